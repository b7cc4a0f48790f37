/**
 * Hand-washing water in public does not scald.
 * Reads stated temperatures at lavatories, in degrees Fahrenheit.
 * @source FBC-P 8th ed. (2023), 416.5
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { statedLimit, type StatedQuantity, temperature } from "../measure.ts";

/** Water as it is stored, before a valve mixes it: `120 F AT TANK, MIXED TO 110`. */
const BEFORE_MIXING =
  /#[^#;|]{0,20}\b(AT|IN|LEAVING|FROM) (THE )?(STORAGE |HOT WATER |HW )?(TANK|HEATER|W\.?H\b|SOURCE|BOILER|SUPPLY MAIN)|#[^#;|]{0,40}\b(MIXED|BLENDED|TEMPERED|REDUCED|LIMITED|LOWERED) (DOWN )?TO\b/i;

/** Of another fixture in the same breath: `LAV TEMPERED TO 110, MOP SINK 140`. */
const OF_OTHER_FIXTURE =
  /\b(MOP|SERVICE|SLOP|UTILITY|LAUNDRY|JANITOR'?S?|HOSE)\b[^#,;|]{0,24}#|#[^#,;|]{0,8}\b(AT|TO|FOR|@) (THE )?(MOP|SERVICE|SLOP|UTILITY|LAUNDRY|JANITOR|HOSE)/i;

export default defineRule<StatedQuantity>({
  id: "plumbing/tempered-water",
  requirementId: "FBC-P-412-tempered",
  severity: "low",
  source: { volume: "FBC-P", edition: "2023", section: "416.5" },
  category: "Plumbing",
  title: "Tempered water at public lavatories",
  when: isCommercial,
  demand: { thing: ["tempered water", "lavatory"], property: "temperature" },
  ...statedLimit({
    quantity: temperature,
    titled: true,
    says: [
      /(PUBLIC LAV|LAVATOR|HAND ?-? ?(WASH|SINK))[^#]{0,40}\| [^#|]{0,14}#/,
      /(LAV(ATOR(Y|IES))?S?|HAND ?-? ?(WASH|SINK)\w*|RESTROOM|TOILET)\b[^#|]{0,40}: [^#|]{0,30}#/,
      /(TEMPERED|ASSE ?1070|MIXING VALVE|THERMOSTATIC)[^#|]{0,60}#/,
      /(PUBLIC|LAV(ATOR(Y|IES))?S?|HAND ?-? ?WASH\w*)\b[^#|]{0,50}#/,
      /#[^#;|,&]{0,40}(PUBLIC LAV|LAVATOR|HAND ?-? ?WASH|TEMPERED)/,
    ],
    not:
      /WATER HEATER|\bE?W\.? ?\/? ?H\b|\bM\.?M\.?V\b|BOILER|DISHWASH|STORAGE|RANGE|SHOWER|\bTUB|BATH ?TUB|KITCHEN|3-COMP|SANITIZ|MASTER MIXING|RECIRC|SCALD VALVE AT SHOWER/,
    notUnder: /DWELLING UNIT|APARTMENT|GUEST ROOM/,
    keep: ({ value, clause }) =>
      value >= 60 && !BEFORE_MIXING.test(clause) && !OF_OTHER_FIXTURE.test(clause),
    bounds: ({ plumbing }) => ({ max: plumbing.temperedWaterMaxF }),
  }),
  messages: {
    ok: "Water at public lavatories: {raw}.",
    outside: "Water at public lavatories is {actual} F; at most {required} F is allowed.",
  },
  recommendation: "Limit the water to {required} F with a valve to ASSE 1070.",
});

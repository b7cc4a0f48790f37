/**
 * Where children live, learn or wait, receptacles resist tampering.
 * Reads statements; silence says nothing.
 * @source NFPA 70-2020, 406.12
 */
import { hasOccupancy } from "../building_profile.ts";
import { anyOf, defineRule } from "../define_rule.ts";
import { feet, forReading, mustShow, type Presence } from "../measure.ts";
import { hasDwellings } from "./_words.ts";

const presence = mustShow({
  shown: [
    /TAMPER ?-? ?(RESIST|PROOF)/,
    /\bT\.?R\b\.?[^.;]{0,12}(RECEPT|OUTLET|TYPE|DUPLEX)|(RECEPT|OUTLET)\w*[^.;]{0,25}\bT\.?R\b/,
  ],
  denied: [
    /\b(DUPLEX|RECEP\w*|OUTLETS?)\b[^;]*\| ?(T\.?R\.?|TAMPER ?-?RES\w*\.?)\?? NO\b/,
    /\b(NO|NOT|NON ?-?|WITHOUT|W\/O) ?-? ?TAMPER/,
    /\bNON ?-? ?T\.?R\.?\b[^;]{0,20}(RECEPT|OUTLET|TYPE|DUPLEX|DEVICE)|(RECEPT|OUTLET|DUPLEX|DEVICE)\w*[^;]{0,30}\b(NON ?-? ?|NOT )T\.?R\b/,
    /TAMPER ?-? ?(RESIST|PROOF)\w*[^.;]{0,30}\b(NOT (REQ|PROV|USED|INCL)|NONE|OMITTED|DELETED)/,
  ],
  // Behind an appliance that is not easily moved none is needed.
  not:
    /TAMPER SWITCH|SUPERVIS|VALVE|FASTENER|SCREW|REFRIG|FRIDGE|\bREF\b|WASHER|DRYER|MICRO|RANGE|OVEN|FREEZER|DISPOSAL|DISHW|EXIST|LUMINAIRE/,
});

/** Out of reach of children. */
const isHigh = ({ text }: Presence, heightFt: number) =>
  feet.find(forReading(text)).some(({ value }) =>
    value > heightFt ||
    (value === heightFt && /\b(MORE|HIGHER|GREATER|OVER|EXCEED\w*)\b/i.test(text))
  );

export default defineRule<Presence>({
  id: "electrical/tamper-resistant",
  requirementId: "NEC-406.12-TR",
  severity: "low",
  source: { volume: "NEC", edition: "2020", section: "406.12" },
  category: "Electrical",
  title: "Tamper-resistant receptacles",
  when: (building) =>
    anyOf(hasDwellings(building), hasOccupancy(building, "R-1", "E", "I-4", "I-2")),
  applies: (plan, context) =>
    presence.applies(plan, context).filter((it) =>
      it.state !== "denied" || !isHigh(it, context.limits.electrical.tamperResistantFt)
    ),
  check: presence.check,
  messages: {
    ok: "Tamper-resistant receptacles are shown: {text}",
    denied: "Receptacles are stated without tamper resistance: {text}",
    deferred: "Tamper resistance is put off: {text}",
  },
  recommendation: "Note tamper-resistant receptacles.",
});

/**
 * Emergency power comes on before people are lost in the dark.
 * Reads stated transfer times, in seconds; legally required standby power may take longer, optional power as long as
 * it likes, and so may the rows of a list beside the one that names emergency loads.
 * @source NFPA 70-2020, 700.12
 */
import { isCommercial } from "../building_profile.ts";
import type { ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import { type Quantity, seconds, statedLimit, type StatedQuantity } from "../measure.ts";

/** Seconds, also by their sign: `18 s` at the end of a cell or sentence. */
const secondsOrS: Quantity = {
  unit: "s",
  find: (text) => [
    ...seconds.find(text),
    ...[...text.matchAll(/(?<![\w.,:/-])(\d{1,3}(?:\.\d)?)\s?s\b(?=\W*$|\s*[|;,)]|\s+[a-z])/g)].map(
      (it) => ({
        value: Number(it[1]),
        raw: it[0],
        start: it.index,
        end: it.index + it[0].length,
      }),
    ),
  ],
};

/** So many characters before a figure say what it is of. */
const NEAR = 40;
const isStandby = (words: string): boolean =>
  /STANDBY|701|LEGALLY/i.test(words) && !/EMERGENCY|LIFE/i.test(words);

/** Loads whose supply article 700 speaks of. */
const EMERGENCY =
  /EMERG|LIFE ?-? ?SAFETY|CRITICAL|EGRESS|\bEXITS?\b|\bFIRE\b|\bEM\b|\bEPSS?\b|ART(ICLE)?\.? 700|^\W*700\W*$/i;

/** A row that names neither an emergency load nor standby power, in a list of switches or branches of which another names one. */
function isOfOtherBranch({ schedule, row }: StatedQuantity): boolean {
  if (!schedule || !row || schedule.rows.length < 2) return false;
  const namesEmergency = (it: ScheduleRow) => it.cells.some(({ text }) => EMERGENCY.test(text));
  const words = row.cells.map(({ text }) => text).join(" ");
  return !namesEmergency(row) && !isStandby(words) && schedule.rows.some(namesEmergency);
}

/** The equipment branch may come on later: `ATS-LS 10 SEC., ATS-EQ 20 SEC.` @source NFPA 70-2020, 517.35 */
const isOfEquipment = (before: string): boolean => {
  const own = before.split(/[,;]/).at(-1) ?? "";
  return /\bEQ(?:UIP(?:MENT)?|PT)?\b/i.test(own) && !EMERGENCY.test(own);
};

export default defineRule<StatedQuantity>({
  id: "electrical/emergency-transfer-time",
  requirementId: "NEC-700-emergency",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "700.12" },
  category: "Electrical",
  title: "Emergency power transfer time",
  when: isCommercial,
  demand: { thing: ["transfer switch", "generator", "standby load"], property: "transfer time" },
  ...statedLimit({
    keep: (stated) => !isOfOtherBranch(stated) && !isOfEquipment(stated.before),
    quantity: secondsOrS,
    says: [
      /(EMERGENCY|LIFE ?-? ?SAFETY|EGRESS|GENERATOR|\bATS\b|TRANSFER|STANDBY|START)[^#;|]{0,80}#/,
      /#[^#;|]{0,60}(EMERGENCY|LIFE ?-? ?SAFETY|TRANSFER|STANDBY|\bATS\b)/,
    ],
    not:
      /DELAYED EGRESS|DELAYED|TIME DELAY|CRANK|WARM ?-?UP|\bUPS\b|BYPASS|(?<!FIRE )ALARM|MINIMUM RUN|NEUTRAL|RETRANSFER|COOL ?DOWN|LOCK|CLOS|EXERCIS|DOOR|OPTIONAL|\b702\b|\bTEST|MONTHLY|ANNUAL|INSPECT/,
    bounds: ({ electrical }, { clause, before }) => ({
      max: isStandby(clause) || isStandby(before.slice(-NEAR))
        ? electrical.standbyTransferS
        : electrical.emergencyTransferS,
    }),
  }),
  messages: {
    ok: "Transfer within {raw}.",
    outside: "Power is transferred in {actual} s; at most {required} s is allowed.",
  },
  recommendation: "Provide source and transfer equipment that pick up emergency loads within 10 s.",
});

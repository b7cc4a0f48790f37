/**
 * Emergency power comes on before people are lost in the dark.
 * Reads stated transfer times, in seconds; legally required standby power may take longer, optional power as long as
 * it likes, and so may the rows of a list beside the one that names emergency loads.
 * @source NFPA 70-2020, 700.12
 */
import type { ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import { demand, type Demanded, ownPart } from "../measure.ts";

const isStandby = (words: string): boolean =>
  /STANDBY|701|LEGALLY/i.test(words) && !/EMERGENCY|LIFE/i.test(words);

/** Loads whose supply article 700 speaks of. */
const EMERGENCY =
  /EMERG|LIFE ?-? ?SAFETY|CRITICAL|EGRESS|\bEXITS?\b|\bFIRE\b|\bEM\b|\bEPSS?\b|ART(ICLE)?\.? 700|^\W*700\W*$/i;

/** A row that names neither an emergency load nor standby power, in a list of switches or branches of which another names one. */
function isOfOtherBranch({ schedule, row }: Demanded): boolean {
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

/** Times that begin, end or test a transfer, and power nothing depends on. */
const OTHER_TIME =
  /DELAY|CRANK|WARM ?-?UP|\bUPS\b|BYPASS|(?<!FIRE )ALARM|RUN|NEUTRAL|RETRANSFER|COOL ?DOWN|EXERCIS|DOOR|OPTIONAL|\b702\b|\bTEST|MONTHLY|ANNUAL|INSPECT/i;

const stated = demand({
  thing: ["transfer switch", "generator", "standby load"],
  property: "transfer time",
  keep: ({ clause, text, context }) =>
    !OTHER_TIME.test(`${text} | ${context}`) && !isOfEquipment(clause.split("#")[0]),
  limit: ({ electrical }, { text, clause }) => ({
    max: isStandby(ownPart(clause)) || isStandby(text)
      ? electrical.standbyTransferS
      : electrical.emergencyTransferS,
  }),
});

export default defineRule({
  id: "electrical/emergency-transfer-time",
  requirementId: "NEC-700-emergency",
  ...stated,
  applies: (plan, context) => stated.applies(plan, context).filter((it) => !isOfOtherBranch(it)),
  leavesOut: (_frame, subject) => isOfOtherBranch(subject as Demanded),
  messages: {
    ok: "Power is transferred within {raw}.",
    outside: "Power is transferred in {actual} s; at most {required} s is allowed.",
  },
  recommendation:
    "Provide a power source and transfer equipment that pick up emergency loads within 10 s.",
});

/**
 * Threshold buildings have a structural inspection plan and a special inspector.
 * Applies to statements about threshold inspection, and to buildings known to cross a threshold.
 * @source FBC-B 8th ed. (2023), 110.8; ss. 553.71 and 553.79, F.S.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { CalculatorInput } from "../../_shared/domain/report.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { fromElsewhere } from "../calculators/inputs.ts";
import { readThreshold, thresholdReason } from "../calculators/threshold_building.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../define_rule.ts";
import { denying, lookFor, type Presence, printedNumber, sheetsOf } from "../measure.ts";

const TOPIC =
  /\bTHRESHOLD\s+(BUILDING|INSPECT\w*|STRUCTURE|PLAN)|\bSPECIAL\s+INSPECTOR|\bSTRUCTURAL\s+INSPECTION\s+PLAN/i;
const DENIED_AT_ALL = denying(
  "THRESHOLD\\s+(?:BUILDING\\s+)?(?:INSPECT\\w*|PLAN)(?:\\s+PLAN)?|(?:THRESHOLD|SPECIAL)\\s+INSPECTORS?|STRUCTURAL\\s+INSPECTION\\s+PLAN",
);
const DENIED =
  /\b(BUILDING|INSPECT\w*|STRUCTURE|INSPECTOR)\b\W{0,4}(NO\b|NOT\s+(REQ\w*|APPL\w*|A\b)|N\/A|NONE)|\bNOT\s+A\s+THRESHOLD|\bNO\s+THRESHOLD|\bNOT\s+(?:CONSIDERED|CLASSIFIED|DEEMED|REGARDED|DESIGNATED)(?:\s+(?:AS|TO\s+BE))?\s+(?:A\s+)?["']?THRESHOLD|\bNON-?\s?THRESHOLD/i;
/** The answer of a code table, behind the sections it cites: `THRESHOLD BUILDING | 110.8 | - | NO`. */
const ANSWERED_NO =
  /\bTHRESHOLD\s+(?:BUILDING|STRUCTURE|INSPECT\w*)(?:[\s\d|:()?§,.–—-]|\bPER\b|\bSECT?(?:ION)?\b|\bF\.?S\b|\bFBC(?:-B)?\b|\bFLORIDA\b|\bSTAT(?:UTES?)?\b){0,60}?(?:\bNO\b(?!\.?\s+OF\b)|\bNONE\b|\bN\/A\b|\bNOT\s+(?:REQ|APPL))/i;

export default defineRule({
  id: "structural/threshold-building",
  requirementId: "FBC-B-110.8-threshold",
  source: { volume: "FBC-B", edition: "2023", section: "110.8" },
  title: "Threshold inspection",
  demand: { thing: "threshold inspection" },
  applies: subjects,
  check(it, { plan, building }) {
    const known = thresholdReason(readThreshold(plan, building));
    const said = known || it.state !== "denied" ? null : reasonIn(it.text);
    const reason = said ?? known;
    const data = {
      actual: reason ?? "below",
      required: "inspection plan above the threshold",
      unit: null,
      text: it.text,
    };
    if (it.state === "shown") return pass(data, { message: "provided" });
    if (!reason) return it.state === "denied" && reason === null ? pass(data) : inapplicable();
    const { stories, heightFt, scope } = building;
    const isSure = !stories.isDisputed && !heightFt.isDisputed && scope !== "alteration";
    if (it.state === "denied") {
      return isSure || said ? fail("denied", data) : cantTell("denied", data);
    }
    return cantTell(it.state, data);
  },
  messages: {
    ok: "The building is not a threshold building.",
    provided: "Threshold inspection is called out.",
    denied: "The set says this is not a threshold building, but it is: {actual}.",
    deferred: "Threshold inspection is deferred, and the building exceeds a threshold: {actual}.",
    absent: "The building exceeds a threshold ({actual}), but no inspection plan is called out.",
  },
});

/** Figures with which the text compares: `LESS THAN 4 STORIES`, `OVER 500 PERSONS`. */
const COMPARED =
  /\b(?:LESS|FEWER|MORE|GREATER)\s+THAN|\b(?:UNDER|BELOW|OVER|ABOVE|EXCEEDS?|EXCEEDING|MAX\w*|LIMITED\s+TO|UP\s+TO)\b[^.;\d]{0,24}$|\bNOT\s+$|[<>≤≥]\s*$/i;
const SIZE =
  /(?<n>\d{1,3}(?:,\d{3})+|\d+)\s*-?\s*(?:(?<stories>STOR(?:Y|IES|EYS?)\b|FLOORS\b)|(?<heightFt>(?:FT|FEET|FOOT|')\.?\s*(?:HIGH|TALL|IN\s+HEIGHT))|(?<areaSqft>S\.?\s?F\b|SQ\.?\s*F(?:T|EET))|(?<occupants>SEATS?\b|OCC(?:UPANTS)?\b|PERSONS?\b|PEOPLE\b))/gi;
const HALL =
  /\b(?:AUDITORIUM|ASSEMBLY|ARENA|THEAT(?:ER|RE)|CHURCH|SANCTUARY|GYM\w*|BALLROOM|HALL)\b/i;

/** Why the figures of the text itself make a threshold building; null when they don't. */
function reasonIn(text: string): string | null {
  const inputs = [input("groups", HALL.test(text) ? "A-3" : null)];
  for (const match of text.matchAll(SIZE)) {
    const { n, ...units } = match.groups ?? {};
    const key = Object.keys(units).find((it) => units[it] !== undefined);
    const isCompared = COMPARED.test(text.slice(Math.max(0, match.index - 40), match.index));
    if (key && !isCompared) inputs.push(input(key, printedNumber(n)));
  }
  return thresholdReason(inputs) ?? null;
}

const input = (key: string, value: string | number | null): CalculatorInput => ({
  ...fromElsewhere(key, key, value, "assumed"),
});

function subjects(plan: PlanSet, { building }: RuleContext): Presence[] {
  const isDue = Boolean(thresholdReason(readThreshold(plan, building))) &&
    building.scope !== "alteration";
  return lookFor(plan, {
    shown: TOPIC,
    negated: anyCase`${DENIED}|${DENIED_AT_ALL}|${ANSWERED_NO}`,
    silentOn: isDue
      ? sheetsOf(plan, {
        kinds: ["code summary", "cover", "structural"],
        disciplines: ["structural"],
      })
      : [],
    searched: "a threshold inspection plan",
  });
}

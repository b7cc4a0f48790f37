/**
 * Manual fire alarm boxes stand within 5 ft of the exits, with their handle 42 to 48 in above the floor.
 * Applies to stated distances and heights of pull stations. Measures feet to the exit, inches above the floor.
 * @source FBC-B 8th ed. (2023), 907.4.2
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { atLeast, atMost, normaliseMarks } from "../../_shared/units.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import { inches, isKept, lengthsOf, newWork, placeOf, rowQuantities } from "../measure.ts";

/** One length said of a pull station. */
interface PullStation extends Evidence {
  valueIn: number;
  of: "height" | "exit" | "travel";
}

const TOPIC =
  /\bPULL\s+STATIONS?\b|\bMANUAL\s+(FIRE\s+ALARM\s+)?(PULL\s+)?BOX(ES)?\b|\bFIRE\s+ALARM\s+BOX(?:ES)?\b|\bM\.?P\.?S\b|\bMANUAL\s+(STATIONS?|PULLS?)\b|\b(?:FIRE\s+ALARM|F\.?A\.?)\s+PULLS?\b(?!\s*BOX)/i;
const RIVALS =
  /\bHORNS?(\s*[/&-]\s*STROBES?|\s+STROBES?)?\b|\bSTROBES?\b|\bSPEAKERS?\b|\bDETECTORS?\b|\bEXTINGUISHERS?\b|\bPANELS?\b|\bSIGNS?\b|\bSWITCH(ES)?\b|\bTHERMOSTATS?\b|\bOUTLETS?\b|\bBELLS?\b|\bCHIMES?\b|\bGONGS?\b|\bCONDUITS?\b|\bWIR(E|ING)\b/i;

export default defineRule({
  id: "fire/pull-stations",
  requirementId: "FBC-B-907.4.2-pull-stations",
  demand: {
    thing: "pull station",
    property: "height",
    limit: ({ fire }) => ({ min: fire.pullStationHandleLowIn, max: fire.pullStationHandleHighIn }),
  },
  applies: pullStations,
  check(it, { limits }) {
    if (it.of === "height") {
      const [low, high] = [limits.fire.pullStationHandleLowIn, limits.fire.pullStationHandleHighIn];
      const data = { actual: it.valueIn, required: `${low} to ${high}`, unit: "in" };
      return atLeast(it.valueIn, low, "in") && atMost(it.valueIn, high, "in")
        ? pass(data, { message: "height" })
        : fail("height", data);
    }
    const required = it.of === "exit"
      ? limits.fire.pullStationToExitFt
      : limits.fire.pullStationTravelFt;
    const data = { actual: it.valueIn / 12, required, unit: "ft" };
    return atMost(it.valueIn / 12, required, "ft") ? pass(data) : fail("far", data);
  },
  messages: {
    ok: "The pull station is {actual} ft away; {required} ft is allowed.",
    far: "The pull station is {actual} ft away; at most {required} ft is allowed.",
    height:
      "The handle of the pull station is {actual} in above the floor; {required} in is required.",
  },
  recommendation:
    "Place pull stations within 5 ft of each exit, with the handle 42 to 48 in above the floor.",
});

/** The pull of a hood's suppression system stands away from the hood, not at the exit. */
const OF_HOOD = /\bHOODS?\b|\bSUPPRESSION|\bANSUL|\bUL\s*-?300|\bKITCHEN\s+SYSTEM/i;

/** Distances to the exit in lists of pull stations. */
const listed = (plan: PlanSet): PullStation[] =>
  rowQuantities(plan, {
    quantity: inches,
    says: /\b(DIST\w*|FROM|TO|OFF)\b[^#~]{0,16}\b(EXIT|DOOR)[^#~]{0,12}#/,
    under: TOPIC,
    not: OF_HOOD,
  }).filter(({ value, text }) => value >= 12 && !isKept(text))
    .map((it) => ({ ...placeOf(it), valueIn: it.value, of: "exit" }));

function pullStations(plan: PlanSet): PullStation[] {
  const rows = listed(plan);
  return [...rows, ...said(plan).filter(({ box }) => !rows.some((it) => it.box === box))];
}

function said(plan: PlanSet): PullStation[] {
  return newWork(plan, { topic: TOPIC, not: OF_HOOD }).flatMap((it) => {
    const text = normaliseMarks(it.text);
    return lengthsOf(text, { of: TOPIC, rivals: RIVALS }).toSorted((a, b) => a.start - b.start)
      .flatMap(({ valueIn, start, end }) => {
        const of = kindOf(text.slice(Math.max(0, start - 30), start), text.slice(end, end + 30));
        return of ? [{ ...placeOf(it), valueIn, of }] : [];
      });
  });
}

function kindOf(before: string, after: string): PullStation["of"] | null {
  if (
    /^[\s.]*(MAX\.?|MIN\.?|TO\s+\d|A\.?\s?F\.?\s?F|ABOVE|HIGH)/i.test(after) &&
    /A\.?\s?F\.?\s?F|ABOVE|HIGH/i.test(after)
  ) {
    return "height";
  }
  if (/(MOUNT\w*|HANDLE|HEIGHT|HT\.?)\W*(AT|@)?\W*$/i.test(before)) return "height";
  if (/^[\s.]*(MAX\w*\.?\s*)?(APART\b|O\.?\s?C\b|ON\s+CENT|SPAC)/i.test(after)) return null;
  if (/TRAVEL/i.test(before + after)) return "travel";
  return /\b(EXIT|DOOR)/i.test(before + after) &&
      /\b(OF|OFF|FROM|TO|WITHIN)\b/i.test(before + after)
    ? "exit"
    : null;
}

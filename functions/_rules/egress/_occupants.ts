/** Occupant loads rules ask about: of the building, of a storey, and whether two ways out are needed. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";
import type { Applicability, RuleContext } from "../define_rule.ts";
import { EXIT_ACCESS } from "../limits/fbc_2023/tables/exit_access.ts";
import { allStatements, type Stated, type Statement } from "../measure.ts";

const SERVES =
  /\b(?:SERV(?:ES|ING)|OCC(?:UPANT)?S?\.?\s*(?:LOAD)?\s*(?:SERVED)?\s*[=:]?)\s*(?<a>\d[\d,]*)\s*(?:OCC|PERSONS|PEOPLE)?|\b(?<b>\d[\d,]*)\s*OCC(?:UPANTS?)?\.?\b/i;

/** Occupants a text says something serves: `CORRIDOR SERVES 27 OCCUPANTS`; null when it does not. */
export function servedBy(text: string): number | null {
  const groups = SERVES.exec(text)?.groups;
  const digits = groups?.a ?? groups?.b;
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}

/** Occupants of the building by its own summary or the total row of its calculation; null when not shown. */
export function buildingLoad(plan: PlanSet, building: BuildingProfile): number | null {
  const rows = plan.occupantLoads.filter((row) => row.isTotal && row.occupants !== null);
  const loads = [
    ...plan.codeSummary.totalOccupantLoad.map((fact) => fact.value),
    ...rows.map((row) => row.occupants as number),
  ];
  if (loads.length > 0) return Math.max(...loads);
  return statedLoads(plan)[0]?.value ?? building.occupantLoad.value;
}

/** Largest load of a storey that the set proves: the building's load is an upper bound, one storey makes it exact. */
export function storyLoadAtMost(plan: PlanSet, building: BuildingProfile): number | null {
  for (const { text } of allStatements(plan)) {
    if (!/\b(PER|EACH|TYP\w*\.?)\s+(STORY|STOREY|FLOOR|LEVEL)\b/i.test(text)) continue;
    if (!/OCC/i.test(text)) continue;
    const load = /=\s*(\d[\d,]*)/.exec(text)?.[1] ??
      /(\d[\d,]*)\s*(?:OCC|PERSONS|$)/i.exec(text)?.[1];
    if (load) return Number(load.replaceAll(",", ""));
  }
  return buildingLoad(plan, building);
}

/** Exits the set says are required and provided; null where it does not say. */
export function exitCounts(
  plan: PlanSet,
): { required: number | null; provided: number | null; at: Statement } | null {
  for (const at of allStatements(plan)) {
    const { text } = at;
    const pair =
      /EXITS?\b[^0-9]{0,40}REQ[^0-9]{0,24}PROV[^0-9]{0,8}(\d{1,2})\s*[/|,-]\s*(\d{1,2})\b/i
        .exec(text);
    if (pair) return { required: Number(pair[1]), provided: Number(pair[2]), at };
    if (
      !/\bEXITS?\b/i.test(text) || /SIGN|LIGHT|WIDTH|CAPACITY|SEPARATION|ACCESS DOORWAY/i.test(text)
    ) continue;
    const required = countNear(text, "REQ(?:UIRE)?'?(?:D|MENT)?\\.?");
    const provided = countNear(text, "PROV(?:IDE)?'?D?\\.?");
    if (required !== null || provided !== null) return { required, provided, at };
  }
  return null;
}

const WORDS = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"];

/** The number in digits or words directly before, or after a sign behind, the word. */
function countNear(text: string, word: string): number | null {
  const number = String.raw`(\d{1,2}|${WORDS.join("|")})(?!\s*['"/\d])`;
  const after = (sign: string) =>
    new RegExp(String.raw`\b${word}\s*(?:EXITS?)?\s*${sign}\s*${number}`, "i").exec(text);
  const before = new RegExp(
    String.raw`\b${number}\s*(?:\(\d\)\s*)?(?:EXITS?\s*)?(?:ARE\s+|IS\s+)?\b${word}`,
    "i",
  );
  const found = after("[:=]") ?? before.exec(text) ?? after("[|-]?");
  if (!found) return null;
  const index = WORDS.indexOf(found[1].toUpperCase());
  return index >= 0 ? index : Number(found[1]);
}

/** Are two ways out required of the storey? Decided by what the set says or by its load. */
export function needsTwoExits(plan: PlanSet, building: BuildingProfile): Applicability {
  const stated = exitCounts(plan)?.required ?? null;
  if (stated !== null && stated >= 2) return "yes";
  const load = buildingLoad(plan, building);
  const most = Math.max(...building.occupancies.map((group) => EXIT_ACCESS[group].maxOccupants));
  if (load !== null && Number.isFinite(most)) {
    const stories = building.stories.value;
    if (load > most * Math.max(1, stories ?? 1)) return "yes";
    if (load <= most && (stories ?? 1) === 1 && stated === 1) return "no";
  }
  return "unknown";
}

/** Does what a text speaks of serve fewer than 50? By its own words, else by the load of building or storey. */
export function servesFew(it: { text: string }, context: RuleContext): Applicability {
  const few = context.limits.egress.smallLoadOccupants;
  const own = servedBy(it.text);
  if (own !== null) return own < few ? "yes" : "no";
  const atMost = storyLoadAtMost(context.plan, context.building);
  if (atMost === null) return "unknown";
  if (atMost < few) return "yes";
  return (context.building.stories.value ?? 0) === 1 ? "no" : "unknown";
}

/** Occupant loads stated in words or key and value: `Design occupant load | 290 persons`; per storey ones are others. */
export function statedLoads(plan: PlanSet): Stated[] {
  return allStatements(plan).flatMap((it) => {
    if (!TOTAL_LOAD.test(it.text) || /\bPER\s+(STORE?Y|FLOOR|LEVEL)\b|\bFACTOR\b/i.test(it.text)) {
      return [];
    }
    const found = /LOAD[^0-9]{0,40}?(\d[\d,]*)\s*(?:PERSONS|PEOPLE|OCC\w*|\||$|\.)/i.exec(it.text);
    return found
      ? [{ ...it, value: Number(found[1].replaceAll(",", "")), unit: "occupants", raw: found[0] }]
      : [];
  });
}

/** Numbers of persons a sign to be posted allows: `SIGN: MAXIMUM OCCUPANCY 184 PERSONS`. */
export const postedLoads = (plan: PlanSet): Stated[] =>
  allStatements(plan).flatMap((it) => {
    if (!/\b(SIGNS?|SIGNAGE|POST|POSTED|PLACARDS?)\b/i.test(it.text)) return [];
    const found =
      /\bMAX(?:IMUM|\.)?\s+(?:OCC(?:UPAN(?:CY|TS?))?|CAPACITY|PERSONS|NUMBER OF (?:PERSONS|OCCUPANTS))\b\.?[^0-9;.]{0,20}?(\d[\d,]*)\s*(?:PERSONS|PEOPLE|OCC\w*|$|[.;])/i
        .exec(it.text);
    return found
      ? [{ ...it, value: Number(found[1].replaceAll(",", "")), unit: "occupants", raw: found[0] }]
      : [];
  });

const TOTAL_LOAD =
  /\b(TOTAL|DESIGN|BUILDING|MAX\w*\.?)\s+OCC(UPANT|UPANCY)?\.?\s+LOAD\b|\bOCC(UPANT)?\.?\s+LOAD,?\s+TOTAL\b/i;

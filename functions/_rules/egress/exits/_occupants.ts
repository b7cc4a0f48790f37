/** Occupant loads rules ask about: of the building, of a storey, and whether two ways out are needed. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase, eachInAnyCase } from "../../../_shared/pattern.ts";
import type { BuildingProfile } from "../../building_profile.ts";
import type { Applicability, RuleContext } from "../../define_rule.ts";
import {
  EXIT_ACCESS,
  MOST_AREA_PER_OCCUPANT,
  TWO_EXITS_FROM_STORIES,
} from "../../limits/fbc_2023/tables/exit_access.ts";
import {
  labelledRowText,
  NUMBER_WORDS,
  perPlan,
  printedNumber,
  type Stated,
  type Statement,
  statements,
  wholeNumber,
} from "../../measure.ts";

const PEOPLE = String
  .raw`(?:OCC(?:UPANT)?S?\b|PERSONS?\b|PEOPLE\b|PPL\b|PERS\b|STUDENTS\b|PUPILS\b|PATRONS\b)`;
/** What a number behind such a word is when it is no count of people. */
const NO_PEOPLE = String
  .raw`(?!\d|,\d|\.\d|\s*(?:["'%@]|PSF|PLF|LBS?\b|KIPS?|KW|KVA|AMPS?|TONS?|S\.?\s?F|SQ|GROSS|NET|OFFICE|ROOM|UNIT|STOR|LEVEL|FLOOR|SUITE|APART|EXIT|STAIR|DOOR|HR|HOUR|MIN))`;
const SERVES = new RegExp(
  [
    String
      .raw`(?<!\b(?:LEVEL|FLOOR|STAIR|EXIT|ROOM|SUITE|UNIT|DOOR|STORY|NO\.)\s)\b(?<b>\d[\d,]*)\s*\.?\s*(?:${PEOPLE}|(?<!\b(?:BELOW|UNDER|OVER|THAN|TO|FROM)\s+\d+\s*)O\.?L\b(?!\s*[=:.]?\s*\d))`,
    String
      .raw`\b(?:SERV(?:ES|ING|ED)|SEATS|HOLDS|OCC(?:UPANT|UPANCY)?S?\.?\s*(?:LOAD)?\s*(?:SERVED|ASSIGNED)?(?:\s+(?:OF|IS))?\s*[=:|]?|O\.?\s?L\.?\s*[=:]|O\.?L\.?\s(?=\s*\d)|(?<!\b(?:LIVE|DEAD|WIND|SNOW|POINT|DESIGN|HEAT|COOLING|ROOF|FLOOR|FIRE|GUARD|TOTAL)\s)LOAD\s*[=:]?|STUDENTS\s*[=:|]|(?<!\b(?:PER|FOR)\s|\/\s?)(?:PERSONS|PEOPLE)\s*[=:|]?)\s*(?:UP TO\s+|AN? OCC\w*\.? LOAD OF\s+)?(?<a>\d[\d,]*)${NO_PEOPLE}`,
  ].join("|"),
  "i",
);

/** People counted from below, in no condition: `SERVING 30+ OCC`, `MORE THAN 30 PERSONS`. */
const MORE_THAN =
  anyCase`^(?!.*\b(?:WHERE|WHEN|IF|UNLESS|EXCEPT)\b).*(?:(?<!\d)(?<a>\d[\d,]*)\s*\+\s*${PEOPLE}|(?<!\b(?:NO|NOT)\s)\b(?:OVER|MORE THAN|EXCEEDING)\s*(?<b>\d[\d,]*)\s*${PEOPLE})`;

/** Under or behind short words: `S-A2, OL 73`, `MAY SERVE: 58`. */
const LETTERED =
  /\b(?:O\.?L\b\.?|OCCUPANT\s+LOAD|(?:MAY|CAN)\s+SERVE|SERVES|SERVED|(?:EXIT(?:\s+ACCESS)?|EGRESS|WAY\s+OUT)\s+FOR)\s*[:=]?\s*(?<a>\d{1,4})(?=\s*(?:$|[|,;)]))/i;

/** Occupants a text says something serves, at least: `CORRIDOR SERVES 27 OCCUPANTS`; null when it does not. */
export function servedBy(said: string): number | null {
  const text = said.replace(COUNTED_IN_WORDS, (word) => String(wholeNumber(word)));
  const divided = quotientIn(text);
  if (divided !== null) return divided;
  const more = MORE_THAN.exec(text)?.groups;
  const groups = more ?? SERVES.exec(text)?.groups ?? LETTERED.exec(text)?.groups;
  const digits = groups?.a ?? groups?.b;
  return digits === undefined ? null : printedNumber(digits) + (more ? 1 : 0);
}

/** `FOUR PERSONS`; a note of people counts them in figures or in words. */
const COUNTED_IN_WORDS = eachInAnyCase`\b(?:${
  NUMBER_WORDS.join("|")
})\b(?=\s+(?:${PEOPLE}|STAFF\b))`;

/** An area by the area of one of its people, and what comes of it: `24,000/500 = 48`. */
const QUOTIENT =
  /\b(\d[\d,]*)\s*(?:S\.?F\.?|SQ\.?\s?FT\.?)?\s*[/÷]\s*(\d{1,3})\s*(?:GROSS|NET)?\s*=\s*(\d[\d,]*)(?![\d,.]*\s*["'%])/i;

/** The load a text works out, where the division is right; null without one. */
function quotientIn(text: string): number | null {
  const found = QUOTIENT.exec(text)?.slice(1).map((it) => printedNumber(it));
  if (!found) return null;
  const [area, each, load] = found;
  return Math.abs(area / each - load) <= 1 ? load : null;
}

/** The most people a text counts anywhere: `170 OCC. CAPACITY, 210 PPL. TO THIS EXIT`; null when it counts none. */
export function mostPeople(text: string): number | null {
  const every = [...text.matchAll(new RegExp(SERVES.source, "gi"))]
    .map(({ groups }) => printedNumber(groups?.a ?? groups?.b ?? ""));
  return every.length === 0 ? null : Math.max(...every);
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
function storyLoadAtMost(plan: PlanSet, building: BuildingProfile): number | null {
  const ofStoreys = /\b(PER|EACH|TYP\w*\.?)\s+(STORY|STOREY|FLOOR|LEVEL)\b/i;
  for (const { text } of statements(plan, { topic: ofStoreys })) {
    if (!/OCC/i.test(text)) continue;
    const load = /=\s*(\d[\d,]*)/.exec(text)?.[1] ??
      /(\d[\d,]*)\s*(?:OCC|PERSONS|$)/i.exec(text)?.[1];
    if (load) return printedNumber(load);
  }
  return buildingLoad(plan, building);
}

/** Numbers of exits, null where they are not said, and where they stand. */
interface ExitCounts {
  required: number | null;
  provided: number | null;
  at: Statement;
}

/** Exits the set says are required and provided; null where it does not say. */
export const exitCounts = perPlan((plan): ExitCounts | null => {
  for (const at of statements(plan, { topic: /EXITS?\b/i })) {
    const { text } = at;
    const pair =
      /EXITS?\b[^0-9]{0,40}REQ[^0-9]{0,24}PROV[^0-9]{0,8}(\d{1,2})\s*[/|,-]\s*(\d{1,2})\b/i
        .exec(text);
    if (pair) return { required: Number(pair[1]), provided: Number(pair[2]), at };
    if (
      !/\bEXITS?\b/i.test(text) ||
      /\bSIGN|LIGHT|WIDTH|CAPACITY|SEPARATION|ACCESS DOORWAY/i.test(text)
    ) continue;
    const required = countNear(text, "REQ(?:UIRE)?'?(?:D|MENT)?\\.?");
    const provided = countNear(text, "PROV(?:IDE)?'?D?\\.?");
    if (required !== null || provided !== null) return { required, provided, at };
  }
  return null;
});

/** The number in digits or words directly before, or after a sign behind, the word. */
function countNear(text: string, word: string): number | null {
  const number = String.raw`(\d{1,2}|${NUMBER_WORDS.join("|")})(?!\s*['"/\d])`;
  const after = (sign: string) => anyCase`\b${word}\s*(?:EXITS?)?\s*${sign}\s*${number}`.exec(text);
  const before = anyCase`\b${number}\s*(?:\(\d\)\s*)?(?:EXITS?\s*)?(?:ARE\s+|IS\s+)?\b${word}`;
  const found = after("[:=]") ?? before.exec(text) ?? after("[|-]?");
  if (!found) return null;
  return wholeNumber(found[1]);
}

/**
 * Are two ways out required of the storey? Decided by what the set says, by its stories or by its load. Dwellings of
 * one or two families may have one however high they are.
 * @source FBC-B 8th ed. (2023), 1006.3.4 and Tables 1006.3.4(1), 1006.3.4(2)
 */
export function needsTwoExits(plan: PlanSet, building: BuildingProfile): Applicability {
  const stated = exitCounts(plan)?.required ?? null;
  if (stated !== null && stated >= 2) return "yes";
  const { value: high, isDisputed } = building.stories;
  const isSmallDwelling = building.occupancies.every((group) => group === "R-3" || group === "R-4");
  const from = building.occupancies.some((group) => group === "R-2" || group === "R-3")
    ? TWO_EXITS_FROM_STORIES.apartments
    : TWO_EXITS_FROM_STORIES.others;
  if (high !== null && !isDisputed && !isSmallDwelling && high >= from) return "yes";
  const load = buildingLoad(plan, building) ?? leastLoad(plan, building);
  const most = Math.max(...building.occupancies.map((group) => EXIT_ACCESS[group].maxOccupants));
  if (load !== null && Number.isFinite(most)) {
    const stories = building.stories.value;
    if (load > most * Math.max(1, stories ?? 1)) return "yes";
    const isCounted = buildingLoad(plan, building) !== null;
    if (isCounted && load <= most && (stories ?? 1) === 1 && stated === 1) return "no";
  }
  return "unknown";
}

/** Occupants the smallest area told of the building holds at least; null where a group has no such figure. */
function leastLoad(plan: PlanSet, building: BuildingProfile): number | null {
  const counted = countedLoad(plan);
  const byArea = leastByArea(plan, building);
  return counted === null ? byArea : Math.max(counted, byArea ?? 0);
}

/** What the spaces of the load tables come to, each once; null where no table counts any. */
function countedLoad(plan: PlanSet): number | null {
  const bySpace = new Map<string, number>();
  for (const { space, occupants, isTotal } of plan.occupantLoads) {
    if (isTotal || occupants === null) continue;
    const name = space.trim().toUpperCase();
    bySpace.set(name, Math.min(occupants, bySpace.get(name) ?? Infinity));
  }
  const loads = [...bySpace.values()];
  return loads.length === 0 ? null : loads.reduce((sum, it) => sum + it, 0);
}

/** The fewest people a building of this area can be counted for. */
function leastByArea(
  plan: PlanSet,
  { occupancies, areaSqft }: BuildingProfile,
): number | null {
  const areas = [...plan.codeSummary.buildingAreaSqft.map(({ value }) => value), areaSqft.value]
    .filter((it): it is number => it !== null);
  const each = occupancies.map((group) => MOST_AREA_PER_OCCUPANT[group] ?? Infinity);
  if (areas.length === 0 || each.length === 0 || !each.every(Number.isFinite)) return null;
  return Math.floor(Math.min(...areas) / Math.max(...each));
}

/** Does a text itself say that sprinklers protect what it speaks of? */
export const saysSprinklered = (text: string): boolean =>
  /\bSPRINKLERED\b|\bSPR?K(?:LR|L)?(?:'?D\b|\.)|\bNFPA\s*-?\s*13R?\b(?!\s*D)|\b(?:WITH|FULL(?:Y)?)\s+SPRINKLER/i
    .test(text) &&
  !/\b(?:NON|NOT|UN|NO|WITHOUT)[\s-]*(?:BE\s+)?(?:FULLY\s+)?(?:AUTOMATIC\s+)?SPR?(?:IN)?K/i.test(
    text,
  );

const BARE_OF_SPRINKLERS =
  /\b(?:NON|UN|NOT)[\s-]*(?:FULLY\s+)?SPR?(?:IN)?K\w*|\b(?:NO|WITHOUT|W\/O)\s+(?:AUTOMATIC\s+|FIRE\s+)?SPRINKLERS?\b(?!\s+(?:HEADS?|IN|AT|ON|ABOVE|BELOW|RISER|MAIN|ROOM|PIP|REQ))|\bSPRINKLER(?:S|ED)?\s*[:=-]?\s*(?:NONE|NO\b)|\bNOT\s+(?:BE\s+)?(?:EQUIPPED|PROTECTED|FURNISHED|SERVED)(?:\s+THROUGHOUT)?\s+(?:WITH|BY)\s+(?:AN?\s+)?(?:(?:AUTOMATIC|FIRE|APPROVED)\s+)*SPRINKLERS?(?:\s+SYSTEM)?/i;

/** Where others have none: `20 FT IS FOR UNSPRINKLERED BUILDINGS`, `150 FT IF NOT SPRINKLERED`. */
const WHERE_BARE =
  /\b(?:FOR|IF|WHERE|WHEN|OF)\s+(?:AN?\s+|ALL\s+|OTHER\s+)?(?:(?:NON|UN|NOT)[\s-]*SPR?(?:IN)?K\w*|(?:BUILDINGS?|ROWS?|THOSE|ONES)\s+WITHOUT\s+SPRINKLERS?)(?:\s+(?:BUILDINGS?|ROWS?|COLUMN|ONES))?\b/gi;

/** What a text itself says of the sprinklers over it; null when nothing, or both as tables of limits do. */
export function sprinklersSaid(said: string): "yes" | "no" | null {
  const text = said.replace(WHERE_BARE, " ");
  if (!BARE_OF_SPRINKLERS.test(text)) return saysSprinklered(text) ? "yes" : null;
  const rest = text.replace(new RegExp(BARE_OF_SPRINKLERS.source, "gi"), " ");
  return /\bSPR?(?:IN)?KL?E?R?'?E?D?\b|\bNFPA\s*-?\s*13/i.test(rest) ? null : "no";
}

/** Occupants a text gives, else those of the title it stands under: `SUITE 120 - 34 OCC.` */
export const loadBeside = (
  it:
    & Pick<Statement, "text">
    & Partial<Pick<Statement, "heading" | "drawing" | "schedule" | "row">>,
): number | null =>
  servedBy(it.text) ??
    (it.schedule && it.row ? servedBy(labelledRowText(it.schedule, it.row)) : null) ??
    servedBy(it.heading ?? "") ?? servedBy(it.drawing ?? "");

/** Does what a text speaks of serve fewer than 50? By its own words, else by the load of building or storey. */
export function servesFew(
  it: Parameters<typeof loadBeside>[0],
  context: RuleContext,
): Applicability {
  const few = context.limits.egress.smallLoadOccupants;
  if (Number(SERVES_FEWER.exec(it.text)?.[1] ?? NaN) <= few) return "yes";
  const own = loadBeside(it) ?? loadOfHall(it.text, context.plan);
  if (own !== null) return own < few ? "yes" : "no";
  const atMost = storyLoadAtMost(context.plan, context.building);
  if (atMost === null) return "unknown";
  if (atMost < few) return "yes";
  return (context.building.stories.value ?? 0) === 1 ? "no" : "unknown";
}

/** The most people a set says the one hall of a text serves, wherever it names it: `HALL 119 … SERVES 13 STAFF`. */
export function loadOfHall(text: string, plan: PlanSet): number | null {
  const number = onlyHall(text);
  return number === null ? null : hallLoads(plan).get(number) ?? null;
}

/** The most people served by each hall that is named by its number. */
const hallLoads = perPlan((plan) => {
  const loads = new Map<string, number>();
  for (const { text, readBy } of statements(plan, { topic: NUMBERED_HALL })) {
    // What the model says of one place proves nothing of another.
    if (readBy === "model") continue;
    for (const sentence of text.split(/(?<=[A-Z\d)]{2})\.\s+/i)) {
      const [number, load] = [onlyHall(sentence), servedBy(sentence)];
      if (number === null || load === null) continue;
      loads.set(number, Math.max(load, loads.get(number) ?? 0));
    }
  }
  return loads;
});

const NUMBERED_HALL =
  /\b(?:CORRIDOR|CORR\.?|HALL(?:WAY)?|PASSAGE(?:WAY)?)\s+(?:NO\.?\s*)?(\d{2,4}[A-Z]?)\b/i;

/** The number of the hall a text names, where it names no other. */
function onlyHall(text: string): string | null {
  const named = new Set(
    [...text.matchAll(new RegExp(NUMBERED_HALL.source, "gi"))].map(([, it]) => it.toUpperCase()),
  );
  return named.size === 1 ? [...named][0] : null;
}

/** `36 IN. UNDER 50 OCC.` */
const SERVES_FEWER =
  /(?:\b(?:UNDER|(?:FEWER|LESS)\s+THAN)|<)\s*(\d{1,3})\s*(?:OCC|PERSONS|PEOPLE)/i;

/** Occupant loads stated in words or key and value: `Design occupant load | 290 persons`; per storey ones are others. */
export const statedLoads = perPlan((plan): Stated[] =>
  statements(plan, {
    topic: TOTAL_LOAD,
    not: /\bPER\s+(STORE?Y|FLOOR|LEVEL)\b|\bFACTOR\b/i,
  }).flatMap((it) => {
    const found = /LOAD[^0-9]{0,40}?(\d[\d,]*)\s*(?:PERSONS|PEOPLE|OCC\w*|\||$|\.)/i.exec(it.text);
    return found
      ? [{ ...it, value: printedNumber(found[1]), unit: "occupants", raw: found[0] }]
      : [];
  })
);

/** Numbers of persons a sign to be posted allows: `SIGN: MAXIMUM OCCUPANCY 184 PERSONS`. */
export const postedLoads = (plan: PlanSet): Stated[] =>
  statements(plan, { topic: /\b(SIGNS?|SIGNAGE|POST|POSTED|PLACARDS?)\b/i }).flatMap((it) => {
    const found =
      /\bMAX(?:IMUM|\.)?\s+(?:OCC(?:UPAN(?:CY|TS?))?|CAPACITY|PERSONS|NUMBER OF (?:PERSONS|OCCUPANTS))\b\.?[^0-9;.]{0,20}?(\d[\d,]*)\s*(?:PERSONS|PEOPLE|OCC\w*|$|[.;])/i
        .exec(it.text);
    return found
      ? [{ ...it, value: printedNumber(found[1]), unit: "occupants", raw: found[0] }]
      : [];
  });

const TOTAL_LOAD =
  /\b(TOTAL|DESIGN|BUILDING|MAX\w*\.?)\s+OCC(UPANT|UPANCY)?\.?\s+LOAD\b|\bOCC(UPANT)?\.?\s+LOAD,?\s+TOTAL\b/i;

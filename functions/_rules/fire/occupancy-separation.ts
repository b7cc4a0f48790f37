/**
 * Separated occupancies stand apart by rated walls or floors.
 * Applies to stated separations of two use groups, or of the only two in the building. Measures hours.
 * @source FBC-B 8th ed. (2023), Table 508.4
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass, type Verdict } from "../define_rule.ts";
import { separationHours } from "../limits/fbc_2023/tables/fire_tables.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { besideOnDrawing, either, type Stated, statements } from "../measure.ts";
import { groupsIn, isNfpa13, isUnsprinklered, wallRatings } from "./_words.ts";

const SEPARATION =
  /\b(OCCUPANC(Y|IES)|USE|MIXED[\s-]*USE)\s+(FIRE\s+)?SEPARATIONS?|SEPARATED\s+(MIXED\s+)?(USES?|OCCUPANC)|SEPARATION\s+(OF|BETWEEN)\s+(OCC|USES?|GROUPS?|[ABEFHIMRSU](-?\d)?\b)|\b(BETWEEN|SEPARAT\w+)\s+(GROUP\s+)?[ABEFHIMRSU](-?\d)?\s+(AND|&|FROM)\s+(GROUP\s+)?[ABEFHIMRSU](-?\d)?\b|\b[ABEFHIMRSU]-\d\s*(\/|TO|-)\s*[ABEFHIMRSU](-\d)?\s+(FIRE\s+)?(SEPARATION|BARRIER)/i;

/** A wall between tenants with the pairs of groups it may separate. */
type Demising = Stated & { pairs: (readonly [OccupancyGroup, OccupancyGroup])[] };

const NOT = /\bNON-?\s?SEPARATED|ACCESSORY/i;
/** A door or window in the separation has a rating of its own. */
const OF_OPENING = /^[\W\d]*(?:\w+\s+)?(?:DOORS?|OPENINGS?|WINDOWS?|GLAZING|DAMPERS?|SHUTTERS?)\b/i;
/** Two use groups side by side: `A-2 DINING TO M GIFT SHOP`, `B / S-1`, `R-2 | M`. */
const PAIR =
  /(?<![\w-])(GROUP\s+)?([AFHIRS]-?\s?\d|[BEMU])\b[^|\d;]{0,30}(?:\b(?:TO|AND|FROM|VS)\b|[\/&|,-])\s*(?:GROUP\s+|[A-Z]{3,}\s+\()?([AFHIRS]-?\s?\d|[BEMU])\b(?!-)/i;

/** A wall under a title of separated uses, whose groups the drawing names beside it: `B OFFICE`, `S-1 WAREHOUSE`. */
const drawnBetween = (plan: PlanSet): (Stated & { pair: OccupancyGroup[] })[] =>
  wallRatings(plan, {
    topic: /\b(WALLS?|PARTITIONS?|BARRIER|ASSEMBLY|C\.?M\.?U|STUDS?|SEPARATION)\b/i,
    not: NOT,
    in: "notes",
  }).flatMap((it) => {
    const title = it.drawing ?? "";
    const others = besideOnDrawing(it, plan).map(({ text }) => text);
    const isSeparation = /\bSEPARAT/i.test(title) && !NOT.test([title, ...others].join(" | "));
    const pair = groupsIn(
      [title, ...others].flatMap((text) => GROUP_LABEL.exec(text)?.[1] ?? []).join(" | "),
    );
    return isSeparation && pair.length === 2 && groupsIn(it.text).length === 0
      ? [{ ...it, pair }]
      : [];
  });

const GROUP_LABEL = /^\W*(?:GROUP\s+)?([AFHIRS]-?\d|[BEMU])(?=\W+(?:OCC|[A-Z]{4,})|\W*$)/i;

const SEPARATED = /(?<!NON-?\s?)(?<!NOT\s)\bSEPARATED\b/i;
const DEMISING = /\b(?:DEMISING|TENANT\s+SEPARATION|PARTY\s+WALL|BETWEEN\s+TENANTS)\b/i;

/** The wall to the neighbouring tenant, where the code data say that the uses are separated and name their groups. */
function demisingWalls(plan: PlanSet, building: BuildingProfile): Demising[] {
  const said = statements(plan, { topic: SEPARATED, not: NOT }).find(({ text }) =>
    /\bUSES?\b|\bOCC|\bMIXED|508\.4/i.test(text) &&
    groupsIn(text).length >= 2
  );
  if (!said) return [];
  const groups = groupsIn(said.text);
  const own = groups.filter((group) => building.occupancies.includes(group));
  const others = groups.filter((group) => !building.occupancies.includes(group));
  if (own.length !== 1 || others.length === 0) return [];
  return wallRatings(plan, { topic: DEMISING, not: NOT }).filter(({ text }) =>
    groupsIn(text).length === 0 && !OF_OPENING.test(text)
  ).map((it) => ({ ...it, pairs: others.map((other) => [own[0], other] as const) }));
}

/** Of the pairs a demising wall may stand between, the one that asks for least; null where one may not be. */
function leastOf(pairs: Demising["pairs"], isSprinklered: boolean) {
  const hours = pairs.map(([a, b]) => ({ a, b, hours: separationHours(a, b, isSprinklered) }));
  if (hours.some((it) => typeof it.hours !== "number")) return null;
  return hours.sort((x, y) => Number(x.hours) - Number(y.hours))[0];
}

function judgeDemising({ value, pairs }: Demising, building: BuildingProfile): Verdict {
  const bare = isUnsprinklered(building);
  const least = leastOf(pairs, bare !== true && isNfpa13(building) !== false);
  if (!least) return inapplicable();
  const { a, b } = least;
  const data = { actual: value, required: Number(least.hours), unit: "hours", a, b };
  if (value >= data.required) return bare === null ? inapplicable() : pass(data);
  return fail("low", data);
}

/** The title of the table or list, or a column of it, speaks of separated uses. */
function isUnderSeparation({ text, heading, schedule }: Stated): boolean {
  if (/\b(ARE|IS)\s+SEPARATED\b/i.test(text)) return true;
  const words = [heading, schedule?.title, ...(schedule?.columns.map((it) => it.header) ?? [])]
    .filter(Boolean).join(" | ");
  return /\bSEPARAT(ED|ION)/i.test(words) && !NOT.test(words) &&
    /\b(OCCUPANC|USES?\b|GROUPS?\b|MIXED|508\.4)/i.test(words);
}

/** Nothing but two groups and the hours between them, as code data list their separations. */
const BARE_PAIR =
  /^\W*(?:GROUP\s+)?(?:[AFHIRS]-?\s?\d|[BEMU])\s*(?:\/|-|–|&|TO|AND|\|)\s*(?:GROUP\s+)?(?:[AFHIRS]-?\s?\d|[BEMU])\W+(?:\d|NONE\b|N\.?R\b)[\s\d\/-]*(?:HR|HOUR|MIN)?\w*\.?(?:\s+(?:FB|FIRE\s+BARRIER|BARRIER|WALL|SEP\w*))?\W*$/i;

/** The code data of the page say that the uses are separated, beside what else they say. */
const isSeparatedOn = (page: number, plan: PlanSet): boolean =>
  statements(plan, { topic: SEPARATED }).some((it) =>
    it.page === page && /\b(?:USES?|OCC\w*|MIXED|508\.4)\b/i.test(it.text)
  ) && statements(plan, { topic: /\bNON-?\s?SEPARATED\b|\b508\.3\b/i }).length === 0;

export default defineRule<Stated | Demising>({
  id: "fire/occupancy-separation",
  requirementId: "FBC-B-508.4-separation",
  title: "Separation of occupancies",
  demand: {
    thing: "occupancy separation",
    property: "rating",
    unless: either(NOT, OF_OPENING, /EXIST|DOOR|DAMPER|SHAFT|STAIR|CORRIDOR/),
  },
  applies: (plan, { building }) => [
    ...wallRatings(plan, { topic: SEPARATION, not: NOT, near: SEPARATION }),
    ...wallRatings(plan, { topic: PAIR, not: NOT, near: /\d/ }).filter((it) =>
      !SEPARATION.test(it.text) && !OF_OPENING.test(it.text) &&
      (isUnderSeparation(it) || BARE_PAIR.test(it.text) && isSeparatedOn(it.page, plan))
    ),
    ...drawnBetween(plan),
    ...demisingWalls(plan, building),
  ],
  check(it, { building }) {
    if ("pairs" in it) return judgeDemising(it, building);
    const pair = "pair" in it ? twoOf(it.pair as OccupancyGroup[]) : pairOf(it.text, building);
    if (!pair || isGarage(pair)) return inapplicable();
    const [strict, lenient] = [separationHours(...pair, false), separationHours(...pair, true)];
    if (strict === null || lenient === null) return inapplicable();
    const is13 = isNfpa13(building) ?? (isUnsprinklered(building) === false ? true : null);
    const governing = is13 === null ? strict : is13 ? lenient : strict;
    const data = { actual: it.value, required: governing, unit: "hours", a: pair[0], b: pair[1] };
    if (governing === "NP") {
      return is13 === null ? cantTell("unsure", data) : fail("notPermitted", data);
    }
    if (it.value >= governing) return pass(data);
    const isParking = pair.includes("S-2") && it.value >= 1;
    const isOpen = is13 === null && lenient !== "NP" && it.value >= lenient;
    return isParking || isOpen ? cantTell("unsure", data) : fail("low", data);
  },
  unlessClaimed: ["unsure"],
  messages: {
    ok: "The separation of {a} and {b} is rated {actual} hr; {required} hr is required.",
    low: "The separation of {a} and {b} is rated {actual} hr; at least {required} hr is required.",
    notPermitted:
      "{a} and {b} may not share a building this way; a separation of {actual} hr is stated.",
    unsure:
      "The separation of {a} and {b} is rated {actual} hr; the table requires {required} hr unless sprinklers or the exception for parking lower it.",
  },
  recommendation:
    "Rate the separation for {required} hr, or redo the analysis as nonseparated occupancies based on the most restrictive group.",
});

const twoOf = ([a, b]: OccupancyGroup[]): [OccupancyGroup, OccupancyGroup] => [a, b];

function pairOf(text: string, building: BuildingProfile): [OccupancyGroup, OccupancyGroup] | null {
  const named = groupsIn(
    (PAIR.exec(text)?.[0] ?? text).replace(
      /\bTYPE\s+[IV]+-?[AB]\b|\bU\.?L\.?\s*#?\s*[A-Z]\d{3}\b/gi,
      " ",
    ),
  );
  const groups = named.length === 2 ? named : named.length === 0 ? building.occupancies : [];
  return groups.length === 2 ? [groups[0], groups[1]] : null;
}

/** Dwellings and their private garages are separated by gypsum board (406.3.2), not by this table. */
const isGarage = (pair: OccupancyGroup[]) =>
  pair.includes("U") && pair.some((group) => group.startsWith("R-"));

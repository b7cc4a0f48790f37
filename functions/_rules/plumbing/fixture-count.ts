/**
 * Each sex has enough water closets and lavatories.
 * Compares stated fixtures with the table by use and occupants, urinals counted as far as they may
 * replace closets; without use or occupants, with what the set itself says is required.
 * @source FBC-P 8th ed. (2023), 403.1
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile } from "../building_profile.ts";
import {
  creditOf,
  fixtureDemands,
  fixtureUse,
  requiredFor,
} from "../calculators/plumbing_fixtures.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { cellHeaded, newWork, type Statement, statements } from "../measure.ts";
import { groupsIn } from "../fire/_words.ts";
import { fixtureIn, type Sex, sexIn } from "./_fixture_words.ts";
import {
  type FixtureCount,
  type FixtureFacts,
  inFigures,
  providedOf,
  readFixtures,
  requiredOf,
} from "./_fixtures.ts";

/** Fixtures of one kind for one sex: counted, required by table or set, and the persons they serve. */
type Count = Evidence & {
  sex: Sex | "all";
  element?: string;
  fixture: "closet" | "lavatory";
  counted: number;
  required: number;
  printed: number | null;
  isCalculated: boolean;
  persons: number | null;
};

export default defineRule({
  id: "plumbing/fixture-count",
  requirementId: "FBC-P-403.1-fixtures",
  applies: (plan, { building }) => {
    const counted = bySex(plan, building);
    // The ratio a row gives shows too few where the table finds nothing amiss, and never that there are enough.
    const short = shortOfRatio(plan).filter((it) =>
      !counted.some((known) => isOfRow(known, it) && known.counted < known.required)
    );
    return [
      ...counted.filter((it) => !short.some((other) => isOfRow(it, other))),
      ...short,
      ...bySelf(plan),
    ];
  },
  check(it) {
    const data = {
      actual: it.counted,
      required: it.required,
      unit: "fixtures",
      who: WHO[it.sex] + (it.persons === null ? "" : ` (${it.persons} occupants)`),
      element: it.element ?? FIXTURE_WORDS[it.fixture][it.counted === 1 ? "one" : "many"],
    };
    if (it.counted >= it.required) return pass(data);
    const isSelfStated = it.printed !== null && it.counted < it.printed;
    const isSmall = it.persons !== null && it.persons <= 12.5;
    if (isSmall && !isSelfStated) return cantTell("few", data);
    return it.isCalculated || isSelfStated ? fail("few", data) : cantTell("few", data);
  },
  messages: {
    ok: "{who}: {actual} {element} shown; {required} required.",
    few: "{who}: {actual} {element} shown; at least {required} required.",
  },
  recommendation: "Add fixtures to meet the table, and show the calculation.",
});

const WHO = { women: "Women", men: "Men", all: "All occupants" } as const;
const FIXTURE_WORDS = {
  closet: { one: "water closet", many: "water closets" },
  lavatory: { one: "lavatory", many: "lavatories" },
} as const;

/** Fixtures of each sex against the table or the set's own requirement. */
function bySex(plan: PlanSet, building: BuildingProfile): Count[] {
  const facts = readFixtures(plan);
  const demands = fixtureDemands(plan, building);
  return (["women", "men"] as const).flatMap((sex) =>
    (["closet", "lavatory"] as const).flatMap((fixture): Count[] => {
      const rows = byRow(facts, sex, fixture, plan, building);
      if (rows.length > 1 || rows.some(({ isCalculated }) => isCalculated)) return rows;
      const at = facts.counts.find((it) =>
        it.sex === sex && it.fixture === fixture && it.role === "provided"
      )?.at;
      const shown = providedOf(facts, sex, fixture);
      if (!at || shown === null) return [];
      const demand = demands.find((it) => it.sex === sex);
      const printed = requiredOf(facts, sex, fixture);
      const calculated = fixture === "closet"
        ? demand?.closetsRequired
        : demand?.lavatoriesRequired;
      const required = calculated ?? printed;
      if (required === null) return [];
      const urinals = sex === "men" && fixture === "closet"
        ? providedOf(facts, "men", "urinal") ?? 0
        : 0;
      const counted = shown + creditOf(urinals, required, building.occupancies);
      return [{
        ...at,
        sex,
        fixture,
        counted,
        required,
        printed,
        isCalculated: calculated !== undefined,
        persons: demand?.persons ?? null,
      }];
    })
  );
}

/**
 * Rows of a list that serve several uses or storeys, each with what the table asks for the people and the group it
 * names, else with what it says is required itself.
 */
function byRow(
  { counts }: FixtureFacts,
  sex: Sex,
  fixture: "closet" | "lavatory",
  plan: PlanSet,
  building: BuildingProfile,
): Count[] {
  const ofSex = counts.filter((it) => it.sex === sex && it.at.row !== null);
  const rows = Map.groupBy(ofSex, ({ at }) => at);
  return [...rows].flatMap(([at, own]): Count[] => {
    const of = (role: FixtureCount["role"], kind: FixtureCount["fixture"]) =>
      own.find((it) => it.role === role && it.fixture === kind)?.value ?? null;
    const [shown, printed] = [of("provided", fixture), of("required", fixture)];
    const persons = peopleOf(at, sex);
    const use = persons === null ? null : fixtureUse(plan, building, groupNamed(at));
    const calculated = persons === null || use === null
      ? null
      : requiredFor(use, { sex, fixture, persons });
    const required = calculated ?? printed;
    if (shown === null || required === null) return [];
    const urinals = sex === "men" && fixture === "closet" ? of("provided", "urinal") ?? 0 : 0;
    const counted = shown + creditOf(urinals, required, building.occupancies);
    return [{
      ...at,
      sex,
      fixture,
      counted,
      required,
      printed,
      isCalculated: calculated !== null,
      persons: calculated === null ? null : persons,
    }];
  });
}

/** The people of a sex a row names beside their group: `Level 2, Group B, 29 women`. */
function peopleOf({ row }: Statement, sex: Sex): number | null {
  const name = row?.cells.find(({ text }) => sexIn(text) === sex && GROUP_NAMED.test(text))?.text;
  const people = /(?<![\d.])(\d{1,4})\s*(?:WO)?(?:MEN|MALES?|FEMALES?)\b/i.exec(name ?? "")?.[1];
  return people === undefined ? null : Number(people);
}

const GROUP_NAMED = /\bGROUP\s+([A-Z](?:-?\d)?)\b/i;

/** The one use group a row names. */
const groupNamed = ({ text }: Statement): OccupancyGroup | null =>
  groupsIn(GROUP_NAMED.exec(text)?.[1] ?? "")[0] ?? null;

/** The ratio of a row: `1:25`, `1:25 / 1:50`, `1:40 FIRST 80, 1:80 OVER`. */
const RATIO_CELL =
  /^\W*1\s*(?::|PER)\s*(?<each>\d{1,3})(?:\s*(?:(?:FOR\s+)?(?:THE\s+)?(?:FIRST|1ST|UP TO)\s+(?<first>\d{1,3}))?\s*[,;/&]?\s*1\s*(?::|PER)\s*(?<over>\d{1,3})(?:\s*(?:OVER|BEYOND|ABOVE|THEREAFTER|REST)\b.*)?)?\W*$/i;
/** The people of each sex a list is for: `110 OCC, 55 / 55`, `141 OCC., 71 EACH SEX`, `60 M, 58 F`. */
const OF_EACH = /(?<![\d.])(?<each>\d{1,4})\s*(?:OF\s+)?(?:EACH|PER)(?:\s+SEX)?\b/i;
const OF_BOTH =
  /(?<![\d./:])(?<men>\d{1,4})\s*(?:M|MEN|MALES?)?\s*[/,&+]\s*(?<women>\d{1,4})\s*(?:W|F|WOMEN|FEMALES?)?(?=\W*$|\))/i;
const OF_ROW = /\((\d{1,4})\)/;
const BOTH_SEXES = /\bBOTH\s+SEXES\b|\bEACH\s+SEX\b/i;

/** Rows whose own ratio, for the people the row or its title names, asks for more than they give. */
const shortOfRatio = (plan: PlanSet): Count[] =>
  statements(plan, { topic: FIXTURE, in: "rows" }).flatMap((it): Count[] => {
    const { schedule, row } = it;
    const [label, ...cells] = row?.cells.map(({ text }) => text.trim()) ?? [];
    const ratio = cells.map((text) => RATIO_CELL.exec(text)?.groups).find(Boolean);
    const given = cellHeaded(it, /\bPROV|\bFURN|\bSHOWN|\bACTUAL/i);
    const kind = fixtureIn(label ?? "");
    if (!ratio || !given || (kind !== "closet" && kind !== "lavatory")) return [];
    const sex = sexIn(label);
    const people = peopleFor(label, schedule?.title ?? "");
    const counted = countOf(given);
    if (!people || counted === null) return [];
    const leastOf = (persons: number) => leastBy(ratio, persons);
    const required = sex === null
      ? BOTH_SEXES.test(label) ? leastOf(people.men) + leastOf(people.women) : null
      : leastOf(people[sex]);
    if (required === null || counted >= required) return [];
    return [{
      ...it,
      sex: sex ?? "all",
      fixture: kind,
      counted,
      required,
      printed: required,
      isCalculated: false,
      persons: sex ? people[sex] : people.men + people.women,
    }];
  });

const isOfRow = (a: Count, b: Count): boolean =>
  a.page === b.page && a.box.x === b.box.x && a.box.y === b.box.y;

/** What a ratio asks for so many people; without a word for it the second begins at twice the first. */
function leastBy({ each, first, over }: Record<string, string>, persons: number): number {
  const upTo = over === undefined ? Infinity : Number(first ?? 2 * Number(each));
  const more = Math.max(0, persons - upTo);
  return Math.ceil(Math.min(persons, upTo) / Number(each) + more / Number(over ?? 1) - 1e-6);
}

/** The people of each sex a row names, else the title of its list; null where neither does. */
function peopleFor(label: string, title: string): Record<Sex, number> | null {
  const own = OF_ROW.exec(label)?.[1];
  if (own !== undefined) return { men: Number(own), women: Number(own) };
  const each = OF_EACH.exec(title)?.groups?.each;
  if (each !== undefined) return { men: Number(each), women: Number(each) };
  const both = OF_BOTH.exec(title)?.groups;
  return both ? { men: Number(both.men), women: Number(both.women) } : null;
}

/** `2`, `1 WC + 1 URINAL`, `8 TOTAL, 4 EACH SIDE`; null where the cell says anything else. */
function countOf(cell: string): number | null {
  const plain = numberIn(cell) ?? /^\W*(\d{1,3})\s+(?:IN\s+)?(?:TOTAL|ALL)\b/i.exec(cell)?.[1];
  if (plain !== undefined && plain !== null) return Number(plain);
  const parts = cell.split(/\s*[+&]\s*/).map((it) =>
    /^(\d{1,2})(?:\s+[A-Z.]+){1,2}$/i.exec(it)?.[1]
  );
  return parts.length > 1 && parts.every((it) => it !== undefined)
    ? parts.reduce((sum, it) => sum + Number(it), 0)
    : null;
}

const FIXTURE =
  /\b(?:WATER\s*CLOSETS?|W\.?C\.?S?|TOILETS?|LAV\w*|URINALS?|SERVICE\s+SINKS?|MOP\s+SINKS?|JANITOR'?S?\s+SINKS?|SHOWERS?|BATH\s*TUBS?)(?=\W|$)/i;
const BOTH_FIGURES = [
  /\bREQ\w*\.?'?D?\s*[:=-]?\s*(?<required>\d{1,2})\b[^\d;|]{0,12}\bPROV\w*\.?'?D?\s*[:=-]?\s*(?<provided>\d{1,2})\b/i,
  /(?<![\d.])(?<required>\d{1,2})\s*(?:\w+\s+)?REQ\w*\.?'?D?[^\d;|]{0,20}\b(?<provided>\d{1,2})\s*(?:\w+\s+)?(?:PROV|FURN|SHOWN)/i,
  /(?<![\d.])(?<required>\d{1,2})\s+[A-Z ]{2,24}\s(?:ARE|IS)\s+REQUIRED\b[^\d.|]{0,30}[;,]\s*(?:BUT\s+|AND\s+|ONLY\s+)*(?<provided>\d{1,2})\s+(?:ARE|IS)\s+(?:PROVIDED|SHOWN|INSTALLED)/i,
];

/** Rows and notes of fixtures that state fewer than they say are required, whomever they serve. */
function bySelf(plan: PlanSet): Count[] {
  const bySexAt = new Set(readFixtures(plan).counts.filter(({ sex }) => sex).map(({ at }) => at));
  return newWork(plan, { topic: FIXTURE }).concat(scheduleRows(plan)).flatMap((it): Count[] => {
    if (bySexAt.has(it)) return [];
    const stated = it.row ? figuresOfRow(it) : figuresOfNote(it.text);
    if (!stated) return [];
    return [{
      ...it,
      sex: "all",
      fixture: "closet",
      element: (FIXTURE.exec(it.text)?.[0] ?? "fixtures").toLowerCase(),
      counted: stated.provided,
      required: stated.required,
      printed: stated.required,
      isCalculated: false,
      persons: null,
    }];
  });
}

const scheduleRows = (plan: PlanSet): Statement[] =>
  statements(plan, { topic: FIXTURE, in: "rows" }).filter(({ schedule }) =>
    schedule?.kind === "plumbing fixture"
  );

function figuresOfNote(printed: string): { required: number; provided: number } | null {
  const text = inFigures(printed);
  const groups = BOTH_FIGURES.map((it) => it.exec(text)?.groups).find(Boolean);
  return groups ? { required: Number(groups.required), provided: Number(groups.provided) } : null;
}

function figuresOfRow(it: Statement): { required: number; provided: number } | null {
  const { schedule, row } = it;
  if (!schedule || !row) return null;
  const [asked, given] = [/\bREQ/i, /\bPROV|\bFURN|\bSHOWN|\bACTUAL/i]
    .map((header) => cellHeaded(it, header));
  const required = numberIn(asked) ?? (IS_ASKED.test(asked ?? "") ? "1" : null);
  const provided = numberIn(given) ?? (IS_NONE.test(given ?? "") ? "0" : null) ??
    (given === null ? sumOfSexes(schedule, row) : null);
  if (provided === null) return null;
  if (required !== null) return { required: Number(required), provided: Number(provided) };
  // The list's own ratio may be the wrong one: it shows too few, and never that there are enough.
  const least = byRatio(it);
  return least !== null && Number(provided) < least
    ? { required: least, provided: Number(provided) }
    : null;
}

const numberIn = (cell: string | null): string | null =>
  /^\W*(\d{1,2})\W*$/.exec(cell ?? "")?.[1] ?? null;
/** Asks for it without a number, and says that there is none. */
const IS_ASKED = /^\W*(?:REQ(?:UIRED|'?D)?|YES)\W*$/i;
const IS_NONE = /^\W*(?:NONE|NO)(?:\s+(?:PROV\w*|SHOWN))?\W*$/i;

/** What the columns of both sexes give of a fixture that serves all; null where they give nothing. */
function sumOfSexes(schedule: Schedule, row: ScheduleRow): string | null {
  const given = schedule.columns.flatMap(({ header }, at) =>
    /^\W*(?:WO)?MEN\W*$/i.test(header) ? numberIn(row.cells[at]?.text ?? null) ?? [] : []
  );
  return given.length === 0 ? null : String(given.reduce((sum, it) => sum + Number(it), 0));
}

/** What the people and the ratio of a row ask for, both sexes together: `32 M / 32 F | 1:25`. */
function byRatio(it: Statement): number | null {
  const each = /^\W*1\s*(?::|\/|PER)\s*(\d{1,3})\W*$/i.exec(
    cellHeaded(it, /\bRATIO\b|\bRATE\b|\bFACTOR\b|^1 PER\b/i) ?? "",
  )?.[1];
  const people = cellHeaded(it, /\bPERSONS?\b|\bPEOPLE\b|\bOCC(?:UPANTS?)?\b/i);
  const counts = PEOPLE.exec(people ?? "")?.slice(1).filter((it) => it !== undefined) ?? [];
  if (each === undefined || counts.length === 0) return null;
  return Math.ceil(counts.reduce((sum, it) => sum + Number(it), 0) / Number(each));
}

/** `64`, `32 M / 32 F`, `MEN 32, WOMEN 32`. */
const PEOPLE =
  /^\W*(?:(?:WO)?MEN|MALES?|FEMALES?|M|F)?\W*(\d{1,4})\s*(?:(?:WO)?MEN|MALES?|FEMALES?|M|F|PERSONS|TOTAL)?\W*(?:(?:(?:WO)?MEN|MALES?|FEMALES?|M|F)?\W*(\d{1,4})\s*(?:(?:WO)?MEN|MALES?|FEMALES?|M|F)?\W*)?$/i;

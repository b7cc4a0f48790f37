/**
 * Fixture counts as sets state them: tables with a row or columns for each sex, in either
 * direction, and notes
 * such as `MEN: 2 WC, 1 URINAL PROVIDED`.
 */
import type { ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { eachInAnyCase } from "../../_shared/pattern.ts";
import {
  allStatements,
  cellOf,
  contextOf,
  count,
  firstOf,
  forReading,
  perPlan,
  type Statement,
} from "../measure.ts";
import { headedCells } from "../structural/_cells.ts";
import {
  type Fixture,
  fixtureIn,
  roleIn,
  type Sex,
  sexIn,
  sexLettered,
  sexOfHead,
} from "./_fixture_words.ts";

/** A number of fixtures with the row or note that states it. */
export interface FixtureCount {
  sex: Sex | null;
  fixture: Fixture;
  role: "required" | "provided";
  value: number;
  at: Statement;
}

/** Everything a set says about its fixtures: counts, and occupants by sex. */
export interface FixtureFacts {
  counts: FixtureCount[];
  occupants: { sex: Sex; value: number; at: Statement }[];
}

/** Columns of a fixture list that hold no fixtures. */
const NO_COUNT_HEAD =
  /\bRATIO|\bFACTOR|\bPERSONS|\bPEOPLE|\bOCC|\bLOAD|\bSECTION|\bTABLE|\bREMARK|\bNOTES?\b|\bRATE\b/i;
/** A ratio of the code's table: `1 PER 40`, `1:40`, `1/40`. */
const RATIO = /^\W*1\s*(?:PER|:|\/|FOR(?:\s+EACH)?)\s*\d/i;

/** Reads fixture counts and occupants by sex. */
export const readFixtures = perPlan((plan): FixtureFacts => {
  const facts: FixtureFacts = { counts: [], occupants: [] };
  for (const at of allStatements(plan)) {
    if (at.from === "row") fromRow(at, facts);
    else fromNote(at, facts);
  }
  return facts;
});

function fromRow(at: Statement, facts: FixtureFacts): void {
  const { schedule, row } = at;
  if (!schedule || !row) return;
  const headers = headedCells(at).map(({ head }) => head);
  const lead =
    row.cells.find(({ text }) => /[A-Z]{2}|^\W*(?:W\.?\s?C|D\.\s?F|U\.\s?R)/i.test(text))?.text ??
      "";
  const isCountTable = /\bFIXT|PLUMBING|TOILET|RESTROOM/i.test(schedule.title ?? "") ||
    (fixtureIn(headers.join(" ")) !== null && /REQ|PROV/i.test(headers.join(" ")));
  if (!isCountTable || /\bFEMA\b/i.test(headers.join(" "))) return;
  if (/GPF|WASTE|TRAP|CW\b/i.test(headers.join(" "))) return fromConnections(at, facts);
  const sexOfCell = (at: number): Sex | null =>
    sexIn(row.cells[at].text) ?? sexLettered(row.cells[at].text, headers[at] ?? "");
  const sexAt = row.cells.findIndex((cell, at) => sexOfCell(at) !== null && !fixtureIn(cell.text));
  const sexCell = row.cells[sexAt];
  const leadSex = sexIn(lead) ?? (sexCell ? sexOfCell(sexAt) : null);
  const named = row.cells.find(({ text }) => text !== lead && !/\d/.test(text) && fixtureIn(text));
  const fixtures = named?.text.split(/[+&\/]/).flatMap((part) => fixtureIn(part) ?? []) ?? [];
  const leadFixture = fixtureIn(lead) ?? (fixtures.length === 1 ? fixtures[0] : null) ??
    (leadSex ? fixtureProvided(row, headers) : null);
  const leadRole = leadSex === null && leadFixture === null ? roleIn(lead) : null;
  const served = sexCell && /^\D*\((\d+)\)|^\W*(\d+)\s*\D+$/.exec(sexCell.text);
  const people = served ? served[1] ?? served[2] : cellOf(at, "occupants");
  if (leadSex && people !== null) {
    const value = firstOf(count, people);
    if (value !== null) facts.occupants.push({ sex: leadSex, value, at });
  }
  if (leadSex === null) fromTitle(at, facts);
  if (leadSex && leadFixture === null && fixtures.length > 1) {
    return fromSeveral(at, { sex: leadSex, fixtures, headers }, facts);
  }
  const bareSexes = holdsClosetsBySex(headers) && !SHARED_ROOM.test(at.text);
  const hasRoles = headers.some((header) => roleIn(header) !== null);
  row.cells.forEach((cell, index) => {
    const header = headers[index] ?? "";
    if (cell.text === lead || cell === sexCell) return;
    const sex = leadSex ?? sexOfHead(header);
    const isCloset = bareSexes && leadRole !== null && sex !== null && PLAIN_COUNT.test(cell.text);
    const fixture = fixtureIn(header) ?? leadFixture ?? (isCloset ? "closet" : null) ??
      (sexOfHead(header) && leadRole ? fixtureIn(cell.text) : null);
    const isNamed = fixtureIn(header) !== null || sexOfHead(header) !== null || !hasRoles;
    const both = REQUIRED_AND_PROVIDED.test(header)
      ? /^\W*(\d+)\s*\/\s*(\d+)\W*$/.exec(cell.text)
      : null;
    if (both && fixture && sex) {
      facts.counts.push({ sex, fixture, role: "required", value: Number(both[1]), at });
      facts.counts.push({ sex, fixture, role: "provided", value: Number(both[2]), at });
      return;
    }
    const role = roleIn(header) ?? leadRole ?? (fixture && sex && isNamed ? "provided" : null);
    if (NO_COUNT_HEAD.test(header) || RATIO.test(cell.text)) return;
    if (!fixture || !role || (!sex && fixture !== "fountain")) return;
    const share = role === "required" ? roundedUp(cell.text) : null;
    const spouts = fixture === "fountain" && role === "provided" && HIGH_LOW.test(cell.text)
      ? 2
      : 1;
    const amounts = share === null ? amountsIn(cell.text, fixture) : [[fixture, share] as const];
    for (const [of, value] of amounts) {
      facts.counts.push({ sex, fixture: of, role, value: value * spouts, at });
    }
  });
}

/** One column for both figures: `REQ/PROV` over `3/2`. */
const REQUIRED_AND_PROVIDED = /\bREQ\w*\.?'?D?\s*\/\s*PROV/i;

/** The fixture a row's own answer names, closets before urinals: `BOYS (61) | 2 | 1 WC + 1 URINAL`. */
function fixtureProvided(row: ScheduleRow, headers: readonly string[]): Fixture | null {
  const said = row.cells.find(({ text }, index) =>
    roleIn(headers[index] ?? "") === "provided" && /\d/.test(text) && fixtureIn(text) !== null
  );
  const named = said?.text.split(/[+&,]/).flatMap((part) => fixtureIn(part) ?? []) ?? [];
  return named.includes("closet") ? "closet" : named[0] ?? null;
}

/** A row of closets and urinals together: of `WC + urinal | 2 | 1 + 1` two are required, one of each is there. */
function fromSeveral(
  at: Statement,
  { sex, fixtures, headers }: { sex: Sex; fixtures: Fixture[]; headers: string[] },
  facts: FixtureFacts,
): void {
  at.row?.cells.forEach(({ text }, index) => {
    const role = roleIn(headers[index] ?? "");
    const amounts = text.split(/[+&\/]/).filter((it) => PLAIN_COUNT.test(it));
    if (role === null || (role === "provided" && amounts.length !== fixtures.length)) return;
    amounts.forEach((it, of) => {
      facts.counts.push({ sex, fixture: fixtures[of], role, value: firstOf(count, it) ?? 0, at });
    });
  });
}

/**
 * A list of pipe sizes counts fixtures where it has a column for it and a row tells whose they are:
 * `W.C. - WOMEN | 2`, `W.C. / URINAL - MEN | 2 / 1`.
 */
function fromConnections(at: Statement, facts: FixtureFacts): void {
  const amounts = cellOf(at, "quantity")?.split("/") ?? [];
  const name = at.row?.cells.find(({ text }) => sexIn(text) !== null && fixtureIn(text))?.text ??
    "";
  const sex = sexIn(name);
  const fixtures = name.split("/").flatMap((part) => fixtureIn(part) ?? []);
  if (!sex || fixtures.length !== amounts.length) return;
  if (!amounts.every((it) => PLAIN_COUNT.test(it))) return;
  amounts.forEach((it, index) => {
    const value = firstOf(count, it) ?? 0;
    facts.counts.push({ sex, fixture: fixtures[index], role: "provided", value, at });
  });
}

/** One fountain with spouts at two heights stands for two. @source FBC-P 8th ed. (2023), 410.3 */
const HIGH_LOW =
  /\bHI(?:GH)?\W{0,3}(?:&|AND)?\W{0,2}LO(?:W)?\b|\bBI-?\s?LEVEL|\b(?:TWO|2|DUAL)[\s-]*(?:HEIGHT|LEVEL|SPOUT)/i;
const SHARES = /^\W*(\d*\.\d+(?:\s*\+\s*\d*\.?\d+)*|\d+(?:\s*\+\s*\d*\.\d+)+)\s*(?:=.*)?$/;

/** Shares worked out and rounded: `261 / 100 + 80 / 500 = 2.77: 3`; what comes behind the last `=`, or the whole behind it. */
const WORKED_OUT = /\/.*=\s*(\d*\.?\d+)\s*(?:(?:[:>]|USE|SAY)\s*(\d+))?\W*$/i;

/** Shares of fixtures by use, together and rounded up: `1.93`, `3.43 + 0.30`; null for whole numbers. */
function roundedUp(text: string): number | null {
  const worked = WORKED_OUT.exec(text.trim());
  if (worked) return Math.ceil(Number(worked[2] ?? worked[1]) - 1e-6);
  const shares = SHARES.exec(text.trim())?.[1];
  if (shares === undefined) return null;
  const sum = shares.split("+").reduce((total, part) => total + Number(part), 0);
  return Math.ceil(sum - 1e-6);
}

/** A cell that counts and says no more. */
const PLAIN_COUNT = /^\W*(?:\d{1,3}|NONE)\W*$/i;
/** One room for both sexes counts for the one it stands under no more than for the other. */
const SHARED_ROOM = /\b(?:UNISEX|SHARED|COMMON|FAMILY|SINGLE|ALL-?\s?GENDER|GENDER-?\s?NEUTRAL)\b/i;
const BARE_SEX =
  /^\W*(?:(?:WO)?MEN(?:'?S)?|(?:FE)?MALES?|LADIES|GENTS)(?:\s+(?:TOILETS?|REQ\w*|PROV\w*))?\W*$/i;

/** Heads of closets by the sex alone, where other fixtures have heads of their own: `Male | Female | Lav`. */
const holdsClosetsBySex = (headers: readonly string[]): boolean =>
  headers.filter((header) => BARE_SEX.test(header)).length === 2 &&
  headers.some((header) => fixtureIn(header) === "lavatory") &&
  !headers.some((header) => fixtureIn(header) === "closet" && !BARE_SEX.test(header));

/** Persons a list's title names, half of each sex: `FIXTURES PROVIDED (260 EMPLOYEES)`. */
function fromTitle(at: Statement, facts: FixtureFacts): void {
  const title = at.schedule?.title ?? "";
  const named =
    /(?<![\d.])(\d{1,2},\d{3}|\d{1,4})\s*(?:EMPLOYEES|OCC(?:UPANTS|\.)?|PERSONS|PEOPLE)(?=\W|$)/i
      .exec(title);
  if (!named || facts.occupants.some((it) => it.at.schedule === at.schedule)) return;
  const half = Number(named[1].replace(",", "")) / 2;
  const bySex = BY_SEX.exec(title)?.groups;
  for (const sex of ["men", "women"] as const) {
    facts.occupants.push({ sex, value: bySex ? Number(bySex[sex]) : half, at });
  }
}

/** The persons of each sex behind their sum: `OCC. LOAD 240 (120 M / 120 W)`. */
const BY_SEX =
  /\b(?:OCC\w*|LOAD|PERSONS|PEOPLE)\b[^;]{0,30}?(?<!\d)(?<men>\d{1,4})\s*(?:M|MEN|MALES?)\s*[\/,&+]\s*(?<women>\d{1,4})\s*(?:W|F|WOMEN|FEMALES?)\b/i;

function fromNote(at: Statement, facts: FixtureFacts): void {
  const text = inFigures(at.text);
  const bySex = BY_SEX.exec(text)?.groups;
  if (bySex) {
    for (const sex of ["men", "women"] as const) {
      facts.occupants.push({ sex, value: Number(bySex[sex]), at });
    }
  }
  if (!fixtureIn(text)) return;
  const both = /\bMEN\b|\bMALE/i.test(text) && /WOMEN|FEMALE/i.test(text);
  if (both) return fromBoth(at, facts);
  const sex = sexIn(text) ?? sexIn(at.heading ?? "");
  if (!sex) return;
  if (isBareCount(at, text)) {
    const fixture = fixtureIn(text);
    if (fixture) addCounts(facts, { sex, fixture, part: text, at });
    return;
  }
  for (
    const part of text.split(
      /[;/]|(?<=REQ\w*\.?'?D?)\s*,|(?<=PROV\w*\.?'?D?)\s*,|,(?=\s*\d+\s*PROV)/i,
    )
  ) {
    const role = roleIn(part);
    const fixture = fixtureIn(part) ?? fixtureIn(text);
    if (!role || !fixture) continue;
    for (const [of, value] of amountsIn(part, fixture)) {
      if (value <= 60) facts.counts.push({ sex, fixture: of, role, value, at });
    }
  }
  const load = /(\d+)\s*(OCC|PERSONS|PEOPLE)|OCC\w*\.?\s*[:=]?\s*(\d+)/i.exec(contextOf(at));
  if (load) facts.occupants.push({ sex, value: Number(load[1] ?? load[3]), at });
}

const FEW = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const FEW_FIXTURES = eachInAnyCase`\b(one|${
  FEW.join("|")
})(?=\s+(?:(?:are|is)\s+provided|(?:\w+\s+)?(?:water\s*closets?|w\.?c|toilets?|lavator\w+|sinks?|urinals?))\b)`;

/** Counts of fixtures in words as figures: `three water closets and two urinals`. */
export const inFigures = (text: string): string =>
  text.replace(FEW_FIXTURES, (word) => {
    const at = FEW.indexOf(word.toLowerCase());
    return at < 0 ? "1" : String(at + 2);
  });

/** A note about both sexes, cut where one ends: `WOMEN 6 WC; MEN 3 WC + 3 URINALS`. */
function fromBoth(at: Statement, facts: FixtureFacts): void {
  for (
    const part of inFigures(at.text).split(
      /[;/]|[,.](?=\s*(?:\w+\s+)?(?:WO)?MEN|\s*(?:FE)?MALE)|(?<=\w)\s+(?=(?:(?:WO)?MEN|(?:FE)?MALES?)(?:'?S)?\s*(?:RR\s*)?\d*\s*:)/i,
    )
  ) {
    const [sex, fixture] = [sexIn(part), fixtureIn(part)];
    const isDrawn = roleIn(part) === "provided" || isBareCount(at, part);
    if (sex && fixture && isDrawn) addCounts(facts, { sex, fixture, part, at });
  }
}

/** A count without a word for its role, on a drawing or in a list of fixtures: what is drawn. */
const isBareCount = (at: Statement, text: string): boolean =>
  roleIn(text) === null &&
  !/\bPER\b|\b1\s*:\s*\d|\bEACH\b|#|\d\s*["']|\bA\.?D\.?A|\bSTALL|\bMOUNT/i.test(text) &&
  (OF_A_ROOM.test(text) || /TOILET|RESTROOM|REST\s+ROOM|FIXTURE|PLUMBING|\bRATIO|PARITY/i.test(
    `${at.heading ?? ""} ${at.drawing ?? ""}`,
  ));

/** A room with what stands in it: `MEN 108: 1 W.C., 1 LAV`. */
const OF_A_ROOM =
  /^\W*(?:WO)?MEN(?:'?S)?(?:\s+(?:TOILET|R\.?R\.?|RESTROOM))?\s+#?\d{2,4}[A-Z]?\s*:\s*\d+\s*(?:W\.?\s?C|TOILET|WATER\s?CLOSET|UR|LAV)/i;

function addCounts(
  facts: FixtureFacts,
  { sex, fixture, part, at }: { sex: Sex; fixture: Fixture; part: string; at: Statement },
): void {
  for (const [of, value] of amountsIn(part, fixture)) {
    if (value <= 60) facts.counts.push({ sex, fixture: of, role: "provided", value, at });
  }
}

/** The room they stand in: `5 (105)`. */
const ROOM_NUMBER = /\(\s*\d{3}[A-Z]?\s*\)/g;

/** `2 WC + 1 URINAL`, `1 + 1 in stall`, `3`: amounts by fixture; nameless amounts belong to `fallback`. */
function amountsIn(text: string, fallback: Fixture): [Fixture, number][] {
  const amounts = new Map<Fixture, number>();
  const clean = forReading(text.replace(ROOM_NUMBER, " "));
  // Not `count`: the 1 of `1 in stall` is a fixture, not an inch.
  const mentions = [...clean.matchAll(/(?<![\w.,:/'"-])\d+(?![\w:/'"%]|\.\d)/g)].map((match) => ({
    value: Number(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isNamed = mentions.some(({ end }) => fixtureIn(nextWords(clean, end)));
  for (const { value, start, end } of mentions) {
    const named = fixtureIn(nextWords(clean, end));
    const isAdded = /[+&]\s*$/.test(clean.slice(0, start)) || /^\s*[+&]/.test(clean.slice(end));
    const isOne = named === null && isNamed && !isAdded;
    if (isOne) continue;
    const fixture = named ?? fallback;
    amounts.set(fixture, (amounts.get(fixture) ?? 0) + value);
  }
  if (mentions.length === 0 && /^\W*(NONE|-|–)\W*$/i.test(text)) amounts.set(fallback, 0);
  return [...amounts];
}

const nextWords = (text: string, from: number) =>
  /^[^\d+,;]{0,18}/.exec(text.slice(from))?.[0] ?? "";

/**
 * Number of the provided fixtures of a kind for a sex; null when none is stated. Rows of one list, by use or by
 * storey, add up; what notes say again does not.
 */
export function providedOf(facts: FixtureFacts, sex: Sex, fixture: Fixture): number | null {
  const stated = facts.counts.filter((it) =>
    it.role === "provided" && it.sex === sex && it.fixture === fixture
  );
  if (stated.length === 0) return null;
  const lists = Map.groupBy(stated, ({ at }) => at.schedule ?? at);
  return Math.max(...[...lists.values()].map(sumOfRows));
}

/** The sum of a list's rows, or its own total. */
function sumOfRows(counts: readonly FixtureCount[]): number {
  const rows = [...Map.groupBy(counts, ({ at }) => at)].map(([at, ofRow]) => ({
    isTotal: /\bTOTAL/i.test(at.text),
    value: Math.max(...ofRow.map(({ value }) => value)),
  }));
  const totals = rows.filter(({ isTotal }) => isTotal).map(({ value }) => value);
  return totals.length > 0 ? Math.max(...totals) : rows.reduce((sum, { value }) => sum + value, 0);
}

/** Greatest printed requirement of a kind for a sex; null when none is stated. */
export function requiredOf(facts: FixtureFacts, sex: Sex, fixture: Fixture): number | null {
  const stated = facts.counts.filter((it) =>
    it.role === "required" && it.sex === sex && it.fixture === fixture
  );
  return stated.length > 0 ? Math.max(...stated.map((it) => it.value)) : null;
}

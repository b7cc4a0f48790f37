/**
 * The occupant load is counted as the code counts it. Applies under FBC-Building to the rows of a load calculation
 * (division, factor, sum) and to loads that contradict each other.
 * @source FBC-B 8th ed. (2023), 1004.5 and Table 1004.5
 */
import type { Evidence, OccupantLoadRow, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import type { OccupancyGroup } from "../../../_shared/constants/options.ts";
import { type BuildingProfile, hasOccupancy } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass, type Verdict } from "../../define_rule.ts";
import { factorsFor } from "../../limits/fbc_2023/tables/occupant_load_factors.ts";
import { conflictsOf } from "../../conflicts/mod.ts";
import { mentions, newWork, placeOf, printedNumber } from "../../measure.ts";
import { components } from "./_capacity.ts";
import { postedLoads, statedLoads } from "./_occupants.ts";
import { isSameSpace } from "./_spaces.ts";

interface Load extends Evidence {
  row: OccupantLoadRow | null;
  verdict: Verdict | null;
  /** Where texts tell the same of the space as its row: it complies once, at both places. */
  also?: Evidence[];
  /** A row tells the same of it. */
  isTold?: boolean;
}

const WORKED =
  /(?<area>\d[\d,]*)\s*(?:S\.?\s?F\.?|SQ\.?\s*F(?:EE)?T\.?|SQUARE\s+FEET)\s*(?:\/|÷|@|AT|DIVIDED\s+BY)\s*(?:1\s*(?:PER|:|\/)\s*)?(?<factor>\d{1,3})(?!\d)\s*(?:S\.?\s?F\.?|SQ\.?\s*F(?:EE)?T\.?)?\s*(?:\/|PER)?\s*(?:OCC\w*\.?|PERSON|PPL)?\s*(?:NET|GROSS|GR\.?)?\s*(?:=\s*|(?<=\b(?:NET|GROSS|GR\.?)\s{1,3})(?=\d+\s*(?:OCC|PPL|PERSONS|PEOPLE)\b))(?<occupants>\d[\d,]*)(?!\s*(?:S\.?F|SQ|["']))/i;

/** Area and factor in one cell of a row: `695 SF / 150 GROSS`, `770 / 50 = 16`. */
const DIVIDED =
  /(?<![\d.,\/])(?<area>\d[\d,]*)\s*(?:S\.?\s?F\.?|SQ\.?\s*F(?:EE)?T\.?)?\s*(?:NET|GROSS)?\s*[\/÷]\s*(?<factor>\d{1,3})(?![\d,.\/])\s*(?:S\.?\s?F\.?)?\s*(?:(?:NET|GROSS|GR\.?)\b|=\s*\d)/i;

/** A row with the figures of its one cell, where no columns of their own give them. */
function asDivided(row: OccupantLoadRow): OccupantLoadRow {
  const said = DIVIDED.exec(row.sourceText)?.groups;
  const isRead = row.areaSqft !== null && row.factor !== null && row.factor !== row.areaSqft;
  if (!said || isRead) return row;
  const [areaSqft, factor] = [said.area, said.factor].map((it) => printedNumber(it));
  return { ...row, areaSqft, factor };
}

/** Divisions of area by factor that texts work out: `600 SF / 15 NET = 30 OCC.` */
function workedLoads(plan: PlanSet): Load[] {
  return newWork(plan, { topic: WORKED }).flatMap((it): Load[] => {
    const groups = it.from === "note" ? WORKED.exec(it.text)?.groups : undefined;
    if (!groups) return [];
    const [areaSqft, factor, occupants] = [groups.area, groups.factor, groups.occupants].map((
      digits,
    ) => printedNumber(digits));
    const space = it.room ?? it.drawing ?? it.text.replace(/^\d+[.)]\s*/, "").split(/[(,:;]/)[0];
    const row = { ...it, space, areaSqft, factor, basis: null, occupants, isTotal: false };
    return [{ ...it, row, verdict: null }];
  });
}

/** The last line of a box that works out a load, and short words of its basis: `319 SF` over `/ 15 n` over `= 16`. */
const RESULT = /^\W*=\s*\d{1,4}\W*$/;
const BASES: readonly [RegExp, string][] = [[/(?<=\d)\s*n\b/i, " NET"], [
  /(?<=\d)\s*g\b/i,
  " GROSS",
]];
/** Per cent of the page: the height of such a box, and how far its lines stand out of its middle. */
const BOX = 4.5, OFF_MIDDLE = 2.5;

/** Loads that plans work out line by line under the name of a room. */
function stackedLoads(plan: PlanSet): Load[] {
  const middle = ({ box }: Evidence) => box.x + box.width / 2;
  return newWork(plan, { topic: RESULT, in: "notes" }).flatMap((it): Load[] => {
    const above = plan.notes.filter((other) =>
      other.page === it.page && other.box.y < it.box.y && it.box.y - other.box.y < BOX &&
      Math.abs(middle(other) - middle(it)) < OFF_MIDDLE
    ).toSorted((a, b) => a.box.y - b.box.y);
    const from = above.findLastIndex(({ text }) => /\d\s*S\.?F\b|SQ/i.test(text));
    if (from < 0) return [];
    const lines = [...above.slice(from), it];
    const text = BASES.reduce(
      (words, [short, whole]) => words.replace(short, whole),
      lines.map((line) => line.text).join(" "),
    );
    const groups = WORKED.exec(text)?.groups;
    if (!groups) return [];
    const [areaSqft, factor, occupants] = [groups.area, groups.factor, groups.occupants].map((
      digits,
    ) => printedNumber(digits));
    const at = { ...it, sourceText: lines.map(({ sourceText }) => sourceText).join(" ") };
    const name = above[from - 1]?.text ?? "";
    const space = /^[A-Z][^\d=]+$/i.test(name) ? name : text;
    return [{
      ...at,
      row: { ...at, space, areaSqft, factor, basis: null, occupants, isTotal: false },
      verdict: null,
    }];
  });
}

export default defineRule({
  id: "egress/occupant-load",
  requirementId: "FBC-B-1004.5-occupant-load",
  applies: (plan): Load[] => {
    const rows = plan.occupantLoads.filter((row) => !row.isTotal).map(asDivided).map((row) => ({
      ...row,
      row,
      verdict: null,
    }));
    const totals = plan.occupantLoads.filter((row) => row.isTotal && row.occupants !== null);
    const sums = totals.length === 1 && rows.length > 1
      ? [{ ...totals[0], row: null, verdict: sumOf(totals[0], plan.occupantLoads) }]
      : [];
    const told = conflictsOf(plan).filter(({ topic, subject }) =>
      topic === "occupant load" && (sums.length === 0 || !subject.startsWith("sum of"))
    );
    const conflicts = told.map((
      conflict,
    ) => ({
      ...conflict.a,
      row: null,
      verdict: cantTell(
        "conflict",
        {
          subject: conflict.subject,
          actual: countIn(conflict.a.value),
          required: countIn(conflict.b.value),
          unit: "occupants",
        },
        { also: [conflict.b] },
      ),
    }));
    const [stated] = statedLoads(plan);
    const over = components(plan).find(({ occupants, title }) =>
      stated && title !== undefined && occupants !== null && occupants > stated.value
    );
    const exceeded = conflicts.length === 0 && stated && over
      ? [{
        ...stated,
        row: null,
        verdict: cantTell(
          "conflict",
          {
            subject: "occupant load",
            actual: stated.value,
            required: over.occupants,
            unit: "occupants",
          },
          { also: [over] },
        ),
      }]
      : [];
    const largest = Math.max(0, ...totals.map((row) => row.occupants ?? 0));
    const posted = postedLoads(plan).filter((it) => largest > 0 && it.value > largest).slice(0, 1)
      .map((it) => ({
        ...it,
        row: null,
        verdict: cantTell(
          "conflict",
          { subject: "occupant load", actual: it.value, required: largest, unit: "occupants" },
          { also: totals },
        ),
      }));
    const known = [...rows, ...sums];
    const worked = [...workedLoads(plan), ...stackedLoads(plan)].filter((it) =>
      !known.some(({ page, box }) => page === it.page && overlaps(box, it.box))
    ).map((it) => ({ ...it, isTold: rows.some(({ row }) => isSameLoad(row, it.row!)) }));
    const rowsWithTexts = rows.map((it) => ({
      ...it,
      also: worked.filter(({ row }) => isSameLoad(row!, it.row)).map(placeOf),
    }));
    return [...rowsWithTexts, ...sums, ...conflicts, ...exceeded, ...posted, ...worked];
  },
  check({ row, verdict, also, isTold }, { building, plan }) {
    if (verdict) return verdict;
    if (!row || row.areaSqft === null || row.factor === null || row.factor <= 0) {
      return inapplicable();
    }
    const required = Math.ceil(row.areaSqft / row.factor - 1e-9);
    const data = {
      room: row.space,
      actual: row.occupants,
      required,
      unit: "occupants",
      factor: row.factor,
    };
    if (row.occupants !== null && row.occupants < Math.floor(row.areaSqft / row.factor)) {
      return fail("few", data);
    }
    const own = functionsOf(row);
    const named = (own.length > 0 ? own : functionsOfStorey(row, building)).filter(({ use }) =>
      !OF_SCHOOLS.test(use) || !/\bLAB/i.test(row.space) || teaches(plan, building)
    );
    const known = named.some(({ use }) => CLASSROOM.test(use)) && mentions(plan, CARE)
      ? [...named, ...factorsFor("DAY CARE")]
      : named;
    const largest = Math.max(...known.map((it) => it.sqft));
    if (known.length > 0 && row.factor > largest) {
      const counted = {
        ...data,
        required: Math.ceil(row.areaSqft / largest),
        tableFactor: largest,
      };
      return isPlainlyNamed(row) ? fail("factor", counted) : cantTell("factor", counted);
    }
    return row.occupants === null || isTold ? inapplicable() : pass(data, { also });
  },
  withoutLimit: ["sum", "conflict"],
  messages: {
    ok: "{room}: {actual} occupants are counted; area and factor give {required}.",
    few:
      "{room}: {actual} occupants are counted; area divided by {factor} sq ft per occupant gives {required}.",
    factor:
      "{room}: the load is counted at {factor} sq ft per occupant; for its use, {tableFactor} sq ft applies, which gives {required} occupants.",
    sum: "The total occupant load reads {actual}; the rows add up to {required}.",
    conflict:
      "The set gives two values for the {subject}: {actual} in one place and {required} in another.",
  },
  recommendation:
    "Calculate the occupant load of each space from its area and Table 1004.5, and show one total throughout.",
});

/** One space with the same figures, in a list and on its plan. */
const isSameLoad = (a: OccupantLoadRow, b: OccupantLoadRow): boolean =>
  isSameSpace(a.space, b.space) && a.areaSqft === b.areaSqft && a.factor === b.factor &&
  a.occupants === b.occupants;

/** Laboratories are counted as rooms of schools only where something teaches; elsewhere as those of business. */
const OF_SCHOOLS = /^Educational: shops/;
const teaches = (plan: PlanSet, building: BuildingProfile): boolean =>
  hasOccupancy(building, "E") !== "no" ||
  mentions(
    plan,
    /\b(?:SCHOOL|COLLEGE|UNIVERSITY|ACADEMY|CLASS\s?ROOMS?|STUDENTS?|TEACHING|EDUCATION\w*|VOCATIONAL)\b/i,
  );

const CLASSROOM = /\bclassroom\b/i;
/** Houses of small children call the rooms they are cared for in classrooms. */
const CARE = /\b(?:DAY\s?CARE|CHILD\s?CARE|PRE-?\s?SCHOOL|PRE-?\s?K|NURSERY\s+SCHOOL)\b/i;

/** A row that names its storey and no space: `2ND`, `LEVEL 3`, `FIRST FLOOR`. */
const STOREY =
  /^\W*(?:(?:FLOOR|FLR|FL|LEVEL|LVL|STORY|STOREY|L)\W*)?(?:\d{1,2}(?:ST|ND|RD|TH)?|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|GROUND|TYP\w*)\W*(?:FLOOR|FLR|FL|LEVEL|LVL|STORY|STOREY)?\W*(?:GROSS|TOTAL)?\W*$/i;
/** What a whole storey of a building of one group is counted as. */
const OF_GROUP: Partial<Record<OccupancyGroup, string>> = {
  "R-1": "DWELLING UNITS",
  "R-2": "DWELLING UNITS",
  B: "BUSINESS",
};

/** The function of a storey where the building has one group only. */
function functionsOfStorey({ space }: OccupantLoadRow, building: BuildingProfile) {
  const [group, ...others] = building.occupancies;
  const name = group && others.length === 0 && !building.areOccupanciesDisputed
    ? OF_GROUP[group]
    : undefined;
  return name && STOREY.test(space) ? factorsFor(name) : [];
}

/** Functions a row may stand for: those its own column of functions names, else those of the space's name. */
function functionsOf({ space, sourceText }: OccupantLoadRow) {
  const name = space.replace(/\s+[\d/]+$/, "");
  const told = factorsFor(sourceText.replace(name, " "));
  return told.length > 0 ? told : factorsFor(space);
}

/** Names of rooms that several functions have: the bar before and behind the counter, the lounge of staff or guests. */
const OF_SEVERAL =
  /\b(?:LOUNGE|BAR|WAITING|SHOP|STORE|LAB\w*|GATE|PREP|CAFE|CHAPEL|DANCE|GALLERY|LIBRARY|(?:BREAK|LUNCH) ?ROOM|MULTI-?PURPOSE|EQUIP\w*|TREATMENT)\b/gi;

/** What a room of such a name may be counted as instead: classrooms of small children, training in rows of desks. */
const MAY_BE: readonly [name: RegExp, other: string][] = [
  [/CLASS\s?R(?:OO)?M|SEMINAR/i, "DAY CARE"],
  [/\bTRAINING\b/i, "CLASSROOM"],
  [/\b(?:CULINARY|WELDING|ART|TRADES?)\b/i, "VOCATIONAL"],
  [/\bEXAM/i, "TREATMENT"],
  [/\b(?:CLINIC|OUTPATIENT)\b/i, "OFFICE"],
  [/\b(?:RECEIVING|SHIPPING|STOCK)\b/i, "WAREHOUSE"],
];

/** Does the row name its function, or a room that has no other, and none that its factor would be right for? */
function isPlainlyNamed(row: OccupantLoadRow): boolean {
  if (STOREY.test(row.space)) return true;
  const [space, sourceText] = [row.space, row.sourceText].map((it) => it.replace(OF_SEVERAL, " "));
  const named = functionsOf({ ...row, space, sourceText });
  const mayBe = MAY_BE.flatMap(([name, other]) =>
    name.test(`${row.space} ${row.sourceText}`) ? factorsFor(other) : []
  );
  return named.length > 0 && mayBe.every(({ sqft }) => row.factor! > sqft);
}

/** Rows that add up to less than the total may stand elsewhere; a total below its rows is wrong. */
function sumOf(total: OccupantLoadRow, rows: OccupantLoadRow[]): Verdict {
  const above = rows.filter((row) =>
    !row.isTotal && row.page === total.page && isAbove(row, total)
  );
  const parts = withoutSubtotals(above);
  if (parts.length < 2 || above.some((row) => row.occupants === null)) return inapplicable();
  const required = sum(parts);
  if (total.occupants === sum(above)) return inapplicable();
  const data = { actual: total.occupants, required, unit: "occupants" };
  if (total.occupants === required) return inapplicable();
  // The total of one level adds up what stands right over it, below the rows of the others.
  if (OF_LEVEL.test(total.space) && isSumOfLast(parts, total.occupants)) return inapplicable();
  return (total.occupants ?? 0) < required - parts.length
    ? fail("sum", data)
    : cantTell("sum", data);
}

const OF_LEVEL = /\b(?:LEVEL|LVL|FLOOR|FLR|STOR(?:E?Y)|MEZZ\w*|TENANT|SUITE|UNIT)\b/i;

/** Do the last rows, two at least, come to it? */
const isSumOfLast = (rows: readonly OccupantLoadRow[], whole: number | null): boolean =>
  rows.slice(0, -1).some((_, from) => sum(rows.slice(from)) === whole);

const sum = (rows: readonly OccupantLoadRow[]): number =>
  rows.reduce((whole, { occupants }) => whole + (occupants ?? 0), 0);

/** A total adds up what stands over it in its own list. */
const isAbove = ({ box: row }: OccupantLoadRow, { box: total }: OccupantLoadRow): boolean =>
  row.y < total.y + total.height / 2 && row.x < total.x + total.width &&
  total.x < row.x + row.width;

/** Rows that say again what several right before them come to: `OFFICE, ALL`. */
const withoutSubtotals = (rows: readonly OccupantLoadRow[]): OccupantLoadRow[] =>
  rows.filter(({ occupants }, at) => {
    let whole = 0;
    for (let before = at - 1; before >= 0; before -= 1) {
      whole += rows[before].occupants ?? 0;
      if (whole > (occupants ?? 0)) return true;
      if (whole === occupants && at - before >= 2) return false;
    }
    return true;
  });

const countIn = (text: string): number | string => {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  return digits === undefined ? text : printedNumber(digits);
};

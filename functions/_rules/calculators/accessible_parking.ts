/**
 * Accessible parking: reads how many spaces a set states and calculates how many of them must be accessible
 * and how many must take a van.
 * @source FBC-A 8th ed. (2023), 208.2, 208.2.1, 208.2.2, 208.2.4
 */
import type { PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { anyCase } from "../../_shared/pattern.ts";
import type { BuildingProfile } from "../building_profile.ts";
import {
  accessibleSpacesFor,
  PARKING_FACILITIES,
  type ParkingFacility,
  vanSpacesFor,
} from "../limits/fbc_2023/tables/accessible_parking.ts";
import {
  allStatements,
  clausesOf,
  contextOf,
  count,
  firstOf,
  perPlan,
  type Statement,
  wholeNumber,
} from "../measure.ts";
import { compare } from "./compare.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { missingOf, numberOf, wordsOf } from "./recompute.ts";

/** A number of spaces with the statement that says it. */
export interface SpaceCount {
  value: number;
  at: Statement;
}

/** What a set says about its parking; each list holds every reading. */
export interface ParkingCounts {
  total: SpaceCount[];
  accessible: SpaceCount[];
  van: SpaceCount[];
}

const ACCESSIBLE =
  /\b(ACCESSIBLE|ACC(?=\.?\s+(?:SPACES?|STALLS?|PARKING|PROV)\b)|A\.?\s?D\.?\s?A\.?|HANDICAP\w*|H\.?\s?C\.?|H\/C|DISABLED|BARRIER\s?FREE)(?=\W|$)/i;
const VAN = /\bVANS?\b/i;
/** Vans counted among the accessible spaces: `(1 VAN)`, `INCL. 1 VAN ACCESSIBLE`. */
const INCLUDED_VANS =
  /\(\s*(?:INCL\w*\.?\s*|W\/\s*|WITH\s*)?(\d+|ONE|TWO|THREE)\s*(?:IS\s+|ARE\s+)?VANS?\b[^)]*\)|\bINCL\w*\.?\s*\(?(\d+|ONE|TWO|THREE)\)?\s*VANS?(?:[\s-]*ACCESSIBLE)?\b|,?\s*\(?\b(\d+|ONE|TWO|THREE)\)?\s+OF\s+(?:WHICH|THESE|THEM|THOSE)\s+(?:(?:IS|ARE|TO BE|SHALL BE)\s+)?(?:A\s+)?VANS?\b[^.;]*/i;
const SPACES =
  /\b(SPACES?|STALLS?|PARKING|PRKG|PKNG|PKG(?=\.?\s+(?:COUNTS?|SPACES|STALLS|LOT|PROV\w*|TOTAL)))\b/i;

/** All spaces, before those of them that are accessible: `THE LOT CONTAINS 132 STALLS OF WHICH …`. */
const WHOLE =
  /^(?!.*\b(ACCESSIBLE|A\.?D\.?A|HANDICAP\w*|H\.?C|DISABLED|REQ\w*|NEW|ADD\w*|EXIST\w*|REMOVE\w*|EV|GUEST|STAFF)\b).*\b\d{1,4}\)?\s+(?:\w+\s+){0,2}(?:SPACES|STALLS)\b\W*$/i;

/** All spaces of a lot, those of them that are accessible and those for vans, in one breath: `62 STALLS, 2 ACC (1 VAN)`. */
const ALL_AND_ACCESSIBLE =
  /^\W*(?:\d{1,2}[.)]\s+)?(?:(?:PKG|(?:[A-Z]+\s+){0,2}(?:PARKING|LOT|GARAGE|DECK))\W{1,3})?(\d{1,4})\s+(?:PARKING\s+)?(?:STALLS|SPACES|SPS?\.?|CARS)(?:\s+(?:TOT(?:AL|\.)?|ON\s+SITE|IN\s+ALL))?\s*[,;/(]\s*(\d{1,3})\s+(?:OF\s+(?:THEM|THESE|WHICH)\s+)?(?:ACC\b|ACCESSIBLE|A\.?D\.?A\b|H\.?\/?C\b)/i;
const VANS_OF_THEM = /\b(\d{1,2})\s+(?:OF\s+\d{1,2}\s+)?VANS?\b/i;
const FEW = "\\d{1,3}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN";
/** A sentence of both: `68 spaces are striped upon the site, of which two are accessible and one of the two is for vans`. */
const WHOLE_AND_PART =
  anyCase`(?<![\d.,#-])\b(?<all>\d{2,4})\s+(?:\w+\s+){0,3}(?:SPACES|STALLS|CARS)\b[^.;|]{0,60}?\bOF\s+(?:WHICH|THESE|THEM|THOSE)\s+(?<part>${FEW})\s+(?:ARE|IS|WILL\s+BE)\s+(?:ACCESSIBLE|FOR\s+(?:THE\s+)?DISABLED|HANDICAP\w*)\b`;
const VAN_OF_THEM =
  anyCase`\b(?<van>${FEW})\s+OF\s+(?:THE\s+)?(?:${FEW}|THESE|THEM|WHICH)\s+(?:IS|ARE)\s+(?:A\s+|FOR\s+)?VANS?\b`;

/** What is asked, what was there before, and one row of the lot. */
const NOT_THE_LOT = /\b(?:ROW|EACH|REQ\w*|EXIST\w*|REMOVE\w*|NEEDED)\b/i;
/** Parking with its number and nothing else: `PARKING: 58 SPACES`. */
const PARKING_ALONE =
  /^\W*(?:OFF-?STREET\s+)?PARKING\W{1,3}(\d{2,4})\s+(?:SPACES|STALLS|CARS)\W*$/i;

/** Numbers of spaces the set states as provided. */
export const readParking = perPlan((plan): ParkingCounts => {
  const counts: ParkingCounts = { total: [], accessible: [], van: [] };
  for (const table of plan.schedules) readColumns(plan, table, counts);
  for (const at of allStatements(plan).map(asSentence)) {
    const titled = TOTAL_IN_TITLE.exec(at.drawing ?? "");
    if (titled && counts.total.length === 0) counts.total.push({ value: Number(titled[1]), at });
    if (!SPACES.test(contextOf(at)) && at.schedule?.kind !== "parking") continue;
    if (OF_ROOMS.test(at.text)) continue;
    const told = at.row === null && !NOT_THE_LOT.test(at.text)
      ? WHOLE_AND_PART.exec(at.text)
      : null;
    if (told?.groups) {
      counts.total.push({ value: Number(told.groups.all), at });
      counts.accessible.push({ value: wholeNumber(told.groups.part), at });
      const van = VAN_OF_THEM.exec(at.text)?.groups?.van;
      if (van !== undefined) counts.van.push({ value: wholeNumber(van), at });
      continue;
    }
    const listed = listedIn(at);
    if (listed) {
      for (const { kind, value } of listed) counts[kind].push({ value, at });
      continue;
    }
    const parts = clausesOf(at.text).flatMap(byComma).flatMap((whole) => {
      const vans = INCLUDED_VANS.exec(whole);
      const rest = vans ? whole.replace(vans[0], " ") : whole;
      const clauses = at.from === "row"
        ? [rest]
        : rest.split(/\bINCL(?:UD\w+)?\b\.?|\bOF (?:WHICH|THESE|THEM|THOSE)\b/i);
      return clauses.map((clause, index) => ({
        clause,
        vans,
        isWhole: index === 0 && WHOLE.test(clause) && ACCESSIBLE.test(clauses[1] ?? ""),
      }));
    });
    for (const { clause, vans, isWhole } of parts) {
      const kind = isWhole ? "total" : kindOf(clause, at);
      if (!kind) continue;
      const value = at.from === "row" ? providedInRow(at) : providedIn(clause);
      // `148 TOTAL; 5 ACCESSIBLE REQUIRED; 5 PROVIDED` counts all of them first.
      if (value !== null && kind === "accessible" && isTotalIn(at.text, value)) continue;
      if (value !== null) counts[kind].push({ value, at });
      const whole = kind === "accessible" ? wholeOf(at, value) : null;
      if (whole !== null) counts.total.push({ value: whole, at });
      const included = vans && firstOf(count, vans[1] ?? vans[2] ?? vans[3]);
      if (kind === "accessible" && included) counts.van.push({ value: included, at });
      if (value !== null && at.from === "row" && ALL_VANS.test(clause)) {
        counts.van.push({ value, at });
      }
      if (at.from === "row") break;
    }
  }
  if (counts.total.length === 0) return countLabels(plan, counts);
  const ofLot = withoutMarks(counts);
  return ofLot.accessible.length > 0 ? ofLot : countLabels(plan, ofLot);
});

/** Stalls of toilet rooms, with the numbers of these rooms, and spaces people leave: `WOMEN 109 H.C. STALL`. */
const OF_ROOMS =
  /\b(?:WO)?MEN'?S?\b|\bGIRLS\b|\bBOYS\b|\bTOILETS?\b|\bREST\s?ROOMS?\b|\bW\.?C\b|\bGRAB\s+BAR|\bLAV\b|\bAREAS?\s+OF\s+REFUGE|\bEXITS\b/i;

/** No lot has more accessible spaces than spaces: such a number is one of something else. */
function withoutMarks({ total, ...counts }: ParkingCounts): ParkingCounts {
  const most = Math.max(...total.map(({ value }) => value));
  const ofLot = ({ value }: SpaceCount) => value <= most;
  return { total, accessible: counts.accessible.filter(ofLot), van: counts.van.filter(ofLot) };
}

/** What notes count that name no total, where nothing else does: `62 STALLS, 2 ACC`, `PARKING: 58 SPACES`. */
function countLabels(plan: PlanSet, counts: ParkingCounts): ParkingCounts {
  for (const at of allStatements(plan).map(asSentence)) {
    if (at.from !== "note" || NOT_THE_LOT.test(at.text)) continue;
    const both = ALL_AND_ACCESSIBLE.exec(at.text);
    const total = both?.[1] ?? PARKING_ALONE.exec(at.text)?.[1];
    if (total !== undefined) counts.total.push({ value: Number(total), at });
    if (!both) continue;
    counts.accessible.push({ value: Number(both[2]), at });
    const vans = VANS_OF_THEM.exec(at.text);
    if (vans) counts.van.push({ value: Number(vans[1]), at });
  }
  return counts;
}

/** The lot an accessible share is told of: `2 OF 52` in a cell. */
function wholeOf({ row }: Statement, value: number | null): number | null {
  const pairs = row?.cells.slice(1).flatMap(({ text }) => {
    const [, part, whole] =
      /^\W*(\d{1,3})\s+OF\s+(?:THE\s+)?(\d{1,4})(?:\s+(?:SPACES|STALLS|CARS))?\W*$/i
        .exec(text) ?? [];
    return whole !== undefined && Number(part) === value ? Number(whole) : [];
  });
  return pairs?.length === 1 ? pairs[0] : null;
}

const isTotalIn = (text: string, value: number) => anyCase`\b${value}\s+TOTAL\b`.test(text);

/** A key of several names with as many figures: `STALLS, STANDARD / ACCESSIBLE / ALL | 48 / 2 / 50`; null for others. */
function listedIn({ row }: Statement): { kind: keyof ParkingCounts; value: number }[] | null {
  const cells = row?.cells.map(({ text }) => text).filter((text) => text.trim() !== "") ?? [];
  if (cells.length !== 2) return null;
  const [names, figures] = cells.map((text) => text.split("/").map((it) => it.trim()));
  const isList = names.length > 1 && names.length === figures.length &&
    figures.every((it) => /^\d{1,4}$/.test(it));
  if (!isList) return null;
  return names.flatMap((name, at) => {
    const kind = VAN.test(name)
      ? "van"
      : ACCESSIBLE.test(name)
      ? "accessible"
      : /\b(?:ALL|TOTAL|OVERALL)\b/i.test(name)
      ? "total"
      : null;
    return kind ? [{ kind, value: Number(figures[at]) } as const] : [];
  });
}

/** A key with a value that counts whole and part in words, as the note it is: `PARKING: | 46 STALLS, INCL. 2 HC`. */
function asSentence(at: Statement): Statement {
  const values = at.row?.cells.filter(({ text }) => text.trim() !== "") ?? [];
  const isKeyed = at.schedule?.kind === "code summary" && values.length === 2 &&
    INCLUDING.test(values[1].text);
  return isKeyed ? { ...at, from: "note", text: at.text.replace(/\s*:?\s*\|\s*/, ": ") } : at;
}
const INCLUDING =
  /\b\d{1,4}\)?\s+(?:\w+\s+){0,2}(?:(?:SPACES|STALLS|CARS)\b|SPS?\b\.?)(?:\s+TOT(?:AL)?\b)?\W{0,3}(?:INCL\w*|OF\s+(?:WHICH|THESE|THEM|THOSE)|W\/|WITH|\d{1,3}\s+(?:ACC\w*|A\.?D\.?A|H\.?C))\b/i;

/** `PARKING PLAN - 110 SPACES`. */
const TOTAL_IN_TITLE =
  /\bPARKING\b[^|]{0,24}\b(\d{2,4})\s+(?:PARKING\s+)?(?:SPACES|STALLS|CARS)\b/i;

/** The row of what is built among rows of what is required and of kinds of stalls. */
const BUILT_ROW = /^\W*(?:TOTAL|(?:\w+\s+){0,2}(?:PROV\w*|PROPOSED|ACTUAL|SHOWN))\b/i;

/** A table of one lot with a column for all, for accessible and for van spaces. */
function readColumns(plan: PlanSet, { columns, rows }: Schedule, counts: ParkingCounts): void {
  const built = rows.length === 1
    ? rows
    : rows.filter(({ cells }) => BUILT_ROW.test(cells[0]?.text ?? ""));
  const [row] = built;
  if (built.length !== 1) return;
  const at = allStatements(plan).find((it) => it.row === row);
  const under = (pattern: RegExp): number | null => {
    const index = columns.findIndex(({ header }) =>
      pattern.test(header) && !/\bREQ|RATIO|\bMIN\b/i.test(header)
    );
    return index < 0 ? null : firstOf(count, row.cells[index]?.text ?? "");
  };
  const read = {
    total: under(/^\W*TOTAL\b/i),
    accessible: under(anyCase`^(?!.*\bVAN).*${ACCESSIBLE}`),
    van: under(VAN),
  };
  if (!at || read.total === null || read.accessible === null) return;
  for (const kind of ["total", "accessible", "van"] as const) {
    const value = read[kind];
    if (value !== null) counts[kind].push({ value, at });
  }
}

/** Parts between commas; how many of them take vans stays with the number before. */
const byComma = (clause: string): string[] =>
  clause.split(
    /,(?!\d{3})(?!\s*INCL)(?!\s*OF\s+(?:WHICH|THESE|THEM|THOSE)\b)(?!\s*\(?\w+\)?\s+OF\s+(?:WHICH|THESE|THEM|THOSE)\b)/i,
  );

function kindOf(clause: string, at: Statement): keyof ParkingCounts | null {
  if (OTHER_COUNT.test(at.from === "row" ? nameOf(clause) : clause)) return null;
  if (at.from !== "row" && ONE_OF_THEM.test(clause)) return null;
  const isBothKinds = at.from === "row" && ACCESSIBLE.test(clause) &&
    /\b(INCL\w*|W\/|WITH)\b\.?\W*VANS?\b/i.test(clause);
  if (isBothKinds || (at.from === "row" && ALL_VANS.test(clause))) return "accessible";
  if (VAN.test(clause) && (ACCESSIBLE.test(contextOf(at)) || SPACES.test(clause))) return "van";
  if (ACCESSIBLE.test(clause)) return "accessible";
  const name = at.row?.cells[0]?.text ?? "";
  const isTotal = /\bTOTAL\b/i.test(clause) || (ALL_PARKING.test(name) && hasBoth(at)) ||
    (at.from === "row" && ALL_OF_THEM.test(clause)) ||
    (/\bPARKING\b/i.test(clause) && /\bPROV/i.test(clause)) ||
    /^\W*(PARKING\s*)?(SPACES|STALLS|PARKING)\s*PROVIDED/i.test(clause) ||
    /^\W*\d+\s+(PARKING\s+)?(SPACES|STALLS)\s+(ARE\s+)?(PROV|PROPOSED)/i.test(clause);
  return isTotal &&
      ([clause, name, at.schedule?.title ?? ""].some((it) => SPACES.test(it)) ||
        at.schedule?.kind === "parking")
    ? "total"
    : null;
}

/** The label of one stall says its number: `SPACE 2 (VAN)`, `HC1 VAN`. */
const ONE_OF_THEM =
  /^\W*(?:ACC\w*\.?\s+|ADA\s+|H\.?C\.?\s+)?(?:SPACE|STALL)\s+(?:NO\.?\s*|#)?\d{1,3}\b|^\W*(?:ACC|ADA|H\.?C)\.?-?\d{1,2}\W*(?:VANS?\W*)?$/i;

/** A row of parking alone, under what is required and what is provided, is of all of it. */
const ALL_PARKING =
  /^\W*(?:(?:OFF-?STREET\s+)?PARKING(?:\s+(?:SPACES|STALLS))?|(?:PARKING\s+)?(?:SPACES|STALLS|PARKING)\s+(?:IN|ON)\s+(?:THE\s+)?(?:WHOLE\s+|ENTIRE\s+)?(?:LOT|SITE)|PARKING,?\s+(?:WHOLE|ENTIRE|ALL\s+OF\s+THE)\s+(?:LOT|SITE)(?:\s*\([^)]*\))?)\W*$/i;
const hasBoth = ({ schedule }: Statement): boolean =>
  [/\bREQ/i, /\bPROV/i].every((it) => schedule?.columns.some(({ header }) => it.test(header)));

/** The row of all stalls, not called total: `ALL STALLS | 54`, `WHOLE LOT | 54 SPACES`. */
const ALL_OF_THEM =
  /^\W*(?:ALL(?:\s+(?:\w+\s+)?(?:STALLS|SPACES|PARKING|CARS))?|SUM(?:\s+OF\s+(?:ALL\s+)?(?:STALLS|SPACES))?|(?:WHOLE|ENTIRE)\s+LOT|(?:STALLS|SPACES)\s+IN\s+ALL|OVERALL|ALTOGETHER)\W*\|\s*\d{1,4}(?:\s+(?:STALLS|SPACES|CARS))?\W*$/i;

/** Accessible spaces that all take vans: `ACCESSIBLE SPACES | 2 (VAN)`. */
const ALL_VANS =
  anyCase`^(?!.*\bVAN[^|]*\|)[^|]*${ACCESSIBLE}[^|]*\|\s*(\d{1,2})\s*\(?\s*(?:ALL\s+|BOTH\s+)?VANS?\b`;

/** Sizes, ratios and stalls of other things. */
const OTHER_COUNT = /\bSIGN|SLOPE|WIDTH|SIZE|AISLE|RATIO|\bPER\b|LOADING|BICYCLE|BIKE|EV\b/i;

/** What a row counts: its name, without remarks in other cells or, of a total, the ratio it follows. */
function nameOf(row: string): string {
  const [name] = row.split("|");
  return /^\W*TOTAL\b/i.test(name) ? name.replace(/[@(,].*|\bPER\b.*/i, "") : name;
}

function providedInRow(at: Statement): number | null {
  const { schedule, row } = at;
  if (!schedule || !row) return null;
  const numberUnder = (pattern: RegExp): number | null => {
    const index = schedule.columns.findIndex((column) => pattern.test(column.header));
    return index < 0 ? null : firstOf(count, row.cells[index]?.text ?? "");
  };
  const provided = numberUnder(/\bPROV|ACTUAL|SHOWN|PROPOSED/i);
  if (provided !== null) return provided;
  if (/\bREQ/i.test(at.text) && !/\bPROV/i.test(at.text)) return null;
  const inline = providedIn(at.text);
  const numbers = row.cells.slice(1).flatMap((cell) => firstOf(count, cell.text) ?? []);
  return numbers.length === 1 ? numbers[0] : numbers.length === 0 ? inline : null;
}

/** A total with its parts behind it: `84 TOTAL (42 THIS LOT, 42 NE LOT)`. */
const WITH_PARTS = /^([^(]*\bTOTAL\W*)\(.*\d/i;

function providedIn(said: string): number | null {
  const clause = WITH_PARTS.exec(said)?.[1] ?? said;
  const mentions = count.find(clause);
  const beside = (word: string) =>
    mentions.find(({ start, end }) =>
      anyCase`${word}[^\d]{0,12}$`.test(clause.slice(0, start)) ||
      anyCase`^\W{0,3}(\w+\s+){0,2}${word}`.test(clause.slice(end))
    );
  const provided = beside("PROV");
  if (provided) return provided.value;
  if (/\bREQ|\bNEED/i.test(clause)) return null;
  const sum = /=\s*(\d+)\b/.exec(clause)?.[1];
  if (sum) return Number(sum);
  return mentions.length === 1 ? mentions[0].value : null;
}

/** The inputs as the set states them. */
export function readAccessibleParking(plan: PlanSet): CalculatorInput[] {
  const { total: [spaces], accessible: [shown], van: [vans] } = readParking(plan);
  return [
    fromSheet("totalSpaces", "Parking spaces", spaces?.value ?? null, spaces?.at ?? null),
    fromSheet("accessibleSpaces", "Accessible spaces", shown?.value ?? null, shown?.at ?? null),
    fromSheet("vanSpaces", "Van spaces", vans?.value ?? null, vans?.at ?? null),
    fromElsewhere("facility", "What the lot serves", "ordinary", "assumed"),
  ];
}

/** The calculation from its inputs, also from corrected ones. */
export function solveAccessibleParking(inputs: CalculatorInput[]): Calculation {
  const spaces = numberOf(inputs, "totalSpaces");
  const words = wordsOf(inputs, "facility");
  const facility = PARKING_FACILITIES.find((it) => it === words) ?? "ordinary";
  const required = spaces === null ? null : accessibleSpacesFor(spaces, facility);
  const codeReference = SECTIONS[facility];
  return {
    id: "accessible-parking",
    title: "Accessible parking",
    codeReference,
    inputs,
    steps: required === null ? [] : [
      {
        label: facility === "ordinary"
          ? "Accessible spaces for this lot"
          : `Accessible spaces for patients and visitors, ${facility}`,
        value: `${spaces} spaces → ${required}`,
      },
      {
        label: "Van spaces, one for each six or fraction",
        value: `${required} ÷ 6 → ${vanSpacesFor(required)}`,
      },
    ],
    result: required === null ? null : [
      { label: "Accessible spaces required", value: required, unit: "spaces" },
      { label: "Van spaces required", value: vanSpacesFor(required), unit: "spaces" },
    ],
    checks: required === null ? [] : [
      ...compare({
        label: "Accessible spaces",
        shown: numberOf(inputs, "accessibleSpaces"),
        limit: required,
        sense: "at least",
        unit: "spaces",
        codeReference,
      }),
      ...compare({
        label: "Van spaces",
        shown: numberOf(inputs, "vanSpaces"),
        limit: vanSpacesFor(required),
        sense: "at least",
        unit: "spaces",
        codeReference: "FBC-A 208.2.4",
      }),
    ],
    missing: missingOf(inputs, ["totalSpaces"]),
  };
}

const SECTIONS: Record<ParkingFacility, string> = {
  "ordinary": "FBC-A 208.2",
  "hospital outpatient": "FBC-A 208.2.1",
  "rehabilitation or outpatient physical therapy": "FBC-A 208.2.2",
};

/** The calculation, null when the set states no parking or is of a house. */
export function calculateAccessibleParking(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  const inputs = readAccessibleParking(plan);
  const isStated = inputs.slice(0, 2).some((it) => it.value !== null);
  return building.volume !== "residential" && isStated ? solveAccessibleParking(inputs) : null;
}

/** Occupants: of the whole building, of a level, of a room, each place that counts them. */
import type { OccupantLoadRow, PlanSet } from "../../_shared/domain/plan_set.ts";
import { levelIn } from "../../_shared/levels.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { placeOf } from "../reading/places.ts";
import { isOfOldWork } from "../reading/standing.ts";
import { cellHeaded } from "../reading/rows.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of occupant loads. */
export function toldOfLoads(plan: PlanSet): Told[] {
  return [...totals(plan), ...ofLevels(plan), ...ofRooms(plan), ...posted(plan)];
}

const load = (
  of: string,
  count: number,
  at: Parameters<typeof placeOf>[0],
): Told => ({
  ...placeOf(at),
  topic: "occupant load",
  of,
  values: [count],
});

/** The total of the code data, and what a table of fixtures or exits is reckoned with. */
function totals(plan: PlanSet): Told[] {
  const stated = plan.codeSummary.totalOccupantLoad
    .filter(({ sourceText }) => levelIn(sourceText) === null)
    .map((it) => load("total occupant load", it.value, it));
  const reckoned = allStatements(plan).filter(({ from }) => from === "row")
    .flatMap((it): Told[] => {
      const counts = [RECKONED, BUILDING_LOAD].flatMap((pattern) => [...it.text.matchAll(pattern)])
        .map(([, digits]) => printedNumber(digits));
      return it.schedule?.kind !== "occupant load" && counts.length === 1 &&
          !isOfOldWork(it.heading)
        ? [load("total occupant load", counts[0], it)]
        : [];
    });
  const listed = allStatements(plan).flatMap(totalOf);
  const based = newTexts(plan, BASED_ON).filter(({ text }) => saysOnly(text, OF_ALL)).map((it) =>
    load("total occupant load", printedNumber(BASED_ON.exec(it.text)![1]), it)
  );
  const terse = newTexts(plan, TERSE_TOTAL).map((it) =>
    load("total occupant load", printedNumber(TERSE_TOTAL.exec(it.text)![1]), it)
  );
  return [...stated, ...reckoned, ...listed, ...based, ...terse];
}

/** Lists of occupants without areas, which are no calculation. */
const OF_OCCUPANTS =
  /^\W*(?:TOTAL\s+)?(?:OCCUPANTS?|OCCUPANT\s+(?:COUNTS?|LOADS?)|PERSONS|OCC\.?\s+LOADS?)\W*$/i;
const COUNTS = /\bOCC|\bPERSONS\b|\bPEOPLE\b|\bCOUNT\b|\bLOAD\b|^\W*TOTAL\W*$/i;

/** The last row of such a list. */
function totalOf(it: Statement): Told[] {
  const { schedule, row } = it;
  const isTotal = schedule && row && schedule.kind !== "occupant load" &&
    OF_OCCUPANTS.test(schedule.title ?? "") && /^\W*TOTALS?\W*$/i.test(row.cells[0]?.text ?? "");
  const count = isTotal ? cellHeaded(it, COUNTS)?.trim() ?? "" : "";
  return /^\d{1,4}$/.test(count) ? [load("total occupant load", Number(count), it)] : [];
}

/** A callout that says no more: `TOT. OCC. LOAD 148`. */
const TERSE_TOTAL =
  /^\W*TOT(?:AL|\.)?\s+(?:BUILDING\s+)?OCC(?:UPANTS?|UPANCY)?\.?(?:\s+LOAD)?\s*[:=]?\s*(\d{1,3}(?:,\d{3})*|\d+)\W*$/i;
/** With any other word it is the load of one exit or of some of them. */
const OF_ALL = wordsOf(
  "FIXTURE FIXTURES PLUMBING COUNT EGRESS EXIT EXITS CALCULATION CALCULATIONS LOAD OCC OCCUPANT OCCUPANTS PERSONS PEOPLE " +
    "REQUIRED REQD",
);
/** `FIXTURE COUNT BASED ON 162 OCCUPANTS`. */
const BASED_ON =
  /\b(?:(?:FIXTURES?|PLUMBING|EGRESS|EXITS?)\b[^.;|]{0,24}\bBASED\s+ON|FIXTURES\s+(?:REQ\S*\s+|PROV\S*\s+)?FOR)\s+(?:AN?\s+)?(?:TOTAL\s+)?(?:OCC\w*\.?\s+LOAD\s+OF\s+)?(\d{1,3}(?:,\d{3})*|\d+)(?:\s*(?:TOTAL\s+)?(?:OCC\w*|PERSONS|PEOPLE)\b\.?(?!\s*(?:(?:FE)?MALES?|W?O?MEN|PER|EACH)\b)|\W*$)/i;
/** `BUILDING LOAD USED FOR EGRESS DESIGN | 412`. */
const BUILDING_LOAD =
  /^\W*(?:TOTAL\s+)?(?:BUILDING|BLDG\.?)\s+(?:OCC(?:UPANT)?\.?\s+)?LOAD\b[^|\d]*\|\s*(\d{1,3}(?:,\d{3})*|\d+)\s*$/gi;
/** `OCCUPANT LOAD | 190 TOTAL`, `OCC. LOAD | LEVEL 1: 90, LEVEL 2: 114, TOTAL 204`. */
const RECKONED =
  /^\W*(?:TOTAL\s+)?OCC(?:UPANT)?\.?\s+LOAD\W*\|(?:[^|]*\bTOTAL\s*[:=]?\s*(?=\d)|\s*(?=\d[\d,]*\s+TOTAL\b))(\d{1,3}(?:,\d{3})*|\d+)\b/gi;

const LOAD = String.raw`(?:OCC(?:UPAN(?:T|CY)|\.)?\s*(?:LOAD|COUNT|TOTAL)|OCCUPANTS?|OCC\.?)`;
const STATED =
  anyCase`^[^:=;]{0,40}?(?:\b${LOAD}\b[^:=;\d]{0,30}(?:LEVEL|LVL\.?|FLOOR)?\s*\d?[^:=;\d]{0,20}[:=]\s*(?<after>\d{1,3}(?:,\d{3})*|\d+)|[:=-]\s*(?<before>\d{1,3}(?:,\d{3})*|\d+)\s*${LOAD})\W*(?:TOTAL)?\W*$`;
/** Loads of a part of the level. */
const PART =
  /\b(STAIRS?|ST-?\d|EXITS?|DOORS?|ROOMS?|SUITES?|UNITS?|WING|PER|MAX\w*|POSTED|SIGN|EACH|VIA|TO|THROUGH|THRU)\b/i;

/** A load of a whole level stated in a short text: `LEVEL 2 OCCUPANT LOAD: 112`. */
function statedLevelLoad(text: string): { level: number; occupants: number } | null {
  const level = levelIn(text);
  if (level === null || text.length > 60 || PART.test(text)) return null;
  const groups = STATED.exec(text)?.groups;
  const digits = groups?.after ?? groups?.before;
  return digits === undefined ? null : { level, occupants: printedNumber(digits) };
}

function ofLevels({ occupantLoads, notes }: PlanSet): Told[] {
  return [
    ...occupantLoads.flatMap((row) => {
      const level = row.isTotal ? levelIn(row.space) : null;
      return level === null || row.occupants === null
        ? []
        : [load(`occupant load of level ${level}`, row.occupants, row)];
    }),
    ...notes.flatMap((note) => {
      const isLoad = note.kind !== "title-block" && /OCC/i.test(note.text);
      const stated = isLoad ? statedLevelLoad(note.text) : null;
      return stated ? [load(`occupant load of level ${stated.level}`, stated.occupants, note)] : [];
    }),
  ];
}

/** The load of a room in the calculation and the one lettered in the room, where both name one room only. */
function ofRooms({ occupantLoads, rooms }: PlanSet): Told[] {
  const counted = occupantLoads.filter((row) => !row.isTotal && row.occupants !== null);
  const lettered = rooms.filter((room) => room.occupants !== null);
  const rows = Map.groupBy(counted, ({ space }) => plain(space));
  const words = byWords(counted);
  const labels = Map.groupBy(lettered, ({ name }) => plain(name));
  return [...labels].flatMap(([name, [room, ...others]]): Told[] => {
    const found = rows.get(name) ?? rowsNaming(name, words, labels);
    if (others.length > 0 || found.length !== 1) return [];
    const of = `occupant load of ${room.name}`;
    return [load(of, found[0].occupants!, found[0]), load(of, room.occupants!, room)];
  });
}

const POSTED =
  /\b(?:POST(?:ED)?|SIGN|MAX(?:IMUM)?)\b.*\bOCC(?:UPAN(?:CY|TS?)|\.)?(?:\s+(?:LOAD|LIMIT))?\s*(?:OF|IS|[:=-])?\s*(\d{1,4})\b(?!\s*(?:S\.?F|SQ|"|'))/i;

/** What a sign says of the one counted room it names. */
function posted(plan: PlanSet): Told[] {
  const counted = plan.occupantLoads.filter((row) => !row.isTotal && row.occupants !== null);
  return newTexts(plan, POSTED).flatMap((it): Told[] => {
    const [row, ...others] = counted.filter(({ space }) =>
      plain(space).length >= SHORTEST_NAME && plain(it.text).includes(plain(space))
    );
    if (!row || others.length > 0 || it.from !== "note") return [];
    const of = `occupant load of ${row.space}`;
    return [
      load(of, row.occupants!, row),
      load(of, printedNumber(POSTED.exec(it.text)![1]), it),
    ];
  });
}

/** Shorter words are in many names. */
const SHORTEST_NAME = 5;

type ByWord = ReadonlyMap<string, readonly OccupantLoadRow[]>;

/** Rows by each word of their space. */
function byWords(rows: readonly OccupantLoadRow[]): ByWord {
  const named = new Map<string, OccupantLoadRow[]>();
  for (const row of rows) {
    for (const word of new Set(wordsIn(row.space))) {
      const known = named.get(word);
      if (known) known.push(row);
      else named.set(word, [row]);
    }
  }
  return named;
}

const wordsIn = (space: string): string[] => space.toUpperCase().split(/[^A-Z0-9]+/);

/** The rows whose space holds the name of a room that no other lettered room shares: `SUITE 4 SALES (M)` of SALES. */
const rowsNaming = (
  name: string,
  rows: ByWord,
  labels: ReadonlyMap<string, unknown>,
): readonly OccupantLoadRow[] =>
  name.length < SHORTEST_NAME
    ? []
    : (rows.get(name) ?? []).filter(({ space }) =>
      !wordsIn(space).some((it) => it !== name && labels.has(it))
    );

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * Levels of storeys in the flood table against the level marks of a drawing, `LEVEL 2 | 16.38` and `L2 FLOOR EL 17.00`,
 * and marks of one drawing against those of another.
 * Feet. Drawings may count from another zero, so they are compared only where another storey has one level in both.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { remembered } from "../../_shared/remembered.ts";
import { findLengths } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import { isKept } from "../reading/standing.ts";
import { isOfOneOfSeveral } from "../reading/other_buildings.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import type { Told } from "./told.ts";
import type { Level } from "../flood/_elevation.ts";
import { tableLevels } from "../flood/_listed_levels.ts";

/** A level with one figure in a table and one on a drawing. */
interface TwoLevels {
  name: string;
  listed: Level;
  drawn: Level;
}

/** A level by its name: `level 2`, `the parapet`. */
type NamedLevel = Level & { name: string };
type DrawnLevel = NamedLevel & Pick<Statement, "drawing">;

const ORDINALS = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH"];
const STOREY =
  /\b(?:LEVEL|LVL\.?|L)\s*[-.]?\s*([1-5])\b|\b(?:([1-5])(?:ST|ND|RD|TH)|(FIRST|SECOND|THIRD|FOURTH|FIFTH))\s+(?:FIN\w*\.?\s+)?(?:FL(?:OO)?R\b|LEVEL)/i;
/** Parts of a storey that lie above or below its floor. */
const NO_FLOOR =
  /\b(?:SUB-?\s?FLOOR|TRUSS\w*|BEARING|CEILING|CLG|FRAMING|BOTTOM|B\.?\s?O|UNDERSIDE|JOISTS?|BEAMS?|LANDING|PLATE|HEADER|SILL|CLOSET|EQUIP\w*|PANEL|CONTROLLER|ROOF|BALCON\w*|GARAGE|LOBBY|PORCH|DECK)\b/i;
/** The floor of a drawing that gives it no number. */
const MAIN_FLOOR = /^\W*(?:FIN(?:ISH(?:ED)?)?\.?\s+FL(?:OO)?R|F\.?\s?F\.?\s?E?)\b/i;
const TOP = String.raw`\b(?:T\s?[./]?\s?O?\.?|TOP)\s*(?:OF\s+)?`;
/** What lies above floors and is marked like one. */
const ABOVE_FLOORS: readonly [name: string, says: RegExp][] = [
  [
    "the top of the parapet",
    anyCase`${TOP}(?:MAIN\s+)?PARAPET\b|^\W*PARAPET\b`,
  ],
  [
    "the bearing of the trusses",
    /\b(?:(?:ROOF\s+)?TRUSS(?:ES)?|ROOF|JOIST)\s+(?:BEARING|BRG\.?)|^\W*(?:BEARING|BRG\.?)\b/i,
  ],
  ["the top of the slab", anyCase`^\W*${TOP}(?:CONC\.?\s+)?SLAB\b`],
  ["the top of the roof deck", anyCase`^\W*${TOP}(?:ROOF\s+)?DECK\b`],
  ["the top of the tie beam", anyCase`${TOP}(?:TIE|BOND)\s+BEAM\b`],
  ["the top of the ridge", anyCase`${TOP}(?:ROOF\s+)?RIDGE\b`],
  ["the top of the plate", anyCase`${TOP}(?:WALL\s+)?PLATE\b`],
];
/** A mark that says no more than its floor. */
const LONGEST_MARK = 40;
/** Words of the mark of a floor; its slab, its framing and parts of it lie at other levels. */
const OF_FLOORS = wordsOf(
  "FIRST SECOND THIRD FOURTH FIFTH 2ND 3RD 4TH 5TH LEVEL LVL L FLOOR FLR FL FIN FINISH FINISHED FF FFE F E STORY EL ELEV " +
    "ELEVATION NAVD",
);
/** Words of a mark above it. */
const OF_TOPS = wordsOf(
  "T TO TOP O OF PARAPET TRUSS TRUSSES ROOF JOIST BEARING BRG HT HGT HEIGHT TIE BOND BEAM RIDGE PLATE WALL SLAB CONC DECK EL " +
    "ELEV ELEVATION AFF A F ABOVE FIN FINISHED FLOOR",
);
const SAME_FT = 0.05;

/** Storeys of the flood table and of drawings that count from the same zero. */
export function toldOfLevels(plan: PlanSet): Told[] {
  const listed = tableLevels(plan).flatMap((it) => namedLevel(it.name, it));
  const drawings = [
    ...Map.groupBy(marks(plan), ({ page, drawing }) => `${page} ${drawing}`).values(),
  ];
  const inTable = listed.length < 2
    ? []
    : drawings.flatMap((drawn) => pairsOf(listed, drawn)).flatMap(bothOf("flood elevation"));
  return [...inTable, ...amongDrawings(drawings)];
}

/** Drawings of one building, held against each other; what one gives two levels has several. */
function amongDrawings(drawings: readonly DrawnLevel[][]): Told[] {
  const whole = drawings.filter(([{ drawing }]) =>
    !isOfOneOfSeveral(drawing ?? "") && !BESIDE.test(drawing ?? "")
  ).map((drawn) =>
    [...Map.groupBy(drawn, ({ name }) => name).values()].filter((all) => all.length === 1).flat()
  ).filter((drawn) => drawn.length > 1);
  // The first drawing that gives a storey a level stands for all that count from its zero.
  const known = new Map<string, readonly DrawnLevel[]>();
  return whole.flatMap((drawn) => {
    const keys = drawn.map(({ name, ft }) => `${name} ${Math.round(ft / SAME_FT)}`);
    const first = keys.map((it) => known.get(it)).find((it) => it !== undefined);
    for (const key of keys) if (!known.has(key)) known.set(key, first ?? drawn);
    return first ? pairsOf(first, drawn) : [];
  }).flatMap(bothOf("floor level"));
}

/** Drawings of a part beside the building. */
const BESIDE = /\b(?:UNITS?|GARAGE|CABANA|DETACHED|ELEVATOR\s+SHAFT)\b/i;

function pairsOf(listed: readonly NamedLevel[], drawn: readonly NamedLevel[]): TwoLevels[] {
  const pairs = listed.flatMap((a) =>
    drawn.filter((b) => b.name === a.name).map((b) => ({
      name: a.name,
      listed: a,
      drawn: b,
    }))
  );
  const isSame = ({ listed, drawn }: TwoLevels) => Math.abs(listed.ft - drawn.ft) <= SAME_FT;
  const known = new Set(pairs.filter(isSame).map(({ name }) => name));
  return known.size > 0 ? pairs.filter(({ name }) => !known.has(name)) : [];
}

const bothOf = (topic: Told["topic"]) => ({ name, listed, drawn }: TwoLevels): Told[] =>
  [listed, drawn].map((it) => told(topic, name, it));

const told = (topic: Told["topic"], name: string, level: Level): Told => ({
  ...placeOf(level),
  topic,
  of: `the elevation of ${name}`,
  values: [level.ft],
});

function marks(plan: PlanSet): DrawnLevel[] {
  return allStatements(plan).flatMap((it) => {
    const found = it.from === "note" ? markIn(it.text) : null;
    const level = found ? namedLevel(found.name, { ...placeOf(it), ft: found.ft }) : [];
    return level.map((mark) => ({ ...mark, drawing: it.drawing }));
  });
}

const isAboveFloors = (name: string): boolean => ABOVE_FLOORS.some(([, says]) => says.test(name));

/** A text that says no more than the level of one floor, or of what lies above: its figure, and the rest of it. */
const markIn = remembered((text) => {
  const found = text.length > LONGEST_MARK || isKept(text) ? null : figureOf(text);
  const name = found && text.replace(found.raw, " ");
  return name !== null && saysOnly(name, isAboveFloors(name) ? OF_TOPS : OF_FLOORS)
    ? { name, ft: found!.ft }
    : null;
});

/** The one figure of a mark: an elevation, or feet and inches beside a name alone, `LEVEL 2 14'-0"`. */
function figureOf(text: string): { ft: number; raw: string } | null {
  const found = findElevations(text);
  if (found.length > 0) return found.length === 1 ? found[0] : null;
  const [length, ...others] = findLengths(text).filter(({ raw }) => raw.includes("'"));
  return length && others.length === 0 ? { ft: length.valueIn / 12, raw: length.raw } : null;
}

function namedLevel(text: string, level: Level): NamedLevel[] {
  const at = { ...placeOf(level), ft: level.ft };
  const above = ABOVE_FLOORS.find(([, says]) => says.test(text))?.[0];
  if (above) return [{ ...at, name: above }];
  const [, digit, ordinal, word] = STOREY.exec(text) ?? [];
  const storey = Number(digit ?? ordinal ?? ORDINALS.indexOf(word?.toUpperCase()) + 1) ||
    (MAIN_FLOOR.test(text) ? 1 : 0);
  return storey > 0 && !NO_FLOOR.test(text) ? [{ ...at, name: `level ${storey}` }] : [];
}

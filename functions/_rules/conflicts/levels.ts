/**
 * Levels of storeys in the flood table against the level marks of a drawing, `LEVEL 2 | 16.38` and `L2 FLOOR EL 17.00`,
 * and marks of one drawing against those of another.
 * Feet. Drawings may count from another zero, so they are compared only where another storey has one level in both.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { placeOf } from "../reading/places.ts";
import { isKept } from "../reading/standing.ts";
import { isOfOneOfSeveral } from "../reading/other_buildings.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import type { Told } from "./told.ts";
import type { Level } from "../flood/_elevation.ts";
import { tableLevels } from "../flood/_listed_levels.ts";

/** A storey with a level in a table and one on a drawing. */
interface TwoLevels {
  storey: number;
  listed: Level;
  drawn: Level;
}

type StoreyLevel = Level & { storey: number };
type DrawnLevel = StoreyLevel & Pick<Statement, "drawing">;

const ORDINALS = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH"];
const STOREY =
  /\b(?:LEVEL|LVL\.?|L)\s*[-.]?\s*([1-5])\b|\b(?:([1-5])(?:ST|ND|RD|TH)|(FIRST|SECOND|THIRD|FOURTH|FIFTH))\s+(?:FIN\w*\.?\s+)?(?:FL(?:OO)?R\b|LEVEL)/i;
/** Parts of a storey that lie above or below its floor. */
const NO_FLOOR =
  /\b(?:SUB-?\s?FLOOR|TRUSS\w*|BEARING|CEILING|CLG|FRAMING|BOTTOM|B\.?\s?O|UNDERSIDE|JOISTS?|BEAMS?|LANDING|PLATE|HEADER|SILL|CLOSET|EQUIP\w*|PANEL|CONTROLLER|ROOF|BALCON\w*|GARAGE|LOBBY|PORCH|DECK)\b/i;
/** A mark that says no more than its floor. */
const LONGEST_MARK = 40;
/** Words of such a mark; its slab, its framing and parts of it lie at other levels. */
const OF_FLOORS = wordsOf(
  "FIRST SECOND THIRD FOURTH FIFTH 2ND 3RD 4TH 5TH LEVEL LVL L FLOOR FLR FL FIN FINISH FINISHED FF FFE STORY EL ELEV " +
    "ELEVATION NAVD",
);
const SAME_FT = 0.05;

/** Storeys of the flood table and of drawings that count from the same zero. */
export function toldOfLevels(plan: PlanSet): Told[] {
  const listed = tableLevels(plan).flatMap((it) => storeyLevel(it.name, it));
  const drawings = [
    ...Map.groupBy(marks(plan), ({ page, drawing }) => `${page} ${drawing}`).values(),
  ];
  const inTable = listed.length < 2
    ? []
    : drawings.flatMap((drawn) => pairsOf(listed, drawn)).flatMap(bothOf("flood elevation"));
  return [...inTable, ...amongDrawings(drawings)];
}

/** Drawings of one building that give each storey one level, held against each other. */
function amongDrawings(drawings: readonly DrawnLevel[][]): Told[] {
  const whole = drawings.filter((drawn) =>
    drawn.length > 1 && new Set(drawn.map(({ storey }) => storey)).size === drawn.length &&
    !isOfOneOfSeveral(drawn[0].drawing ?? "") && !BESIDE.test(drawn[0].drawing ?? "")
  );
  // The first drawing that gives a storey a level stands for all that count from its zero.
  const known = new Map<string, readonly DrawnLevel[]>();
  return whole.flatMap((drawn) => {
    const keys = drawn.map(({ storey, ft }) => `${storey} ${Math.round(ft / SAME_FT)}`);
    const first = keys.map((it) => known.get(it)).find((it) => it !== undefined);
    for (const key of keys) if (!known.has(key)) known.set(key, first ?? drawn);
    return first ? pairsOf(first, drawn) : [];
  }).flatMap(bothOf("floor level"));
}

/** Drawings of a part beside the building. */
const BESIDE = /\b(?:UNITS?|GARAGE|CABANA|DETACHED|STAIR|ELEVATOR\s+SHAFT)\b/i;

function pairsOf(listed: readonly StoreyLevel[], drawn: readonly StoreyLevel[]): TwoLevels[] {
  const pairs = listed.flatMap((a) =>
    drawn.filter((b) => b.storey === a.storey).map((b) => ({
      storey: a.storey,
      listed: a,
      drawn: b,
    }))
  );
  const isSame = ({ listed, drawn }: TwoLevels) => Math.abs(listed.ft - drawn.ft) <= SAME_FT;
  const known = new Set(pairs.filter(isSame).map(({ storey }) => storey));
  return known.size > 0 ? pairs.filter(({ storey }) => !known.has(storey)) : [];
}

const bothOf = (topic: Told["topic"]) => ({ storey, listed, drawn }: TwoLevels): Told[] =>
  [listed, drawn].map((it) => told(topic, storey, it));

const told = (topic: Told["topic"], storey: number, level: Level): Told => ({
  ...placeOf(level),
  topic,
  of: `the elevation of level ${storey}`,
  values: [level.ft],
  said: `${level.ft} ft`,
});

function marks(plan: PlanSet): DrawnLevel[] {
  return allStatements(plan).flatMap((it) => {
    if (it.from !== "note" || it.text.length > LONGEST_MARK || isKept(it.text)) return [];
    const [found, ...others] = findElevations(it.text);
    if (!found || others.length > 0) return [];
    const name = it.text.replace(found.raw, " ");
    if (!saysOnly(name, OF_FLOORS)) return [];
    const level = storeyLevel(name, { ...placeOf(it), ft: found.ft });
    return level.map((mark) => ({ ...mark, drawing: it.drawing }));
  });
}

function storeyLevel(name: string, level: Level): StoreyLevel[] {
  const [, digit, ordinal, word] = STOREY.exec(name) ?? [];
  const storey = Number(digit ?? ordinal ?? ORDINALS.indexOf(word?.toUpperCase()) + 1);
  return storey > 0 && !NO_FLOOR.test(name) ? [{ ...placeOf(level), ft: level.ft, storey }] : [];
}

/**
 * Levels of storeys in the flood table against the level marks of a drawing: `LEVEL 2 | 16.38` and `L2 FLOOR EL 17.00`.
 * Feet. Drawings may count from another zero, so they are compared only where another storey has one level in both.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { placeOf } from "../reading/places.ts";
import { isKept } from "../reading/standing.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
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

const ORDINALS = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH"];
const STOREY =
  /\b(?:LEVEL|LVL\.?|L)\s*[-.]?\s*([1-5])\b|\b(?:([1-5])(?:ST|ND|RD|TH)|(FIRST|SECOND|THIRD|FOURTH|FIFTH))\s+(?:FIN\w*\.?\s+)?(?:FL(?:OO)?R\b|LEVEL)/i;
/** Parts of a storey that lie above or below its floor. */
const NO_FLOOR =
  /\b(?:SUB-?\s?FLOOR|TRUSS\w*|BEARING|CEILING|CLG|FRAMING|BOTTOM|B\.?\s?O|UNDERSIDE|JOISTS?|BEAMS?|LANDING|PLATE|HEADER|SILL|CLOSET|EQUIP\w*|PANEL|CONTROLLER|ROOF|BALCON\w*|GARAGE|LOBBY|PORCH|DECK)\b/i;
/** A mark that says no more than its floor. */
const LONGEST_MARK = 40;
const SAME_FT = 0.05;

/** Storeys of the flood table and of drawings that count from the same zero. */
export function toldOfLevels(plan: PlanSet): Told[] {
  const listed = tableLevels(plan).flatMap((it) => storeyLevel(it.name, it));
  if (listed.length < 2) return [];
  const drawings = Map.groupBy(marks(plan), ({ page, drawing }) => `${page} ${drawing}`);
  return [...drawings.values()].flatMap((drawn) =>
    pairsOf(listed, drawn).flatMap((it) => [told(it.storey, it.listed), told(it.storey, it.drawn)])
  );
}

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

const told = (storey: number, level: Level): Told => ({
  ...placeOf(level),
  topic: "flood elevation",
  of: `the elevation of level ${storey}`,
  values: [level.ft],
  said: `${level.ft} ft`,
});

function marks(plan: PlanSet): (StoreyLevel & Pick<Statement, "drawing">)[] {
  return allStatements(plan).flatMap((it) => {
    if (it.from !== "note" || it.text.length > LONGEST_MARK || isKept(it.text)) return [];
    const [found, ...others] = findElevations(it.text);
    if (!found || others.length > 0) return [];
    const level = storeyLevel(it.text.replace(found.raw, " "), { ...placeOf(it), ft: found.ft });
    return level.map((mark) => ({ ...mark, drawing: it.drawing }));
  });
}

function storeyLevel(name: string, level: Level): StoreyLevel[] {
  const [, digit, ordinal, word] = STOREY.exec(name) ?? [];
  const storey = Number(digit ?? ordinal ?? ORDINALS.indexOf(word?.toUpperCase()) + 1);
  return storey > 0 && !NO_FLOOR.test(name) ? [{ ...placeOf(level), ft: level.ft, storey }] : [];
}

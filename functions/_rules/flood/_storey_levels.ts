/**
 * Levels of storeys in the flood table against the level marks of a drawing: `LEVEL 2 | 16.38` and `L2 FLOOR EL 17.00`.
 * Feet. Drawings may count from another zero, so they are compared only where another storey has one level in both.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { allStatements, isKept, placeOf, type Statement } from "../measure.ts";
import type { Level } from "./_elevation.ts";
import { tableLevels } from "./_listed_levels.ts";

/** A storey with one level in a table and another on a drawing. */
export interface TwoLevels {
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

/** Storeys of the flood table a drawing sets at another level. */
export function storeysAtTwoLevels(plan: PlanSet): TwoLevels[] {
  const listed = tableLevels(plan).flatMap((it) => storeyLevel(it.name, it));
  if (listed.length < 2) return [];
  const drawings = Map.groupBy(marks(plan), ({ page, drawing }) => `${page} ${drawing}`);
  const all = [...drawings.values()].flatMap((drawn) => compare(listed, drawn));
  return all.filter((it, index) => all.findIndex(({ storey }) => storey === it.storey) === index);
}

function compare(listed: readonly StoreyLevel[], drawn: readonly StoreyLevel[]): TwoLevels[] {
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

/**
 * What is provided of the yards of a lot, side by side: lists of setbacks, lines of zoning data, and the two figures at both
 * sides of the building on its site plan. Feet.
 */
import type { Dimension, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { findLengths } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import { cellHeaded, rowPlace } from "../reading/rows.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const SIDE = String.raw`(?<side>FRONT|REAR|(?:LEFT|RIGHT|NORTH|SOUTH|EAST|WEST)\s+SIDE)`;
/** A side of one of several buildings, of a pool or of parking is another. */
const LISTED = anyCase`^\W*${SIDE}(?:\s+(?:YARD|SETBACK|BUILDING\s+SETBACK))*\W*$`;
const GIVEN = String.raw`(?:PROVIDED|PROPOSED|ACTUAL|PROV\.?)`;
const YARD = String.raw`(?:YARD|SETBACK)(?:\s+SETBACK)?`;
const LENGTH = String.raw`(?<length>\d[^;|,A-Z]*(?:FT\.?|FEET)?(?:\s*\d+(?:\s*IN\.?)?)?)`;
/** `FRONT SETBACK PROVIDED: 25'`, `FRONT YARD 25'-0" PROVIDED`, `PROVIDED FRONT YARD: 25'`, `25'-0" FRONT SETBACK PROVIDED`. */
const SAID: readonly RegExp[] = [
  String.raw`^\W*${SIDE}\s+${YARD},?\s+${GIVEN}\s*(?:[:=|-]|\bIS\b)?\s*${LENGTH}\W*$`,
  String.raw`^\W*${SIDE}\s+${YARD}\s*(?:[:=|-]|\bIS\b|\bOF\b)?\s*${LENGTH}\s*${GIVEN}\W*$`,
  String.raw`^\W*${GIVEN}\s+${SIDE}\s+${YARD}\s*(?:[:=|-]|\bIS\b|\bOF\b)?\s*${LENGTH}\W*$`,
  String.raw`^\W*${LENGTH}\s*${SIDE}\s+${YARD}\s+${GIVEN}\W*$`,
  String.raw`^\W*${SIDE}\s+${YARD}\b[^|]*\bREQ[^|]*?[,;/]\s*${LENGTH}\s*${GIVEN}\W*$`,
].map((pattern) => new RegExp(pattern, "i"));
const ANY_YARD = anyCase`\b${YARD}\b`;
const OF_YARDS = /\bSETBACK|\bYARD/i;
const OF_OTHERS = /\bPOOL|\bPARKING|\bLANDSCAP|\bACCESSORY|\bSHED|\bFENCE|\bDECK\b/i;

/** What is told of the yards of the building. */
export function toldOfSetbacks(plan: PlanSet): Told[] {
  const listed = plan.schedules.flatMap((schedule) => {
    const heads = [schedule.title ?? "", ...schedule.columns.map(({ header }) => header)].join(" ");
    if (!OF_YARDS.test(heads) || OF_OTHERS.test(heads)) return [];
    return schedule.rows.flatMap((row): Told[] => {
      const side = LISTED.exec(row.cells[0]?.text ?? "")?.groups?.side;
      const cell = cellHeaded({ schedule, row }, /^\W*(?:PROV|PROPOSED|ACTUAL)/i);
      return side && cell ? yardOf(side, cell, rowPlace(schedule, row)) : [];
    });
  });
  const said = newTexts(plan, ANY_YARD).flatMap((it) => {
    const { side, length } = SAID.map((pattern) => pattern.exec(it.text)?.groups)
      .find((groups) => groups !== undefined) ?? {};
    return side && length && it.from === "note" ? yardOf(side, length, it) : [];
  });
  return [...listed, ...said, ...drawnYards(plan)];
}

/** A yard of a list by its side: `Side, west`, `WEST YARD`, `Left side setback`; `BOTH` for one that names none. */
const OF_SIDE =
  /^\W*(?:(?:WALLS?|HOUSE|BUILDING|DISTANCE)\s+(?:AT|TO|FROM)\s+)?(?:SIDE\W{1,3})?(?<side>LEFT|RIGHT|NORTH|SOUTH|EAST|WEST|SIDES?)(?:\s+(?:SIDE|YARD|LINE|LOT|SETBACK|PROPERTY))*\W*$/i;
const OPPOSITE: Record<string, string> = {
  LEFT: "RIGHT",
  RIGHT: "LEFT",
  NORTH: "SOUTH",
  SOUTH: "NORTH",
  EAST: "WEST",
  WEST: "EAST",
};
const IS_PROVIDED = /^\W*(?:PROV|PROPOSED|ACTUAL)/i;
const TO_LINE = /\bTO\s+(?:THE\s+)?(?:LOT\s+|PROPERTY\s+)?LINE\b/i;
const SITE_PLAN = /\b(?:SITE|PLOT)\s+PLAN\b/i;
/** Figures on one line stand at one height, per cent of the page. */
const ON_LINE = 0.3;

/**
 * Two bare figures on one line of the site plan are the yards at both sides, where one is that a list gives to one of them,
 * or where they are alike and a list gives one for either. What each is then held against is the list.
 */
function drawnYards(plan: PlanSet): Told[] {
  const [pair, ...others] = sidePairs(plan);
  if (!pair || others.length > 0) return [];
  const yards = new Map(plan.schedules.flatMap((schedule) => {
    const title = [schedule.title ?? "", ...schedule.columns.map(({ header }) => header)].join(" ");
    return OF_OTHERS.test(title) ? [] : schedule.rows.flatMap((row) => {
      const side = OF_SIDE.exec(row.cells[0]?.text ?? "")?.groups?.side.toUpperCase();
      const cell = cellHeaded({ schedule, row }, IS_PROVIDED) ?? "";
      const own = cell.split(/,\s+/).find((part) => TO_LINE.test(part)) ??
        (OF_YARDS.test(title) ? cell : "");
      const [length, ...more] = findLengths(own);
      return side && length && more.length === 0
        ? [[side.replace(/^SIDES$/, "SIDE"), { length, at: rowPlace(schedule, row) }] as const]
        : [];
    });
  }));
  const told = (side: string, feet: number, said: string, at: Evidence): Told => ({
    ...placeOf(at),
    topic: "setback",
    of: `the ${side.toLowerCase()} setback provided`,
    values: [feet],
    said,
  });
  const drawn = (side: string, it: Dimension) =>
    told(side, it.valueIn / 12, it.sourceText.trim(), it);
  const listed = (side: string) => {
    const it = yards.get(side);
    return it ? [told(side, it.length.valueIn / 12, it.length.raw.trim(), it.at)] : [];
  };
  const [a, b] = pair;
  if (a.valueIn === b.valueIn) {
    return yards.has("SIDE") ? [...listed("SIDE"), drawn("SIDE", a)] : [];
  }
  return [...yards].flatMap(([side, { length }]) => {
    const other = OPPOSITE[side];
    const isThere = [a, b].filter(({ valueIn }) => valueIn === length.valueIn);
    if (other === undefined || !yards.has(other) || isThere.length !== 1) return [];
    return [...listed(other), drawn(other, isThere[0] === a ? b : a)];
  });
}

/** The pairs of bare level figures on one line of a site plan with no third on it. */
function sidePairs({ dimensions }: PlanSet): [Dimension, Dimension][] {
  const level = dimensions.filter((it) =>
    it.orientation === "horizontal" && SITE_PLAN.test(it.drawing ?? "") && !it.measures &&
    !it.between && !it.of && !/[A-Z]{3}/i.test(it.sourceText)
  );
  return level.flatMap((it) => {
    const beside = level.filter((other) =>
      other.page === it.page && Math.abs(other.box.y - it.box.y) < ON_LINE
    );
    return beside.length === 2 && beside[0] === it
      ? [[it, beside[1]] as [Dimension, Dimension]]
      : [];
  });
}

function yardOf(side: string, text: string, at: Evidence): Told[] {
  const [length, ...others] = findLengths(text);
  if (!length || others.length > 0) return [];
  const of = `the ${side.toLowerCase().replace(/\s+/g, " ")} setback provided`;
  const feet = length.valueIn / 12;
  return [{ ...placeOf(at), topic: "setback", of, values: [feet], said: length.raw.trim() }];
}

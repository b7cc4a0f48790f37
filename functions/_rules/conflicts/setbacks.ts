/** What is provided of the yards of a lot, side by side: lists of setbacks, and lines of zoning data. Feet. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import { cellHeaded, rowPlace } from "../reading/rows.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const SIDE = String.raw`(?<side>FRONT|REAR|(?:LEFT|RIGHT|NORTH|SOUTH|EAST|WEST)\s+SIDE)`;
/** A side of one of several buildings, of a pool or of parking is another. */
const LISTED = new RegExp(
  String.raw`^\W*${SIDE}(?:\s+(?:YARD|SETBACK|BUILDING\s+SETBACK))*\W*$`,
  "i",
);
const SAID = new RegExp(
  String
    .raw`^\W*${SIDE}\s+(?:YARD\s+)?SETBACK,?\s+(?:PROVIDED|PROPOSED|ACTUAL)\s*[:=|-]?\s*(?<length>\d[^;|]*)$`,
  "i",
);
const OF_YARDS = /\bSETBACK|\bYARD/i;
const OF_OTHERS = /\bPOOL|\bPARKING|\bLANDSCAP|\bACCESSORY|\bSHED|\bFENCE|\bDECK\b/i;

/** What is told of the yards of the building. */
export function toldOfSetbacks(plan: PlanSet): Told[] {
  const listed = plan.schedules.flatMap((schedule) => {
    const heads = [schedule.title ?? "", ...schedule.columns.map(({ header }) => header)].join(" ");
    if (!OF_YARDS.test(heads) || OF_OTHERS.test(heads)) return [];
    return schedule.rows.flatMap((row): Told[] => {
      const side = LISTED.exec(row.cells[0]?.text ?? "")?.groups?.side;
      const cell = cellHeaded(schedule, row, /^\W*(?:PROV|PROPOSED|ACTUAL)/i);
      return side && cell ? yardOf(side, cell, rowPlace(schedule, row)) : [];
    });
  });
  const said = newTexts(plan, SAID).flatMap((it) => {
    const { side, length } = SAID.exec(it.text)!.groups!;
    return it.from === "note" ? yardOf(side, length, it) : [];
  });
  return [...listed, ...said];
}

function yardOf(side: string, text: string, at: Evidence): Told[] {
  const [length, ...others] = findLengths(text);
  if (!length || others.length > 0) return [];
  const of = `the ${side.toLowerCase().replace(/\s+/g, " ")} setback provided`;
  const feet = length.valueIn / 12;
  return [{ ...placeOf(at), topic: "setback", of, values: [feet], said: length.raw.trim() }];
}

/** What is provided of the yards of a lot, side by side: lists of setbacks, and lines of zoning data. Feet. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
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
  return [...listed, ...said];
}

function yardOf(side: string, text: string, at: Evidence): Told[] {
  const [length, ...others] = findLengths(text);
  if (!length || others.length > 0) return [];
  const of = `the ${side.toLowerCase().replace(/\s+/g, " ")} setback provided`;
  const feet = length.valueIn / 12;
  return [{ ...placeOf(at), topic: "setback", of, values: [feet], said: length.raw.trim() }];
}

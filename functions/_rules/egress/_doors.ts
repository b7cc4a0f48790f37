/** Widths of doors wherever the schedule prints them. */
import type { Door } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";

/** Clear width, leaf open 90°, inches: as read, else from a column that speaks of clear width or opening. */
export function clearWidthOf(door: Door): number | null {
  return door.clearWidthIn ?? columnIn(door, /\bCL(EA)?R\b|\bNET\b/i, /HEIGHT|\bHT\b|\bH\b/i);
}

/** Width of a leaf, inches: as read, else from a column of widths. */
export function leafWidthOf(door: Door): number | null {
  return door.widthIn ??
    columnIn(door, /\bWIDTH\b|\bW\b|\bLEAF\b/i, /CL(EA)?R|HEIGHT|\bH\b|R\.?O\.?|ROUGH|FRAME/i);
}

function columnIn(door: Door, header: RegExp, not: RegExp): number | null {
  for (const [name, text] of Object.entries(door.fields)) {
    if (!header.test(name) || not.test(name)) continue;
    const lengths = findLengths(text);
    if (lengths.length === 1 && lengths[0].valueIn >= 12) return lengths[0].valueIn;
  }
  return null;
}

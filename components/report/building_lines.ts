/** How each thing of a building is drawn over its sheet; the key shows the same. Pixels. */
import { WAY_COLORS } from "../../functions/_shared/domain/room_uses.ts";

export interface Line {
  color: string;
  width: number;
  dashes?: string;
}

export const LINES = {
  exit: { color: WAY_COLORS.exit, width: 6 },
  door: { color: WAY_COLORS.door, width: 4.5 },
  passage: { color: WAY_COLORS.passage, width: 4.5 },
  stair: { color: WAY_COLORS.exit, width: 2, dashes: "5 3" },
  thing: { color: WAY_COLORS.thing, width: 1.2 },
  longest: { color: WAY_COLORS.longest, width: 2.5, dashes: "9 5" },
  overStairs: { color: WAY_COLORS.longest, width: 2.5, dashes: "9 3 2 3" },
  common: { color: WAY_COLORS.common, width: 4, dashes: "2 4" },
  deadEnd: { color: WAY_COLORS.deadEnd, width: 4 },
  circle: { color: WAY_COLORS.circle, width: 1.5, dashes: "4 3" },
} as const satisfies Record<string, Line>;

/** Around a room, and how much of its color covers the sheet. */
export const ROOM_LINE_PX = 1.2;
export const ROOM_TINT = 0.18;

/** Manners of drawing fixtures, beside the plain one: what lies where, in inches across the wall and from it into the room. */
import type { FixtureData } from "./data.ts";
import { box, circle, cross, fronted, line, oval, rounded, type Shape, turned } from "./shapes.ts";

/** By office, and by what it draws so; what is left out is drawn plainly. */
export type Manner = Partial<
  Record<FixtureData["type"], (width: number, deep: number) => Shape[]>
>;

/** Manners by what is unlike in them. */
export const manners = {
  plain: {},
  taps: {
    wc: (w, d) => [box(w + 2, 0, 8), oval(15, 9, d), oval(10, 11, d - 3)],
    lavatory: (w, d) => [box(w, 0, d), oval(w - 6, 4, d - 3), line([0, 1], [0, 5])],
    sink: (w, d) => [
      box(w, 0, d),
      box(w / 2 - 3, 4, d - 2, -w / 4 + 0.5),
      box(w / 2 - 3, 4, d - 2, w / 4 - 0.5),
      line([0, 1], [0, 7]),
    ],
    tub: (w, d) => [box(w, 0, d), oval(w - 8, 4, d - 4), circle(1.2, d / 2, w / 2 - 10)],
    shower: (w, d) => [box(w, 0, d), ...cross(w, 0, d), circle(2, d / 2)],
  },
  rounded: {
    wc: (_, d) => [rounded(19, 0, 8, 2), fronted(14, 8.5, d)],
    lavatory: (w, d) => [box(w, 0, d), rounded(w - 5, 4, d - 2, 3), circle(1, d / 2 + 1)],
    sink: (w, d) => [box(w, 0, d), rounded(w - 5, 4, d - 2, 2), circle(1.5, d / 2 + 1)],
    tub: (w, d) => [
      rounded(w, 0, d, 3),
      rounded(w - 6, 3, d - 3, 6),
      circle(1.2, d / 2, w / 2 - 9),
    ],
    shower: (w, d) => [box(w, 0, d), circle(2, d / 2)],
  },
  round: {
    wc: () => [box(20, 0, 7), circle(9, 17), circle(6, 17)],
    lavatory: () => [box(36, 0, 21), circle(8, 11), circle(1, 11)],
    sink: (w, d) => [
      box(w, 0, d),
      circle(7, d / 2 + 1, -w / 4 + 0.5),
      circle(7, d / 2 + 1, w / 4 - 0.5),
      circle(1, d / 2 + 1, -w / 4 + 0.5),
      circle(1, d / 2 + 1, w / 4 - 0.5),
    ],
    tub: (w, d) => [
      box(w, 0, d),
      turned(fronted(d - 6, 3, w - 3), w, d),
      circle(1.2, d / 2, -8),
    ],
    shower: (w, d) => [box(w, 0, d), box(w - 4, 2, d - 2), circle(2, d / 2)],
  },
  counters: {
    wc: (_, d) => [box(18, 0, 8), fronted(15, 8, d), oval(9, 12, d - 4)],
    lavatory: () => [
      line([-36, 22], [36, 22]),
      line([-36, 0], [-36, 22]),
      line([36, 0], [36, 22]),
      oval(17, 4, 17),
      line([0, 2], [0, 6]),
    ],
    sink: () => [
      line([-48, 25], [48, 25]),
      line([-48, 0], [-48, 25]),
      line([48, 0], [48, 25]),
      rounded(15, 5, 21, 2, -8.5),
      rounded(15, 5, 21, 2, 8.5),
      circle(1.5, 13, -8.5),
      circle(1.5, 13, 8.5),
    ],
    tub: (w, d) => [box(w, 0, d), rounded(w - 6, 3, d - 3, 5), circle(1.2, d / 2, 1 - w / 2 + 8)],
    shower: (w, d) => [
      line([-w / 2, 0], [-w / 2, d]),
      line([w / 2, 0], [w / 2, d]),
      line([-w / 2, d], [w / 2, d]),
      line([-w / 2, d - 4], [w / 2, d - 4]),
      circle(2, d / 2),
    ],
  },
  alone: {
    wc: (_, d) => [oval(15, 0.5, d - 6)],
    lavatory: (_, d) => [fronted(19, 0, d), line([0, 1], [0, 5])],
    sink: () => [box(20, 2, 18), circle(1.5, 10), line([-40, 24], [40, 24])],
    tub: (w, d) => [rounded(w, 1, d, 8), circle(1.2, d / 2, w / 2 - 9)],
    shower: (w, d) => [box(w, 0, d), ...cross(w - 6, 3, d - 3), box(w - 6, 3, d - 3)],
  },
} as const satisfies Record<string, Manner>;

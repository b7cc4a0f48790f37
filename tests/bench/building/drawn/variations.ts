/** Further offices, a way to draw each: walls, leaves, swings, scales and strings of dimensions the sets don't have. */
import type { Style } from "./draw.ts";
import { manners } from "./fixture_manners.ts";
import { styles } from "./styles.ts";

/** An office without oddities, at a quarter inch to the foot, that dimensions openings by their middles. */
const PLAIN = {
  ...styles.townhouse,
  paperIn: [42, 30],
  walls: "lines",
  swing: "arc",
  strings: "middles",
} as const satisfies Style;

const AT_EIGHTH = { pointsPerFoot: 9, scale: `1/8" = 1'-0"` } as const;

/** By what is unlike the plain office. */
export const variations: Record<string, Style> = {
  plain: PLAIN,
  grays: { ...PLAIN, walls: "grays", swing: "polyline" },
  toned: { ...PLAIN, walls: "toned" },
  strokes: { ...PLAIN, walls: "strokes" },
  pens: { ...PLAIN, walls: "pens", tag: "oval" },
  layers: { ...PLAIN, walls: "layers", leaf: "box" },
  veneer: { ...PLAIN, walls: "veneer", figures: "in", end: "slash" },
  hatched: { ...PLAIN, walls: "hatched", strings: "jambs", figures: "in" },
  leafAlone: { ...PLAIN, swing: "none" },
  leafAt30: { ...PLAIN, swing: "none", openDeg: 30 },
  leafAt45: { ...PLAIN, swing: "none", openDeg: 45, walls: "solid" },
  openAt30: { ...PLAIN, openDeg: 30 },
  openAt60: { ...PLAIN, openDeg: 60, leaf: "box" },
  dashedArcs: { ...PLAIN, swing: "dashed", leaf: "lines", walls: "grays" },
  ellipses: { ...PLAIN, swing: "ellipse", leaf: "box" },
  frames: { ...PLAIN, hasFrames: true, leaf: "box" },
  jambs: { ...PLAIN, strings: "jambs", end: "open arrow" },
  circles: { ...PLAIN, end: "circle", figures: "under" },
  noEnds: { ...PLAIN, end: "none", shortPt: 2 },
  eighth: { ...PLAIN, ...AT_EIGHTH },
  eighthSolid: { ...PLAIN, ...AT_EIGHTH, walls: "solid", strings: "jambs" },
  threeThirtySeconds: { ...PLAIN, pointsPerFoot: 6.75, scale: `3/32" = 1'-0"`, walls: "heavy" },
  half: { ...PLAIN, pointsPerFoot: 36, scale: `1/2" = 1'-0"`, leaf: "box" },
  turned: { ...PLAIN, skewDeg: 30 },
  turnedPens: { ...PLAIN, skewDeg: 17, walls: "pens", swing: "polyline", figures: "in" },
};

/** Manners of drawing fixtures, at two scales and between two kinds of walls. */
export const fixtureStyles: Record<string, Style> = Object.fromEntries(
  (Object.keys(manners) as (keyof typeof manners)[]).flatMap((name): [string, Style][] => [
    [name, { ...PLAIN, fixtures: name }],
    [`${name} at 1/8`, { ...PLAIN, ...AT_EIGHTH, walls: "solid", fixtures: name }],
  ]),
);

/** How the gallery of fixtures is drawn: curves or lines, three scales, walls of four kinds, upright and leaning. */
export const galleryStyles: Record<string, Style> = {
  curves: { ...PLAIN, paperIn: [60, 24], hasCurves: true },
  eighth: { ...PLAIN, ...AT_EIGHTH, paperIn: [60, 24], walls: "solid" },
  grays: {
    ...PLAIN,
    paperIn: [60, 24],
    pointsPerFoot: 13.5,
    scale: `3/16" = 1'-0"`,
    walls: "toned",
    hasCurves: true,
  },
  leaning: { ...PLAIN, paperIn: [60, 36], walls: "hatched", skewDeg: 12 },
};

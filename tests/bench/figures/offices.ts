/** Six offices' manners of drawing a detail: paper, lettering, dimension lines, walls, titles. */
import type { SheetStyle } from "../control/drawing.ts";
import { fontFile } from "../control/fonts.ts";

/** How one office draws. */
export interface Office {
  style: Omit<SheetStyle, "project">;
  /** What ends a dimension line. */
  end: "tick" | "arrow" | "dot" | "open" | "cross" | "slim";
  /** Where the figure stands: over the line, in a break of it, or level beside an upright line. */
  figure: "over" | "in" | "beside";
  /** `38"`, `3'-2"` or `3' 2"`. */
  units: "inches" | "feet" | "spaced";
  /** Points between a thing and its witness line, and the line's way past the dimension line. */
  gapPt: number;
  pastPt: number;
  title: "below" | "above" | "numbered";
  wall: "double" | "grey" | "black" | "hatched";
  finePt: number;
  boldPt: number;
}

const PAPER = { widthIn: 24, heightIn: 18, titleBlock: "right" } as const;
const DEJAVU = {
  font: fontFile("DejaVuSansCondensed.ttf"),
  boldFont: fontFile("DejaVuSansCondensed-Bold.ttf"),
};
const HELVETICA = { font: "Helvetica", boldFont: "Helvetica-Bold" };
const TIMES = { font: "Times-Roman", boldFont: "Times-Bold" };

export const OFFICES: readonly Office[] = [
  {
    style: { ...PAPER, ...HELVETICA, textPt: 8, firm: "CALUSA ARCHITECTS" },
    end: "tick",
    figure: "over",
    units: "inches",
    gapPt: 4,
    pastPt: 5,
    title: "below",
    wall: "double",
    finePt: 0.35,
    boldPt: 1.2,
  },
  {
    style: { ...PAPER, ...DEJAVU, textPt: 7, firm: "Wekiva Plan Service" },
    end: "arrow",
    figure: "in",
    units: "feet",
    gapPt: 3,
    pastPt: 3,
    title: "above",
    wall: "grey",
    finePt: 0.25,
    boldPt: 0.8,
  },
  {
    style: { ...PAPER, ...TIMES, textPt: 9, firm: "ST. JOHNS DESIGN, P.A." },
    end: "dot",
    figure: "over",
    units: "feet",
    gapPt: 0,
    pastPt: 6,
    title: "numbered",
    wall: "black",
    finePt: 0.5,
    boldPt: 1.6,
  },
  {
    style: { ...PAPER, ...HELVETICA, textPt: 7.5, firm: "SALTMARSH STUDIO" },
    end: "open",
    figure: "beside",
    units: "inches",
    gapPt: 5,
    pastPt: 2,
    title: "below",
    wall: "hatched",
    finePt: 0.3,
    boldPt: 1,
  },
  {
    style: { ...PAPER, ...DEJAVU, textPt: 8, firm: "GULF BREEZE DRAFTING" },
    end: "cross",
    figure: "over",
    units: "spaced",
    gapPt: 2,
    pastPt: 8,
    title: "numbered",
    wall: "double",
    finePt: 0.4,
    boldPt: 0.9,
  },
  {
    style: { ...PAPER, ...HELVETICA, textPt: 8.5, firm: "OLIVA + REED" },
    end: "slim",
    figure: "in",
    units: "inches",
    gapPt: 6,
    pastPt: 0,
    title: "above",
    wall: "grey",
    finePt: 0.2,
    boldPt: 1.4,
  },
];

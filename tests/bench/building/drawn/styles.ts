/** Six offices: how each writes lengths, draws walls and swings, tags doors and ends its dimension lines. */
import { fontFile } from "../../control/fonts.ts";
import { fromFileUrl } from "../../../../functions/cli/paths.ts";
import type { Style } from "./draw.ts";

/** Feet and inches, the inches to a half, with what stands around them. */
const feetWith = (foot: string, between: string, inch: string) => (inches: number): string => {
  const halves = Math.round(inches * 2);
  const feet = Math.floor(halves / 24);
  const rest = (halves % 24) / 2;
  const whole = Math.floor(rest);
  return `${feet}${foot}${between}${whole}${rest > whole ? " 1/2" : ""}${inch}`;
};

const byHand = fromFileUrl(
  new URL("../../control/fonts/ArchitectsDaughter-Regular.ttf", import.meta.url),
);

export const styles = {
  cottage: {
    paperIn: [24, 18],
    pointsPerFoot: 18,
    scale: `1/4" = 1'-0"`,
    font: byHand,
    walls: "solid",
    swing: "arc",
    end: "dot",
    tag: "none",
    feet: feetWith("", "-", ""),
    printsArea: false,
  },
  townhouse: {
    paperIn: [17, 22],
    pointsPerFoot: 18,
    scale: `1/4" = 1'-0"`,
    font: "Helvetica",
    walls: "hatched",
    swing: "polyline",
    end: "tick",
    tag: "circle",
    feet: feetWith("'", "-", `"`),
    printsArea: true,
  },
  clinic: {
    paperIn: [36, 24],
    pointsPerFoot: 18,
    scale: `1/4" = 1'-0"`,
    font: fontFile("DejaVuSansCondensed.ttf"),
    walls: "lines",
    swing: "half",
    end: "arrow",
    tag: "hexagon",
    feet: feetWith("'", " - ", `"`),
    printsArea: true,
    isTurned: true,
  },
  school: {
    paperIn: [36, 24],
    pointsPerFoot: 13.5,
    scale: `3/16" = 1'-0"`,
    font: "Courier",
    walls: "heavy",
    swing: "arc",
    end: "tick",
    tag: "box",
    feet: feetWith("'", "-", `"`),
    printsArea: false,
  },
  shop: {
    paperIn: [24, 18],
    pointsPerFoot: 13.5,
    scale: `3/16" = 1'-0"`,
    font: "Times-Roman",
    walls: "lines",
    swing: "polyline",
    end: "arrow",
    tag: "circle",
    feet: feetWith("'", "", `"`),
    printsArea: true,
    skewDeg: 12,
  },
  motel: {
    paperIn: [30, 21],
    pointsPerFoot: 18,
    scale: `1/4" = 1'-0"`,
    font: fontFile("DejaVuSans.ttf"),
    walls: "solid",
    swing: "arc",
    end: "tick",
    tag: "box",
    feet: feetWith("'", "-", `"`),
    printsArea: true,
  },
} as const satisfies Record<string, Style>;

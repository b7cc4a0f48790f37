/** Power plans of three offices, each with its own symbols, explained on a sheet of their own. */
import type { Truth } from "../truth.ts";
import type { BuildingData, Clear } from "./data.ts";
import { drawPower, type Paper, type Style } from "./draw.ts";
import type { Point } from "./outline.ts";

type Draw = (document: PDFKit.PDFDocument, letter: (text: string, sizePt: number) => void) => void;

/** A symbol around the origin, its back to the wall below it, and what the legend calls it. */
interface Symbol {
  type: string;
  words: string;
  draw: Draw;
}

const circle = (r: number): Draw => (d) => d.circle(0, 0, r).stroke();
const lines = (...all: [number, number, number, number][]): Draw => (d) => {
  for (const [a, b, c, e] of all) d.moveTo(a, b).lineTo(c, e).stroke();
};
const polygon = (...points: [number, number][]): Draw => (d) => d.polygon(...points).stroke();
const box = (w: number, h: number): Draw => (d) => d.rect(-w / 2, -h / 2, w, h).stroke();
const text = (letters: string, size: number): Draw => (_, letter) => letter(letters, size);
const all = (...parts: Draw[]): Draw => (d, letter) => parts.forEach((it) => it(d, letter));

const hexagon = (r: number): Draw =>
  polygon(...Array.from({ length: 6 }, (_, i): [number, number] => [
    r * Math.cos(i * Math.PI / 3),
    r * Math.sin(i * Math.PI / 3),
  ]));

/** Symbols of three offices. */
export const symbolsOf: readonly (readonly Symbol[])[] = [
  [
    {
      type: "receptacle",
      words: 'DUPLEX RECEPTACLE, 18" A.F.F.',
      draw: all(circle(4), lines([-1.6, -6, -1.6, 6], [1.6, -6, 1.6, 6])),
    },
    {
      type: "smoke detector",
      words: "SMOKE DETECTOR, CEILING",
      draw: all(circle(6), text("S", 6)),
    },
    {
      type: "exit sign",
      words: "EXIT SIGN WITH BATTERY",
      draw: all(circle(6), lines([-4.2, -4.2, 4.2, 4.2], [-4.2, 4.2, 4.2, -4.2])),
    },
    {
      type: "fire extinguisher",
      words: "FIRE EXTINGUISHER",
      draw: all(polygon([0, -6], [6, 5], [-6, 5]), text("FE", 4)),
    },
    { type: "panel", words: "ELECTRICAL PANEL", draw: all(box(20, 6), lines([-10, 3, 10, -3])) },
  ],
  [
    {
      type: "receptacle",
      words: "DUPLEX OUTLET",
      draw: all(circle(4.5), lines([-4.5, 0, 4.5, 0], [0, 0, 0, 7])),
    },
    { type: "smoke detector", words: "SMOKE ALARM", draw: all(hexagon(7), text("SD", 5)) },
    {
      type: "exit sign",
      words: "EXIT LIGHT",
      draw: all(box(14, 8), lines([-7, -4, 7, 4], [-7, 4, 7, -4])),
    },
    {
      type: "fire extinguisher",
      words: "FIRE EXTINGUISHER CABINET",
      draw: all(box(12, 12), text("FEC", 5)),
    },
    {
      type: "panel",
      words: "BRANCH PANELBOARD",
      draw: all(box(24, 7), lines([-12, -3.5, 12, 3.5], [-4, -3.5, -4, 3.5])),
    },
  ],
  [
    {
      type: "receptacle",
      words: "CONVENIENCE RECEPTACLE",
      draw: all(circle(3.5), lines([-5.5, -1.3, 5.5, -1.3], [-5.5, 1.3, 5.5, 1.3], [0, 3.5, 0, 7])),
    },
    {
      type: "smoke detector",
      words: "SMOKE DETECTOR",
      draw: all(box(11, 11), lines([-5.5, 5.5, 0, -5.5], [0, -5.5, 5.5, 5.5])),
    },
    {
      type: "exit sign",
      words: "ILLUMINATED EXIT SIGN",
      draw: all(circle(5.5), lines([-5.5, 0, 5.5, 0], [0, -5.5, 0, 5.5], [5.5, 0, 9, 0])),
    },
    {
      type: "fire extinguisher",
      words: "F.E. - FIRE EXTINGUISHER",
      draw: all(circle(6), text("FE", 5)),
    },
    {
      type: "panel",
      words: "POWER PANEL",
      draw: all(box(18, 5.5), lines([-9, -2.75, 0, 2.75], [0, 2.75, 9, -2.75])),
    },
  ],
];

/** What lies about without an explanation: round tables, valves, keynotes. */
const OTHERS: readonly Draw[] = [
  circle(9),
  all(circle(5), lines([-5, 0, 5, 0])),
  all(circle(7), text("7", 6)),
  box(10, 10),
];

/** Draws one office's power plan and its legend. */
export async function drawPowerPlan(
  building: BuildingData,
  style: Style,
  symbols: readonly Symbol[],
): Promise<{ bytes: Uint8Array; truth: Truth }> {
  const found: NonNullable<Truth["symbols"]> = [];
  const { bytes, sheets } = await drawPower(building, style, {
    power(paper) {
      for (const { clear, number, isCorridor } of building.rooms) {
        for (const [kind, point, turn] of placesIn(clear[0], { isCorridor })) {
          const symbol = symbols[kind];
          put(paper, symbol.draw, { at: paper.at(point), turn: turn + (style.skewDeg ?? 0) });
          found.push({ page: 1, type: symbol.type, centerPct: paper.percent(point), room: number });
        }
        const [x, y, width, depth] = clear[0];
        if (width < 100 || depth < 100) continue;
        OTHERS.forEach((draw, index) => {
          const at = paper.at([x + width * (0.2 + 0.2 * index), y + depth * 0.8]);
          put(paper, draw, { at, turn: 0 });
        });
      }
    },
    legend(paper) {
      const d = paper.document.font(paper.font).fontSize(10);
      d.text("SYMBOL LEGEND", 90, 90, { lineBreak: false });
      symbols.forEach(({ draw, words }, index) => {
        const y = 130 + 26 * index;
        put(paper, draw, { at: [110, y], turn: 0 });
        d.font(paper.font).fontSize(8).text(words, 150, y - 4, { lineBreak: false });
      });
    },
  });
  return {
    bytes,
    truth: {
      sheets,
      rooms: [],
      doors: [],
      stairs: [],
      fixtures: [],
      dimensions: [],
      symbols: found,
    },
  };
}

/** Where the symbols of a room stand, by kind: receptacles at every wall, one detector, signs and extinguishers in halls. */
function placesIn(
  [x, y, width, depth]: Clear,
  { isCorridor = false }: { isCorridor?: boolean },
): [kind: number, point: Point, turn: number][] {
  const off = 6;
  const places: [number, Point, number][] = [
    [0, [x + width * 0.62, y + off], 180],
    [0, [x + width * 0.62, y + depth - off], 0],
    [1, [x + width * 0.32, y + depth * 0.3], 0],
  ];
  if (depth > 70) {
    places.push([0, [x + off, y + depth * 0.72], 90], [0, [x + width - off, y + depth * 0.6], 270]);
  }
  if (isCorridor) {
    places.push([2, [x + width * 0.15, y + depth * 0.5], 90], [3, [
      x + width * 0.85,
      y + depth * 0.5,
    ], 0]);
  } else if (width > 140) places.push([4, [x + width * 0.3, y + 5], 0]);
  return places;
}

function put(paper: Paper, draw: Draw, { at, turn }: { at: [number, number]; turn: number }): void {
  const d = paper.document;
  d.save().translate(...at).rotate(turn).lineWidth(0.5);
  draw(d, (letters, sizePt) => {
    // Letters stand upright whichever way the symbol is turned.
    d.save().rotate(-turn).font(paper.font).fontSize(sizePt)
      .text(letters, -d.widthOfString(letters) / 2, -sizePt / 2, { lineBreak: false }).restore();
  });
  d.restore();
}

/**
 * Symbols of a set at their places on its plans: what a legend explains once is found on every sheet by its shape; then
 * by letters inside, by a word beside one of the shapes drawn alike, and by what every office draws alike.
 */
import { type Building, OUTSIDE_ID, type PlanSymbol } from "../../_shared/domain/building.ts";
import { centre, gapBetween, type PercentRect } from "../../_shared/geometry.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import { isIn } from "../building/lines.ts";
import type { Glyph } from "./glyphs.ts";
import type { LegendEntry } from "./legend.ts";
import type { PageSymbols } from "./page_symbols.ts";
import { isSameShape } from "./same_shape.ts";
import { usualSymbol } from "./usual_shapes.ts";
import { symbolLettered, symbolTagged } from "./symbol_words.ts";

/** A page with its model. */
export interface SymbolPage {
  building: Building;
  symbols: PageSymbols;
}

/** Plans around their rooms reach so far, feet. */
const AROUND_FT = 8;
/** A word this close to a ramp, an elevator or a guard speaks of it, feet. */
const SPEAKS_FT = 5;

/** The models of pages with their symbols, explained by the legends of all pages of the set. */
export function placeSymbols(
  pages: readonly SymbolPage[],
  legend: readonly LegendEntry[],
): Building[] {
  const known = withoutDoubts(legend);
  return pages.map(({ building, symbols }) => {
    const own = symbols.legend.map(({ box }) => box);
    const isOnPlan = placeTest(building);
    const isHere = (box: PercentRect) => isOnPlan(box) && !own.some((it) => isIn(it, centre(box)));
    const isDrawn = (type: string, box: PercentRect) =>
      building.symbols.some((it) =>
        it.type === type && gapFt(it.box, box, building.feetPerPercent) < SPEAKS_FT
      );
    const tagged = typesByTag(symbols.glyphs);
    const drawn = symbols.glyphs.flatMap((glyph) => {
      const told = toldBy(glyph, known) ?? tagged.get(glyph) ?? usualSymbol(glyph);
      return told === null
        ? []
        : glyph.places.filter(({ box }) => isHere(box)).map(({ box }) => ({ ...told, box }));
    });
    const lettered = symbols.words.flatMap(
      ({ text, type, box }): (Told & { box: PercentRect })[] => {
        const entry = known.find((it) => it.shape === null && it.letters === text);
        const told = entry ? explained(entry) : type === null ? null : by(type, "tag");
        if (told === null || !isHere(box) || isDrawn(told.type, box)) return [];
        return drawn.some((it) => isBeside(it.box, box)) ? [] : [{ ...told, box }];
      },
    );
    return {
      ...building,
      symbols: [
        ...building.symbols,
        ...[...drawn, ...lettered].map((it, index): PlanSymbol => ({
          id: `p${building.page}y${index + 1}`,
          ...it,
          room: roomAt(building, it.box),
        })),
      ],
    };
  });
}

type Told = Pick<PlanSymbol, "type" | "legend" | "how">;

const by = (type: string, how: PlanSymbol["how"]): Told => ({ type, legend: null, how });
const explained = ({ type, words }: LegendEntry): Told => ({ type, legend: words, how: "legend" });

/** Rows that explain one drawing as two things explain nothing. */
function withoutDoubts(legend: readonly LegendEntry[]): LegendEntry[] {
  const isSame = (a: LegendEntry, b: LegendEntry) =>
    a.shape && b.shape ? isSameShape(a.shape, b.shape) && isSameShape(b.shape, a.shape) : a
          .shape === b.shape && a.letters === b.letters;
  return legend.filter((it) =>
    !legend.some((other) => other.type !== it.type && isSame(it, other))
  );
}

/** What the legends say of a shape: the row whose drawing is it with most ink, else the one with its letters. */
function toldBy(glyph: Glyph, legend: readonly LegendEntry[]): Told | null {
  const inkOf = ({ shape }: LegendEntry) => shape!.inner.length + shape!.outer.length;
  const [row] = legend.filter(({ shape }) => shape !== null && isSameShape(shape, glyph))
    .sort((a, b) => inkOf(b) - inkOf(a));
  if (row) return explained(row);
  if (glyph.letters === "") return null;
  const meaning = legend.find((it) => it.letters === glyph.letters);
  if (meaning) return explained(meaning);
  const type = symbolLettered(glyph.letters);
  return type === null ? null : by(type, "tag");
}

/** Kinds of shapes by the words beside some of those drawn alike; shapes with words of two kinds have none. */
function typesByTag(glyphs: readonly Glyph[]): Map<Glyph, Told> {
  const told = new Map<Glyph, Told>();
  const examples = glyphs.filter(({ inner, places }) =>
    inner.length > 0 && places.some(({ tag }) => tag !== null)
  );
  for (const glyph of glyphs) {
    if (glyph.inner.length === 0 || glyph.letters !== "") continue;
    const alike = examples.filter((it) => it === glyph || isSameInside(it, glyph));
    const types = new Set(
      alike.flatMap(({ places }) => places.map(({ tag }) => tag && symbolTagged(tag)))
        .filter((it) => it !== null),
    );
    const [type] = types;
    if (types.size === 1 && type) told.set(glyph, by(type, "tag"));
  }
  return told;
}

const isSameInside = (a: Glyph, b: Glyph): boolean => isSameShape({ ...a, outer: [] }, b);

/** Distance between the outlines of two boxes, feet; a percent is another length down the page than across it. */
function gapFt(a: PercentRect, b: PercentRect, { x, y }: Building["feetPerPercent"]): number {
  const inFeet = (it: PercentRect): PercentRect => ({
    x: it.x * x,
    y: it.y * y,
    width: it.width * x,
    height: it.height * y,
  });
  return gapBetween(inFeet(a), inFeet(b));
}

/** A word right beside a symbol speaks of it. */
function isBeside(symbol: PercentRect, word: PercentRect): boolean {
  const [at, beside] = [centre(symbol), centre(word)];
  return Math.abs(beside.x - at.x) < 2 * symbol.width + word.width / 2 &&
    Math.abs(beside.y - at.y) < 2 * symbol.height + word.height / 2;
}

/** Whether a box lies among the rooms of a plan, or right around them. */
function placeTest({ rooms, feetPerPercent }: Building): (box: PercentRect) => boolean {
  const dx = AROUND_FT / feetPerPercent.x, dy = AROUND_FT / feetPerPercent.y;
  return (box) => {
    const { x, y } = centre(box);
    return rooms.some(({ box: room }) =>
      x > room.x - dx && x < room.x + room.width + dx && y > room.y - dy &&
      y < room.y + room.height + dy
    );
  };
}

/** Symbols stand in walls or before them: their room is where they stand, or the only one right beside. */
function roomAt({ rooms }: Building, box: PercentRect): string | null {
  const { x, y } = centre(box);
  const at = (px: number, py: number) =>
    rooms.find(({ polygon }) => isInside(polygon.map(([x, y]) => ({ x, y })), { x: px, y: py }))
      ?.id ?? null;
  const own = at(x, y);
  if (own !== null) return own;
  const beside = new Set(
    [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([dx, dy]) =>
      at(x + dx * box.width, y + dy * box.height)
    )
      .filter((it) => it !== null),
  );
  const [only] = beside;
  return beside.size === 1 ? only : beside.size === 0 ? OUTSIDE_ID : null;
}

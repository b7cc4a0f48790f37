import assert from "node:assert/strict";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import { readPageSymbols } from "../../../../functions/analysis/symbols/page_symbols.ts";
import { placeSymbols } from "../../../../functions/analysis/symbols/place_symbols.ts";
import { PageBuilder } from "../extract/page_builder.ts";

/** A page of 1000 by 1000 points with two rooms side by side. */
const page = () => new PageBuilder(1000, 1000);
const room = (id: string, name: string, left: number): Building["rooms"][number] => ({
  id,
  name,
  number: null,
  drawing: null,
  box: { x: left, y: 20, width: 20, height: 20 },
  polygon: [[left, 20], [left + 20, 20], [left + 20, 40], [left, 40]],
  areaSqft: 100,
  confidence: 1,
});
const plan: Building = {
  page: 1,
  pointsPerFoot: 18,
  feetPerPercent: { x: 0.5, y: 0.5 },
  isScaleVerified: true,
  readBy: "geometry",
  rooms: [room("hall", "HALL", 20), room("office", "OFFICE", 41)],
  openings: [],
  stairs: [],
  fixtures: [],
  symbols: [],
  egress: { exits: [], longest: null, closedIn: [] },
};

/** A circle with a cross; an exit sign where the legend says so. */
const crossed = (it: PageBuilder, x: number, y: number) =>
  it.arc(x, y, 6, 0, 360).line(x - 4.2, y - 4.2, x + 4.2, y + 4.2)
    .line(x - 4.2, y + 4.2, x + 4.2, y - 4.2);
/** A circle with two lines through it. */
const outlet = (it: PageBuilder, x: number, y: number) =>
  it.arc(x, y, 4, 0, 360).line(x - 1.5, y - 6, x - 1.5, y + 6).line(x + 1.5, y - 6, x + 1.5, y + 6);

const found = (drawn: PageBuilder, legend = page()) => {
  const [own, explained] = [drawn, legend].map((it) =>
    readPageSymbols(it.build(), { isPlan: it === drawn })
  );
  const [building] = placeSymbols([{ building: plan, symbols: own }], [
    ...own.legend,
    ...explained.legend,
  ]);
  return building.symbols.map(({ type, room, how, legend: words }) => ({ type, room, how, words }));
};

Deno.test("placeSymbols() finds what another sheet's legend explains, with the room it stands in", () => {
  const legend = crossed(page().text(100, 80, "SYMBOL LEGEND"), 110, 124)
    .text(140, 120, "EXIT SIGN WITH BATTERY");
  const drawn = crossed(crossed(page(), 300, 300), 450, 250);
  const words = "EXIT SIGN WITH BATTERY";
  assert.deepEqual(found(drawn, legend), [
    { type: "exit sign", room: "hall", how: "legend", words },
    { type: "exit sign", room: "office", how: "legend", words },
  ]);
  assert.deepEqual(found(drawn), [], "nothing explains it");
  assert.deepEqual(found(crossed(page(), 800, 800), legend), [], "far from the plan");
});

Deno.test("placeSymbols() believes no legend that explains one drawing twice", () => {
  const legend = crossed(crossed(page().text(100, 80, "LEGEND"), 110, 124), 110, 154)
    .text(140, 120, "EXIT SIGN").text(140, 150, "EMERGENCY LIGHT");
  assert.deepEqual(found(crossed(page(), 300, 300), legend), []);
});

Deno.test("placeSymbols() takes letters in a shape as a note defines them", () => {
  const smoke = () => page().arc(300, 300, 9, 0, 360).centred(300, 296, "S");
  const note = page().text(100, 700, "2. S = SMOKE ALARM, S/CO = SMOKE AND CARBON MONOXIDE ALARM");
  assert.deepEqual(found(smoke(), note), [
    { type: "smoke detector", room: "hall", how: "legend", words: "SMOKE ALARM" },
  ]);
  assert.deepEqual(found(smoke()), [], "a letter alone");
});

Deno.test("placeSymbols() knows receptacles by their shape, and takes a word beside one for no other", () => {
  const drawn = outlet(page(), 300, 300).text(308, 304, "GFCI");
  assert.deepEqual(found(drawn).map(({ type, how }) => [type, how]), [["receptacle", "tag"]]);
  const weatherproof = outlet(page(), 300, 300).text(308, 296, "WP").text(308, 304, "GFI");
  assert.deepEqual(found(weatherproof).map(({ how }) => how), ["tag"], "WP hides no GFI");
  assert.deepEqual(found(outlet(page(), 300, 300)).map(({ how }) => how), ["shape"]);
});

Deno.test("placeSymbols() counts lone words that mean a thing, and no marks in bubbles", () => {
  const drawn = page().text(300, 300, "FEC").text(440, 300, "101").arc(450, 304, 12, 0, 360);
  assert.deepEqual(found(drawn).map(({ type, room }) => [type, room]), [
    ["fire extinguisher", "hall"],
  ]);
});

Deno.test("placeSymbols() measures how far a word is from what is drawn in feet, across the page and down", () => {
  const at = { x: 30, y: 25, width: 2, height: 2 };
  const guard = {
    id: "k1",
    type: "guard",
    box: at,
    room: "hall",
    legend: null,
    how: "tag",
  } as const;
  const drawn = page().text(300, 350, "GUARDRAIL");
  const wordsFound = (feetPerPercent: Building["feetPerPercent"]) => {
    const building = { ...plan, feetPerPercent, symbols: [guard] };
    const symbols = readPageSymbols(drawn.build(), { isPlan: true });
    return placeSymbols([{ building, symbols }], [])[0].symbols.length - 1;
  };
  assert.equal(wordsFound({ x: 0.5, y: 0.5 }), 0, "4 ft off: it speaks of the guard");
  assert.equal(wordsFound({ x: 0.5, y: 1 }), 1, "8 ft off: it is another");
});

import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";

const rows: [text: string, under: string, said: string][] = [
  [`32" RAIL`, "STAIR 2 SECTION", "handrail height 32"],
  [`42" RAIL`, "STAIR 2 SECTION", "rail height 42"],
  [`33" RAIL`, "DECK SECTION", "guard height 33"],
  [`33" RAIL`, "SECTION A", "rail height 33"],
  [`WALK 40" CLR, HC AISLE TO ENTRY`, "", "parking route width 40"],
  [`WALK 40" CLR`, "SITE PLAN", "walk width 40"],
];

Deno.test("a general word is the thing its title is about", () => {
  for (const [text, under, said] of rows) {
    const [frame] = framesOfText({ text, under: [under] });
    assert.equal(`${frame?.thing} ${frame?.property} ${frame?.value}`, said, text);
  }
});

Deno.test("of two titles the nearer one says what a general word means", () => {
  const thingUnder = (...under: string[]) => framesOfText({ text: `34" RAIL`, under })[0]?.thing;
  assert.equal(thingUnder("BALCONY RAIL", "STAIR SECTIONS"), "guard");
  assert.equal(thingUnder("STAIR SECTION", "BALCONY DETAILS"), "handrail");
});

Deno.test("a step down is no width", () => {
  for (const text of ["Step down 18 in at garage", "STEPS UP 36 IN TO DECK"]) {
    const told = framesOfText({ text, under: [] }).map(({ property }) => property);
    assert.ok(!told.includes("width"), `${text}: ${told}`);
  }
});

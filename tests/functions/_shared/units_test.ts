import assert from "node:assert/strict";
import fc from "fast-check";
import {
  atLeast,
  atMost,
  findLengths,
  formatLength,
  normaliseMarks,
  parseLengthIn,
  parseNumber,
  withMarks,
} from "../../../functions/_shared/units.ts";

const NUMBERS: [string, number | null][] = [
  ["7", 7],
  ["7.25", 7.25],
  [".5", 0.5],
  ["1,200", 1200],
  ["3/4", 0.75],
  ["7 3/4", 7.75],
  ["7-3/4", 7.75],
  ["7¾", 7.75],
  ["7 3⁄4", 7.75],
  ["3/0", null],
  ["", null],
  ["1,20", null],
  ["12a", null],
];
for (const [text, value] of NUMBERS) {
  Deno.test(`parseNumber() reads ${JSON.stringify(text)} as ${value}`, () => {
    assert.equal(parseNumber(text), value);
  });
}

const LENGTHS: [string, number][] = [
  [`12'-6"`, 150],
  [`12'-6 1/2"`, 150.5],
  [`12' 6 1/2"`, 150.5],
  [`12'6"`, 150],
  [`12’ – 6”`, 150],
  [`12.50'`, 150],
  [`150"`, 150],
  [`7 3/4"`, 7.75],
  [`7¾"`, 7.75],
  [`3/4 in`, 0.75],
  [`8 ft`, 96],
  [`36 INCHES`, 36],
  [`254 mm`, 10],
  [`0'-8"`, 8],
  ["4'-8", 56],
  ["12'-0", 144],
  ["4'-8 1/2", 56.5],
];
for (const [text, valueIn] of LENGTHS) {
  Deno.test(`parseLengthIn() reads ${text} as ${valueIn} in`, () => {
    const value = parseLengthIn(text);
    assert.ok(value !== null && Math.abs(value - valueIn) < 1e-9, `${value}`);
  });
}

for (const text of ["900 SQ IN", '1/4" PER FOOT', "A-101", "ROOM 12", "12", "10 INT", "5 FTG"]) {
  Deno.test(`findLengths() finds no length in ${text}`, () => {
    assert.deepEqual(findLengths(text), []);
  });
}

Deno.test("findLengths() finds every length of a note in order", () => {
  const found = findLengths(`DOOR 3'-0" x 6'-8", 34" CLEAR, SILL 44 IN. MAX`);
  assert.deepEqual(found.map((each) => each.valueIn), [36, 80, 34, 44]);
});

Deno.test("findLengths() gives both sides of a size the unit that stands once", () => {
  const lengthsIn = (text: string) => findLengths(text).map((each) => each.valueIn);
  assert.deepEqual(lengthsIn("FLOOR 30 x 48 IN., 2 RODS 12 IN."), [30, 48, 12]);
});

Deno.test("findLengths() takes inches without their mark only where nothing else can be meant", () => {
  const lengthsIn = (text: string) => findLengths(text).map((each) => each.valueIn);
  assert.deepEqual(lengthsIn("AISLE 4'-8 WIDE, LEAF 4'-0 x 7'-0, UNDERSIDE 8'-2."), [
    56,
    48,
    84,
    98,
  ]);
  assert.deepEqual(lengthsIn("8'-10'"), [96, 120], "a range");
  assert.deepEqual(lengthsIn("8'-10 FT"), [96, 120], "a range with its unit behind it");
  assert.deepEqual(lengthsIn("20'-24 GA."), [240], "no inches");
});

const sixteenths = fc.integer({ min: 0, max: 16 * 12 * 400 });

Deno.test("a formatted length reads back as the same length", () => {
  fc.assert(fc.property(sixteenths, (n) => {
    const text = formatLength(n / 16);
    const value = parseLengthIn(text);
    assert.ok(value !== null && Math.abs(value - n / 16) < 1e-9, `${text} read as ${value}`);
  }));
});

Deno.test("every way of writing feet, inches and a fraction gives one value", () => {
  const fraction = fc.constantFrom([1, 2], [1, 4], [3, 4], [1, 8], [7, 8], [15, 16]);
  const parts = fc.record({
    feet: fc.integer({ min: 0, max: 300 }),
    inches: fc.integer({ min: 0, max: 11 }),
    fraction: fc.option(fraction, { nil: null }),
    join: fc.constantFrom("-", " - ", " ", ""),
    foot: fc.constantFrom("'", "’", "′"),
    inch: fc.constantFrom('"', "”", "″", "''"),
  });
  fc.assert(fc.property(parts, ({ feet, inches, fraction: part, join, foot, inch }) => {
    const text = `${feet}${foot}${join}${inches}${part ? ` ${part[0]}/${part[1]}` : ""}${inch}`;
    const expected = feet * 12 + inches + (part ? part[0] / part[1] : 0);
    const value = parseLengthIn(text);
    assert.ok(value !== null && Math.abs(value - expected) < 1e-9, `${text} read as ${value}`);
  }));
});

Deno.test("no text makes the parsers throw, and places of lengths lie within it", () => {
  const alphabet = fc.constantFrom(..."0123456789'\"-/. ftinINCHmM¾½”’x");
  fc.assert(fc.property(fc.string({ unit: alphabet, maxLength: 40 }), (text) => {
    parseNumber(text);
    parseLengthIn(text);
    const mended = normaliseMarks(text);
    for (const { start, end, valueIn } of findLengths(text)) {
      assert.ok(start >= 0 && end <= mended.length && start < end);
      assert.ok(Number.isFinite(valueIn) && valueIn >= 0);
    }
  }));
});

Deno.test("comparing has the tolerance of drawings for lengths only", () => {
  assert.equal(atLeast(31.9, 32, "in"), true);
  assert.equal(atLeast(31.8, 32, "in"), false);
  assert.equal(atLeast(31.9, 32), false);
  assert.equal(atMost(7.8, 7.75, "in"), true);
  assert.equal(atMost(7.9, 7.75, "in"), false);
});

Deno.test("more digits than a number can hold are no number and no length", () => {
  const digits = "9".repeat(400);
  assert.equal(parseNumber(digits), null);
  assert.equal(parseNumber(`${digits}/${digits}`), null);
  for (const text of [`${digits}'-0"`, `${digits}"`, `${digits} mm`]) {
    assert.equal(parseLengthIn(text), null);
    assert.deepEqual(findLengths(text), []);
  }
});

for (
  const [text, lengths] of [
    ["WATER CLOSETS 1.13 M / 1.13 F", []],
    ["WALK 1.50 M / FENCE", [59.06]],
    ['LETTERS 150 mm (6")', [6]],
    [`SPAN 1.83 m [6'-0"]`, [72]],
    [`6'-0" (1.83 m)`, [72, 72.05]],
    ['600 mm (48")', [23.62, 48]],
    ['600 mm, 24" DEEP', [23.62, 24]],
  ] as const
) {
  Deno.test(`findLengths() reads a length said twice once: ${text}`, () => {
    assert.deepEqual(
      findLengths(text).map(({ valueIn }) => Math.round(valueIn * 100) / 100),
      lengths,
    );
  });
}

for (
  const [text, lengths] of [
    [`5'-113/4"`, [71.75]],
    ['113/4"', [11.75]],
    ['11/2"', [1.5]],
    ['13/16"', [0.8125]],
    ['5/4"', [1.25]],
    ['111/16"', []],
  ] as const
) {
  Deno.test(`findLengths() reads a fraction that lost its space: ${text}`, () => {
    assert.deepEqual(findLengths(text).map(({ valueIn }) => valueIn), lengths);
  });
}

Deno.test("a figure without marks is written as the length it is, another one as it stands", () => {
  assert.equal(withMarks("156", 186), `15'-6"`);
  assert.equal(withMarks("915", 36.02), `3'-0"`);
  assert.equal(withMarks("8-2", 98), `8'-2"`);
  assert.equal(withMarks(`36" CLR.`, 36), `36" CLR.`);
  assert.equal(withMarks(`12’-6”`, 150), `12’-6”`);
});

Deno.test("findLengths() takes no two measures of one cell for a fraction", () => {
  assert.deepEqual(findLengths("24 / 31 ft"), []);
  assert.deepEqual(findLengths("3 / 8 in").map(({ valueIn }) => valueIn), [0.375]);
});

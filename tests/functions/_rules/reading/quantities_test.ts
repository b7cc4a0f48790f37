import assert from "node:assert/strict";
import {
  amperes,
  cfm,
  count,
  fahrenheit,
  forReading,
  gallons,
  inches,
  inchesPerFoot,
  inchesPerHour,
  pounds,
  type Quantity,
  rampSlope,
  seconds,
  slopePercent,
  wireGauge,
} from "../../../../functions/_rules/measure.ts";

const valuesIn = (quantity: Quantity, text: string) =>
  quantity.find(forReading(text)).map((it) => Math.round(it.value * 1000) / 1000);

const rows: [name: string, quantity: Quantity, text: string, values: number[]][] = [
  ["inches", inches, `2'-6" DEEP x 30" WIDE`, [30, 30]],
  ["slopes", slopePercent, "RAMP 1:12, CROSS SLOPE 1:48", [8.333, 2.083]],
  ["slopes", slopePercent, "1 IN 10 RAMP", [10]],
  ["slopes", slopePercent, "ADA RAMP SLOPE 1/10", [10]],
  ["slopes", slopePercent, `2.0 PERCENT, 5%, 1/4" PER FT`, [2, 5, 2.083]],
  ["no slope in a width beside a count", slopePercent, "DOOR 68 in 340 49", []],
  ["no slope in a time of day", slopePercent, "DATE 8:30 AM", []],
  ["pipe slopes", inchesPerFoot, `1/8" PER FOOT OR 1/4"/FT`, [0.125, 0.25]],
  ["air flows", cfm, "4,200 CFM AND 50 C.F.M.", [4200, 50]],
  ["air flows in litres", cfm, "18 L/S, 25 LPS", [38, 53]],
  ["forces", pounds, "5 LBF, 8.5 LBS, 5# AND 15 POUNDS", [5, 8.5, 5, 15]],
  ["forces as optical reading sees them", pounds, "15 Ibf", [15]],
  ["forces in words with figures", pounds, "FIFTY (50) POUNDS, (5) LBF", [50, 5]],
  ["no force in sizes of screws and wires", pounds, "(8) #10 SCREWS, (3) #6 CU, 3 #6", []],
  ["conductors with their number", wireGauge, "(3) #6 CU", [6]],
  ["temperatures", fahrenheit, "110°F, 120 F, 105 DEG. F", [110, 120, 105]],
  ["no temperature in Celsius", fahrenheit, "43°C", []],
  ["ratings", amperes, "200 A MAIN, 60 AMP SUB", [200, 60]],
  ["no rating in a sheet number", amperes, "SEE 4/A-301", []],
  ["seconds", seconds, "WITHIN 10 SECONDS", [10]],
  ["volumes", gallons, "250 GAL AND 500 GALLON", [250, 500]],
  ["rainfall", inchesPerHour, "4.7 IN/HR", [4.7]],
  ["conductors", wireGauge, "#8 AWG, NO. 6 CU, 10 AWG", [8, 6, 10]],
  ["counts", count, "(2) RECEPTACLES AND THREE (3) MORE, 1,200 SEATS", [2, 3, 1200]],
  ["no count in lengths, marks and sections", count, `4'-0" DOOR 101A PER 210.8 EF-1`, []],
];
for (const [name, quantity, text, values] of rows) {
  Deno.test(`mentions of ${name}: ${text}`, () =>
    assert.deepEqual(valuesIn(quantity, text), values));
}

Deno.test("rampSlope reads a rise with its run", () => {
  const slopes = (text: string) =>
    rampSlope.find(forReading(text)).map(({ value }) => Math.round(value * 100) / 100);
  assert.deepEqual(slopes(`18" RISE IN 15'-0" RUN`), [10]);
  assert.deepEqual(slopes(`RISE 24" | RUN 20'-0"`), [10]);
  assert.deepEqual(slopes(`30" RISE OVER 30'-0"`), [8.33]);
  assert.deepEqual(slopes("1:12 MAX."), [8.33]);
  assert.deepEqual(slopes(`RAMP 60" LONG, 36" WIDE`), []);
  assert.deepEqual(slopes(`7" RISE, 11" TREAD`), []);
});

Deno.test("pounds reads the figure of a cell under LBF", () => {
  const values = (text: string) => pounds.find(forReading(text)).map(({ value }) => value);
  assert.deepEqual(values("DOOR 1 | LBF 9"), [9]);
  assert.deepEqual(values("FORCE (LBF) 8.5 | NONE"), [8.5]);
  assert.deepEqual(values(`5 LBF 36" DOOR`), [5]);
});

Deno.test("lengths in words are read as figures", () => {
  const cases: [string, number[]][] = [
    ["ELEVEN FEET WIDE", [132]],
    ["TWELVE (12) INCHES", [12]],
    ["FORTY-TWO INCHES", [42]],
    ["THIRTY SIX INCH DOOR", [36]],
    ["A FIVE-FOOT AISLE", [60]],
    ["ONE FOOT CANDLE AVERAGE", []],
    ["TWO FOOT TRAFFIC LANES", []],
    ["TWO DOORS 36 INCHES WIDE", [36]],
    ["SOMEONE FEET", []],
  ];
  for (const [text, values] of cases) {
    assert.deepEqual(inches.find(forReading(text)).map(({ value }) => value), values, text);
  }
});

import assert from "node:assert/strict";
import fc from "fast-check";
import {
  COUNTIES,
  countyOfAddress,
  findCounty,
} from "../../../../functions/_rules/limits/fbc_2023/tables/counties.ts";
import {
  allowableHeightFt,
  allowableStories,
  areaFactor,
  frontageFactor,
} from "../../../../functions/_rules/limits/fbc_2023/tables/height_area.ts";
import {
  elementRatingHours,
  exteriorWallHours,
  finishClass,
  fireDoorHours,
  fireWallHours,
  maxOpeningPercent,
  separationHours,
} from "../../../../functions/_rules/limits/fbc_2023/tables/fire_tables.ts";

Deno.test("counties: 67, seven in climate zone 1A, two in the HVHZ", () => {
  assert.equal(COUNTIES.length, 67);
  assert.equal(COUNTIES.filter((it) => it.climateZone === "1A").length, 7);
  assert.deepEqual(COUNTIES.filter((it) => it.isHvhz).map((it) => it.name), [
    "Broward",
    "Miami-Dade",
  ]);
});

Deno.test("findCounty() reads the spellings of drawings", () => {
  assert.equal(findCounty("MIAMI DADE COUNTY")?.name, "Miami-Dade");
  assert.equal(findCounty("Saint Lucie")?.name, "St. Lucie");
  assert.equal(findCounty("Desoto")?.name, "DeSoto");
  assert.equal(findCounty("Cook"), null);
});

Deno.test("countyOfAddress() takes the county named, else that of the city", () => {
  assert.equal(countyOfAddress("4821 SW 31st Terrace, Dania Beach, FL 33312")?.name, "Broward");
  assert.equal(countyOfAddress("1 Ocean Dr, Miami, Florida 33139")?.name, "Miami-Dade");
  assert.equal(countyOfAddress("Unincorporated Palm Beach County, FL")?.name, "Palm Beach");
  assert.equal(countyOfAddress("1 Main Street, Springfield, FL"), null);
  assert.equal(countyOfAddress("77 Orlando Avenue"), null);
});

Deno.test("height, stories and area read the code's cells", () => {
  assert.equal(allowableHeightFt("B", "VB", "none"), 40);
  assert.equal(allowableHeightFt("R-2", "VA", "NFPA 13R"), 60);
  assert.equal(allowableHeightFt("B", "IA", "NFPA 13"), "UL");
  assert.equal(allowableStories("R-2", "VA", "NFPA 13R"), 4);
  assert.equal(allowableStories("H-1", "VB", "none"), "NP");
  assert.equal(areaFactor("A-2", "VB", { system: "none", stories: 1 })?.tabularSqft, 6000);
  assert.equal(areaFactor("A-2", "VB", { system: "NFPA 13", stories: 1 })?.tabularSqft, 24000);
  assert.equal(areaFactor("A-2", "VB", { system: "NFPA 13", stories: 2 })?.tabularSqft, 18000);
});

Deno.test("frontageFactor() needs a quarter of the perimeter and 20 ft", () => {
  assert.equal(frontageFactor(24.9, 30), 0);
  assert.equal(frontageFactor(25, 19.9), 0);
  assert.equal(frontageFactor(25, 20), 0.17);
  assert.equal(frontageFactor(100, 30), 0.75);
});

Deno.test("fire tables read the code's cells", () => {
  assert.equal(elementRatingHours("primary structural frame", "VA"), 1);
  assert.equal(elementRatingHours("exterior bearing wall", "IIIB"), 2);
  assert.equal(elementRatingHours("roof construction and secondary members", "IA"), 1.5);
  assert.equal(separationHours("B", "A-2", false), 2);
  assert.equal(separationHours("R-2", "M", true), 1);
  assert.equal(separationHours("B", "M", false), 0);
  assert.equal(separationHours("I-2", "R-1", false), "NP");
  assert.equal(exteriorWallHours(4.9, "M", "IIB"), 2);
  assert.equal(exteriorWallHours(9.9, "M", "IIB"), 1);
  assert.equal(exteriorWallHours(10, "M", "IIB"), 0);
  assert.equal(exteriorWallHours(10, "B", "VA"), 1);
  assert.equal(exteriorWallHours(30, "H-2", "IA"), 0);
  assert.equal(maxOpeningPercent(12, "unprotected"), 15);
  assert.equal(maxOpeningPercent(12, "unprotected, sprinklered"), 45);
  assert.equal(maxOpeningPercent(30, "unprotected"), 100);
  assert.equal(finishClass("B", "corridor", false), "B");
  assert.equal(finishClass("A-2", "room", false), "B");
  assert.equal(finishClass("S-2", "room", false), "C");
  assert.equal(finishClass("U", "exit", false), null);
  assert.equal(fireDoorHours("exit enclosure or shaft", 1), 1);
  assert.equal(fireDoorHours("exit enclosure or shaft", 2), 1.5);
  assert.equal(fireDoorHours("fire barrier", 1), 0.75);
  assert.equal(fireWallHours("B", "IIB"), 2);
  assert.equal(fireWallHours("M", "IIB"), 3);
});

Deno.test("exterior walls and openings never get stricter with distance", () => {
  fc.assert(fc.property(
    fc.double({ min: 0, max: 60, noNaN: true }),
    fc.double({ min: 0, max: 60, noNaN: true }),
    fc.constantFrom("IA" as const, "IIB" as const, "IIIA" as const, "IVB" as const, "VA" as const),
    fc.constantFrom("B" as const, "M" as const, "H-2" as const, "R-2" as const),
    (a, b, type, group) => {
      const [near, far] = a < b ? [a, b] : [b, a];
      assert.ok(exteriorWallHours(near, group, type) >= exteriorWallHours(far, group, type));
      for (const column of ["unprotected", "unprotected, sprinklered", "protected"] as const) {
        assert.ok(maxOpeningPercent(near, column) <= maxOpeningPercent(far, column));
      }
    },
  ));
});

Deno.test("the frontage factor never falls with perimeter or width", () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const width = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(fc.property(percent, percent, width, width, (p, q, v, w) => {
    const less = frontageFactor(Math.min(p, q), Math.min(v, w));
    assert.ok(less <= frontageFactor(Math.max(p, q), Math.max(v, w)));
  }));
});

/** What a site, its use and the systems of a building have once, in words of many offices. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** Two sheets: a text behind its title and two slashes, or `HEADS : CELLS` of a list. */
const told = (...sides: [string, string]): string[] => {
  const lists = sides.map((side) => / : /.test(side) ? side.split(" : ") : null);
  return conflictsOf(aPlanSet({
    schedules: lists.flatMap((it, at) => {
      if (!it) return [];
      const [heads, cells] = it.map((line) => line.split(" | "));
      const title = "SITE DATA";
      return [
        aSchedule("other", heads.map((head) => [head, null]), [cells], { title, page: at + 1 }),
      ];
    }),
    notes: sides.flatMap((side, at) => {
      if (lists[at]) return [];
      const [text, drawing] = side.split(" // ").reverse();
      return [aNote(text, { page: at + 1, drawing: drawing ?? null })];
    }),
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
};

Deno.test("what a site and its systems have once is held against itself", () => {
  const clashing: [one: string, other: string, told: string][] = [
    [
      "ITEM | ALLOWED | PROVIDED : LOT COVERAGE | 40% | 32%",
      "Lot coverage provided 38%",
      "the lot coverage: 32% / 38%",
    ],
    [
      "ITEM | VALUE : Impervious area | 58 %",
      "DRAINAGE NOTES // Impervious 62 percent of lot",
      "the impervious share of the lot: 58% / 62%",
    ],
    ["Open space: 41%", "LANDSCAPE DATA // OPEN SPACE PROVIDED 35%", "the open space: 41% / 35%"],
    [
      "IMPERVIOUS AREA: 6,210 SF",
      "Total impervious surface 7,040 sf",
      "the impervious area: 6210 sq ft / 7040 sq ft",
    ],
    ["ITEM | VALUE : ZONING | C-2", "Zoning district: C-3", "the zoning district: C-2 / C-3"],
    [
      "ITEM | VALUE : Zoning | RSF-3.5, single family",
      "Zoned RSF-4",
      "the zoning district: RSF-3.5 / RSF-4",
    ],
    [
      "SITE PLAN // NEW 1,050 GAL. SEPTIC TANK",
      "Septic tank: 900 gallons with outlet filter",
      "the volume of the septic tank: 1050 gal / 900 gal",
    ],
    [
      "SITE PLAN // 375 SF DRAINFIELD",
      "Drainfield bed, 500 sq ft",
      "the area of the drainfield: 375 sq ft / 500 sq ft",
    ],
    [
      "SITE PLAN // DRIVE AISLE 24'-0\"",
      "ITEM | VALUE : Drive aisle width | 22'-0\"",
      "the width of the drive aisle: 24'-0\" / 22'-0\"",
    ],
    [
      "SITE PLAN // STANDARD PARKING SPACE 9' x 18'",
      "Typical parking space 8'-6\" wide x 18'-0\"",
      "the width of the parking spaces: 9'-0\" / 8'-6\"",
    ],
    [
      "LICENSED CAPACITY: 84 CHILDREN",
      "The school is licensed for 96 children",
      "the number of children: 84 children / 96 children",
    ],
    [
      "EMPLOYEES: 12",
      "Number of employees 16",
      "the number of employees: 12 employees / 16 employees",
    ],
    [
      "POOL PLAN // POOL VOLUME 14,200 GAL",
      "Pool capacity 16,400 gallons",
      "the volume of the pool: 14200 gal / 16400 gal",
    ],
    [
      "POOL PLAN // MAX DEPTH 5'-0\"",
      "POOL SECTION // DEEP END 6'-0\"",
      "the greatest depth of the pool: 5'-0\" / 6'-0\"",
    ],
    [
      "ROOF PLAN // RAINFALL INTENSITY 4.5 IN/HR",
      "Storm drainage sized for 5 inches per hour",
      "the rainfall the roof is drained for: 4.5 in/h / 5 in/h",
    ],
    [
      "Gas delivery pressure: 2 psi",
      'GAS RISER // GAS METER, 7" W.C.',
      "the pressure gas is delivered at: 56 in w.c. / 7 in w.c.",
    ],
    [
      "ROOF PLAN // 7.6 KW PV ARRAY",
      "ONE-LINE // SOLAR SYSTEM, 9.2 KW",
      "the size of the solar array: 7.6 kW / 9.2 kW",
    ],
    [
      "ROOF PLAN // 19 PV MODULES",
      "ONE-LINE // PV ARRAY, 23 MODULES",
      "the number of solar modules: 19 modules / 23 modules",
    ],
    [
      "TOTAL OUTSIDE AIR: 620 CFM",
      "Total outdoor air provided 540 cfm",
      "the outdoor air of the building: 620 cfm / 540 cfm",
    ],
    [
      "DESIGN LOADS // Roof dead load: 15 psf",
      "TRUSS NOTES // ROOF DEAD LOAD 20 PSF",
      "the dead load of the roof: 15 psf / 20 psf",
    ],
    [
      "ELEVATOR: HYDRAULIC, 3 STOPS",
      "ELEVATOR SECTION // TWO STOPS",
      "the number of stops of the elevator: 3 stops / 2 stops",
    ],
    [
      'WALL SECTION // 16" OVERHANG',
      'ROOF PLAN // 24" OVERHANG TYP.',
      "the roof's overhang: 1'-4\" / 2'-0\"",
    ],
    [
      "SITE PLAN // 60 KW DIESEL GENERATOR",
      "ONE-LINE // 60 KW NATURAL GAS GENERATOR",
      "the fuel of the generator: diesel / natural gas",
    ],
  ];
  for (const [one, other, as] of clashing) {
    assert.deepEqual(told(one, other), [as], `${one} ¦ ${other}`);
    assert.equal(told(other, one).length, 1, `${other} ¦ ${one}`);
  }
});

Deno.test("what only looks like it is no contradiction", () => {
  const alike: [one: string, other: string][] = [
    ["ITEM | MAX | PROVIDED : LOT COVERAGE | 40% | 32%", "Lot coverage 32 percent"],
    ["LOT COVERAGE MAX 40%", "LOT COVERAGE 32%"],
    ["LOT COVERAGE 32%", "BUILDING COVERAGE 28%"],
    ["LOT COVERAGE 32%", "EXISTING LOT COVERAGE 25%"],
    ["ITEM | EXISTING | PROPOSED : IMPERVIOUS AREA | 40% | 58%", "IMPERVIOUS 58%"],
    ["IMPERVIOUS 58%", "PERVIOUS 42%"],
    ["IMPERVIOUS 58%", "FRONT YARD IMPERVIOUS 35%"],
    ["OPEN SPACE 41%", "COMMON OPEN SPACE PARCEL B 20%"],
    ["IMPERVIOUS AREA 6,210 SF", "NEW IMPERVIOUS AREA 1,400 SF"],
    ["IMPERVIOUS AREA 6,210 SF", "DRIVEWAY IMPERVIOUS AREA 1,900 SF"],
    ["IMPERVIOUS AREA 0.92 AC", "IMPERVIOUS AREA 40,075 SF"],
    ["ZONING: C-2", "ADJACENT ZONING: R-1"],
    ["ZONING: C-2", "NORTH: ZONED R-1, SINGLE FAMILY"],
    ["ZONING: C-2", "FUTURE LAND USE COM, ZONING C-2"],
    ["ZONING: C-2", "ZONING: C-2 / C-3"],
    ["ZONING: C-2", "EXISTING ZONING R-1, REZONED 2024"],
    ["ZONING: C-2", "FLOOD ZONE X-1"],
    ["SEPTIC TANK 1,050 GAL", "SEPTIC TANK 1,050 GALLONS, FLOW 400 GAL PER DAY"],
    ["SEPTIC TANK 1,050 GAL", "DOSING TANK 750 GAL BEHIND SEPTIC TANK"],
    ["SEPTIC TANK 1 1,050 GAL", "SEPTIC TANK 2 900 GAL"],
    ["SEPTIC TANK 1,050 GAL", "EXISTING 750 GAL SEPTIC TANK TO BE ABANDONED"],
    ["DRAINFIELD 375 SF", "DRAINFIELD 375 SF, UNOBSTRUCTED AREA 750 SF"],
    ["DRAINFIELD 375 SF", "DRAINFIELD REQUIRED 333 SF"],
    ["SITE PLAN // DRIVE AISLE 24'-0\"", "SITE PLAN // ONE WAY DRIVE AISLE 14'-0\""],
    ["SITE PLAN // DRIVE AISLE 24'-0\"", "FIRE LANE 20'-0\""],
    ["SITE PLAN // DRIVE AISLE 24'-0\"", "DRIVE AISLE 22' MINIMUM"],
    ["STANDARD PARKING SPACE 9' x 18'", "ACCESSIBLE PARKING SPACE 12' x 18'"],
    ["STANDARD PARKING SPACE 9' x 18'", "COMPACT PARKING SPACE 8' x 16'"],
    ["LICENSED CAPACITY: 84 CHILDREN", "CLASSROOM 3: LICENSED CAPACITY 18 CHILDREN"],
    ["EMPLOYEES: 12", "EMPLOYEES ON LARGEST SHIFT 8"],
    ["EMPLOYEES: 12", "PARKING: 1 SPACE PER 2 EMPLOYEES"],
    ["POOL VOLUME 14,200 GAL", "SPA VOLUME 3,000 GAL AT POOL"],
    ["POOL PLAN // MAX DEPTH 5'-0\"", "POOL PLAN // SHALLOW END 3'-6\""],
    ["RAINFALL INTENSITY 4.5 IN/HR", "SECONDARY DRAINS SIZED FOR RAINFALL OF 9 IN/HR"],
    ["GAS DELIVERY PRESSURE: 2 PSI", 'HOUSE REGULATOR OUTLET 7" W.C.'],
    ["GAS METER OUTLET PRESSURE 1/2 PSI", 'GAS METER OUTLET PRESSURE 14" W.C.'],
    ["GAS METER OUTLET PRESSURE 2 PSI", "STATIC PRESSURE 68 PSI AT METER"],
    ["7.6 KW PV ARRAY", "9.2 KW DC PV ARRAY"],
    ["7.6 KW PV ARRAY", "PV INVERTER 6.0 KW"],
    ["19 PV MODULES", "PV ARRAY, 10 MODULES PER STRING"],
    ["TOTAL OUTSIDE AIR 620 CFM", "TOTAL OUTSIDE AIR REQUIRED 540 CFM"],
    ["TOTAL OUTSIDE AIR 620 CFM", "AHU-1 TOTAL OUTSIDE AIR 310 CFM"],
    ["ROOF DEAD LOAD 15 PSF", "ROOF TRUSS TOP CHORD DEAD LOAD 10 PSF"],
    ["ROOF DEAD LOAD 15 PSF", "FLOOR DEAD LOAD 10 PSF"],
    ["ELEVATOR 1: 3 STOPS", "ELEVATOR 2: 2 STOPS"],
    ["ELEVATOR: 3 STOPS", "ELEVATOR PIT WITH STOP SWITCH"],
    ['ROOF PLAN // 24" OVERHANG TYP.', 'WALL SECTION // 12" GABLE OVERHANG'],
    ['ROOF PLAN // 24" OVERHANG TYP.', "1'-6\" LOT LINE TO ROOF OVERHANG"],
    ["60 KW DIESEL GENERATOR", "60 KW GENERATOR, NATURAL GAS OR LP"],
    ["60 KW DIESEL GENERATOR", "NATURAL GAS WATER HEATER"],
  ];
  for (const [one, other] of alike) assert.deepEqual(told(one, other), [], `${one} ¦ ${other}`);
});

/** Calculations worked out by hand from the tables of the code, at their edges. */
import assert from "node:assert/strict";
import { SOLVERS } from "../../../../functions/_rules/calculators/solve.ts";
import {
  accessoryShare,
  separationOf,
} from "../../../../functions/_rules/calculators/mixed_use.ts";
import { allowedByGroup } from "../../../../functions/_rules/calculators/height_area.ts";
import { accessibleSpacesFor } from "../../../../functions/_rules/limits/fbc_2023/tables/accessible_parking.ts";
import { frontageFactor } from "../../../../functions/_rules/limits/fbc_2023/tables/height_area.ts";
import { fromElsewhere } from "../../../../functions/_rules/calculators/inputs.ts";
import type { CorrectedValue } from "../../../../functions/_shared/domain/corrections.ts";
import type { Calculation } from "../../../../functions/_shared/domain/report.ts";

function solve(id: string, values: Record<string, CorrectedValue>): Calculation {
  const inputs = Object.entries(values).map(([key, value]) =>
    fromElsewhere(key, key.replace(/^area(\d)/, "Area of space $1"), value, "form")
  );
  return SOLVERS[id](inputs);
}
const valueOf = (calculation: Calculation, label: string) =>
  calculation.result?.find((it) => it.label === label)?.value;
const verdictOf = (calculation: Calculation, label: string) =>
  calculation.checks?.find((it) => it.label.startsWith(label))?.meets;

Deno.test("frontage counts from 25 % and 20 ft, and grows at 50, 75 %, 25 and 30 ft", () => {
  const rows: [percent: number, widthFt: number, factor: number][] = [
    [24.9, 30, 0],
    [25, 19.9, 0],
    [25, 20, 0.17],
    [25, 25, 0.21],
    [49.9, 30, 0.25],
    [50, 24.9, 0.33],
    [50, 30, 0.5],
    [75, 20, 0.5],
    [75, 25, 0.63],
    [100, 30, 0.75],
  ];
  for (const [percent, widthFt, factor] of rows) {
    assert.equal(frontageFactor(percent, widthFt), factor, `${percent} % of ${widthFt} ft`);
  }
});

Deno.test("the area factor is NS, S1 on one story, SM on several, and frontage adds to the NS factor", () => {
  // Group B, Type IIB: NS 23,000; S1 92,000; SM 69,000 (Table 506.2).
  const of = (system: "none" | "NFPA 13", stories: number, frontagePercent: number) =>
    allowedByGroup({
      groups: ["B"],
      type: "IIB",
      system,
      stories,
      frontagePercent,
      frontageWidthFt: 30,
    })[0];
  assert.equal(of("none", 1, 0).perStorySqft, 23_000);
  assert.equal(of("NFPA 13", 1, 0).perStorySqft, 92_000);
  assert.equal(of("NFPA 13", 2, 0).perStorySqft, 69_000);
  // 69,000 + 23,000 × 0.75 on each of two storeys.
  assert.equal(of("NFPA 13", 2, 80).perStorySqft, 86_250);
  assert.equal(of("NFPA 13", 2, 80).totalSqft, 172_500);
  // Type IIB, Group B: 55 and 75 ft, 3 and 4 storeys (Tables 504.3, 504.4).
  assert.deepEqual([of("none", 1, 0).heightFt, of("none", 1, 0).stories], [55, 3]);
  assert.deepEqual([of("NFPA 13", 1, 0).heightFt, of("NFPA 13", 1, 0).stories], [75, 4]);
});

Deno.test("height and area compare the building with what is allowed", () => {
  const building = { groups: "M", type: "VB", sprinklers: "none", stories: 1, heightFt: 40 };
  // Group M, Type VB: NS 9,000 sq ft, 40 ft.
  const at = solve("allowable-height-area", { ...building, storySqft: 9000 });
  assert.deepEqual([verdictOf(at, "Largest"), verdictOf(at, "Building height")], [true, true]);
  const over = solve("allowable-height-area", { ...building, storySqft: 9001, heightFt: 41 });
  assert.deepEqual([verdictOf(over, "Largest"), verdictOf(over, "Building height")], [
    false,
    false,
  ]);
  const open = solve("allowable-height-area", { ...building, storySqft: 9001, sprinklers: null });
  assert.equal(verdictOf(open, "Largest"), null);
});

Deno.test("accessory uses take a tenth of the story and stay within their unsprinklered factor", () => {
  const building = { type: "VB", system: "none", stories: 1 } as const;
  const share = (b: number, s: number) =>
    accessoryShare([{ group: "B", areaSqft: b }, { group: "S-1", areaSqft: s }], building);
  assert.equal(share(9000, 1000).percent, 10);
  assert.equal(share(8999, 1001).percent > 10, true);
  // Group S-1, Type VB, NS: 9,000 sq ft.
  assert.deepEqual(share(90_000, 9000).tooLarge, []);
  assert.deepEqual(share(90_100, 9001).tooLarge, ["S-1"]);
});

Deno.test("mixed uses pass by any one of the three ways", () => {
  const building = { groups: "B, S-1", type: "VB", sprinklers: "none", stories: 1 };
  const of = (b: number, s: number) =>
    solve("mixed-use", { ...building, "area of B": b, "area of S-1": s });
  // 8,100 B + 900 S-1: a tenth, 9,000 in all, 9,000 allowed.
  assert.equal(valueOf(of(8100, 900), "As accessory uses (508.2)"), "yes");
  assert.equal(valueOf(of(8100, 900), "As nonseparated uses (508.3)"), "yes");
  // One square foot more: the sum of ratios is above 1 as well, so nothing works.
  assert.equal(of(8101, 900).checks?.every((it) => it.meets === false), true);
  // 5,000 + 4,000: too much for accessory, fine as nonseparated.
  assert.deepEqual(of(5000, 4000).checks?.map((it) => it.meets), [null, true, true]);
  // 4,500 A-2 is three quarters of 6,000: only separation helps 1,000 sq ft of B beside it.
  const restaurant = solve("mixed-use", {
    ...building,
    groups: "A-2, B",
    "area of A-2": 4500,
    "area of B": 2250,
  });
  assert.deepEqual(restaurant.checks?.map((it) => it.meets), [null, null, true]);
});

Deno.test("separation follows the sprinklered column with NFPA 13 alone", () => {
  assert.equal(separationOf(["A-2", "B"], true), 1);
  assert.equal(separationOf(["A-2", "B"], false), 2);
  assert.equal(separationOf(["B", "M"], false), 0);
  assert.equal(separationOf(["A-3", "H-1"], true), "NP");
  assert.equal(separationOf(["R-2", "S-2", "M"], true), 1);
});

Deno.test("parking: hospital outpatients a tenth, rehabilitation a fifth, the rest by the table", () => {
  const hospital = (total: number) => accessibleSpacesFor(total, "hospital outpatient");
  assert.deepEqual([hospital(10), hospital(11), hospital(100)], [1, 2, 10]);
  const therapy = (total: number) =>
    accessibleSpacesFor(total, "rehabilitation or outpatient physical therapy");
  assert.deepEqual([therapy(5), therapy(6), therapy(100)], [1, 2, 20]);
  assert.deepEqual([550, 551, 950].map((it) => accessibleSpacesFor(it)), [11, 12, 19]);
  const lot = solve("accessible-parking", {
    totalSpaces: 151,
    accessibleSpaces: 6,
    vanSpaces: 1,
    facility: "ordinary",
  });
  assert.deepEqual(lot.checks?.map((it) => it.meets), [true, true]);
  const clinic = solve("accessible-parking", {
    totalSpaces: 70,
    accessibleSpaces: 7,
    vanSpaces: 1,
    facility: "hospital outpatient",
  });
  // Seven accessible spaces need two for vans.
  assert.deepEqual(clinic.checks?.map((it) => it.meets), [true, false]);
  assert.equal(clinic.codeReference, "FBC-A 208.2.1");
});

Deno.test("fixtures of a theatre: 125 and 65 persons, two thirds urinals, parity 3 to 2", () => {
  const theatre = {
    use: "theaters and halls of performing arts",
    groups: "A-1",
    urinalShare: 0.67,
    occupants: 1000,
    womenClosets: 8,
    womenLavatories: 3,
    menClosets: 2,
    menUrinals: 2,
    menLavatories: 3,
  };
  const hall = solve("plumbing-fixtures", theatre);
  // 500 / 65 = 7.7, 500 / 125 = 4, 500 / 200 = 2.5; fountains 1,000 / 500.
  assert.equal(valueOf(hall, "Water closets required, women"), 8);
  assert.equal(valueOf(hall, "Water closets required, men"), 4);
  assert.equal(valueOf(hall, "Lavatories required, men"), 3);
  assert.equal(valueOf(hall, "Drinking fountains required"), 2);
  assert.equal(hall.checks?.every((it) => it.meets === true), true);
  const few = solve("plumbing-fixtures", { ...theatre, womenClosets: 5 });
  assert.equal(verdictOf(few, "Water closets, women"), false);
  assert.equal(verdictOf(few, "Women’s"), false);
  const six = solve("plumbing-fixtures", { ...theatre, womenClosets: 6 });
  assert.equal(verdictOf(six, "Women’s"), true);
});

Deno.test("parity is left open for restaurants and two fixtures of men, and is not asked of offices", () => {
  const rooms = { use: "restaurants, banquet halls, food courts", occupants: 100 };
  const of = (groups: string, women: number, closets: number, urinals: number) =>
    verdictOf(
      solve("plumbing-fixtures", {
        ...rooms,
        groups,
        womenClosets: women,
        menClosets: closets,
        menUrinals: urinals,
      }),
      "Women’s",
    );
  assert.equal(of("A-2", 2, 2, 2), null);
  assert.equal(of("A-3", 2, 1, 1), null);
  assert.equal(of("A-3", 4, 2, 1), false);
  assert.equal(of("A-3", 9, 4, 2), true);
  assert.equal(of("B", 2, 2, 2), undefined);
});

Deno.test("drinking fountains are asked for above 15 occupants", () => {
  const of = (occupants: number) =>
    valueOf(
      solve("plumbing-fixtures", { use: "business", occupants }),
      "Drinking fountains required",
    );
  assert.deepEqual([of(15), of(16), of(100), of(101)], [0, 1, 1, 2]);
});

Deno.test("exits: longer distances with NFPA 13, with 13R in Group R alone, never with 13D", () => {
  const of = (groups: string, sprinklers: string | null) =>
    solve("exits", { groups, sprinklers, occupants: 60, travel: 250, diagonal: 90, apart: 30 });
  assert.equal(valueOf(of("B", "NFPA 13"), "Travel distance allowed"), 300);
  assert.equal(valueOf(of("B", "NFPA 13R"), "Travel distance allowed"), 200);
  assert.equal(valueOf(of("R-2", "NFPA 13R"), "Travel distance allowed"), 250);
  assert.equal(valueOf(of("R-3", "NFPA 13D"), "Travel distance allowed"), 200);
  assert.equal(valueOf(of("R-2", "NFPA 13R"), "Separation required"), 30);
  assert.equal(valueOf(of("R-2", "NFPA 13D"), "Separation required"), 45);
  assert.equal(verdictOf(of("R-2", "NFPA 13R"), "Separation"), true);
  assert.equal(verdictOf(of("B", "none"), "Travel"), false);
  assert.equal(verdictOf(of("B", null), "Travel"), null);
});

Deno.test("egress width: the lower factors ask for sprinklers, voice alarm and no Group H or I-2", () => {
  const of = (groups: string, voiceAlarm: boolean) =>
    valueOf(
      solve("egress-width", { occupants: 400, groups, sprinklers: "NFPA 13", voiceAlarm }),
      "Required width of stairs",
    );
  assert.deepEqual([of("A-3", true), of("A-3", false), of("I-2", true), of("H-3", true)], [
    80,
    120,
    120,
    120,
  ]);
});

Deno.test("egress width: what is left without the largest exit carries half of the load", () => {
  const of = (occupants: number) =>
    verdictOf(
      solve("egress-width", {
        occupants,
        groups: "A-3",
        sprinklers: "none",
        voiceAlarm: false,
        exit1: 68,
        exit2: 34,
      }),
      "Remaining capacity",
    );
  // 34 in ÷ 0.2 = 170 occupants.
  assert.deepEqual([of(340), of(341)], [true, false]);
});

Deno.test("stairs: 7 and 11 in, 7 3/4 and 10 in in dwellings, and no riser below 4 in", () => {
  const of = (use: string, totalRise: number, risers: number, tread: number) =>
    solve("stair-geometry", { use, totalRise, risers, tread }).checks?.map((it) => it.meets);
  assert.deepEqual(of("other", 119, 17, 11), [true, true, true]);
  assert.deepEqual(of("other", 124, 17, 10.5), [false, true, false]);
  assert.deepEqual(of("dwelling", 124, 16, 10), [true, true]);
  assert.deepEqual(of("dwelling", 128, 16, 9.5), [false, false]);
  assert.deepEqual(of("other", 35, 9, 12), [true, false, true]);
});

Deno.test("escape openings: 5.7 sq ft, 5.0 at grade, and each side on its own", () => {
  const of = (values: Record<string, CorrectedValue>) =>
    solve("escape-openings", { volume: "residential", ...values }).checks?.[0]?.meets;
  const window = { "A.width": 34.25, "A.height": 24, "A.sill": 44, "A.grade": false };
  assert.equal(of({ "A.area": 5.7, ...window }), true);
  assert.equal(of({ "A.area": 5.6, ...window }), false);
  assert.equal(of({ "A.area": 5, ...window, "A.grade": true }), true);
  // 20 × 24 in is 3.3 sq ft.
  assert.equal(of({ "A.area": null, ...window, "A.width": 20 }), false);
  assert.equal(of({ "A.area": 5.7, ...window, "A.sill": 44.5 }), false);
  assert.equal(of({ "A.area": 5.7, ...window, "A.sill": null }), null);
});

Deno.test("flood: freeboard by class, and in Zone AO the ground and the depth of the map", () => {
  const of = (values: Record<string, CorrectedValue>) =>
    valueOf(solve("flood-elevation", values), "Required elevation");
  const house = { volume: "residential", floodClass: 2 };
  assert.equal(of({ ...house, floodZone: "AE", baseFloodFt: 9 }), 10);
  assert.equal(
    of({ ...house, floodZone: "AO", baseFloodFt: null, adjacentGradeFt: 6, depthFt: 2 }),
    9,
  );
  assert.equal(of({ ...house, floodZone: "AO", adjacentGradeFt: 6, depthFt: null }), 9);
  assert.equal(of({ ...house, floodZone: "AO", adjacentGradeFt: 6, depthFt: 3 }), 10);
  assert.equal(of({ ...house, floodZone: "AO", adjacentGradeFt: null }), undefined);
  assert.equal(of({ volume: "building", floodClass: 3, floodZone: "VE", baseFloodFt: 9 }), 11);
  const low = solve("flood-elevation", {
    ...house,
    floodZone: "AE",
    baseFloodFt: 9,
    lowestFt: 9.98,
  });
  assert.equal(verdictOf(low, "Lowest"), false);
});

Deno.test("exterior walls: rating and openings at 3, 5, 10 and 30 ft", () => {
  const of = (distance1: number, more: Record<string, CorrectedValue> = {}) =>
    solve("exterior-walls", {
      groups: "M",
      type: "VB",
      sprinklers: "none",
      stories: 1,
      distance1,
      ...more,
    }).result?.map((it) => it.value);
  assert.deepEqual(of(2.9), [2, 0]);
  assert.deepEqual(of(4.9), [2, 0]);
  assert.deepEqual(of(5), [1, 10]);
  assert.deepEqual(of(10), [0, 15]);
  assert.deepEqual(of(10, { type: "IA" }), [1, 15]);
  assert.deepEqual(of(30), [0, 100]);
  assert.deepEqual(of(4, { sprinklers: "NFPA 13" }), [2, 15]);
  assert.deepEqual(of(4, { protected1: true }), [2, 15]);
  const wall = solve("exterior-walls", {
    groups: "M",
    type: "VB",
    sprinklers: "none",
    stories: 1,
    distance1: 8,
    rating1: 0,
    openings1: 10,
  });
  assert.deepEqual(wall.checks?.map((it) => it.meets), [false, true]);
});

Deno.test("the occupant load rounds up space by space and a lower stated load is asked about", () => {
  // 901 ÷ 15 = 60.07 and 1,490 ÷ 150 = 9.93.
  const spaces = { area1: 901, factor1: 15, area2: 1490, factor2: 150 };
  const at = solve("occupant-load", { ...spaces, stated: 71 });
  assert.deepEqual([valueOf(at, "Occupant load"), at.checks?.[0].meets], [71, true]);
  assert.equal(solve("occupant-load", { ...spaces, stated: 70 }).checks?.[0].meets, null);
  assert.equal(at.result?.[1].value, 0);
  assert.equal(
    solve("occupant-load", { ...spaces, stated: 58 }).result?.[1].value,
    13,
    "13 more than stated",
  );
  assert.deepEqual(solve("occupant-load", { ...spaces, factor2: null, stated: 70 }).checks, []);
});

Deno.test("a threshold building is more than three stories or 50 ft, or a large crowded assembly", () => {
  const of = (values: Record<string, CorrectedValue>) =>
    valueOf(solve("threshold-building", values), "Threshold building");
  const base = { stories: 3, heightFt: 50, groups: "A-3", areaSqft: 5000, occupants: 500 };
  assert.equal(of(base), "no");
  assert.match(String(of({ ...base, stories: 4 })), /^yes/);
  assert.equal(of({ ...base, areaSqft: 5001 }), "no");
  assert.match(String(of({ ...base, areaSqft: 5001, occupants: 501 })), /^yes/);
  assert.equal(of({ ...base, groups: "B", areaSqft: 90_000, occupants: 900 }), "no");
});

import rule from "../../../../functions/_rules/flood/flood-openings.ts";
import { aHouse, aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 });

testStatements(rule, [
  { says: "STORAGE BELOW BFE: ENGINEERED FLOOD VENTS; NO OPENINGS IN FRONT WALL", kinds: ["pass"] },
  { says: "FLOOD VENTS (4) 200 SQ IN EACH FOR 800 SF, NO VENTS ABOVE BFE", kinds: ["pass"] },
  {
    says: `GROUND-LEVEL STORAGE ENCLOSURE IS BELOW BFE; ALL WALLS SOLID 8" CMU, NO VENTS.`,
    kinds: ["fail"],
  },
  { says: "ENCLOSURE ABOVE BFE; ALL WALLS SOLID CMU, NO VENTS", kinds: [] },
  { says: "ENCLOSURE BELOW BFE: NO OPENINGS SHALL BE BLOCKED", kinds: ["pass"] },
  ...[
    "The garage enclosure of 460 SF has two flood vents giving 420 square inches of net opening for 460 SF.",
    "5. GARAGE 242 SF: FV (2) 105 SQ IN NET = 210",
    "ENCLOSURE OF 500 SF WITH THREE FLOOD OPENINGS AT 150 SQ IN NET",
    "Storage of 300 sq ft: four flood vents, 280 sq in net in all",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  ...[
    "The garage enclosure of 460 SF has two flood vents giving 470 square inches of net opening for 460 SF.",
    "5. GARAGE 200 SF: FV (2) 105 SQ IN NET = 210",
    "ENCLOSURE OF 400 SF WITH THREE FLOOD OPENINGS AT 150 SQ IN NET",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  ...([["four", "fail"], ["five", "pass"]] as const).map(([count, kind]) => ({
    name: `${count} vents counted in a word`,
    plan: aList("Flood data", ["", ""], ["Floor area of garage", "528 sq ft"], [
      "Flood vents",
      `${count} at 120 sq in net`,
    ]),
    kinds: [kind],
  })),
  { says: "ENCL STOR 300 SF, OPNGS 260 SQ IN NET", kinds: ["fail"] },
  { says: "GARAGE 410 SQ FT: VENT AREA 410 SQ IN", kinds: ["pass"] },
  { says: "CARPORT STORAGE 96 SQ. FT., LOUVERS 90 SQ. IN.", kinds: ["fail"] },
  { says: "GARAGE ATTIC 900 SF, VENTS 864 SQ IN", kinds: [] },
  {
    name: "openings told behind the enclosure they open",
    plan: aList("FLOOD DATA", ["", ""], ["Storage under deck", "140 sf, for storage only"], [
      "Its flood openings",
      "(2) at 60 sq in net = 120 sq in",
    ]),
    kinds: ["fail"],
  },
  {
    name: "enough of them",
    plan: aList("FLOOD DATA", ["", ""], ["Entry enclosure", "110 sf"], [
      "Its flood openings",
      "(2) at 60 sq in net = 120 sq in",
    ]),
    kinds: ["pass"],
  },
  { says: "FLOOD VENTS: 600 SQ IN NET FOR 600 SF ENCLOSURE", kinds: ["pass"] },
  { says: "GARAGE FLOOD OPENINGS (224 SF): (2) AT 112 SQ IN", kinds: ["pass"] },
  { says: "GARAGE FLOOD OPENINGS (264 SF): (2) AT 112 SQ IN", kinds: ["fail"] },
  { says: "FLOOD VENTS: 500 SQ IN NET FOR 600 SF ENCLOSURE", kinds: ["fail"] },
  {
    says: "The enclosure of 400 square feet has 280 square inches of flood openings.",
    kinds: ["fail"],
  },
  {
    says: "The enclosure of 400 square feet has 420 square inches of flood openings.",
    kinds: ["pass"],
  },
  { says: '(4) FLOOD VENTS 8" x 16", ENCLOSED AREA 600 SF', kinds: ["fail"] },
  { says: '(5) FLOOD VENTS 8" x 16", ENCLOSED AREA 600 SF', kinds: ["pass"] },
  { says: 'FLOOD OPENINGS BOTTOM 12" MAX. ABOVE GRADE', kinds: ["pass"] },
  { says: 'FLOOD OPENINGS BOTTOM 18" ABOVE GRADE', kinds: ["fail"] },
  { says: "FLOOD OPENING, 8 IN. X 16 IN., BOTTOM 12 IN. ABOVE GRADE", kinds: ["pass"] },
  { says: "6 FLOOD VENTS OF 88 SQ IN NET = 528 FOR 500 SF ENCLOSURE", kinds: ["pass"] },
  { says: "6 FLOOD VENTS OF 88 SQ IN NET FOR 600 SF ENCLOSURE", kinds: ["fail"] },
  {
    says: ["FLOOD VENT EACH SIDE, 64 SQ IN NET, TWO IN ALL", "168 SF, FLOOR ELEV. 5.0"],
    where: { drawing: "GROUND LEVEL" },
    kinds: ["cantTell"],
  },
  {
    says: ["FLOOD VENT EACH SIDE, 96 SQ IN NET, TWO IN ALL", "168 SF, FLOOR ELEV. 5.0"],
    where: { drawing: "GROUND LEVEL" },
    kinds: ["pass"],
  },
  { says: "1 FLOOD VENT IN GARAGE", kinds: ["fail"] },
  { says: "(3) SMART VENTS, ENGINEERED, 200 SF COVERAGE EACH", kinds: ["pass"] },
  { says: "FLOOD VENTS: NOT REQUIRED", kinds: ["fail"] },
  { says: "FLOOD VENTS BY OTHERS", kinds: ["cantTell"] },
  { name: "Zone X", says: "FLOOD VENTS: NONE", project: aHouse({ femaFloodZone: "X" }), kinds: [] },
  { says: "FLOOD VENTS ALL ON NORTH WALL", kinds: ["fail"] },
  { says: "(4) FLOOD VENTS, ONE SIDE ONLY", kinds: ["fail"] },
  { says: "FLOOD VENTS: AT LEAST ONE ON EACH OF TWO WALLS", kinds: ["pass"] },
  {
    says: "(2) VENTS, 140 SQ IN NET EA., NON-ENGINEERED",
    where: { drawing: "GARAGE 480 SF - BELOW BFE" },
    kinds: ["fail"],
  },
  {
    says: "(4) VENTS, 140 SQ IN NET EA., NON-ENGINEERED",
    where: { drawing: "GARAGE 480 SF - BELOW BFE" },
    kinds: ["pass"],
  },
  { says: "CRAWL SPACE ENCLOSURE BELOW BFE HAS NO VENTS", kinds: ["fail"] },
  { says: 'FLOOD VENT, BOTT. 18" ABV. GRADE', kinds: ["fail"] },
  {
    says: "(4) NON-ENGINEERED FLOOD VENTS @ 100 SQ IN NET",
    where: { drawing: "LOWER LEVEL - ENCLOSED 620 SF BELOW BFE" },
    kinds: ["fail"],
  },
  {
    says: "(7) NON-ENGINEERED FLOOD VENTS @ 100 SQ IN NET",
    where: { drawing: "LOWER LEVEL - ENCLOSED 620 SF BELOW BFE" },
    kinds: ["pass"],
  },
  {
    name: "vents that may add up",
    says: ["(2) FLOOD VENTS @ 100 SQ IN NET", "(5) FLOOD VENTS @ 100 SQ IN NET"],
    where: { drawing: "LOWER LEVEL - ENCLOSED 620 SF BELOW BFE" },
    kinds: ["pass", "pass"],
  },

  { says: 'FLOOD VENT, GRADE TO BOTTOM OF OPENING 22"', kinds: ["fail"] },
  { says: 'FLOOD VENT, GRADE TO BOTTOM OF OPENING 10"', kinds: ["pass"] },
  { says: ["GRADE +6.6'"], where: { drawing: "FLOOD VENT" }, kinds: ["pass"] },
], house);

const list = (heads: string[], ...rows: string[][]) => ({
  schedules: [
    aSchedule("other", heads.map((head) => [head, null]), rows, { title: "FLOOD OPENINGS" }),
  ],
});
const BY_TOTAL = ["Unit", "Enclosed sq ft", "Vents", "Net each sq in", "Total sq in"];
const BY_EACH = ["SPACE", "AREA (SF)", "QTY", "NET SQ. IN. EACH", "WALLS"];

testStatements(rule, [
  {
    name: "a list whose first head is ENCLOSURE",
    plan: list(
      ["ENCLOSURE", "FLOOR AREA", "OPENINGS", "NET AREA EACH", "TOTAL / REMARKS"],
      ["UNIT A GARAGE", "440 SF", "2", "192 SQ. IN.", "384 SQ. IN., FRONT WALL"],
      ["UNIT B GARAGE", "440 SF", "3", "150 SQ. IN.", "450 SQ. IN., FRONT WALL"],
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "a list with a row of too little and one of enough",
    plan: list(BY_TOTAL, ["1", "520", "4 louvers", "120", "480"], [
      "2",
      "520",
      "5 louvers",
      "120",
      "600",
    ]),
    kinds: ["fail", "pass"],
  },
  {
    name: "a list whose net areas have to be multiplied",
    plan: list(BY_EACH, ["GARAGE", "610", "5", "118", "2"], ["STORAGE", "200", "2", "118", "2"]),
    kinds: ["fail", "pass"],
  },
  {
    name: "a list of what is required beside what is provided",
    plan: list(["SPACE", "ENCLOSED AREA", "REQ'D SQ IN", "PROVIDED SQ IN"], [
      "GARAGE",
      "400",
      "400",
      "420",
    ]),
    kinds: ["pass"],
  },
  {
    name: "engineered vents, whose certificate tells the area",
    plan: list(BY_TOTAL, ["1", "520", "3 ENGINEERED, ICC-ES", "60", "180"]),
    kinds: ["pass"],
  },
], house);

/** Flood data of a garage of 440 sq ft, with what is said of its openings. */
const garage = (openings: string) => ({
  schedules: [
    aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [
      ["Garage (parking)", "Slab 5.00 ft; 440 sq ft; CMU"],
      ["Garage flood vents", openings],
    ], { title: "FLOOD DATA" }),
  ],
});

testStatements(rule, [
  ...[
    "Two plain louvers, 200 sq in net each, 400 total; not engineered",
    "TWO (2) LOUVERS, 200 SQ. IN. EACH",
    "TOTAL NET AREA 400 SQ IN ON TWO WALLS",
    "2 VENTS, 400 SQ IN TOTAL, NON-ENGINEERED",
    "THREE OPENINGS, 140 SQ IN PER OPENING",
  ].map((openings) => ({ name: openings, plan: garage(openings), kinds: ["fail" as const] })),
  ...[
    "Two plain louvers, 220 sq in net each, 440 total; not engineered",
    "THREE LOUVERS, 150 SQ. IN. EACH",
    "TOTAL NET AREA 450 SQ IN ON TWO WALLS",
    "TWO ENGINEERED VENTS, 100 SQ IN EACH, 200 TOTAL",
    "PLAIN LOUVERS, 200 SQ IN NET EACH",
  ].map((openings) => ({ name: openings, plan: garage(openings), kinds: ["pass" as const] })),
  ...([["110", "440", "fail"], ["140", "560", "pass"]] as const).map(([each, all, kind]) => ({
    name: `${all} sq in as a sum`,
    plan: {
      schedules: [
        aSchedule("other", [["FLOOD DATA", null], ["", null]], [
          ["GARAGE, ENCLOSED AREA BELOW BFE", "528 SF"],
          ["GARAGE WALL VENTS, NON-ENGINEERED", `4 AT ${each} SQ IN = ${all} SQ IN, ON TWO WALLS`],
        ], { title: "FLOOD DATA" }),
      ],
    },
    kinds: [kind],
  })),
  { says: "ENGINEERED TRUSSES; ROOF VENTS BY OTHERS", kinds: [] },
  { says: "TWO FLOOD VENTS, 250 SQ IN EACH, FOR 440 SF ENCLOSED", kinds: ["pass"] },
  { says: "FLOOD VENTS 250 SQ IN EACH, FOR 440 SF ENCLOSED", kinds: ["pass"] },
], house);

testLinks(rule, [
  { name: "LOUVERS ABOVE FIN. GRADE", figure: `18"`, kinds: ["fail"] },
  { name: "LOUVERS ABOVE FIN. GRADE", figure: `10"`, kinds: ["pass"] },
], house);

testStatements(rule, [
  { says: "ENCL STORAGE 280 SF, OPENINGS 252 SQ IN NET", kinds: ["fail"] },
  { says: "ENCL ENTRY 120 SF OPNGS 120 SQ IN NET 2 WALLS", kinds: ["pass"] },
  { says: "GARAGE 440 SF, VENTS 400 SQ IN", kinds: ["fail"] },
  { says: "Lower level 300 sq ft, vent area 320 sq in", kinds: ["pass"] },
  { says: "GARAGE DOOR OPENING 112 SF, VINYL TRACK 112 SQ IN", kinds: [] },
  ...([["2", "100", "fail"], ["3", "150", "pass"]] as const).flatMap(([count, all, kind]) =>
    ["Its flood openings", "FLOOD VENTS PROVIDED", "The flood openings"].map((name) => ({
      name: `${name}, ${all} sq in for the space above`,
      plan: {
        schedules: [
          aSchedule("other", [["", "item"], ["", "value"]], [
            ["Storage below lanai", "120 sf, for storage only"],
            [name, `(${count}) at 50 sq in net = ${all} sq in, two walls`],
            ["Its materials", "Concrete masonry"],
          ], { title: "Flood data" }),
        ],
      },
      kinds: [kind],
    }))
  ),
], house);

testStatements(rule, [
  {
    says:
      "The garage floor is at 7.5 feet. Two flood openings in opposite walls of the garage give 230 square inches in all for its 264 square feet.",
    kinds: ["fail"],
  },
  {
    says:
      "Two flood openings give 280 square inches together for the 264 square feet of the garage.",
    kinds: ["pass"],
  },
  ...(["fail", "pass"] as const).map((kind) => ({
    name: `each and all of them, which ${kind}`,
    plan: aList(
      "FLOOD DATA",
      ["", ""],
      ["GARAGE ENCL AREA", kind === "fail" ? "440 SF" : "420 SF"],
      [
        "FLOOD VENTS",
        "(3) NON-ENGINEERED, 140 SQ IN NET EA = 420 SQ IN",
      ],
    ),
    kinds: [kind],
  })),
], house);

const nets = (area: string, net: string) =>
  aList("FLOOD OPENINGS", ["ENCLOSED AREA, SF", area], ["VENT NET, SQ IN", net]);

testStatements(rule, [
  {
    name: "a net area below the area of another row",
    plan: nets("420", "300"),
    kinds: ["fail", "pass"],
  },
  { name: "a square inch for each square foot", plan: nets("420", "420"), kinds: ["pass", "pass"] },
], aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 }));

testStatements(rule, [
  {
    says:
      "STORAGE 300 SF UNDER 8.5': 3 FLOOD OPENINGS, 320 SQ IN, ON THREE WALLS, 10\" ABOVE GRADE",
    kinds: ["pass"],
  },
  {
    says:
      "STORAGE 300 SF UNDER 8.5': 3 FLOOD OPENINGS, 320 SQ IN, ON THREE WALLS, 16\" ABOVE GRADE",
    kinds: ["fail"],
  },
], aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 }));

import rule from "../../../../functions/_rules/accessibility/parking-count.ts";
import { aList, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const rowed = (...rows: string[][]) => ({
  schedules: [
    aSchedule("code summary", [["ITEM", "item"], ["PROVIDED", null], ["REMARKS", null]], rows),
  ],
});

const siteData = (parking: string) => ({
  schedules: [
    aSchedule("code summary", [["", null], ["", null]], [["PARKING", parking]], {
      title: "SITE DATA",
    }),
  ],
});

testStatements(rule, [
  {
    name: "all and some in one value, too few",
    plan: siteData("82 SP. TOTAL, 3 H.C. SP."),
    kinds: ["fail"],
  },
  { name: "as many as needed", plan: siteData("82 SP. TOTAL, 4 H.C. SP."), kinds: ["pass"] },
  { name: "stalls and some", plan: siteData("118 stalls, 4 accessible"), kinds: ["fail"] },
  { name: "stalls and enough", plan: siteData("118 stalls, 5 accessible"), kinds: ["pass"] },
  {
    name: "each lot has its own",
    plan: {
      schedules: [
        aSchedule("code summary", [["", null], ["", null]], [
          ["Front lot", "118 stalls, 5 accessible"],
          ["Rear lot", "30 stalls, 1 accessible"],
        ], { title: "SITE DATA" }),
      ],
    },
    kinds: ["pass", "fail"],
  },
  { says: "62 SPACES PROVIDED, 2 ADA", kinds: ["fail"] },
  { says: "62 STALLS PROPOSED, 3 ADA", kinds: ["pass"] },
  { says: "PKG 104 SP TOT, 4 HC PROV", kinds: ["fail"] },
  {
    says: [
      "1. The lot has 52 standard and accessible spaces in all, of which 2 are accessible.",
      "2. One of the two accessible spaces is a van space.",
    ],
    kinds: ["fail"],
  },
  { says: "1. PKG 104 STALLS TOT, 4 HC PROV", kinds: ["fail"] },
  { says: "1. PKG 104 STALLS TOT, 5 HC PROV", kinds: ["pass"] },
  ...["VAN SPACES AMONG THEM", "VAN OF ACC", "Van spaces among the two", "VAN, AMONG THE ABOVE"]
    .map((van) => ({
      name: `${van}: no space more`,
      plan: aList("PARKING COUNT", ["SPACES", "COUNT"], ["SPACES, TOTAL", "52"], [
        "ACCESSIBLE SPACES",
        "2",
      ], [van, "1"]),
      kinds: ["fail" as const],
    })),
  {
    name: "the label of one stall counts none",
    says: ["TOTAL PARKING SPACES: 62", "ACCESSIBLE SPACES: 2", "HC1 VAN"],
    kinds: ["fail"],
  },
  { says: "46 STALLS ON SITE, 2 OF THEM ACCESSIBLE.", kinds: ["pass"] },
  {
    says: ["TOTAL PARKING SPACES: 62", "PARKING REQ'D 40, PROVIDED 62 INCL. 3 ADA (1 VAN)"],
    kinds: ["pass"],
  },
  { says: "THE LOT CONTAINS 132 STALLS OF WHICH THREE (3) ARE HANDICAP STALLS.", kinds: ["fail"] },
  { says: "THE LOT CONTAINS 132 STALLS OF WHICH FIVE (5) ARE HANDICAP STALLS.", kinds: ["pass"] },
  { says: "SITE HAS 60 PARKING SPACES, OF WHICH 2 ARE ADA SPACES", kinds: ["fail"] },
  { says: "LOT HOLDS 110 STALLS INCLUDING 5 ACCESSIBLE STALLS", kinds: ["pass"] },
  { says: "40 NEW STALLS OF WHICH 1 IS AN ADA STALL", kinds: [] },
  { says: "60 EXISTING SPACES OF WHICH 2 ARE HC SPACES", kinds: [] },
  { says: "THE LOT CONTAINS 132 STALLS OF WHICH 12 ARE COMPACT STALLS", kinds: [] },
  { says: ["TOTAL PARKING SPACES: 62", "ACCESSIBLE SPACES: 3"], kinds: ["pass"] },
  { says: ["TOTAL PARKING SPACES: 62", "ACCESSIBLE SPACES: 2"], kinds: ["fail"] },
  { says: ["PARKING PROVIDED: 25 SPACES", "HANDICAP SPACES PROVIDED: 1"], kinds: ["pass"] },
  { says: ["PARKING PROVIDED: 26 SPACES", "ADA STALLS: 1"], kinds: ["fail"] },
  { says: ["TOTAL STALLS 48"], kinds: ["cantTell"] },
  { says: "18 STALLS INCL. (1) H/C VAN, 12'-0\" + 5'-0\" AISLE", kinds: ["pass"] },
  { says: "48 STALLS INCL. (1) H/C VAN", kinds: ["cantTell"] },
  { says: "PARKING: 72 STALLS, INCL. 1 ADA VAN STALL 11' W/ 5' AISLE", kinds: ["cantTell"] },
  { says: "Parking: 72 spaces, including 2 accessible spaces", kinds: ["fail"] },
  { says: "Parking: 72 spaces, including 3 accessible spaces", kinds: ["pass"] },
  { says: ["TOTAL SPACES 52", "TOTAL SPACES 48", "HC SPACES: 2"], kinds: ["cantTell"] },
  { says: ["TOTAL SPACES: 80", "HC STALLS: 3 (INCL. 1 VAN)"], kinds: ["fail"] },
  { says: ["TOTAL SPACES: 80", "ACCESSIBLE STALLS PROVIDED: 4 (1 VAN)"], kinds: ["pass"] },
  {
    name: "van spaces counted apart",
    says: ["TOTAL SPACES: 80", "STANDARD ACCESSIBLE SPACES: 3", "VAN ACCESSIBLE SPACES: 1"],
    kinds: ["cantTell"],
  },
  { says: ["ACCESSIBLE SPACES: 2"], kinds: [] },
  {
    name: "labels of single spaces count none",
    says: ["TOTAL SPACES: 62", "2 ACCESSIBLE SPACES", "SPACE 2 (VAN)"],
    kinds: ["fail"],
  },
  {
    name: "a total behind a comma in the name of its row",
    plan: rowed(["PARKING SPACES, TOTAL", "51", "9'-0\" X 18'-0\""], [
      "ACCESSIBLE SPACES",
      "2",
      "",
    ]),
    kinds: ["fail"],
  },
  {
    name: "accessible spaces told with the van space among them",
    plan: rowed(["TOTAL SPACES", "32", ""], ["ACC SPACES (INCL VAN)", "1", ""], [
      "VAN SPACES",
      "1",
      "",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a van space for each six",
    plan: rowed(["TOTAL SPACES", "54", ""], ["ACCESSIBLE SPACES", "2", ""], [
      "VAN ACCESSIBLE SPACES",
      "1",
      "1 OF EACH 6",
    ]),
    kinds: ["fail"],
  },
  {
    name: "van spaces that are some of the accessible ones",
    plan: {
      schedules: [
        aSchedule("parking", [["", null], ["", null]], [
          ["TOTAL PARKING PROVIDED", "51 SPACES"],
          ["ACCESSIBLE SPACES PROVIDED", "2 SPACES (OF 51)"],
          ["VAN SPACES", "1 OF THE 2 ACCESSIBLE SPACES"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a row that answers what the whole lot needs, and van spaces below it",
    plan: {
      schedules: [
        aSchedule("parking", [["ITEM", "item"], ["REQ.", "required"], ["PROV.", "provided"]], [
          ["TOTAL SPACES", "80", "92"],
          ["ACC STALLS", "4", "3"],
          ["VAN STALLS", "1", "1"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a row with vans in brackets",
    plan: {
      schedules: [
        aSchedule("parking", [["", null], ["NO.", null]], [
          ["STALLS PROVIDED, TOTAL", "90"],
          ["H.C. STALLS INCLUDED", "3 (1 VAN)"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a table with required and provided",
    plan: {
      schedules: [
        aSchedule("parking", [["ITEM", "item"], ["REQ.", "required"], ["PROV.", "provided"]], [
          ["TOTAL SPACES", "60", "62"],
          ["ACCESSIBLE SPACES", "3", "2"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a table of one lot",
    plan: {
      schedules: [
        aSchedule("parking", [["LOT", null], ["TOTAL", null], ["ADA", null], ["VAN", null]], [
          ["EAST", "82", "3", "1"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a total in the title",
    says: "(3) H.C. SPACES",
    where: { drawing: "PARKING PLAN - 110 SPACES" },
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  {
    name: "a van space that is one of those counted above",
    says: ["TOTAL SPACES: 80", "ACCESSIBLE SPACES: 3", "VAN SPACES (INCLUDED ABOVE): 1"],
    kinds: ["fail"],
  },
  {
    name: "a van space that may be one more",
    says: ["TOTAL SPACES: 80", "ACCESSIBLE SPACES: 3", "VAN ACCESSIBLE SPACES: 1"],
    kinds: ["cantTell"],
  },
]);

const lot = (...rows: string[][]) => ({
  schedules: [
    aSchedule("parking", [["PARKING", null], ["TOTAL", null], ["ACCESSIBLE", null]], rows),
  ],
});

testStatements(rule, [
  {
    name: "the row provided among others",
    plan: lot(["Stalls required", "70", "3"], ["Stalls provided", "84", "3"], [
      "Compact",
      "9",
      "0",
    ]),
    kinds: ["fail"],
  },
  {
    name: "enough in the row provided",
    plan: lot(["Required", "70", "3"], ["Provided", "84", "4"]),
    kinds: ["pass"],
  },
  { name: "rows of several lots", plan: lot(["EAST", "84", "3"], ["WEST", "20", "0"]), kinds: [] },
]);

const keyed = (value: string) => ({
  schedules: [
    aSchedule("code summary", [["", null], ["", null]], [["ZONING", "C-2"], ["PARKING:", value]]),
  ],
});

testStatements(rule, [
  {
    name: "a key whose value counts accessible stalls among all",
    plan: keyed("58 STALLS, INCL. 2 ACCESSIBLE STALLS"),
    kinds: ["fail"],
  },
  {
    name: "a key with enough of them",
    plan: keyed("58 stalls, incl. 3 accessible stalls"),
    kinds: ["pass"],
  },
  {
    name: "a key that counts one for vans",
    plan: keyed("58 SPACES, INCL. 1 ADA VAN SPACE W/ 5' AISLE"),
    kinds: ["cantTell"],
  },
]);

/** A table of kinds of stalls with what is provided and a remark. */
const counted = (...rows: string[][]) => ({
  schedules: [
    aSchedule(
      "parking",
      [["STALLS", null], ["REQ'D", null], ["PROV'D", null], ["NOTE", null]],
      rows,
    ),
  ],
});

testStatements(rule, [
  {
    name: "a total with its ratio and a remark",
    plan: counted(["ACCESSIBLE", "-", "2", "INCL. 1 VAN"], [
      "TOTAL @ 2 PER UNIT",
      "64",
      "66",
      "PER SITE DATA",
    ]),
    kinds: ["fail"],
  },
  {
    name: "the same with enough of them",
    plan: counted(["ACCESSIBLE", "-", "3", "INCL. 1 VAN"], [
      "TOTAL: 32 DU @ 2.0",
      "64",
      "66",
      "PER SITE DATA",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a ratio alone",
    plan: counted(["ACCESSIBLE", "-", "2", "INCL. 1 VAN"], ["STALLS PER UNIT", "2", "66", "-"]),
    kinds: [],
  },
]);

const ofVans = (accessible: string) => ({
  plan: {
    schedules: [
      aSchedule("code summary", [["", "item"], ["", "value"]], [
        ["PARKING PROVIDED", "44 SPACES"],
        ["ACCESSIBLE STALLS", accessible],
      ], { title: "LOT DATA" }),
    ],
  },
});

testStatements(rule, [
  { name: "one accessible space that takes vans", ...ofVans("1 (VAN)"), kinds: ["fail"] },
  { name: "two that take vans", ...ofVans("2 (BOTH VAN)"), kinds: ["pass"] },
  { name: "two, one for vans", ...ofVans("2 (1 VAN)"), kinds: ["pass"] },
]);

/** A tally of kinds of stalls. */
const tally = (...rows: string[][]) => ({
  schedules: [aSchedule("parking", [["KIND", null], ["COUNT", "quantity"]], rows)],
});

testStatements(rule, [
  ...["ALL STALLS", "WHOLE LOT", "SUM OF STALLS"].map((all) => ({
    name: `a tally that ends in ${all}`,
    plan: tally(["STANDARD", "52"], ["ACCESSIBLE", "2"], ["OF WHICH VAN", "1"], [all, "54"]),
    kinds: ["fail" as const],
  })),
  {
    name: "enough of all stalls",
    plan: tally(["STANDARD", "47"], ["ACCESSIBLE", "2"], ["ALL STALLS", "49"]),
    kinds: ["pass"],
  },
  {
    name: "the size of all stalls",
    plan: tally(["ACCESSIBLE", "2"], ["ALL STALLS 9' X 18'", "90 DEG."]),
    kinds: [],
  },
]);

testLinks(rule, [
  {
    name: "BLUE STALLS",
    figure: "2",
    plan: { notes: [aNote("84 STALLS TOTAL")] },
    kinds: ["fail"],
  },
  {
    name: "BLUE STALLS",
    figure: "4",
    plan: { notes: [aNote("84 STALLS TOTAL")] },
    kinds: ["pass"],
  },
  { name: "BLUE STALLS", figure: "2", kinds: [] },
]);

testStatements(rule, [
  { says: "62 STALLS, 2 ACC 1 OF 2 VAN", kinds: ["fail"] },
  { says: "62 STALLS, 3 ACC (1 VAN)", kinds: ["pass"] },
  { says: "62 STALLS, 2 ACC REQUIRED", kinds: [] },
  { says: "62 STALLS, 1 ACC AT THIS ROW", kinds: [] },
  { says: ["PARKING: 58 SPACES", "ACCESSIBLE SPACES: 2"], kinds: ["fail"] },
  { says: ["PARKING: 50 SPACES", "ACCESSIBLE SPACES: 2"], kinds: ["pass"] },
  {
    name: "the labels of rows where a total is told",
    says: ["16 SPACES, 1 ACC", "PARKING TOTAL 58 SPACES", "ACCESSIBLE SPACES 3"],
    kinds: ["pass"],
  },
  {
    name: "rows of a list of parking",
    plan: aList(
      "PARKING DATA",
      ["TYPE", "REQUIRED", "PROVIDED"],
      ["STANDARD", "", "56"],
      ["ACCESSIBLE", "3", "2"],
      ["TOTAL", "", "58"],
    ),
    kinds: ["fail"],
  },
]);

/** What a list of parking says of the accessible spaces and of the lot. */
const inLot = (provided: string, whole: string) =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["ITEM", null], ["REQUIRED", "required"], ["PROVIDED", null]], [
        [whole, "52", "52"],
        ["Accessible spaces", "2", provided],
      ], { title: "PARKING DATA" }),
    ],
  });

testRule(rule, [
  ["fails a share of the lot", inLot("2 of 52", "Lot"), "fail"],
  ["passes enough of the lot", inLot("3 of 52 spaces", "Lot"), "pass"],
  ["reads the spaces in the lot", inLot("2", "Spaces in lot"), "fail"],
  ["reads the stalls on the site", inLot("3", "Stalls on site"), "pass"],
]);

testStatements(rule, [
  { says: "PKG COUNT: 84 TOTAL (42 THIS LOT, 42 NE LOT); 3 ACC SPACES PROVIDED.", kinds: ["fail"] },
  { says: "PRKG: 60 TOTAL (40 WEST, 20 EAST); 3 ACC SPACES PROVIDED.", kinds: ["pass"] },
  { says: "PKG RTU: 84 TOTAL (42 THIS ROOF); 3 ACC DOORS", kinds: [] },
]);

testStatements(rule, [
  {
    says:
      "68 spaces are striped upon the site, of which two are accessible and one of the two is for vans.",
    kinds: ["fail"],
  },
  {
    says:
      "68 spaces are striped upon the site, of which three are accessible and one of the three is for vans.",
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "a lot told whole behind a comma",
    plan: {
      schedules: [
        aSchedule("parking", [["Item", null], ["Required", "required"], ["Provided", "provided"]], [
          ["Parking, whole lot (shell)", "Count by city", "112 spaces"],
          ["Accessible spaces", "Table 208.2", "4 spaces"],
        ], { title: "Site and accessible parking matrix" }),
      ],
    },
    kinds: ["fail"],
  },
]);

import rule from "../../../../functions/_rules/accessibility/bathroom-door-29.ts";
import { aDoor, aFact, aHouse, aNote, aRoom } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const bath = (widthIn: number, over: Parameters<typeof aDoor>[1] = {}) =>
  aDoor("4", { widthIn, location: "BATH 2", ...over });

testStatements(rule, [
  { name: "2'-8\" to the bath", plan: { doors: [bath(32)] }, kinds: ["pass"] },
  { name: "2'-7\" to the bath", plan: { doors: [bath(31)] }, kinds: ["pass"] },
  {
    name: "a width that may be that of the unit",
    plan: { doors: [bath(32, { fields: { "UNIT WIDTH": "2'-8\"" } })] },
    kinds: ["cantTell"],
  },
  {
    name: "2'-4\" to a powder room by its letters",
    plan: { doors: [bath(28, { location: "PWD. (1ST FLR)" })] },
    kinds: ["fail"],
  },
  { name: "2'-6\" to the bath", plan: { doors: [bath(30)] }, kinds: ["fail"] },
  ...([
    ["ONLY BATH ON ENTRY LEVEL", "fail"],
    ["ONLY FULL BATH AT GRADE LEVEL", "fail"],
    ["SOLE BATHROOM ON THIS FLOOR", "fail"],
    ["ONLY BATH ON THE SECOND FLOOR", ""],
    ["TILE BASE", "cantTell"],
  ] as const).map(([remarks, kind]) => ({
    name: `a house of two stories, ${remarks}`,
    plan: {
      codeSummary: { stories: [aFact(2)] },
      doors: [bath(32, { clearWidthIn: 27, remarks, fields: { REMARKS: remarks } })],
    },
    kinds: kind === "" ? [] : [kind],
  })),
  { name: "two baths of 2'-4\"", plan: { doors: [bath(28), bath(28)] }, kinds: ["fail"] },
  { name: "one wide enough of two", plan: { doors: [bath(28), bath(34)] }, kinds: ["pass"] },
  {
    name: "28.8 in printed clear",
    plan: { doors: [bath(32, { clearWidthIn: 28.8 })] },
    kinds: ["fail"],
  },
  {
    name: "29 in printed clear",
    plan: { doors: [bath(31, { clearWidthIn: 29 })] },
    kinds: ["pass"],
  },
  {
    name: "29 in stated in a note",
    says: 'BATH 1 2\'-10" DOOR, 29" CLEAR +',
    plan: { doors: [bath(30)] },
    kinds: ["pass"],
  },
  {
    name: "narrow doors in a two-story house",
    plan: { doors: [bath(28)], codeSummary: { stories: [aFact(2)] } },
    kinds: ["cantTell"],
  },
  {
    name: "an upstairs bath",
    plan: { doors: [bath(28, { location: "2ND FLOOR BATH" })] },
    kinds: [],
  },
  {
    name: "a bedroom door beside a bath",
    plan: {
      doors: [bath(28), bath(34, { location: "BEDROOM 1", rooms: ["BEDROOM 1", "BATH 1"] })],
    },
    kinds: ["fail"],
  },
  { name: "a bedroom door", plan: { doors: [bath(28, { location: "BEDROOM 2" })] }, kinds: [] },
  { says: 'DOOR TO PWDR. ROOM: 26" CLEAR OPENING', kinds: ["cantTell"] },
  { says: 'GUEST BATH DOOR 2\'-4" LEAF, 25 3/4" CLR.', kinds: [] },
  { says: 'HALF BATH DOOR: 30" CLR.', kinds: ["pass"] },
  { says: '2ND FLOOR BATH DOOR 26" CLEAR', kinds: [] },
  { says: "ONLY BATH THIS FLR. - 2'-4\" DR.", kinds: ["fail"] },
  { says: "BATH - 2'-8\" DR.", kinds: ["pass"] },
  { says: "BATH 2 DOOR 2468", kinds: ["cantTell"] },
  { says: "POWDER DR. 2/4", kinds: ["cantTell"] },
  { says: "LINEN 1'-6\" DR.", kinds: [] },
], aHouse());

const boxAt = (x: number) => ({ x, y: 20, width: 1, height: 1 });
const twoFloors = {
  codeSummary: { stories: [aFact(2)] },
  notes: [
    aNote("Kitchen", { box: boxAt(10), drawing: "First Floor Plan" }),
    aNote("Loft", { box: boxAt(70), drawing: "Second Floor Plan" }),
  ],
};
const marked = (x: number) => [{ page: 1, box: boxAt(x) }];

testStatements(rule, [
  {
    name: "a wide door of a bath that is drawn upstairs",
    plan: {
      ...twoFloors,
      rooms: [aRoom("Bath 3", { box: boxAt(72) })],
      doors: [
        bath(28, { mark: "6", location: "Powder", symbols: marked(12) }),
        bath(32, { mark: "7", location: "Closets, Bath 3" }),
        bath(32, { mark: "8", location: "Bedroom 1 / Bath 3" }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a wide door marked downstairs",
    plan: { ...twoFloors, doors: [bath(32, { symbols: marked(12) }), bath(28)] },
    kinds: ["pass"],
  },
  {
    name: "a narrow door whose row names the first floor",
    plan: { ...twoFloors, doors: [bath(28, { location: "PWD. (1ST FLR)" })] },
    kinds: ["fail"],
  },
  {
    name: "a narrow door whose floor is not known",
    plan: { ...twoFloors, doors: [bath(28)] },
    kinds: ["cantTell"],
  },
], aHouse());

/** Doors 1 to 4 of two units, numbered alike; the powder rooms' are 3. */
const pair = (a: Parameters<typeof bath>, b: Parameters<typeof bath>) => ({
  doors: [
    ...["A1", "A2", "A4", "B1", "B2", "B4"].map((mark) => aDoor(mark, { widthIn: 36 })),
    bath(a[0], { ...a[1], mark: "A3" }),
    bath(b[0], { ...b[1], mark: "B3" }),
  ],
});

testStatements(rule, [
  {
    name: "each unit of a two-family dwelling, by the letters of its doors",
    plan: pair([28], [32]),
    kinds: ["fail", "pass"],
  },
  { name: "both wide enough", plan: pair([32], [32]), kinds: ["pass", "pass"] },
  {
    name: "each unit by the words of its row",
    plan: {
      doors: [
        bath(28, { mark: "3", remarks: "UNIT A" }),
        bath(32, { mark: "7", remarks: "UNIT B" }),
      ],
    },
    kinds: ["fail", "pass"],
  },
  {
    name: "letters that only number the doors of one house",
    plan: { doors: [bath(28, { mark: "A1" }), bath(32, { mark: "B2" })] },
    kinds: ["pass"],
  },
], aHouse());

const noted = (says: string) => ({
  says,
  plan: { doors: [bath(30, { mark: "3" })] },
});

testStatements(rule, [
  {
    name: "a note on the listed door",
    ...noted("DOOR 3, BATH 1: CLEAR OPENING 28 IN; ONLY BATHROOM ON THIS LEVEL"),
    kinds: ["fail"],
  },
  {
    name: "a note that it opens wide enough",
    ...noted("DR. NO. 3, BATH 1: 29 IN CLEAR"),
    kinds: ["pass"],
  },
  {
    name: "a note on another door",
    ...noted("DOOR 3A, BATH 2: 30 IN CLEAR"),
    kinds: ["fail"],
  },
], aHouse());

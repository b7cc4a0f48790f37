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
    name: "a narrow door whose floor is not known",
    plan: { ...twoFloors, doors: [bath(28)] },
    kinds: ["cantTell"],
  },
], aHouse());

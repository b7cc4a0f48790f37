import rule from "../../../../functions/_rules/mechanical/grease-termination.ts";
import { aDimension, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const drawn = (name: string, text: string, valueIn: number, over = {}) => ({
  dimensions: [aDimension(text, valueIn, {
    drawing: "Type I hood section",
    orientation: "vertical",
    box: { x: 30, y: 40, width: 1, height: 2 },
    ...over,
  })],
  notes: [
    aNote(name, { drawing: "Type I hood section", box: { x: 26, y: 40, width: 1, height: 3 } }),
  ],
});

testStatements(rule, [
  { says: 'GREASE EXHAUST OUTLET 42" ABOVE ROOF', kinds: ["pass"] },
  { says: 'GREASE EXHAUST OUTLET 24" ABOVE ROOF', kinds: ["fail"] },
  { says: 'UPBLAST FAN DISCHARGE 40" ABOVE ROOF', kinds: ["pass"] },
  { says: 'GREASE FAN OUTLET 30" ABOVE ROOF', kinds: ["fail"] },
  { says: 'KITCHEN EXHAUST FAN TERMINATES 24" ABOVE ROOF', kinds: ["cantTell"] },
  { says: 'GREASE DUCT TERMINATION 36" ABV ROOF', kinds: ["fail"] },
  { says: 'GREASE EXHAUST OUTLET 39" ABOVE THE ROOF', kinds: ["fail"] },
  { says: 'Kitchen fan: 24" above roof to discharge', kinds: ["cantTell"] },
  { says: 'GREASE FAN, HINGED UPBLAST, OUTLET 24" ABOVE ROOF', kinds: [] },
  { says: 'TOILET EXHAUST OUTLET 12" ABOVE ROOF', kinds: [] },
  { says: 'EXHAUST FAN CURB 14" ABOVE ROOF, KITCHEN HOOD', kinds: [] },
  { says: 'EXHAUST OUTLET 12" ABOVE ROOF', kinds: [] },
  { name: "a figure at the outlet", plan: drawn("Outlet", '28"', 28), kinds: ["cantTell"] },
  {
    name: "a figure at the opening of the discharge",
    plan: drawn("DISCHARGE OPNG., VERT. STACK", '30"', 30),
    kinds: ["cantTell"],
  },
  { name: "a figure that is high enough", plan: drawn("Outlet", '42"', 42), kinds: [] },
  {
    name: "a level figure at the outlet",
    plan: drawn("Outlet", '28"', 28, { orientation: "horizontal" }),
    kinds: [],
  },
  { name: "a figure at something else", plan: drawn("Receptacle", '28"', 28), kinds: [] },
]);

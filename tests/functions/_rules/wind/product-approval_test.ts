import rule from "../../../../functions/_rules/wind/product-approval.ts";
import { aDoor, aList, aNote, aSchedule, aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "SUPPLIER TO SUBMIT FLORIDA PRODUCT APPROVALS FOR STOREFRONT WITH SHOP DRAWINGS",
    kinds: ["cantTell"],
  },
  { says: "APPROVAL NOS. OF ROOFING: TO BE FILLED IN BY G.C.", kinds: ["cantTell"] },
  {
    name: "a copy asked for where the schedule gives the numbers",
    says: "SUBMIT COPIES OF PRODUCT APPROVALS WITH SHOP DRAWINGS",
    plan: { windows: [aWindow("A", { productApproval: "FL 17676.3" })] },
    kinds: ["pass"],
  },
  { says: "INSTALL PER PRODUCT APPROVAL FL 17676 AND SHOP DRAWINGS", kinds: [] },
  { says: "ELEVATOR APPROVAL NUMBER POSTED IN CAR", kinds: [] },
  {
    name: "windows with numbers",
    plan: {
      windows: [
        aWindow("A", { productApproval: "FL 17676.3" }),
        aWindow("B", { productApproval: "NOA 22-0310.03" }),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "a window to be determined",
    plan: {
      windows: [
        aWindow("W1", { productApproval: "NOA 22-0310.03" }),
        aWindow("W2", { productApproval: "TO BE DETERMINED" }),
      ],
    },
    kinds: ["cantTell", "pass"],
  },
  {
    name: "a roll-up door left to its supplier",
    plan: {
      doors: [
        aDoor("5", {
          location: "ROLL-UP 12 x 14",
          isExterior: null,
          fields: { APPROVAL: "BY DOOR SUPPLIER" },
        }),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "an overhead door left to its maker",
    plan: {
      doors: [
        aDoor("7", {
          location: "OVERHEAD DOOR",
          isExterior: null,
          fields: { APPROVAL: "PER MANUFACTURER" },
        }),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "a roll-up shutter over a counter",
    plan: {
      doors: [
        aDoor("8", {
          location: "ROLL-UP AT COUNTER",
          isExterior: null,
          fields: { APPROVAL: "BY SUPPLIER" },
        }),
      ],
    },
    kinds: [],
  },
  {
    name: "a blank cell",
    plan: { windows: [aWindow("W2", { fields: { "FL NO.": "" } })] },
    kinds: ["cantTell"],
  },
  {
    name: "a window that has none",
    plan: { windows: [aWindow("W2", { productApproval: "NONE" })] },
    kinds: ["fail"],
  },
  { name: "a schedule without such a column", plan: { windows: [aWindow("W2")] }, kinds: [] },
  {
    name: "a dash beside an interior door",
    plan: { doors: [aDoor("4", { location: "BATH 2", productApproval: "-" })] },
    kinds: [],
  },
  {
    name: "a dash beside the entry door",
    plan: { doors: [aDoor("1", { location: "FRONT ENTRY", productApproval: "-" })] },
    kinds: ["cantTell"],
  },
  {
    name: "an overhead door with its number",
    plan: { doors: [aDoor("7", { productApproval: "FL 14529.2" })] },
    kinds: ["pass"],
  },
  { says: "Storefront and door product approvals: to follow.", kinds: ["cantTell"] },
  { says: "PRODUCT APPROVALS: FL 10124.1 SHINGLES", kinds: [] },
  {
    name: "a number of the maker",
    plan: { windows: [aWindow("W2", { productApproval: "SERIES 500" })] },
    kinds: [],
  },
  { says: "PRODUCT APPROVAL NUMBERS ARE NOT LISTED", kinds: ["fail"] },
  { says: "CUSTOM DOOR, NO F.L. #", kinds: ["fail"] },
  { says: "SHOP-BUILT FRAME, NO NOA", kinds: ["fail"] },
  { says: "METAL ROOF PANEL - NOT FL APPROVED", kinds: ["fail"] },
  { says: "NO SUBSTITUTION WITHOUT EQUAL PRODUCT APPROVAL", kinds: [] },
  { says: "INTERIOR DOORS - NO PRODUCT APPROVAL REQUIRED", kinds: [] },
  { says: "SITE-BUILT DOOR, NO PRODUCT APPROVAL", kinds: ["fail"] },
  { says: "LOCAL PRODUCT APPROVAL, ENGINEERING SIGNED & SEALED, NO FL#", kinds: [] },
  {
    name: "a number to come",
    plan: aList("PRODUCT APPROVALS", ["PRODUCT", "MANUFACTURER", "FL NO."], [
      "ENTRY DOOR",
      "THERMATRU",
      "TO COME",
    ]),
    kinds: ["cantTell"],
  },
  {
    name: "a number",
    plan: aList("PRODUCT APPROVALS", ["PRODUCT", "MANUFACTURER", "FL NO."], [
      "ENTRY DOOR",
      "THERMATRU",
      "FL 20468",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a row without a product",
    plan: aList("PRODUCT APPROVALS", ["PRODUCT", "MANUFACTURER", "FL NO."], ["SKYLIGHT", "", "-"]),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "NO FL APPROVALS ACCEPTED IN LIEU OF NOA WITHOUT HVHZ", kinds: [] },
]);

const scheduled = (...notes: string[]) => ({
  windows: [aWindow("W5", { fields: { MARK: "W5", TYPE: "CASEMENT" } })],
  schedules: [aSchedule("window", [["MARK", "mark"], ["TYPE", "type"]], [["W5", "CASEMENT"]])],
  notes: notes.map((text) => aNote(text)),
});

testStatements(rule, [
  { name: "windows of which nothing is told", plan: scheduled(), kinds: ["cantTell"] },
  {
    name: "an approval of the roof alone",
    plan: scheduled("ROOF MEMBRANE FL 20777-R2"),
    kinds: ["cantTell"],
  },
  { name: "an approval of windows", plan: scheduled("CASEMENT WINDOWS FL 20777.3"), kinds: [] },
  {
    name: "approvals of all openings",
    plan: scheduled("ALL EXTERIOR GLAZING HAS FLORIDA PRODUCT APPROVAL"),
    kinds: [],
  },
]);

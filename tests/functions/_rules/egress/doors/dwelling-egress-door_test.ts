import rule from "../../../../../functions/_rules/egress/doors/dwelling-egress-door.ts";
import { aDoor, aHouse, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const door = (over = {}) =>
  aPlanSet({ doors: [aDoor("1", { location: "ENTRY", heightIn: 80, ...over })] });

testRule(rule, [
  ["fails 31 in clear", door({ clearWidthIn: 31 }), "fail"],
  ["passes 32 in clear", door({ clearWidthIn: 32 }), "pass"],
  ["passes 34 in clear", door({ location: "FOYER (EGRESS DOOR)", clearWidthIn: 34 }), "pass"],
  ["passes a 36 in leaf", door({}), "pass"],
  ["fails a 32 in leaf", door({ widthIn: 32 }), "fail"],
  ["asks about a 33 in leaf", door({ widthIn: 33 }), "cantTell"],
  [
    "asks about a unit's width beside its rough opening",
    door({ widthIn: 36.125, fields: { "Rough Width": `3'-0 5/8"`, "Rough Height": `8'-0"` } }),
    "cantTell",
  ],
  ["takes a leaf beside its rough opening", door({ fields: { "R.O. WIDTH": `3'-2"` } }), "pass"],
  ["asks about a width with the frame", door({ fields: { "Unit Width": `3'-0"` } }), "cantTell"],
  ["fails 77 in high", door({ heightIn: 77 }), "pass fail"],
  ["passes 78 in high", door({ heightIn: 78 }), "pass"],
  [
    "leaves inner doors alone",
    aPlanSet({ doors: [aDoor("4", { location: "BATH 2", widthIn: 28 })] }),
    "",
  ],
  [
    "leaves a door alone whose remark says what only the egress door needs",
    door({ location: "STUDY", clearWidthIn: 29, remarks: '32" is for the egress door only' }),
    "",
  ],
  [
    "fails a door that is the egress door",
    door({ location: "STUDY", clearWidthIn: 29, remarks: "egress door" }),
    "fail",
  ],
  ["leaves garage doors alone", door({ location: "GARAGE ENTRY", widthIn: 28 }), ""],
  ["leaves other buildings to FBC-Building", door({ clearWidthIn: 30 }), "", aProject()],
], aHouse());

testRule(rule, [
  ["reads the front door's drawing", under("FRONT DOOR", '29" CLR. WHEN OPEN'), "fail", aHouse()],
  ["passes 32 in there", under("FRONT DOOR", '32" CLR. WHEN OPEN'), "pass", aHouse()],
  ["leaves another door alone", under("PORCH DOOR", '29" CLR. WHEN OPEN'), "", aHouse()],
  ["leaves a closet of the entry alone", `ENTRY CLOSET DOOR 28" CLEAR OPENING`, "", aHouse()],
]);

testRule(rule, [
  [
    "leaves a door alone that nobody has to leave by",
    aPlanSet({ doors: [aDoor("4", { widthIn: 30, remarks: "NOT REQ'D EGRESS" })] }),
    "",
  ],
], aHouse());

testRule(rule, [
  [
    "reads a clear width in a column of its own",
    aPlanSet({
      doors: [aDoor("1", { widthIn: null, location: "Front entry", fields: { "CLR W": `30"` } })],
    }),
    "fail",
    aHouse(),
  ],
  [
    "passes 33 in",
    aPlanSet({
      doors: [
        aDoor("1", {
          widthIn: null,
          heightIn: null,
          location: "Front entry",
          fields: { "CLR W": `33"` },
        }),
      ],
    }),
    "pass",
    aHouse(),
  ],
]);

testRule(rule, [
  [
    "leaves a door alone that is said to be another",
    aPlanSet({ doors: [aDoor("5", { widthIn: 30, remarks: "Not the egress door" })] }),
    "",
  ],
  [
    "fails the one that is said to be it",
    aPlanSet({ doors: [aDoor("5", { widthIn: 30, remarks: "The egress door" })] }),
    "fail",
  ],
], aHouse());

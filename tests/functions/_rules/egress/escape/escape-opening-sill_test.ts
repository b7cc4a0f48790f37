import rule from "../../../../../functions/_rules/egress/escape/escape-opening-sill.ts";
import { aHouse, aNote, aPlanSet, aProject, aWindow } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const bedroom = (sillHeightIn: number, location = "BEDROOM 2") =>
  aPlanSet({ windows: [aWindow("W2", { type: "CASEMENT", location, sillHeightIn })] });

testRule(rule, [
  [
    "fails a sill noted as an escape window's",
    `BEDROOM 2 EGRESS WINDOW, SILL @ 47" ABOVE FLOOR`,
    "fail",
  ],
  ["passes a noted sill of 44 in", `EGRESS WINDOW SILL HT. 44" MAX.`, "pass"],
  [
    "asks about a high sill noted in a bedroom",
    aPlanSet({ notes: [aNote(`SILL 60" A.F.F.`, { room: "BEDROOM 3" })] }),
    "cantTell",
  ],
  ["leaves sill plates alone", `EGRESS: SILL PLATE 60" LONG`, ""],
  ["passes 43 in", bedroom(43), "pass"],
  ["passes 44 in", bedroom(44), "pass"],
  ["fails 45 in", bedroom(45), "fail"],
  [
    "lets another window of the room serve",
    aPlanSet({
      windows: [
        aWindow("A", { type: "CASEMENT", location: "BR 2", sillHeightIn: 60 }),
        aWindow("B", { type: "CASEMENT", location: "BR 2", sillHeightIn: 30 }),
      ],
    }),
    "pass",
  ],
  [
    "takes no window of the other unit for one of the room",
    aPlanSet({
      windows: [["A-W1", 30], ["A-W2", 30], ["B-W1", 30], ["B-W2", 47]].map(([mark, sill]) =>
        aWindow(mark as string, {
          type: "CASEMENT",
          location: `BEDROOM ${(mark as string).at(-1)}`,
          sillHeightIn: sill as number,
        })
      ),
    }),
    "pass pass pass fail",
  ],
  [
    "lets windows of one room with marks of two series serve",
    aPlanSet({
      windows: [
        aWindow("A-W1", { type: "CASEMENT", location: "BR 2", sillHeightIn: 60 }),
        aWindow("B-W2", { type: "CASEMENT", location: "BR 2", sillHeightIn: 30 }),
      ],
    }),
    "pass",
  ],
  ["leaves baths alone", bedroom(60, "BATH 2"), ""],
  ["leaves other buildings alone", bedroom(60), "", aProject()],
], aHouse());

testRule(rule, [
  [
    "leaves a clerestory beside the escape window alone",
    aPlanSet({
      windows: [
        aWindow("B", {
          location: "BEDROOM 3",
          sillHeightIn: 60,
          remarks: "CLERESTORY, EGRESS BY WINDOW C",
        }),
      ],
    }),
    "",
  ],
], aHouse());

testRule(rule, [
  [
    "asks about the only sill of a bedroom's wall",
    under("BEDROOM 2 - WINDOW WALL", `SILL @ 4'-0" A.F.F.`),
    "cantTell",
  ],
  ["passes 44 in there", under("BEDROOM 2 - WINDOW WALL", `SILL @ 44" A.F.F.`), "pass"],
  [
    "leaves a high window beside another alone",
    under("BEDROOM 2 - WINDOW WALL", `SILL @ 5'-0" A.F.F.`, `SILL @ 2'-6" A.F.F.`),
    "",
  ],
], aHouse());

const boxAt = (x: number, y = 20) => ({ x, y, width: 1, height: 1 });
/** A sill lettered on a plan beside the mark of a bedroom's window, with other windows elsewhere. */
const onPlan = (
  sill: string,
  { egress = "YES", type = "CASEMENT", bathAt = 60, drawing = "Upper Floor Plan" } = {},
) =>
  aPlanSet({
    notes: [aNote(sill, { box: boxAt(30), drawing })],
    windows: [
      aWindow("5", {
        type,
        location: "Bedroom 4",
        fields: { Egress: egress },
        symbols: [{ page: 1, box: boxAt(33) }],
      }),
      aWindow("6", { location: "Bath 3", symbols: [{ page: 1, box: boxAt(bathAt) }] }),
    ],
  });

testRule(rule, [
  ["fails the sill at the mark of an escape window", onPlan(`Sill 50" A.F.F.`), "fail"],
  [
    "fails where its column names the bedroom it is the way out of",
    onPlan(`Sill 50" A.F.F.`, { egress: "BED 4" }),
    "fail",
  ],
  ["passes 44 in at its mark", onPlan(`Sill 44" A.F.F.`), "pass"],
  [
    "asks where the schedule does not say that it is one",
    onPlan(`Sill 50" A.F.F.`, { egress: "" }),
    "cantTell",
  ],
  ["leaves a sill between two windows alone", onPlan(`Sill 50" A.F.F.`, { bathAt: 27 }), ""],
  ["leaves fixed windows alone", onPlan(`Sill 50" A.F.F.`, { type: "FIXED" }), ""],
  [
    "leaves windows alone that a column of any name calls fixed",
    aPlanSet({
      windows: [
        aWindow("B2", { location: "BEDROOM 1", sillHeightIn: 60, fields: { HOW: "FIXED" } }),
        aWindow("B", { location: "BEDROOM 1", sillHeightIn: 40, fields: { HOW: "S.H." } }),
      ],
    }),
    "pass",
  ],
  ["leaves sections alone", onPlan(`Sill 50" A.F.F.`, { drawing: "Wall Section" }), ""],
], aHouse());

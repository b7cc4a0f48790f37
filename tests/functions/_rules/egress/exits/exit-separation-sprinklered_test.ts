import rule from "../../../../../functions/_rules/egress/exits/exit-separation-sprinklered.ts";
import { aDrawing } from "../../../../fakes/drawing.ts";
import { aPlanSet, aProject, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const wet = aProject({ fireSprinkler: true });

testRule(rule, [
  ["passes more than a third", `EXIT SEPARATION 37'0" (1/3 OF 108'2" = 36'1")`, "pass"],
  [
    "takes exit signs for no exits",
    `EXIT SIGNS 50 FT APART, DIAGONAL 48'-0"`,
    "",
  ],
  ["passes a third", `EXIT SEPARATION: 40'-0" PROVIDED, 1/3 OF 120'-0" DIAGONAL`, "pass"],
  ["fails less than a third", `EXIT SEPARATION 38'-0" (1/3 OF 120'-0" DIAGONAL = 40'-0")`, "fail"],
  [
    "leaves unsprinklered buildings to the other rule",
    `EXIT SEPARATION 30'-0" (1/3 OF 120'-0" DIAGONAL)`,
    "",
    aProject(),
  ],
], wet);

const drawn = (diagonal: string, ...lengths: [text: string, x: number][]) =>
  aPlanSet({
    sheets: [aSheet({ number: "LS-1", title: "EGRESS PLAN", kind: "life safety" })],
    ...aDrawing("EGRESS PLAN", [[diagonal, 40, 40]], lengths.map(([text, x]) => [text, x, 41])),
  });

testRule(rule, [
  ["asks about the one dimension at a diagonal", drawn(`57'-6" DIAG.`, [`17'-4"`, 34]), "cantTell"],
  ["leaves a third of it alone", drawn(`57'-6" DIAG.`, [`19'-2"`, 34]), ""],
  ["leaves two dimensions alone", drawn(`57'-6" DIAG.`, [`9'-0"`, 34], [`17'-4"`, 45]), ""],
  ["leaves what stands further off alone", drawn(`57'-6" DIAG.`, [`17'-4"`, 64]), ""],
  ["leaves the building's diagonal alone", drawn(`57'-6" BLDG. DIAG.`, [`17'-4"`, 34]), ""],
], wet);

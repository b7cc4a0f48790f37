import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import assert from "node:assert/strict";
import type { Frame } from "../../../../functions/_shared/domain/frame.ts";
import rule from "../../../../functions/_rules/electrical/hall-receptacle.ts";
import { aContext, aDimension, aHouse, aRoom } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "HALL 12'-0\" LONG, NO RECEPTACLE", kinds: ["fail"] },
  { says: "HALL 9'-6\" LONG: NO RECEPT.", kinds: ["pass"] },
  { says: "HALLWAY 10'-0\", NO OUTLETS", kinds: ["fail"] },
  { says: "NO RECEPT. IN HALL", kinds: ["cantTell"] },
  {
    says: "NO RECEPT.",
    where: { room: "HALL" },
    name: "a hall of 9.5 ft by its room",
    plan: { rooms: [aRoom("HALL", { widthFt: 5.2, depthFt: 9.5 })] },
    kinds: ["pass"],
  },
  {
    says: "NO RECEPT.",
    where: { room: "HALL", box: { x: 50, y: 40, width: 2, height: 1 } },
    name: "a hall dimensioned beside its label",
    plan: {
      rooms: [aRoom("HALL", { box: { x: 52, y: 34, width: 1, height: 2 } })],
      dimensions: [
        aDimension(`9'-6"`, 114, {
          box: { x: 54, y: 34, width: 1, height: 1 },
          orientation: "vertical",
        }),
      ],
    },
    kinds: ["pass"],
  },
  { says: "NO RECEPTACLES BEHIND RANGE", kinds: [] },
], aHouse());

for (
  const [text, lengthFt] of [
    [`UPSTAIRS HALL, 9'-4" LONG: NONE`, 9 + 4 / 12],
    ["HALL L2, 9.5 FT, RECEPTACLES | 210.52(H) | 10 FT | 0", 9.5],
    ["HALL RECEPTACLES | 10 FT | 0", null],
    [`BEDROOM WALL 12'-0", RECEPTACLES: NONE`, null],
  ] as const
) {
  Deno.test(`the length of the hall in ${text}`, () => {
    const told = rule.demand!.as!(0, { text } as Frame) as { lengthFt: number | null };
    assert.equal(told.lengthFt?.toFixed(2), lengthFt?.toFixed(2));
  });
}

Deno.test("a hall said to be short needs none, whatever is denied it", () => {
  const { spares } = rule.demand!;
  assert.equal(
    spares!(`RECEPTACLES UPSTAIRS HALL, 9'-4" LONG: NONE`, limits2023, aContext()),
    true,
  );
  assert.equal(spares!("HALL L2, 12 FT, RECEPTACLES | 0", limits2023, aContext()), false);
  assert.equal(spares!("HALL RECEPTACLES: NONE", limits2023, aContext()), false);
});

import assert from "node:assert/strict";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/electrical/ground-fault-protection.ts";
import { aContext, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "MAIN 1200A 480/277V WITH GFPE", kinds: ["pass"] },
  { says: "MAIN 1200A 480/277V, GROUND FAULT PROTECTION NOT PROVIDED", kinds: ["fail"] },
  { says: "MAIN 800A 480/277V, NO GFPE", kinds: [] },
  { says: "GFPE T.B.D.", kinds: ["cantTell"] },
  { says: "DESK RECEPTACLE 8 FT FROM SINK: WITHOUT GROUND-FAULT PROTECTION", kinds: [] },
  { says: "SERVICE: NO GFPE (150V TO GROUND OR LESS)", kinds: [] },
  { says: ["MDP - 208Y/120V, 3 PH", "MAIN SERVICE: NO GFPE"], kinds: [] },
  { says: ["MDP - 480Y/277V, PANEL L 208Y/120V", "MAIN SERVICE: NO GFPE"], kinds: ["fail"] },
]);

for (
  const [text, notes, isSpared] of [
    ["MAIN 600 A, NO GFP", [], true],
    ["MAIN 1,600 A, NO GFP", [], false],
    ["NO GROUND-FAULT TRIP ON THE MAIN", ["MDP 208Y/120 V, 800 A"], true],
    ["NO GROUND-FAULT TRIP ON THE MAIN", ["MDP 480Y/277 V", "LP 208Y/120 V"], false],
    ["NO GROUND-FAULT TRIP ON THE MAIN", [], false],
  ] as const
) {
  Deno.test(`${text} is ${isSpared ? "not " : ""}asked about with ${notes.join(" and ")}`, () => {
    const context = aContext(aPlanSet({ notes: notes.map((it) => aNote(it)) }));
    assert.equal(rule.demand!.spares!(text, limits2023, context), isSpared);
  });
}

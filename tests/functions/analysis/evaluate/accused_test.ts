import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import type { Note } from "../../../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../../../functions/_shared/domain/project.ts";
import { aHouse, aList, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

/** What one rule of the catalogue comes to on one text. */
function kindsOf(
  id: string,
  text: string,
  over: Partial<Note> = {},
  project: ProjectDetails = aProject(),
) {
  const plan = aPlanSet({ notes: [aNote(text, over)] });
  return runRules(rules.filter((it) => it.id === id), plan, project).outcomes.map(({ verdict }) =>
    verdict.kind
  );
}

for (
  const [id, text, kinds, project] of [
    ["egress/dwelling-ramp-slope", "LANAI RAMP 1:9, NOT PART OF THE WAY FROM THE EGRESS DOOR.", [
      "cantTell",
    ], aHouse()],
    ["egress/dwelling-ramp-slope", "LANAI RAMP 1:9 AT THE EGRESS DOOR.", ["fail"], aHouse()],
    [
      "fire/garage-separation",
      "GARAGE 8'-0\" FROM HOUSE; NO GYPSUM BOARD ON ITS WALLS IS NEEDED.",
      [
        "cantTell",
      ],
      aHouse(),
    ],
    [
      "fire/garage-separation",
      "NO GYPSUM BOARD ON THE GARAGE WALLS TO THE HOUSE",
      ["fail"],
      aHouse(),
    ],
    ["egress/stair-landing", 'STAIR LANDING 30" DEEP, EQUAL TO STAIR WIDTH', ["cantTell"]],
    ["egress/stair-landing", 'STAIR LANDING 30" DEEP', ["fail"]],
    ["egress/dwelling-guard-height", 'GUARD AT LOFT 34" HIGH, NOT A STAIR SIDE', [
      "fail",
    ], aHouse()],
  ] as const
) {
  Deno.test(`runRules(): ${text}: ${kinds.join()} by ${id}`, () => {
    assert.deepEqual(kindsOf(id, text, {}, project), kinds);
  });
}

Deno.test("runRules(): a figure of another thing under the title of the one asked for asks", () => {
  const under = { drawing: "FIRE LANE" };
  assert.deepEqual(kindsOf("site/fire-road-width", "DOOR 102 3'-0\" WIDE", under), []);
  assert.deepEqual(kindsOf("site/fire-road-width", "18'-0\" WIDE", under), ["fail"]);
});

Deno.test("runRules(): how many risers there are is not how high they are", () => {
  const kindsOfRow = (label: string) =>
    runRules(
      rules.filter((it) => it.id === "egress/dwelling-riser-height"),
      aPlanSet(aList("STAIR", ["ITEM", "CODE", "STAIR 1"], [label, "R311.7", "14"])),
      aHouse(),
    ).outcomes.map(({ verdict }) => verdict.kind).filter((it) => it === "fail");
  assert.deepEqual(kindsOfRow("RISERS, NO."), []);
  assert.deepEqual(kindsOfRow("RISER HEIGHT, IN"), ["fail"]);
});

Deno.test("runRules(): what is far from any such thing asks", () => {
  assert.deepEqual(kindsOf("site/fire-road-width", "FIRE LANE 9 FT WIDE"), ["cantTell"]);
  assert.deepEqual(kindsOf("site/fire-road-width", "FIRE LANE 15 FT WIDE"), ["fail"]);
  assert.deepEqual(kindsOf("accessibility/grab-bar-side-length", 'SIDE GRAB BAR 20" LONG'), [
    "cantTell",
  ]);
  assert.deepEqual(kindsOf("accessibility/grab-bar-side-length", 'SIDE GRAB BAR 36" LONG'), [
    "fail",
  ]);
  assert.deepEqual(kindsOf("accessibility/ramp-rise", "RAMP RISE 66 IN."), ["cantTell"]);
  assert.deepEqual(kindsOf("accessibility/ramp-rise", "RAMP RISE 34 IN."), ["fail"]);
  assert.deepEqual(kindsOf("egress/handrail-extension", "STAIR HANDRAIL EXTENSION 5 IN. AT TOP"), [
    "fail",
  ]);
});

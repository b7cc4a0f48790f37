/** Over all rules: what is only measured on a plan makes questions, and no issue that the printed facts do not make alone. */
import assert from "node:assert/strict";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { measureFloor } from "../../../../functions/_shared/topology/mod.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { aDoor, aHouse, aNote, aPlanSet, aProject, aRoom } from "../../../fakes/plan_set.ts";

/** A floor with every measure so many times as large, and every leaf of so many inches. */
function distorted(
  floor: Building,
  { times, leafIn }: { times: number; leafIn: number },
): Building {
  const plan = {
    ...floor,
    feetPerPercent: { x: floor.feetPerPercent.x * times, y: floor.feetPerPercent.y * times },
    rooms: floor.rooms.map((it) => ({ ...it, areaSqft: it.areaSqft && it.areaSqft * times ** 2 })),
    openings: floor.openings.map((it) => ({ ...it, leafIn: it.leafIn && leafIn, widthIn: leafIn })),
    stairs: floor.stairs.map((it) => ({ ...it, widthIn: 20, treadIn: 7 })),
  };
  return { ...plan, ...measureFloor(plan) };
}

const floors = (["clinic", "school", "cottage"] as const).flatMap((name) => {
  const floor = exactPlan(buildings[name]);
  return [
    { name, floor, areaSqft: 2 },
    { name: `${name}, tiny`, floor: distorted(floor, { times: 0.25, leafIn: 18 }), areaSqft: 2 },
    {
      name: `${name}, huge`,
      floor: distorted(floor, { times: 14, leafIn: 70 }),
      areaSqft: 90_000,
    },
  ];
});

const NOTES = [
  "TOTAL OCCUPANT LOAD: 640",
  "EXITS REQUIRED: 2, PROVIDED: 2",
  "OCCUPANCY GROUP A-2. BUILDING IS NOT SPRINKLERED.",
];

/** Printed facts of a plan; with what is measured of them, or without. */
function printed(floor: Building, areaSqft: number, isMeasured: boolean): PlanSet {
  return aPlanSet({
    notes: NOTES.map((it) => aNote(it)),
    rooms: floor.rooms.map(({ name, number, box }) =>
      aRoom(name!, {
        number,
        box,
        occupants: 120,
        areaSqft: isMeasured ? areaSqft : null,
        areaFrom: isMeasured ? "measured" : null,
      })
    ),
    // The list names the outer doors alone: of the others nothing is printed.
    doors: floor.openings.filter((it) => it.mark !== null && it.between.includes("outside")).map(
      ({ mark, between, swingsInto }) => {
        const nameOf = (id: string | null) =>
          floor.rooms.find((it) => it.id === id)?.name ?? "OUTSIDE";
        return aDoor(mark!, {
          rooms: between.map(nameOf).filter((it) => it !== "OUTSIDE"),
          clearWidthIn: null,
          widthIn: null,
          swingsIntoRoom: isMeasured ? nameOf(swingsInto) : null,
          isExterior: between.includes("outside"),
        });
      },
    ),
    buildings: isMeasured ? [floor] : [],
  });
}

const issuesOf = (plan: PlanSet, project: ReturnType<typeof aProject>) => {
  const { outcomes, broken } = runRules(rules, plan, project);
  assert.deepEqual(broken, []);
  const of = (kind: string) =>
    outcomes.filter(({ verdict }) => verdict.kind === kind).map(({ rule }) => rule.id);
  return { issues: new Set(of("fail")), questions: new Set(of("cantTell")) };
};

Deno.test("no rule accuses by what is only measured", () => {
  const asked = new Set<string>();
  for (const { name, floor, areaSqft } of floors) {
    const project = name.startsWith("cottage") ? aHouse() : aProject();
    const without = issuesOf(printed(floor, areaSqft, false), project);
    const measured = issuesOf(printed(floor, areaSqft, true), project);
    const news = [...measured.issues].filter((it) => !without.issues.has(it));
    assert.deepEqual(news, [], `${name}: accused by measurements`);
    for (const id of measured.questions) if (!without.questions.has(id)) asked.add(id);
  }
  // The plans do measure what rules ask about.
  for (const id of ["egress/door-clear-width", "egress/door-swing", "egress/travel-distance"]) {
    assert.ok(asked.has(id), `${id} asked nothing: ${[...asked].join(", ")}`);
  }
});

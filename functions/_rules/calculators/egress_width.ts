/**
 * Egress width: what the occupants need of stairs and of other components, what the exits provide, and what is left
 * when the largest exit is lost.
 * The lower factors hold with NFPA 13 or 13R and a voice alarm, not in Groups H and I-2.
 * @source FBC-B 8th ed. (2023), 1005.3.1, 1005.3.2, 1005.5
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { components } from "../egress/exits/_capacity.ts";
import { limits2023 } from "../limits/mod.ts";
import { compare } from "./compare.ts";
import { exitsFor, groupsIn } from "./exits.ts";
import { fromElsewhere, fromSheet, groupsInput } from "./inputs.ts";
import { fromDecided, missingOf, numberOf, wordsOf } from "./recompute.ts";

/** Inches per occupant, with and without the reduction for sprinklers and voice alarm. */
export function widthFactors(mayReduce: boolean): { stair: number; other: number } {
  const it = limits2023.egress;
  return mayReduce
    ? { stair: it.stairInPerOccupantReduced, other: it.otherInPerOccupantReduced }
    : { stair: it.stairInPerOccupant, other: it.otherInPerOccupant };
}

/** Reads load, protection and the clear widths of the exits. */
export function readEgressWidth(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const total = plan.occupantLoads.find((row) => row.isTotal) ?? null;
  const stated = plan.codeSummary.totalOccupantLoad[0] ?? null;
  const exits = components(plan).filter(({ widthIn }) => widthIn !== null);
  return [
    total?.occupants
      ? fromSheet("occupants", "Occupants", total.occupants, total, "occupants")
      : fromSheet("occupants", "Occupants", stated?.value ?? null, stated, "occupants"),
    groupsInput(plan, building),
    fromDecided("sprinklers", "Sprinklers", building.sprinklers),
    fromElsewhere("voiceAlarm", "Emergency voice alarm", false, "assumed"),
    ...exits.map((exit, index) =>
      fromSheet(
        `${exit.isStair ? "stair" : "exit"}${index + 1}`,
        `Clear width of ${exit.name}`,
        exit.widthIn,
        exit,
        "in",
      )
    ),
  ];
}

/** Solves the inputs of {@link readEgressWidth}. */
export function solveEgressWidth(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "egress-width",
    title: "Egress width",
    codeReference: "FBC-B 1005.3.2",
    inputs,
  };
  const missing = missingOf(inputs, ["occupants"]);
  const occupants = numberOf(inputs, "occupants");
  if (occupants === null) return { ...frame, steps: [], result: null, missing };
  const isWet = ["NFPA 13", "NFPA 13R", "yes, standard not stated"].includes(
    wordsOf(inputs, "sprinklers") ?? "",
  );
  const hasVoice = inputs.find(({ key }) => key === "voiceAlarm")?.value === true;
  const groups = groupsIn(inputs);
  const isExcepted = groups.some((group) => group.startsWith("H-") || group === "I-2");
  const factors = widthFactors(isWet && hasVoice && !isExcepted);
  const exits = inputs.filter(({ key }) => /^(exit|stair)\d+$/.test(key)).flatMap(
    ({ key, label }) => {
      const width = numberOf(inputs, key);
      const factor = key.startsWith("stair") ? factors.stair : factors.other;
      return width === null ? [] : [{ label, width, capacity: Math.floor(width / factor + 1e-6) }];
    },
  );
  const capacity = exits.reduce((sum, it) => sum + it.capacity, 0);
  const left = capacity - Math.max(0, ...exits.map((it) => it.capacity));
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    ...frame,
    steps: [
      {
        label: "Stairs",
        value: `${occupants} × ${factors.stair} in = ${round(occupants * factors.stair)} in`,
      },
      {
        label: "Doors, corridors, ramps",
        value: `${occupants} × ${factors.other} in = ${round(occupants * factors.other)} in`,
      },
      ...exits.map((it) => ({
        label: it.label,
        value: `${it.width} in serves ${it.capacity} occupants`,
      })),
    ],
    result: [
      { label: "Required width of stairs", value: round(occupants * factors.stair), unit: "in" },
      {
        label: "Required width of other components",
        value: round(occupants * factors.other),
        unit: "in",
      },
      ...(exits.length === 0 ? [] : [
        { label: "Capacity of the exits", value: capacity, unit: "occupants" },
        { label: "Remaining capacity without the largest exit", value: left, unit: "occupants" },
        {
          label: "Minimum remaining capacity",
          value: Math.ceil(occupants / 2),
          unit: "occupants",
        },
      ]),
    ],
    checks: [
      ...compare({
        label: "Capacity of the exits",
        shown: exits.length === 0 ? null : capacity,
        limit: occupants,
        sense: "at least",
        unit: "occupants",
        codeReference: "FBC-B 1005.3.2",
        // Not every exit of a set is written with its width.
        isOpen: exits.length < 2,
      }),
      ...compare({
        label: "Remaining capacity without the largest exit",
        shown: exits.length < 2 || exitsFor(occupants, groups) < 2 ? null : left,
        limit: Math.ceil(occupants / 2),
        sense: "at least",
        unit: "occupants",
        codeReference: "FBC-B 1005.5",
      }),
    ],
    missing,
  };
}

/** The calculation, null for dwellings and when no load is shown. */
export function calculateEgressWidth(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  const inputs = readEgressWidth(plan, building);
  return building.volume === "residential" || inputs[0].value === null
    ? null
    : solveEgressWidth(inputs);
}

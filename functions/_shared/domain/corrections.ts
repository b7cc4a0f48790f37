/**
 * Corrections: values the user enters for inputs of the calculators. One value stands for one input; what means
 * the same in several calculations (sprinklers, storeys, occupants …) is corrected in all of them at once.
 */
import { CONSTRUCTION_TYPES, OCCUPANCY_GROUPS } from "../constants/options.ts";
import type { CalculatorInput } from "./report.ts";

/** A value as it is entered. Null says that it is not known. */
export type CorrectedValue = CalculatorInput["value"];

/** Corrected values by {@link correctionKey}. */
export type Corrections = Readonly<Record<string, CorrectedValue>>;

/** A correction that a review used. */
export interface AppliedCorrection {
  key: string;
  /** Title of the calculation and label of the input: `Occupant load: Area of LOBBY`. */
  label: string;
  readValue: CorrectedValue;
  value: CorrectedValue;
  unit: string | null;
  sheet: string | null;
  sourceText: string | null;
  /** True when the checks used it too; false when only the calculators could. */
  isUsedByRules: boolean;
}

/** Inputs that mean the same wherever they occur. */
const SHARED: ReadonlySet<string> = new Set([
  "groups",
  "type",
  "sprinklers",
  "stories",
  "heightFt",
  "areaSqft",
  "occupants",
]);

/** What an input is stored under: its own key when it is shared, else with its calculation before it. */
export const correctionKey = (calculationId: string, inputKey: string): string =>
  SHARED.has(inputKey) ? inputKey : `${calculationId}/${inputKey}`;

/** Corrections of one calculation, by the keys of its inputs. */
export function correctionsOf(
  calculationId: string,
  inputs: readonly Pick<CalculatorInput, "key">[],
  corrections: Corrections,
): Record<string, CorrectedValue> {
  return Object.fromEntries(inputs.flatMap(({ key }) => {
    const value = corrections[correctionKey(calculationId, key)];
    return value === undefined ? [] : [[key, value]];
  }));
}

/** How an input is entered. */
export type InputControl =
  | { kind: "number"; min: number; max: number }
  | { kind: "yesNo" }
  | { kind: "groups" }
  | { kind: "words"; maxLength: number }
  | { kind: "choice"; options: readonly string[] };

const SPRINKLER_SYSTEMS = ["none", "NFPA 13", "NFPA 13R", "NFPA 13D", "yes, standard not stated"];
const MAX_FIGURE = 100_000_000;
/** Feet of the datum; ground below sea level and the highest flood map. */
const ELEVATION = { kind: "number", min: -50, max: 500 } as const;

const CONTROLS: Readonly<Record<string, InputControl>> = {
  groups: { kind: "groups" },
  type: { kind: "choice", options: CONSTRUCTION_TYPES },
  sprinklers: { kind: "choice", options: SPRINKLER_SYSTEMS },
  voiceAlarm: { kind: "yesNo" },
  "stair-geometry/use": { kind: "choice", options: ["dwelling", "other"] },
  "plumbing-fixtures/use": { kind: "words", maxLength: 80 },
  "plumbing-fixtures/urinalShare": { kind: "number", min: 0, max: 1 },
  "accessible-parking/facility": {
    kind: "choice",
    options: ["ordinary", "hospital outpatient", "rehabilitation or outpatient physical therapy"],
  },
  "flood-elevation/floodZone": { kind: "words", maxLength: 20 },
  "flood-elevation/floodClass": { kind: "number", min: 1, max: 4 },
  "flood-elevation/baseFloodFt": ELEVATION,
  "flood-elevation/designFloodFt": ELEVATION,
  "flood-elevation/lowestFt": ELEVATION,
  "flood-elevation/adjacentGradeFt": ELEVATION,
  volume: { kind: "choice", options: ["building", "residential"] },
};

/** How an input is entered and what it may hold. */
export function controlOf(calculationId: string, inputKey: string): InputControl {
  const control = CONTROLS[`${calculationId}/${inputKey}`] ?? CONTROLS[inputKey];
  if (control) return control;
  if (/\.grade$|^protected\d+$/.test(inputKey)) return { kind: "yesNo" };
  return { kind: "number", min: 0, max: MAX_FIGURE };
}

/** Why a value can't be entered; null when it can. Null as a value stands for not known and is always allowed. */
export function refusalOf(control: InputControl, value: CorrectedValue): string | null {
  if (value === null) return null;
  if (control.kind === "yesNo") return typeof value === "boolean" ? null : "Choose yes or no";
  if (control.kind === "number") {
    if (typeof value !== "number" || !Number.isFinite(value)) return "Enter a number";
    if (value < control.min) return `Enter ${control.min} or more`;
    return value > control.max ? `Enter ${control.max.toLocaleString("en-US")} or less` : null;
  }
  if (typeof value !== "string" || value.trim() === "") return "Enter a value";
  if (control.kind === "choice") return control.options.includes(value) ? null : "Choose one";
  if (control.kind === "words") return value.length <= control.maxLength ? null : "Too long";
  const unknown = value.split(",").map((it) => it.trim())
    .find((it) => !(OCCUPANCY_GROUPS as readonly string[]).includes(it));
  return unknown === undefined ? null : `There is no use group ${unknown || "with an empty name"}`;
}

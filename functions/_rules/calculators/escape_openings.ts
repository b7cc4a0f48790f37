/**
 * Emergency escape openings: clear area, width, height and sill of each window of a sleeping room against the least
 * figures.
 * @source FBC-R 8th ed. (2023), R310.2.1, R310.2.2; FBC-B 1031.2, 1031.3
 */
import type { PlanSet, Window } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { atLeast, atMost } from "../../_shared/units.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { escapeWindows, floorOf, sleepingRoomOf } from "../egress/escape/_escape.ts";
import { limits2023 } from "../limits/mod.ts";
import { state } from "./compare.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { numberOf, wordsOf } from "./recompute.ts";

/** Figures of an opening; inches and square feet, null where not known. */
export interface Opening {
  areaSqft: number | null;
  widthIn: number | null;
  heightIn: number | null;
  sillIn: number | null;
  isGradeFloor: boolean;
}

/** What an opening misses, in words; empty when all that is known complies. */
export function shortfallsOf(it: Opening): string[] {
  const limits = limits2023.egress;
  const area = it.areaSqft ??
    (it.widthIn === null || it.heightIn === null ? null : it.widthIn * it.heightIn / 144);
  const required = it.isGradeFloor ? limits.escapeGradeAreaSqft : limits.escapeAreaSqft;
  return [
    area !== null && !atLeast(Math.round(area * 100) / 100, required)
      ? `area below ${required} sq ft`
      : null,
    it.widthIn !== null && !atLeast(it.widthIn, limits.escapeWidthIn, "in")
      ? `width below ${limits.escapeWidthIn} in`
      : null,
    it.heightIn !== null && !atLeast(it.heightIn, limits.escapeHeightIn, "in")
      ? `height below ${limits.escapeHeightIn} in`
      : null,
    it.sillIn !== null && !atMost(it.sillIn, limits.escapeSillIn, "in")
      ? `sill above ${limits.escapeSillIn} in`
      : null,
  ].filter((words) => words !== null);
}

/** Reads every window of a sleeping room. */
export function readEscapeOpenings(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const windows = escapeWindows(plan).flatMap((window) => {
    const name = `${window.mark}, ${sleepingRoomOf(window)}`;
    const floor = floorOf(plan, building, window);
    const input = (key: string, label: string, value: number | null, unit: string) =>
      fromSheet(`${window.mark}.${key}`, `${label} of ${name}`, value, window, unit);
    return [
      input("area", "Net clear area", window.clearOpeningSqft, "sq ft"),
      input("width", "Clear width", window.clearOpeningWidthIn, "in"),
      input("height", "Clear height", window.clearOpeningHeightIn, "in"),
      input("sill", "Sill height", window.sillHeightIn, "in"),
      floor === null
        ? fromElsewhere(`${window.mark}.grade`, `Grade floor, ${name}`, false, "assumed")
        : fromSheet(
          `${window.mark}.grade`,
          `Grade floor, ${name}`,
          floor === "ground",
          placeOf(window),
        ),
    ];
  });
  const volume = building.volume ?? "residential";
  return windows.length === 0
    ? []
    : [fromElsewhere("volume", "Volume of the code", volume, "assumed"), ...windows];
}

/** Solves the inputs of {@link readEscapeOpenings}, window by window. */
export function solveEscapeOpenings(inputs: CalculatorInput[]): Calculation {
  const windows = inputs.filter(({ key }) => key.endsWith(".area")).map(({ key, label }) => {
    const mark = key.replace(/\.area$/, "");
    const opening: Opening = {
      areaSqft: numberOf(inputs, key),
      widthIn: numberOf(inputs, `${mark}.width`),
      heightIn: numberOf(inputs, `${mark}.height`),
      sillIn: numberOf(inputs, `${mark}.sill`),
      isGradeFloor: inputs.find((it) => it.key === `${mark}.grade`)?.value === true,
    };
    return { name: label.replace("Net clear area of ", ""), opening };
  });
  const isKnown = ({ opening: { areaSqft, widthIn, heightIn } }: typeof windows[number]) =>
    areaSqft !== null || (widthIn !== null && heightIn !== null);
  const known = windows.filter(isKnown);
  const words = (opening: Opening) => shortfallsOf(opening).join(", ") || "meets";
  const codeReference = wordsOf(inputs, "volume") === "building"
    ? "FBC-B 1031.2"
    : "FBC-R R310.2.1";
  return {
    id: "escape-openings",
    title: "Emergency escape openings",
    codeReference,
    inputs,
    steps: known.map(({ name, opening }) => ({
      label: name,
      value: `${
        opening.areaSqft ??
          Math.round(((opening.widthIn ?? 0) * (opening.heightIn ?? 0)) / 1.44) / 100
      } sq ft, ${opening.isGradeFloor ? "grade floor" : "above grade or not known"}: ${
        words(opening)
      }`,
    })),
    result: known.length === 0
      ? null
      : known.map(({ name, opening }) => ({ label: name, value: words(opening), unit: null })),
    checks: known.map(({ name, opening }) =>
      state(
        `Escape opening ${name}`,
        words(opening),
        limitWords(opening),
        shortfallsOf(opening).length === 0 ? isWhole(opening) || null : false,
        codeReference,
      )
    ),
    missing: windows.filter((it) => !isKnown(it)).map(({ name }) => `net clear opening of ${name}`),
  };
}

/** True when every figure is known, so that nothing is left to ask. */
const isWhole = ({ widthIn, heightIn, sillIn }: Opening): boolean =>
  widthIn !== null && heightIn !== null && sillIn !== null;

function limitWords({ isGradeFloor }: Opening): string {
  const it = limits2023.egress;
  const area = isGradeFloor ? it.escapeGradeAreaSqft : it.escapeAreaSqft;
  return `at least ${area} sq ft, ${it.escapeWidthIn} in wide, ${it.escapeHeightIn} in high; sill at most ${it.escapeSillIn} in`;
}

/** The calculation, null without windows of sleeping rooms. */
export function calculateEscapeOpenings(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  const inputs = readEscapeOpenings(plan, building);
  return inputs.length === 0 ? null : solveEscapeOpenings(inputs);
}

const placeOf = (window: Window) => ({ ...window, ...(window.symbols[0] ?? {}) });

/** Facts of the building that are given otherwise than in the set before: they set limits. Pure. */
import type { Fact } from "../../_shared/domain/plan_set.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";

/** One fact of the building given otherwise. */
export interface FactChange {
  /** Within a sentence: `the use groups`. */
  name: string;
  /** Where the sheets say the new value; null where the form alone does, or where one of two values went. */
  shown: Fact<unknown> | null;
  /** Where the sheets before said what no sheet says now; null where nothing of it went. */
  gone: Fact<unknown> | null;
}

export type SetFacts = Pick<ReportBody, "codeSummary" | "project">;

type Sheets = ReportBody["codeSummary"];
type Form = NonNullable<ReportBody["project"]>;

/** Where sheets and form say each. */
const FACTS: { name: string; onSheets: keyof Sheets; onForm?: keyof Form }[] = [
  { name: "the use groups", onSheets: "occupancyGroups", onForm: "occupancyClassification" },
  { name: "the construction type", onSheets: "constructionType", onForm: "typeOfConstruction" },
  { name: "the sprinklers", onSheets: "sprinklers", onForm: "fireSprinkler" },
  { name: "the number of stories", onSheets: "stories" },
  { name: "the building height", onSheets: "buildingHeightFt", onForm: "buildingHeight" },
  { name: "the building area", onSheets: "buildingAreaSqft", onForm: "buildingArea" },
  { name: "the flood zone", onSheets: "floodZone" },
  { name: "the base flood elevation", onSheets: "baseFloodElevationFt" },
  { name: "the wind speed", onSheets: "windSpeedMph" },
];

/** Facts that sheets or form give otherwise now. */
export function listFactChanges(before: SetFacts, after: SetFacts): FactChange[] {
  return FACTS.flatMap(({ name, onSheets, onForm }) => {
    const [was, is] = [before, after].map(({ codeSummary }) => codeSummary[onSheets] as Facts);
    const shown = is.find((it) => !isSaidBy(was, it)) ?? null;
    const gone = was.find((it) => !isSaidBy(is, it)) ?? null;
    const isFormOther = onForm !== undefined && before.project !== undefined &&
      after.project !== undefined && !isAlike(before.project[onForm], after.project[onForm]);
    return shown || gone || isFormOther ? [{ name, shown, gone }] : [];
  });
}

type Facts = readonly Fact<unknown>[];

const isSaidBy = (facts: Facts, { value }: Fact<unknown>): boolean =>
  facts.some((it) => isAlike(it.value, value));

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Corrections of typed facts: code summary, occupant loads, rooms. The entered value becomes evidence of the form. */
import type { CorrectedValue } from "../../_shared/domain/corrections.ts";
import type { CodeSummary, Evidence, Fact, Place } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { CalculatorInput } from "../../_shared/domain/report.ts";
import type { PageFacts } from "../extract/mod.ts";

/** A change of the facts of pages. */
export interface FactEdit {
  /** Changes a page that has the fact, returns every other page as it is. */
  edit: (facts: PageFacts) => PageFacts;
  /** What the form says instead. */
  project?: Partial<ProjectDetails>;
  /** Where the fact stands; null when no sheet shows it. */
  place: Place | null;
  /** What now stands there, for looking evidence up. */
  words: string[];
}

/** The input that is corrected, and the value entered for it. */
export interface CorrectionTarget {
  calculationId: string;
  input: CalculatorInput;
  value: CorrectedValue;
}

type ListName = keyof CodeSummary;

/** Facts of the code summary an input is read from, the value as a fact, and the field of the form beside it. */
const SUMMARY: Readonly<
  Record<
    string,
    {
      list: ListName;
      unit?: string;
      toFact?: (value: CorrectedValue) => unknown;
      toForm?: (value: CorrectedValue) => Partial<ProjectDetails>;
    }
  >
> = {
  groups: {
    list: "occupancyGroups",
    toFact: groupsOf,
    toForm: (value) => ({ occupancyClassification: groupsOf(value) }),
  },
  type: {
    list: "constructionType",
    toForm: (value) => ({
      typeOfConstruction: value as ProjectDetails["typeOfConstruction"],
    }),
  },
  sprinklers: {
    list: "sprinklers",
    toForm: (value) => ({ fireSprinkler: value === null ? null : value !== "none" }),
  },
  stories: { list: "stories" },
  heightFt: {
    list: "buildingHeightFt",
    unit: "ft",
    toForm: (value) => ({ buildingHeight: Number(value ?? 0) }),
  },
  areaSqft: {
    list: "buildingAreaSqft",
    unit: "sq ft",
    toForm: (value) => ({ buildingArea: Number(value ?? 0) }),
  },
  occupants: { list: "totalOccupantLoad" },
  stated: { list: "totalOccupantLoad" },
  floodZone: {
    list: "floodZone",
    toForm: (value) => ({ femaFloodZone: value as string | null }),
  },
  baseFloodFt: {
    list: "baseFloodElevationFt",
    unit: "ft",
    toForm: (value) => ({ baseFloodElevation: value as number | null }),
  },
  designFloodFt: { list: "designFloodElevationFt", unit: "ft" },
  lowestFt: { list: "finishedFloorElevationFt", unit: "ft" },
};

function groupsOf(value: CorrectedValue): ProjectDetails["occupancyClassification"] {
  return String(value ?? "").split(",").map((it) => it.trim())
    .filter(Boolean) as ProjectDetails["occupancyClassification"];
}

/** Edits that may put the value in place, the surest first; whoever tries them reads the set again. */
export function factEdits(target: CorrectionTarget, pages: readonly PageFacts[]): FactEdit[] {
  const { input } = target;
  if (/^(area|factor)\d+$/.test(input.key)) return spaceEdits(target);
  return input.key in SUMMARY ? [summaryEdit(target, pages)] : [];
}

/** Replaces every fact of the list by the entered one, so that sheets and form no longer disagree about it. */
function summaryEdit({ input, value }: CorrectionTarget, pages: readonly PageFacts[]): FactEdit {
  const { list, unit = null, toFact = (it: CorrectedValue) => it, toForm } = SUMMARY[input.key];
  const at = evidenceOf(input, value, pages);
  const fact = { ...at, value: toFact(value), unit } as Fact<unknown>;
  return {
    edit: (facts) => ({
      ...facts,
      codeSummary: {
        ...facts.codeSummary,
        [list]: value !== null && facts.sheet.page === at?.page ? [fact] : [],
      },
      occupantLoads: input.key === "occupants" && typeof value === "number"
        ? facts.occupantLoads.map((row) => row.isTotal ? { ...row, occupants: value } : row)
        : facts.occupantLoads,
    }),
    ...(toForm && { project: toForm(value) }),
    place: input.place,
    words: at ? [at.sourceText] : [],
  };
}

/** Changes the row or the room an area or a factor was read from. */
function spaceEdits({ input, value }: CorrectionTarget): FactEdit[] {
  const { place } = input;
  if (!place || (value !== null && typeof value !== "number")) return [];
  const words = wordsOf(input, value);
  const isIt = (it: Evidence) => isAt(it, place) && it.sourceText === input.sourceText;
  const isArea = input.key.startsWith("area");
  return [{
    edit: (facts) => ({
      ...facts,
      occupantLoads: facts.occupantLoads.map((row) =>
        !isIt(row)
          ? row
          : { ...row, [isArea ? "areaSqft" : "factor"]: value, ...entered(row, words) }
      ),
      rooms: facts.rooms.map((room) => {
        if (!isIt(room)) return room;
        const change = isArea
          ? { areaSqft: value }
          : { occupantFactor: value === null ? null : { sqftPerOccupant: value, basis: null } };
        return { ...room, ...change, ...entered(room, words) };
      }),
    }),
    place,
    words: [words],
  }];
}

const entered = ({ sourceText }: Evidence, words: string) => ({
  sourceText: `${sourceText} (${words})`,
  readBy: "form" as const,
  confidence: 1,
});

/** Same page and the same box, to a tenth of a percent. */
export function isAt(it: Place, place: Place): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.1;
  return it.page === place.page && near(it.box.x, place.box.x) && near(it.box.y, place.box.y) &&
    near(it.box.width, place.box.width) && near(it.box.height, place.box.height);
}

/** How an entered value is written where evidence is shown. */
export function wordsOf({ label, unit }: CalculatorInput, value: CorrectedValue): string {
  const figure = value === null ? "not known" : [value, unit].filter((it) => it !== null).join(" ");
  return `${label} entered by the user: ${figure}`;
}

/** Evidence of an entered value: where the read one stood, else the title block of the first sheet. */
function evidenceOf(
  input: CalculatorInput,
  value: CorrectedValue,
  pages: readonly PageFacts[],
): Evidence | null {
  const first = pages.find(({ sheet }) => sheet.titleBlock !== null)?.sheet ?? pages[0]?.sheet;
  const place = input.place ?? first?.titleBlock ??
    (first && { page: first.page, box: { x: 0, y: 0, width: 100, height: 100 } });
  return place
    ? {
      page: place.page,
      box: place.box,
      sheet: input.sheet ?? first?.number ?? null,
      sourceText: wordsOf(input, value),
      readBy: "form",
      confidence: 1,
    }
    : null;
}

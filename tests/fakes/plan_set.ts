/** Builders of plan facts for tests: give what the test is about, the rest is plausible. */
import { emptyCodeSummary } from "../../functions/analysis/extract/facts/code_summary.ts";
import type {
  CodeSummary,
  ColumnMeaning,
  Dimension,
  Door,
  Evidence,
  Fact,
  Note,
  PlanSet,
  Room,
  Schedule,
  ScheduleKind,
  Sheet,
  Window,
} from "../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import type { Rule, RuleContext, Subject, Verdict } from "../../functions/_rules/define_rule.ts";
import { profileBuilding } from "../../functions/_rules/building_profile.ts";
import { limits2023 } from "../../functions/_rules/limits/mod.ts";

let row = 0;

/** Evidence on page 1 of A-101, each call a little lower on the page. */
export function anEvidence(sourceText: string, over: Partial<Evidence> = {}): Evidence {
  row = (row + 3) % 90;
  return {
    page: 1,
    box: { x: 10, y: 5 + row, width: 12, height: 1 },
    sheet: "A-101",
    sourceText,
    readBy: "text",
    confidence: 0.98,
    ...over,
  };
}

/** A typed fact printed as `sourceText` (default: the value itself). */
export function aFact<T>(value: T, over: Partial<Fact<T>> = {}): Fact<T> {
  return { ...anEvidence(over.sourceText ?? String(value)), value, unit: null, ...over };
}

/** A note with the given words. */
export function aNote(text: string, over: Partial<Note> = {}): Note {
  return {
    ...anEvidence(text),
    text,
    kind: "note",
    heading: null,
    drawing: null,
    room: null,
    ...over,
  };
}

/** A level dimension of so many inches, printed as `text`. */
export function aDimension(
  text: string,
  valueIn: number,
  over: Partial<Dimension> = {},
): Dimension {
  return {
    ...anEvidence(text),
    valueIn,
    measuredIn: null,
    qualifier: null,
    orientation: "horizontal",
    ...over,
  };
}

/** A room by name. */
export function aRoom(name: string, over: Partial<Room> = {}): Room {
  return {
    ...anEvidence(name),
    name,
    number: null,
    areaSqft: null,
    areaFrom: null,
    widthFt: null,
    depthFt: null,
    ceilingHeightIn: null,
    occupants: null,
    occupantFactor: null,
    labels: [],
    ...over,
  };
}

/** A single door by mark, 3'-0" x 7'-0". */
export function aDoor(mark: string, over: Partial<Door> = {}): Door {
  return {
    ...anEvidence(mark),
    mark,
    widthIn: 36,
    heightIn: 84,
    leaves: 1,
    clearWidthIn: null,
    thicknessIn: null,
    material: null,
    hardware: null,
    fireRatingMin: null,
    location: null,
    remarks: null,
    productApproval: null,
    fields: {},
    symbols: [],
    rooms: [],
    swingsIntoRoom: null,
    isExterior: null,
    ...over,
  };
}

/** A window by mark. */
export function aWindow(mark: string, over: Partial<Window> = {}): Window {
  return {
    ...anEvidence(mark),
    mark,
    widthIn: null,
    heightIn: null,
    sillHeightIn: null,
    clearOpeningSqft: null,
    clearOpeningWidthIn: null,
    clearOpeningHeightIn: null,
    type: null,
    location: null,
    glazing: null,
    uFactor: null,
    shgc: null,
    productApproval: null,
    remarks: null,
    fields: {},
    symbols: [],
    rooms: [],
    ...over,
  };
}

/** A schedule from `[header, meaning]` columns and rows of cell texts. */
export function aSchedule(
  kind: ScheduleKind,
  columns: [header: string, meaning: ColumnMeaning | null][],
  rows: string[][],
  over: Partial<Schedule> = {},
): Schedule {
  const { page = 1 } = over;
  const frame = anEvidence(over.title ?? `${kind} SCHEDULE`, { page });
  return {
    ...frame,
    kind,
    title: `${kind.toUpperCase()} SCHEDULE`,
    columns: columns.map(([header, meaning]) => ({ header, meaning })),
    rows: rows.map((cells, index) => {
      const box = { x: frame.box.x, y: frame.box.y + index * 0.8, width: 40, height: 0.8 };
      return {
        page: frame.page,
        box,
        cells: cells.map((text, column) => ({
          text,
          page: frame.page,
          box: { ...box, x: box.x + column * 5, width: 5 },
        })),
      };
    }),
    ...over,
  };
}

/**
 * What a plan shows when it has one list. As they are read, the heads of lists of two columns are their first row;
 * those of wider lists head the columns.
 */
export function aList(
  title: string,
  heads: string[],
  ...rows: string[][]
): { schedules: Schedule[] } {
  const isPair = heads.length === 2;
  const columns = heads.map((head): [string, null] => [isPair ? "" : head, null]);
  return { schedules: [aSchedule("other", columns, isPair ? [heads, ...rows] : rows, { title })] };
}

/** A readable sheet; page 1, A-101, floor plan, architectural unless said otherwise. */
export function aSheet(over: Partial<Sheet> = {}): Sheet {
  return {
    page: 1,
    file: "plans.pdf",
    pageInFile: 1,
    widthPt: 2592,
    heightPt: 1728,
    number: "A-101",
    title: "FLOOR PLAN",
    revision: null,
    date: null,
    discipline: "architectural",
    kind: "floor plan",
    scales: [],
    titleBlock: anEvidence("A-101 FLOOR PLAN", { box: { x: 88, y: 90, width: 10, height: 8 } }),
    reading: { state: "text", wordCount: 400, reason: null },
    ...over,
  };
}

/** An empty code summary with the given facts. */
export function aCodeSummary(over: Partial<CodeSummary> = {}): CodeSummary {
  return { ...emptyCodeSummary(), ...over };
}

/** A plan set of one readable floor plan sheet with the given facts. */
export function aPlanSet(
  over: Partial<Omit<PlanSet, "codeSummary">> & { codeSummary?: Partial<CodeSummary> } = {},
): PlanSet {
  const { codeSummary, ...rest } = over;
  const summary = aCodeSummary(codeSummary);
  // What the next plan holds begins at the top again, however many were made before it.
  row = 0;
  return {
    sheets: [aSheet()],
    notes: [],
    schedules: [],
    rooms: [],
    doors: [],
    windows: [],
    dimensions: [],
    occupantLoads: [],
    drawingIndex: [],
    buildings: [],
    annotations: [],
    codeSummary: summary,
    ...rest,
  };
}

/** A one-storey unsprinklered office; give what differs. */
export function aProject(over: Partial<ProjectDetails> = {}): ProjectDetails {
  return {
    name: "Office",
    address: "1 Main Street, Orlando, FL 32801",
    clientName: "Client",
    clientPhone: "407-555-0100",
    clientEmail: "client@example.com",
    occupancyClassification: ["B"],
    inspectionCategories: [],
    buildingHeight: 20,
    buildingArea: 4000,
    typeOfConstruction: "IIB",
    fireSprinkler: false,
    generator: false,
    baseFloodElevation: null,
    femaFloodZone: null,
    priority: "medium",
    tags: [],
    ...over,
  };
}

/** A one-family dwelling under FBC-Residential. */
export function aHouse(over: Partial<ProjectDetails> = {}): ProjectDetails {
  return aProject({
    name: "House",
    occupancyClassification: ["R-3"],
    typeOfConstruction: "VB",
    buildingArea: 2000,
    ...over,
  });
}

/** What a rule knows beside its subject. */
export const aContext = (
  plan: PlanSet = aPlanSet(),
  project: ProjectDetails = aProject(),
): RuleContext => ({
  plan,
  project,
  building: profileBuilding(plan, project),
  limits: limits2023,
});

/** What a rule said about one subject, as the engine sees it. */
export interface RuleOutcome {
  kind: Verdict["kind"];
  message: string | null;
  data: Verdict["data"];
  sourceText: string;
}

/**
 * Runs one rule the way the engine does: building-wide applicability first, then every subject; an
 * undecided applicability turns a fail into a question; inapplicable verdicts are left out.
 */
export function runRule<T extends Subject>(
  rule: Rule<T>,
  plan: PlanSet,
  project: ProjectDetails = aProject(),
): RuleOutcome[] {
  const context = aContext(plan, project);
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  return rule.applies(plan, context).flatMap((subject) =>
    [rule.check(subject, context)].flat()
      .filter((verdict) => verdict.kind !== "inapplicable")
      .map((verdict) => ({
        kind: verdict.kind === "fail" && applicability === "unknown"
          ? "cantTell" as const
          : verdict.kind,
        message: verdict.message,
        data: verdict.data,
        sourceText: (verdict.at ?? subject).sourceText,
      }))
  );
}

/** Only the kinds of a rule's verdicts, for tables. */
export function kindsOf<T extends Subject>(
  rule: Rule<T>,
  plan: PlanSet,
  project?: ProjectDetails,
): Verdict["kind"][] {
  return runRule(rule, plan, project).map((outcome) => outcome.kind);
}

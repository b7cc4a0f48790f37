/** The answered checklist: what FBC 107.2 and 107.3.5 want a plan set to show, and where this one shows it. */
import type { ChecklistAnswer } from "../_shared/domain/report.ts";
import type { Evidence, PlanSet, Sheet } from "../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../_rules/building_profile.ts";
import { allStatements, isDeferred } from "../_rules/measure.ts";
import {
  type PlanContentItem,
  planContentItems,
} from "../_rules/limits/fbc_2023/required_documents.ts";

/** Answers every item in the code's own order. */
export function answerChecklist(plan: PlanSet, building: BuildingProfile): ChecklistAnswer[] {
  const searched = searchable(plan);
  return planContentItems.map((item) => answer(item, plan, building, searched));
}

type Searchable = Evidence & { text: string };

function searchable(plan: PlanSet): Searchable[] {
  const titles = plan.sheets.flatMap((
    sheet,
  ) => (sheet.titleBlock && sheet.title ? [{ ...sheet.titleBlock, text: sheet.title }] : []));
  const tables = plan.schedules.flatMap((it) => (it.title ? [{ ...it, text: it.title }] : []));
  return [...titles, ...tables, ...allStatements(plan)];
}

function answer(
  item: PlanContentItem,
  plan: PlanSet,
  building: BuildingProfile,
  searched: Searchable[],
): ChecklistAnswer {
  const base = {
    id: item.id,
    group: item.group,
    subgroup: item.subgroup,
    section: item.section,
    item: item.item,
  };
  const nothing = { sheet: null, place: null, sourceText: null };
  if (!appliesTo(item, building)) {
    return {
      ...base,
      ...nothing,
      answer: "not applicable",
      reason: `Asked of ${item.appliesTo} only.`,
    };
  }
  const hit = findHit(item, searched);
  if (hit) {
    return {
      ...base,
      answer: "shown",
      sheet: hit.sheet,
      place: { page: hit.page, box: hit.box },
      sourceText: hit.sourceText,
      reason: null,
    };
  }
  const sheets = sheetsFor(item, plan);
  if (sheets.length === 0) {
    return {
      ...base,
      ...nothing,
      answer: "could not verify",
      reason: `No sheet in the set would show it (${
        item.evidence.sheets?.join(", ") || "no sheet named"
      }).`,
    };
  }
  if (item.evidence.textPatterns.length === 0) {
    return {
      ...base,
      ...nothing,
      answer: "could not verify",
      reason: "It has no wording to search for; a person has to look.",
    };
  }
  return {
    ...base,
    ...nothing,
    answer: "not shown",
    reason: `Searched ${sheets.map((it) => it.number ?? `page ${it.page}`).join(", ")}.`,
  };
}

function appliesTo(item: PlanContentItem, building: BuildingProfile): boolean {
  if (item.appliesTo === "all" || building.volume === null) {
    return item.appliesTo !== "manufactured buildings";
  }
  if (item.appliesTo === "commercial") return building.volume === "building";
  if (item.appliesTo.startsWith("residential")) return building.volume === "residential";
  if (item.appliesTo === "HVHZ") return building.isHvhz !== false;
  return false;
}

/** A pattern hit on text that shows the thing, not on text that puts it off. */
function findHit(item: PlanContentItem, searched: Searchable[]): Searchable | null {
  for (const pattern of item.patterns) {
    const hit = searched.find((it) => pattern.test(it.text) && !isDeferred(it.text));
    if (hit) return hit;
  }
  return null;
}

const SHEETS_BY_WORD: [RegExp, (sheet: Sheet) => boolean][] = [
  [/plumbing|riser/, (sheet) => sheet.discipline === "plumbing" || sheet.discipline === "gas"],
  [/gas/, (sheet) => sheet.discipline === "gas" || sheet.discipline === "plumbing"],
  [/mechanical/, (sheet) => sheet.discipline === "mechanical"],
  [/electrical|lighting/, (sheet) => sheet.discipline === "electrical"],
  [/site|civil|pool/, (sheet) => sheet.kind === "site" || sheet.discipline === "civil"],
  [/life safety/, (sheet) => sheet.kind === "life safety"],
  [/structural/, (sheet) => sheet.discipline === "structural"],
  [/fire (protection|alarm)/, (sheet) => sheet.discipline === "fire protection"],
  [
    /cover|code summary|general notes|index|all sheets/,
    (sheet) => sheet.kind === "cover" || sheet.kind === "code summary" || sheet.kind === "notes",
  ],
  [
    /floor plan|toilet|door|window|finish|wall type|demolition/,
    (sheet) => sheet.discipline === "architectural",
  ],
  [/section|detail/, (sheet) => sheet.kind === "section" || sheet.kind === "detail"],
  [/elevation/, (sheet) => sheet.kind === "elevation"],
];

function sheetsFor(item: PlanContentItem, plan: PlanSet): Sheet[] {
  const wanted = item.evidence.sheets?.join(" ").toLowerCase() ?? "";
  const tests = SHEETS_BY_WORD.filter(([word]) => word.test(wanted)).map(([, test]) => test);
  return plan.sheets.filter((sheet) =>
    sheet.reading.state !== "unreadable" && tests.some((test) => test(sheet))
  );
}

/**
 * Puts the owner's corrections into a review before it judges. A corrected value takes the place of what was read,
 * in the facts of the page it was read from, so that rules and calculators see the same building. Where a fact
 * can't be found again, the calculators alone use the value and the report says so.
 */
import {
  type AppliedCorrection,
  correctionKey,
  type Corrections,
  correctionsOf,
} from "../../_shared/domain/corrections.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Place } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { contains } from "../../_shared/geometry.ts";
import { profileBuilding } from "../../_rules/building_profile.ts";
import { withCorrections } from "../../_rules/calculators/recompute.ts";
import { SOLVERS } from "../../_rules/calculators/solve.ts";
import { calculate } from "../calculate.ts";
import { assemblePlanSet, type PageFacts } from "../extract/mod.ts";
import type { PageAnalysis } from "../pipeline.ts";
import { appliedToBuildings, editBuilding } from "./building_edits.ts";
import { type FactEdit, factEdits } from "./fact_edits.ts";
import { textEdits } from "./text_edits.ts";

/** A review's input with the corrections in it. */
export interface CorrectedReview {
  pages: PageAnalysis[];
  project: ProjectDetails;
  applied: AppliedCorrection[];
  /** The calculations of the corrected set, with what was read beside what was entered. */
  recalculate(calculations: Calculation[]): Calculation[];
  /** Says of a finding that it stands on an entered value. */
  mark(finding: Finding): Finding;
}

interface Reading {
  pages: PageFacts[];
  project: ProjectDetails;
}

/** One corrected input, as it was read. */
interface Item {
  key: string;
  calculation: Calculation;
  input: CalculatorInput;
}

/** Applies corrections to pages that were read. Without corrections everything stays as it is. */
export function applyCorrections(
  pages: readonly PageAnalysis[],
  project: ProjectDetails,
  corrections: Corrections = {},
): CorrectedReview {
  const isCorrected = Object.keys(corrections).length > 0;
  const before = isCorrected ? calculationsOf({ pages: pages.map((it) => it.facts), project }) : [];
  const items = itemsOf(before, corrections);
  let reading: Reading = { pages: pages.map((it) => editBuilding(it.facts, corrections)), project };
  let known = before;
  const edits: FactEdit[] = [];
  const applied = items.map(({ key, calculation, input }): AppliedCorrection => {
    const value = corrections[key];
    const target = { calculationId: calculation.id, input, value };
    const isRight = (edit: FactEdit, isAlone: boolean): boolean => {
      const after = calculationsOf(change(reading, edit));
      if (!isRead(after, target) || (isAlone && !isAllElse(known, after, key))) return false;
      known = after;
      return true;
    };
    const edit = factEdits(target, reading.pages).find((it) => isRight(it, false)) ??
      textEdits(target, reading.pages).find((it) => isRight(it, true));
    if (edit) {
      edits.push(edit);
      reading = change(reading, edit);
    }
    return {
      key,
      // What several calculations share belongs to none of them.
      label: key === input.key ? input.label : `${calculation.title}: ${input.label}`,
      readValue: input.value,
      value,
      unit: input.unit,
      sheet: input.sheet,
      sourceText: input.sourceText,
      isUsedByRules: edit !== undefined,
    };
  });
  const places = edits.flatMap((it) => it.place ?? []);
  return {
    pages: pages.map((page) => ({
      ...editPage(page, edits),
      facts: editBuilding(editPage(page, edits).facts, corrections),
    })),
    project: reading.project,
    applied: [
      ...applied,
      ...isCorrected ? appliedToBuildings(pages.map((it) => it.facts), corrections) : [],
    ],
    recalculate: (after) => items.length === 0 ? after : overlay(before, after, corrections),
    mark: (finding) => places.some((place) => isOn(finding, place)) ? toEntered(finding) : finding,
  };
}

function itemsOf(calculations: readonly Calculation[], corrections: Corrections): Item[] {
  const items = new Map<string, Item>();
  for (const calculation of calculations) {
    for (const input of calculation.inputs) {
      const key = correctionKey(calculation.id, input.key);
      if (corrections[key] === undefined || items.has(key)) continue;
      items.set(key, { key, calculation, input });
    }
  }
  return [...items.values()];
}

function calculationsOf({ pages, project }: Reading): Calculation[] {
  const plan = assemblePlanSet(pages);
  return calculate(plan, project, profileBuilding(plan, project));
}

const change = ({ pages, project }: Reading, { edit, project: form }: FactEdit): Reading => ({
  pages: pages.map(edit),
  project: { ...project, ...form },
});

/** The corrected value is what the calculators now read, or the input is gone because it decided so. */
function isRead(
  after: readonly Calculation[],
  { calculationId, input, value }: { calculationId: string } & FactTarget,
): boolean {
  const calculation = after.find(({ id }) => id === calculationId);
  if (!calculation) return true;
  const now = calculation.inputs.find(({ key }) => key === input.key)?.value;
  return typeof now === "number" && typeof value === "number"
    ? Math.abs(now - value) <= Math.max(0.01, Math.abs(value) * 1e-4)
    : now === value;
}

type FactTarget = { input: CalculatorInput; value: Corrections[string] };

/** Nothing but the corrected input changed: the number that was replaced was the right one. */
function isAllElse(
  before: readonly Calculation[],
  after: readonly Calculation[],
  key: string,
): boolean {
  const written = (calculations: readonly Calculation[]) =>
    JSON.stringify(calculations.map(({ id, inputs }) => [
      id,
      inputs.filter((it) => correctionKey(id, it.key) !== key).map((it) => [it.key, it.value]),
    ]));
  return written(before) === written(after);
}

/** Facts of the page, of the model's reading of it, and the words evidence is looked up in. */
function editPage(page: PageAnalysis, edits: readonly FactEdit[]): PageAnalysis {
  if (edits.length === 0) return page;
  const editAll = (facts: PageFacts) => edits.reduce((it, { edit }) => edit(it), facts);
  const words = edits.flatMap(({ place, words }) => place?.page === page.page ? words : []);
  const model = page.model as (PageAnalysis["model"] & { facts?: PageFacts | null }) | null;
  return {
    ...page,
    facts: editAll(page.facts),
    text: [page.text, ...words].join(" "),
    model: model?.facts ? { ...model, facts: editAll(model.facts) } : model,
  };
}

/** Entered values over what the corrected set gives, each input with what was read for it. */
function overlay(
  before: readonly Calculation[],
  after: readonly Calculation[],
  corrections: Corrections,
): Calculation[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const read = before.find((it) => it.id === id);
    const calculation = after.find((it) => it.id === id) ?? read;
    if (!calculation) return [];
    const entered = correctionsOf(id, calculation.inputs, corrections);
    const inputs = withCorrections(calculation.inputs, entered).map((input) => {
      const was = read?.inputs.find(({ key }) => key === input.key);
      if (!(input.key in entered) || !was) return input;
      const { sheet, place, sourceText, value: readValue, origin } = was;
      const readOrigin = origin === "user" ? "unknown" : origin;
      return { ...input, readValue, readOrigin, sheet, place, sourceText };
    });
    return [SOLVERS[id](inputs)];
  });
}

/** Slack in percent of the page: boxes of words and of their row differ by a hair. */
const SLACK = 0.5;

const isOn = ({ documentMarkup }: Finding, { page, box }: Place): boolean =>
  documentMarkup.page === page && contains(box, documentMarkup, SLACK);

const toEntered = (finding: Finding): Finding => ({
  ...finding,
  description: `${finding.description} A value here was entered by the user.`,
  evidence: { ...finding.evidence, readBy: "form" },
});

/** Tables of checklist items: what shows each, what only looks like it, and when it is not asked. */
import assert from "node:assert/strict";
import { answerChecklist } from "../../functions/analysis/checklist.ts";
import { profileBuilding } from "../../functions/_rules/building_profile.ts";
import type { PlanSet, Sheet } from "../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import type { ChecklistAnswer } from "../../functions/_shared/domain/report.ts";
import { aNote, aPlanSet, aProject, aSheet } from "./plan_set.ts";

type Facts = Parameters<typeof aPlanSet>[0];

/** What stands on the sheet: notes, `# ` before a title, facts. */
export type Drawn = string | string[] | Facts;

export interface ItemCase {
  /** Each alone makes the answer `shown`. */
  shows: Drawn[];
  /** None does. */
  lookalikes: Drawn[];
  /** Makes the answer `not applicable`; left out where only the kind of building does. */
  notAsked?: { drawn?: Drawn; project?: ProjectDetails; because: RegExp };
  /** Stands beside everything above, so that the item is asked. */
  beside?: string[];
  project?: ProjectDetails;
  /** The sheet, where it is not that of the table. */
  sheet?: Partial<Sheet>;
}

export interface ItemTable {
  sheet: Partial<Sheet>;
  project?: ProjectDetails;
  /** A building of the other kind, of which none of these items is asked; null when all are asked of every one. */
  other: ProjectDetails | null;
  items: Record<string, ItemCase>;
}

/** A set of one sheet on which that stands. */
export function drawnOn(sheet: Partial<Sheet>, ...drawn: Drawn[]): PlanSet {
  const facts = drawn.filter((it): it is NonNullable<Facts> =>
    typeof it === "object" && !Array.isArray(it)
  );
  const texts = drawn.flatMap((it) => typeof it === "string" || Array.isArray(it) ? it : []);
  const notes = texts.map((text) =>
    text.startsWith("# ") ? aNote(text.slice(2), { kind: "title" }) : aNote(text)
  );
  return aPlanSet({
    sheets: [aSheet(sheet)],
    ...Object.assign({}, ...facts),
    notes: [...notes, ...facts.flatMap((it) => it.notes ?? [])],
  });
}

/** The answer to one item. */
export function answerTo(
  id: string,
  plan: PlanSet,
  project: ProjectDetails = aProject(),
): ChecklistAnswer {
  const found = answerChecklist(plan, profileBuilding(plan, project)).find((it) => it.id === id);
  assert.ok(found, `${id} is an item of the list`);
  return found;
}

const worded = (drawn: Drawn): string =>
  typeof drawn === "object" && !Array.isArray(drawn)
    ? Object.keys(drawn ?? {}).join(", ")
    : [drawn].flat().join(" / ");

/** Registers one test per row. */
export function testItems({ sheet, project, other, items }: ItemTable): void {
  for (const [id, item] of Object.entries(items)) {
    const on = item.sheet ?? sheet;
    const beside = item.beside ?? [];
    const ask = (drawn: Drawn) =>
      answerTo(id, drawnOn(on, beside, drawn), item.project ?? project ?? aProject());
    for (const drawn of item.shows) {
      Deno.test(`${id} is shown by: ${worded(drawn)}`, () => {
        const answer = ask(drawn);
        assert.equal(answer.answer, "shown", answer.reason ?? "");
        assert.ok(answer.sheet && answer.place && answer.sourceText, "with its place and words");
      });
    }
    for (const drawn of item.lookalikes) {
      Deno.test(`${id} is not shown by: ${worded(drawn)}`, () => {
        const answer = ask(drawn);
        assert.notEqual(answer.answer, "shown", answer.sourceText ?? "");
        assert.match(answer.reason ?? "", /\.”?$/);
      });
    }
    const { notAsked } = item;
    if (notAsked) {
      Deno.test(`${id} is not asked: ${notAsked.because.source}`, () => {
        const plan = drawnOn(on, notAsked.drawn ?? "OFFICE");
        const answer = answerTo(id, plan, notAsked.project ?? item.project ?? project);
        assert.equal(answer.answer, "not applicable", answer.reason ?? "");
        assert.match(answer.reason ?? "", notAsked.because);
      });
    }
    if (other) {
      Deno.test(`${id} is not asked of another kind of building`, () => {
        assert.equal(answerTo(id, drawnOn(on, "OFFICE"), other).answer, "not applicable");
      });
    }
  }
}

/** Tables of statements and verdicts: one test per row, named as a sentence. */
import assert from "node:assert/strict";
import type { Note } from "../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import type { Rule, Subject, Verdict } from "../../functions/_rules/define_rule.ts";
import { aNote, aPlanSet, runRule } from "./plan_set.ts";
import { assertWorded } from "./rule_table.ts";

/** What a plan says and what a rule answers. */
export interface StatementCase {
  /** What the row is about, when the words alone don't tell. */
  name?: string;
  /** Notes of the plan. */
  says?: string | string[];
  /** Applied to every note: heading, drawing, room. */
  where?: Partial<Note>;
  /** The rest of the plan. */
  plan?: Parameters<typeof aPlanSet>[0];
  project?: ProjectDetails;
  kinds: Verdict["kind"][];
}

const VERBS: Record<string, string> = { pass: "passes", fail: "fails", cantTell: "asks about" };

/** Notes one below the other, wherever on the page the first one stands. */
function linesOf(says: readonly string[], where?: Partial<Note>): Note[] {
  const notes = says.map((text) => aNote(text, where));
  return notes.map((note, index) => ({
    ...note,
    box: where?.box ?? { ...note.box, y: notes[0].box.y + index * LINE },
  }));
}

/** From line to line, per cent of the page. */
const LINE = 3;

/** Registers one test per row; `project` is the default building. Every verdict's words must be filled. */
export function testStatements<T extends Subject>(
  rule: Rule<T>,
  rows: StatementCase[],
  project?: ProjectDetails,
): void {
  for (const row of rows) {
    const says = [row.says ?? []].flat();
    const verb = row.kinds.map((kind) => VERBS[kind]).join(" and ") || "says nothing about";
    Deno.test(`${rule.id} ${verb}: ${row.name ?? says.join(" / ")}`, () => {
      const plan = aPlanSet({
        ...row.plan,
        notes: [...linesOf(says, row.where), ...(row.plan?.notes ?? [])],
      });
      const outcomes = runRule(rule, plan, row.project ?? project);
      assert.deepEqual(outcomes.map((it) => it.kind), row.kinds);
      for (const outcome of outcomes) assertWorded(rule, outcome);
    });
  }
}

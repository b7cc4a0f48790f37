/** Tables of links and verdicts: what a rule makes of a name and a figure somebody else ties together. */
import assert from "node:assert/strict";
import { verdictsOn } from "../../functions/analysis/evaluate/ask_frames.ts";
import { subjectsOfLink } from "../../functions/analysis/evaluate/link_subjects.ts";
import { contextOf } from "../../functions/analysis/evaluate/run_rules.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import type { Rule, Subject, Verdict } from "../../functions/_rules/define_rule.ts";
import { aNote, aPlanSet, aProject } from "./plan_set.ts";

/** A name, the words tied to it, and what a rule answers. */
export interface LinkCase {
  name: string;
  /** The figure as printed; left out where the thing is said not to be there. */
  figure?: string;
  /** The rest of the plan. */
  plan?: Parameters<typeof aPlanSet>[0];
  project?: ProjectDetails;
  kinds: Verdict["kind"][];
}

/** Registers one test per row; `project` is the default building. */
export function testLinks<T extends Subject>(
  rule: Rule<T>,
  rows: LinkCase[],
  project: ProjectDetails = aProject(),
): void {
  for (const { name, figure, kinds, ...row } of rows) {
    const verb = kinds.join(" and ") || "nothing";
    Deno.test(`${rule.id} makes ${verb} of ${figure ?? "no"} ${name}`, () => {
      const [words, subject] = [aNote(figure ?? "NONE"), aNote(name)]
        .map(({ text, box }) => ({ ids: [0], text, box }));
      const plan = aPlanSet(row.plan);
      const relation = figure === undefined ? "lacks" : "provides";
      const link = {
        page: 99,
        requirementId: rule.requirementId,
        words,
        subject,
        room: null,
        relation,
      };
      const known = rule as unknown as Rule<Subject>;
      const context = contextOf(plan, row.project ?? project);
      const verdicts = subjectsOfLink(
        link as Parameters<typeof subjectsOfLink>[0],
        rule.demand!,
        plan,
      )
        .filter((it) => !known.leavesOut?.(it.frame, it, context))
        .flatMap((it) => verdictsOn(known, it, context));
      const told = verdicts.map(({ kind }) => kind).filter((kind) => kind !== "inapplicable");
      assert.deepEqual(told, kinds);
    });
  }
}

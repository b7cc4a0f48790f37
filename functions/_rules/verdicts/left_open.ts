/**
 * Figures a drawing leaves open: `WIND SPEED: T.B.D.`, `STAIR RATING ____`, an empty value cell. A rule about a stated
 * figure asks about such a statement.
 */
import type { Rule, RuleContext, Subject } from "../define_rule.ts";
import { isUndecided } from "../reading/standing.ts";
import type { Statement } from "../reading/statements.ts";
import { type StatementQuery, statements } from "../reading/topics.ts";
import { cantTell, type VerdictData } from "./verdict.ts";

/** A statement that leaves the matter open. */
interface OpenStatement extends Statement {
  isOpen: true;
}

/** What is left open, and what the rule's words need beside the text. */
export interface OpenQuery extends StatementQuery {
  /** Values for the placeholders of the recommendation. */
  data?: (context: RuleContext) => VerdictData;
  /** A statement with this figure says something after all. */
  figure?: RegExp;
  /** Says in so many words that the figure is not given. */
  denied?: RegExp;
}

/** True when a text, or the value cell of a two-column row, holds no answer. */
export function isLeftOpen(it: Statement): boolean {
  if (isUndecided(it.text)) return true;
  if (!it.row || it.schedule?.kind !== "code summary" || it.row.cells.length !== 2) return false;
  const [label, value] = it.row.cells;
  return label.text.trim() !== "" && /^[\s_.\-–—]*$/.test(value.text);
}

/**
 * The rule, which also asks about the first statement on its topic that leaves the figure open.
 * Message key `leftOpen`, data `text`.
 */
export function orLeftOpen<T extends Subject>(rule: Rule<T>, query: OpenQuery): Rule<T> {
  const isOpen = (it: Subject): it is OpenStatement => "isOpen" in it;
  return {
    ...rule,
    applies: (plan, context) => {
      const subjects = rule.applies(plan, context);
      const [open] = statements(plan, query).filter((it) =>
        (isLeftOpen(it) || query.denied?.test(it.text)) && !query.figure?.test(it.text)
      );
      if (!open) return subjects;
      const others = subjects.filter((it) => it.page !== open.page || it.box !== open.box);
      return [...others, { ...open, isOpen: true } as Subject as T];
    },
    check: (subject, context) =>
      isOpen(subject)
        ? cantTell("leftOpen", { text: subject.text, ...query.data?.(context) })
        : rule.check(subject, context),
    messages: { ...rule.messages, leftOpen: `${rule.title} is not decided: {text}.` },
  };
}

/** Comments of a cycle as the screens list them: which finding is behind each, and what counts for it. */
import type { CarriedVerdict, CycleResponse } from "../../functions/_shared/contract/mod.ts";
import type {
  CarriedComment,
  CarriedState,
  SheetPair,
} from "../../functions/_shared/domain/comparison.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { Tone } from "../ui/Badge.tsx";
import { rank } from "./filters.ts";

/** A comment with what is shown of it. */
export interface CarriedLine {
  key: string;
  /** As letters, marked-up plans and what comes back of them call it: `F004`, `C1-F007` where it stands in an earlier cycle. */
  reference: string;
  comment: CarriedComment;
  before: Finding | null;
  after: Finding | null;
  verdict: CarriedVerdict | null;
  /** What the applicant answered to it. */
  response: string | null;
}

/** The findings of a cycle's comparison, joined to its comments, what asks for attention first and within that the gravest. */
export function linesOf(
  { comparison, findings, verdicts, responses }: CycleResponse,
): CarriedLine[] {
  const after = new Map(findings.after.map((it) => [it.id, it]));
  const keyOf = (cycle: number, id: string) => `${cycle} ${id}`;
  const before = new Map(
    findings.before.map(({ cycle, finding }) => [keyOf(cycle, finding.id), finding]),
  );
  const said = new Map(verdicts.map((it) => [keyOf(it.ofCycle, it.findingId), it]));
  const answers = new Map(
    responses.map((it) => [keyOf(it.ofCycle, it.findingId), it.response]),
  );
  const lines = (comparison?.comments ?? []).map((comment) => {
    const { before: earlier, afterId } = comment;
    const key = comment.before && keyOf(comment.before.cycle, comment.before.findingId);
    return {
      key: key ?? `new ${comment.afterId}`,
      reference: afterId ?? (earlier ? `C${earlier.cycle}-${earlier.findingId}` : ""),
      comment,
      before: (key && before.get(key)) || null,
      after: after.get(comment.afterId ?? "") ?? null,
      verdict: (key && said.get(key)) || null,
      response: (key && answers.get(key)) || null,
    };
  });
  const rankOf = ({ before, after }: CarriedLine): number => {
    const said = before ?? after;
    return said ? rank(said) : Infinity;
  };
  return lines.sort((a, b) =>
    ORDER[a.comment.state] - ORDER[b.comment.state] || rankOf(a) - rankOf(b)
  );
}

/** Numbers that sheets had in the set before, by their page now; of those alone that have another one now. */
export function formerNumbers(
  pairs: readonly Pick<SheetPair, "before" | "after">[],
  sheets: Record<"before" | "after", readonly { page: number; number: string | null }[]>,
): Map<number, string> {
  const numberOf = (side: keyof typeof sheets, page: number) =>
    sheets[side].find((it) => it.page === page)?.number ?? null;
  return new Map(pairs.flatMap(({ before, after }): [number, string][] => {
    if (before === null || after === null) return [];
    const [was, is] = [numberOf("before", before), numberOf("after", after)];
    return was && is && was !== is ? [[after, was]] : [];
  }));
}

/** What was not corrected, wherever it stands now; what is new; what is done. */
const ORDER: Record<CarriedState, number> = {
  open: 0,
  moved: 0,
  unconfirmed: 0,
  new: 1,
  late: 1,
  corrected: 2,
};

export const CARRIED_TONES: Record<CarriedState, Tone> = {
  corrected: "compliant",
  open: "high",
  moved: "high",
  unconfirmed: "warning",
  new: "accent",
  late: "accent",
};

/** The comments of a letter to the applicant: what stands after review, by discipline and sheet, numbered. Pure. */
import { asWorded, type Disposition } from "../../_shared/domain/disposition.ts";
import { CARRIED_WORDS, isStillOpen, type SpokenComment } from "../../_shared/domain/comparison.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import { withoutProvenance } from "../../_shared/provenance.ts";
import { comparisonWords, placeWords } from "../words.ts";

const DEFERRED = "Deferred: to be settled later, under another permit or in the field.";

/** One comment of the letter. */
export interface LetterComment {
  /** `1`, `2`, … through the whole letter. */
  number: number;
  finding: Finding;
  /** `Sheet A-101, page 3`. */
  place: string;
  section: string;
  /** What the sheet shows against what the section asks. */
  shown: string;
  /** Both figures in one line; null where there are none. */
  comparison: string | null;
  /** What would satisfy it. */
  wanted: string;
  /** A question asks to clarify; it accuses of nothing. */
  isQuestion: boolean;
  /** By which its answer is known when the letter comes back: `F004`, `C1-F007` for a comment of an earlier cycle. */
  reference: string;
  /** Under which its part of the sheet was drawn; null for a finding of another report. */
  pictureId: string | null;
  /** How it stands since the cycle before; null in the first letter. */
  carried: string | null;
  /** `Raised by the reviewer, Ana Diaz.`; null for what the engine found. */
  raised: string | null;
  /** Said where the reviewer put it off: who reads it is not told that nothing is asked. */
  deferred: string | null;
}

/** Comments of one discipline. */
export interface LetterGroup {
  discipline: string;
  comments: LetterComment[];
}

/** A comment that needs no answer any more. */
export interface ClosedComment {
  finding: Finding;
  place: string;
  why: string;
}

export interface Letter {
  groups: LetterGroup[];
  /** Comments made before that were closed in this cycle, in the order of the set. */
  closed: ClosedComment[];
  /** Comments no reviewer has decided about: as long as there are any it is a draft. */
  undecided: number;
  count: number;
}

const byPlace = (a: Finding, b: Finding): number =>
  a.documentMarkup.page - b.documentMarkup.page || a.documentMarkup.y - b.documentMarkup.y ||
  a.documentMarkup.x - b.documentMarkup.x;

/**
 * Gathers what goes to the applicant: every open finding that was neither dismissed nor resolved, and comments of
 * cycles before that nothing closed.
 */
export function writeComments(
  findings: readonly Finding[],
  dispositions: ReadonlyMap<string, Disposition>,
  spoken: readonly SpokenComment[] = [],
): Letter {
  const standing = findings.filter(({ id, status }) => {
    const state = dispositions.get(id)?.state;
    return status !== "compliant" && state !== "dismissed" && state !== "resolved";
  });
  const words = new Map(spoken.map((it) => [it.comment.afterId, carriedWords(it)]));
  const gone = spoken.filter(({ comment }) => comment.afterId === null);
  const waiting = gone.filter(({ comment, verdict }) => isStillOpen(comment, verdict));
  const asked = new Map(
    waiting.map((it) => [it.finding, { words: carriedWords(it), reference: referenceOf(it) }]),
  );
  const open = [...standing, ...asked.keys()];
  const disciplines = [...new Set(open.map((it) => it.category))].sort();
  let number = 0;
  const groups = disciplines.map((discipline) => ({
    discipline,
    comments: open.filter((it) => it.category === discipline).sort(byPlace).map((engine) => {
      const earlier = asked.get(engine);
      const disposition = earlier === undefined ? dispositions.get(engine.id) : undefined;
      const finding = asWorded(engine, disposition);
      return {
        number: ++number,
        finding,
        place: placeWords(finding),
        section: finding.codeReference,
        shown: withoutProvenance(finding.description),
        comparison: comparisonWords(finding),
        wanted: finding.recommendation,
        isQuestion: finding.status === "warning",
        reference: earlier?.reference ?? engine.id,
        pictureId: earlier === undefined ? engine.id : null,
        carried: earlier?.words ?? words.get(engine.id) ?? null,
        raised: raisedWords(finding),
        deferred: disposition?.state === "deferred" ? DEFERRED : null,
      };
    }),
  }));
  const undecided = standing.filter((it) => !dispositions.get(it.id)?.state).length;
  const closed = gone.filter((it) => !waiting.includes(it)).map((
    { finding, comment, verdict },
  ) => ({
    finding,
    place: placeWords(finding),
    why: verdict === "closed" ? "Closed by the reviewer." : comment.why,
  }));
  return { groups, closed, undecided, count: open.length };
}

const raisedWords = ({ raisedBy }: Finding): string | null =>
  raisedBy ? `Raised by the reviewer${raisedBy.name ? `, ${raisedBy.name}` : ""}.` : null;

const referenceOf = ({ comment: { before }, finding }: SpokenComment): string =>
  before ? `C${before.cycle}-${before.findingId}` : finding.id;

/** `Raised in cycle 1. Not corrected: what is shown there has not changed.` */
function carriedWords({ comment, verdict }: SpokenComment): string {
  const { state, before, why } = comment;
  const how = verdict === "open" && state === "corrected"
    ? "Kept open by the reviewer"
    : CARRIED_WORDS[state];
  return before
    ? `Raised in cycle ${before.cycle}. ${how}: ${lowerFirst(why)}`
    : `New in this cycle: ${lowerFirst(why)}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

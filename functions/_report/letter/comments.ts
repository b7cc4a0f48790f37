/** The comments of a letter to the applicant: what stands after review, by discipline and sheet, numbered. Pure. */
import { asWorded, type Disposition } from "../../_shared/domain/disposition.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import { comparisonWords, placeWords } from "../words.ts";

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
  /** Put off by the reviewer to a later permit or to the field. */
  isDeferred: boolean;
}

/** Comments of one discipline. */
export interface LetterGroup {
  discipline: string;
  comments: LetterComment[];
}

export interface Letter {
  groups: LetterGroup[];
  /** Comments no reviewer has decided about: as long as there are any it is a draft. */
  undecided: number;
  count: number;
}

const byPlace = (a: Finding, b: Finding): number =>
  a.documentMarkup.page - b.documentMarkup.page || a.documentMarkup.y - b.documentMarkup.y ||
  a.documentMarkup.x - b.documentMarkup.x;

/** Gathers what goes to the applicant: every open finding that was neither dismissed nor resolved. */
export function writeComments(
  findings: readonly Finding[],
  dispositions: ReadonlyMap<string, Disposition>,
): Letter {
  const open = findings.filter(({ id, status }) => {
    const state = dispositions.get(id)?.state;
    return status !== "compliant" && state !== "dismissed" && state !== "resolved";
  });
  const disciplines = [...new Set(open.map((it) => it.category))].sort();
  let number = 0;
  const groups = disciplines.map((discipline) => ({
    discipline,
    comments: open.filter((it) => it.category === discipline).sort(byPlace).map((engine) => {
      const disposition = dispositions.get(engine.id);
      const finding = asWorded(engine, disposition);
      return {
        number: ++number,
        finding,
        place: placeWords(finding),
        section: finding.codeReference,
        shown: finding.description,
        comparison: comparisonWords(finding),
        wanted: finding.recommendation,
        isQuestion: finding.status === "warning",
        isDeferred: disposition?.state === "deferred",
      };
    }),
  }));
  const undecided = open.filter((it) => !dispositions.get(it.id)?.state).length;
  return { groups, undecided, count: open.length };
}

/** A text whose sheet numbers, measures, citations, times and ZIP codes stay on one line: `LS-101`, `20 ft`, `Suite 140` and `s. 553.71` are not torn. */
import { Fragment } from "react";

/** What stays together: a short word with a hyphen between capitals or figures, a number with its unit, what it counts or is of, and whom a finding needs. */
const WHOLE =
  /(\b(?:ss?\.|F\.S\.|NFPA|NEC) \d\S*|\b[\d.,\/]+ (?:in|ft|sq ft|hr?|min|units|critical|high|medium|low|raised|(?:open )?comments?|findings?|issues?)\b|\b[\d,]+ of [\d,]+\b|\b(?:[\d,]+ )?(?:more )?needs? a person\b|\b(?:Class|Type|Group) [A-Z]\b|\b(?:Suite|Unit|Apt\.?) \d\w*,?|\b[A-Z]{2} \d{5}\b|\b\d{1,2}:\d{2} [AP]M(?: [A-Z]{2,5}\b)?|\S{0,8}[A-Z0-9]-[A-Z0-9]\S{0,8}(?!\S))/;

/** The pieces in reading order; every second one stays together. */
export const piecesOf = (text: string): string[] => text.split(WHOLE);

export function Unbroken({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    at % 2 === 0
      ? <Fragment key={at}>{piece}</Fragment>
      : <span key={at} className="whitespace-nowrap">{piece}</span>
  );
}

/** A text whose sheet numbers and citations stay on one line: `LS-101` is not torn at its hyphen, nor `s. 553.71`. */
import { Fragment } from "react";

/** What stays together: a short word with a hyphen between capitals or figures, and a number behind what it is of. */
const WHOLE = /(\b(?:ss?\.|F\.S\.|NFPA|NEC) \d\S*|\S{0,8}[A-Z0-9]-[A-Z0-9]\S{0,8}(?!\S))/;

/** The pieces in reading order; every second one stays together. */
export const piecesOf = (text: string): string[] => text.split(WHOLE);

export function Unbroken({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    at % 2 === 0
      ? <Fragment key={at}>{piece}</Fragment>
      : <span key={at} className="whitespace-nowrap">{piece}</span>
  );
}

/** Heads of sections and the short texts under them. */
import { HAIRLINE, MUTED } from "../look.ts";
import type { Paper, TextStyle } from "../paper.ts";
import { drawRule } from "../shapes.ts";

/** Room a section's heading and lead take, and what follows them unless it says how high it is. */
const HEADING_ROOM = 110;
const USUAL_FOLLOW = 110;

/**
 * Starts a section: a bookmark, a heading and what the section holds. On a new page when asked to, or when the
 * heading does not fit together with what follows, `follow` points high.
 */
export function writeSection(
  paper: Paper,
  title: string,
  options: { isNewPage?: boolean; lead?: string; follow?: number } = {},
): PDFKit.PDFOutline {
  const { isNewPage = false, lead, follow = USUAL_FOLLOW } = options;
  if (isNewPage || paper.room < HEADING_ROOM + follow) paper.newPage();
  else paper.space(16);
  const entry = paper.bookmark(title);
  paper.text(title, { tag: "H1", font: "strong", size: 19 });
  paper.space(5);
  drawRule(paper);
  paper.space(7);
  if (lead) {
    paper.text(lead, { color: MUTED });
    paper.space(6);
  }
  return entry;
}

/** A heading within a section, kept together with what follows it. */
export function writeHeading(paper: Paper, title: string, follow = 60): void {
  paper.ensure(follow + 30);
  paper.space(12);
  paper.text(title, { tag: "H2", font: "strong", size: 12 });
  paper.space(5);
}

/** Pairs of label and value, one under the other, with hairlines between. */
export function writePairs(
  paper: Paper,
  pairs: readonly (readonly [label: string, value: string])[],
  place: { x: number; width: number; labelWidth: number; style?: TextStyle },
): void {
  const { x, width, labelWidth, style = { size: 9 } } = place;
  const valueWidth = width - labelWidth;
  for (const [label, value] of pairs) {
    const height = Math.max(
      paper.measure(label, { size: 8.5, width: labelWidth - 8 }),
      paper.measure(value, { ...style, width: valueWidth }),
    );
    paper.ensure(height + 9);
    const y = paper.y + 4;
    paper.within("Div", () => {
      paper.text(label, { x, y, width: labelWidth - 8, size: 8.5, color: MUTED });
      paper.text(value, { x: x + labelWidth, y, width: valueWidth, ...style });
    });
    paper.y = y + height + 4;
    const rule = paper.y;
    paper.decorate(() =>
      paper.doc.moveTo(x, rule).lineTo(x + width, rule).lineWidth(0.5).stroke(HAIRLINE)
    );
  }
}

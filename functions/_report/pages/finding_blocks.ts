/** What a finding says on paper, as labelled blocks: what is wrong and what to do, and what stands beside it. */
import type { Finding } from "../../_shared/domain/finding.ts";
import { MARK_COLORS, markOf } from "../look.ts";
import type { Paper, TextPlace, TextStyle } from "../paper.ts";
import { drawComparison, LABEL } from "../shapes.ts";
import { costWords, readByWords, requiredWords, shorten, valueWords } from "../words.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

/** A label with its text. */
export interface Block {
  label: string;
  text: string;
  /** Bar under the text: both values on one scale. */
  bar?: { measured: number; required: number; color: string };
  style?: TextStyle;
}

/** Where a column of blocks goes, in points. */
export interface ColumnPlace {
  x: number;
  y: number;
  width: number;
}

/** The evidence's words and how they were read. */
export function quoteOf({ evidence }: Finding): string {
  const { sourceText, readBy } = evidence;
  const words = sourceText ? `“${shorten(quotedRow(sourceText), 260)}”, ` : "";
  return `${words}${readByWords(readBy)}`;
}

/** What is wrong and what to do. */
export function wordBlocks({ status, description, recommendation }: Finding): Block[] {
  return [
    { label: status === "warning" ? "What is unknown" : "What is wrong", text: description },
    { label: "What to do", text: recommendation },
  ];
}

/** What is shown against what is required; none where neither is a figure or a word. */
export function comparisonBlock(finding: Finding): Block[] {
  const { measured, required, unit } = finding;
  if (measured === null && required === null) return [];
  const bar = typeof measured === "number" && typeof required === "number"
    ? { measured, required, color: MARK_COLORS[markOf(finding)] }
    : undefined;
  const value = valueWords(measured, unit);
  const shown = measured === null ? "not shown" : `${value} shown`;
  const lines = required === null ? [value] : [shown, requiredWords(finding)];
  return [{
    label: required === null ? "Shown" : "Shown and required",
    text: lines.join(bar ? "  |  " : "\n"),
    bar,
    style: { font: "strong" },
  }];
}

/** Cost and further places. */
export function sideBlocks({ cost, otherPlaces, documentMarkup: { page } }: Finding): Block[] {
  const places = [
    ...new Set(
      otherPlaces.map((it) =>
        it.page === page ? "another place on this sheet" : it.sheet ?? `page ${it.page}`
      ),
    ),
  ];
  return [
    ...(cost ? [{ label: "Cost estimate", text: `${costWords(cost)} · ${cost.basis}` }] : []),
    ...(places.length > 0 ? [{ label: "Also on", text: shorten(places.join(", "), 160) }] : []),
  ];
}

/** Where the figure stands, how it was confirmed, and how sure the reading is, in one line. */
export function sourceWords(finding: Finding): string {
  const { citation, confidenceLevel, sourceConfidence, sourceNote } = finding;
  // Kept together: a last word alone on its line is read as something left over.
  if (citation) return `${citation.source} Reading:\u00a0${confidenceLevel}%\u00a0sure.`;
  return `Confidence ${confidenceLevel}% · code figure ${sourceConfidence}` +
    (sourceNote ? `. ${sourceNote}` : "");
}

const AFTER_BLOCK = 3;

const textStyle = (block: Block): TextStyle => ({ size: 9, ...block.style });

/** Height of blocks one under the other, in points. */
export function columnHeight(paper: Paper, blocks: readonly Block[], width: number): number {
  return blocks.reduce(
    (sum, block) =>
      sum + 10 + paper.measure(block.text, { ...textStyle(block), width }) +
      (block.bar ? 15 : 0) + AFTER_BLOCK,
    0,
  );
}

/** Writes blocks one under the other and moves on to their end. */
export function writeColumn(paper: Paper, blocks: readonly Block[], place: ColumnPlace): void {
  const { x, width } = place;
  paper.y = place.y;
  for (const block of blocks) {
    paper.text(block.label, { ...LABEL, x, y: paper.y, width });
    paper.y += 10;
    const style: TextPlace = { ...textStyle(block), x, width };
    paper.text(block.text, style);
    const { bar } = block;
    if (bar) {
      const y = paper.y + 2;
      paper.decorate(() => drawComparison(paper, { ...bar, x, y, width: Math.min(width, 240) }));
      paper.y += 15;
    }
    paper.space(AFTER_BLOCK);
  }
}

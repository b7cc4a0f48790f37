/** One finding on paper: evidence first, then measured against required, then words. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import {
  ACCENT,
  COLUMN,
  HAIRLINE,
  MARK_COLORS,
  MARK_WORDS,
  markOf,
  MUTED,
  PAGE,
  SHADE,
} from "../look.ts";
import type { Paper, TextPlace, TextStyle } from "../paper.ts";
import { drawComparison, drawMark, LABEL } from "../shapes.ts";
import {
  costWords,
  placeWords,
  readByWords,
  requiredWords,
  shorten,
  valueWords,
} from "../words.ts";

/** PNG of the evidence, and the part of the page it shows in percent. */
export interface EvidencePicture {
  crop?: Uint8Array;
  region?: PercentRect;
}

const PICTURE = { width: 220, height: 150 };
const GAP = 16;
const INDENT = 18;

/** Writes a finding at the running position, on the next page when it does not fit. */
export function writeFinding(paper: Paper, finding: Finding, evidence: EvidencePicture): void {
  const picture = fitPicture(paper, finding, evidence);
  const textX = PAGE.left + INDENT + (picture ? PICTURE.width + GAP : 0);
  const textWidth = PAGE.left + COLUMN - textX;
  const blocks = blocksOf(finding);
  const quote = quoteOf(finding);
  const quoteHeight = picture ? paper.measure(quote, { ...SMALL, width: PICTURE.width }) : 0;
  const side = Math.max(
    picture ? picture.height + 6 + quoteHeight : 0,
    blocks.reduce((sum, it) => sum + heightOf(paper, it, textWidth), 0),
  );
  const head = headHeight(paper, finding);
  paper.ensure(Math.min(head + side + 24, PAGE.heightPt - PAGE.top - PAGE.bottom));
  paper.within("Sect", () => {
    writeHead(paper, finding);
    const top = paper.y;
    const page = paper.pageCount;
    if (picture) {
      const alt = `${finding.title} on ${placeWords(finding)}: ${shorten(quote, 200)}`;
      paper.figure(alt, () => picture.draw(PAGE.left + INDENT, top));
      const y = top + picture.height + 6;
      paper.text(quote, { ...SMALL, x: PAGE.left + INDENT, y, width: PICTURE.width });
    }
    const shown = picture ? blocks : [{ label: "On the sheet", text: quote }, ...blocks];
    for (const block of shown) writeBlock(paper, block, { x: textX, width: textWidth });
    if (picture && paper.pageCount === page) {
      paper.y = Math.max(paper.y, top + picture.height + 6 + quoteHeight);
    }
  });
  paper.space(9);
  paper.decorate(() =>
    paper.doc.moveTo(PAGE.left, paper.y).lineTo(PAGE.left + COLUMN, paper.y)
      .lineWidth(0.6).stroke(HAIRLINE)
  );
  paper.space(11);
}

const SMALL: TextStyle = { size: 7.5, color: MUTED };
const TITLE: TextStyle = { font: "strong", size: 11 };

function headHeight(paper: Paper, finding: Finding): number {
  return paper.measure(finding.title, { ...TITLE, width: COLUMN - INDENT - 60 }) + 22;
}

function writeHead(paper: Paper, finding: Finding): void {
  const top = paper.y;
  const x = PAGE.left + INDENT;
  const mark = markOf(finding);
  paper.decorate(() => drawMark(paper, mark, { x: PAGE.left, y: top + 1.5, size: 11 }));
  const width = COLUMN - INDENT - 60;
  paper.text(finding.title, { ...TITLE, tag: "H3", x, y: top, width });
  paper.text(finding.id, {
    x: PAGE.left + COLUMN - 60,
    y: top + 2,
    width: 60,
    align: "right",
    font: "mono",
    size: 8,
    color: MUTED,
  });
  const y = top + paper.measure(finding.title, { ...TITLE, width }) + 2;
  const reference = { font: "mono", size: 8.5, color: ACCENT } as const;
  const codeWidth = paper.measureWidth(finding.codeReference, reference);
  paper.element("P", () => {
    paper.text(finding.codeReference, { ...reference, x, y, width: COLUMN - INDENT, tag: null });
    const rest = `  ·  ${MARK_WORDS[mark]}  ·  ${finding.category}  ·  ${placeWords(finding)}`;
    paper.text(rest, {
      x: x + codeWidth,
      y: y - 0.4,
      width: COLUMN - INDENT - codeWidth,
      size: 8.5,
      color: MUTED,
      tag: null,
    });
  });
  paper.y = y + 20;
}

interface Block {
  label: string;
  text: string;
  /** Bar under the text: both values on one scale. */
  bar?: { measured: number; required: number; color: string };
  style?: TextStyle;
}

function blocksOf(finding: Finding): Block[] {
  const { measured, required, unit, cost } = finding;
  const isWarning = finding.status === "warning";
  const blocks: Block[] = [];
  if (measured !== null || required !== null) {
    const bar = typeof measured === "number" && typeof required === "number"
      ? { measured, required, color: MARK_COLORS[markOf(finding)] }
      : undefined;
    const shown = measured === null ? "not shown" : `${valueWords(measured, unit)} shown`;
    const lines = required === null ? [shown] : [shown, requiredWords(finding)];
    blocks.push({
      label: "Shown and required",
      text: lines.join(bar ? "  |  " : "\n"),
      bar,
      style: { font: "strong" },
    });
  }
  blocks.push(
    { label: isWarning ? "What is not known" : "What is wrong", text: finding.description },
    { label: "What to do", text: finding.recommendation },
  );
  if (cost) blocks.push({ label: "Cost estimate", text: `${costWords(cost)} · ${cost.basis}` });
  if (finding.otherPlaces.length > 0) {
    const places = finding.otherPlaces.map((it) => it.sheet ?? `page ${it.page}`);
    blocks.push({ label: "Also on", text: shorten([...new Set(places)].join(", "), 160) });
  }
  const sureness = `${finding.confidenceLevel} % · code figure ${finding.sourceConfidence}`;
  const note = finding.sourceNote ? `. ${finding.sourceNote}` : "";
  blocks.push({ label: "Confidence", text: sureness + note, style: { size: 8, color: MUTED } });
  return blocks;
}

const quoteOf = (finding: Finding): string => {
  const { sourceText, readBy } = finding.evidence;
  const words = sourceText ? `“${shorten(sourceText, 260)}”, ` : "";
  return `${words}${readByWords(readBy)}`;
};

const textStyle = (block: Block): TextStyle => ({ size: 9, ...block.style });

function heightOf(paper: Paper, block: Block, width: number): number {
  return 10 + paper.measure(block.text, { ...textStyle(block), width }) + (block.bar ? 16 : 0) + 6;
}

function writeBlock(paper: Paper, block: Block, place: { x: number; width: number }): void {
  const { x, width } = place;
  const fits = heightOf(paper, block, width) <= paper.room;
  if (!fits) paper.ensure(heightOf(paper, block, width));
  paper.text(block.label, { ...LABEL, x, y: paper.y, width });
  paper.y += 10;
  const style: TextPlace = { ...textStyle(block), x, width };
  paper.text(block.text, style);
  const { bar } = block;
  if (bar) {
    const y = paper.y + 2;
    paper.decorate(() => drawComparison(paper, { ...bar, x, y, width: Math.min(width, 240) }));
    paper.y += 16;
  }
  paper.space(6);
}

/** The evidence fitted into its frame and marked. Null when there is no picture. */
function fitPicture(
  paper: Paper,
  finding: Finding,
  { crop, region }: EvidencePicture,
): { height: number; draw: (x: number, y: number) => void } | null {
  const picture = crop ? paper.openPicture(crop) : null;
  if (!picture) return null;
  const { widthPx, heightPx } = picture;
  const scale = Math.min(PICTURE.width / widthPx, PICTURE.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  const { doc } = paper;
  return {
    height,
    draw(x, y) {
      const left = x + (PICTURE.width - width) / 2;
      doc.rect(x, y, PICTURE.width, height).fill(SHADE);
      picture.draw({ x: left, y, width, height });
      doc.save().rect(left, y, width, height).clip();
      if (region) markEvidence(paper, finding, { region, x: left, y, width, height });
      doc.restore();
      doc.rect(x, y, PICTURE.width, height).lineWidth(0.6).stroke(HAIRLINE);
    },
  };
}

function markEvidence(
  paper: Paper,
  finding: Finding,
  frame: { region: PercentRect; x: number; y: number; width: number; height: number },
): void {
  const { documentMarkup: box } = finding;
  const { region } = frame;
  const mark = markOf(finding);
  const perX = frame.width / region.width;
  const perY = frame.height / region.height;
  const pad = 2.5;
  const { doc } = paper;
  if (mark === "warning") doc.dash(4, { space: 3 });
  doc.roundedRect(
    frame.x + (box.x - region.x) * perX - pad,
    frame.y + (box.y - region.y) * perY - pad,
    box.width * perX + 2 * pad,
    box.height * perY + 2 * pad,
    2,
  ).lineWidth(1.4).stroke(MARK_COLORS[mark]).undash();
}

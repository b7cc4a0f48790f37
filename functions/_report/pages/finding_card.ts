/**
 * One finding on paper: the evidence and what is wrong side by side. A picture of a whole row of a schedule, wide and
 * low, stands above them at full width, so that its lettering can be read.
 */
import type { Finding } from "../../_shared/domain/finding.ts";
import { ACCENT, COLUMN, HAIRLINE, MARK_WORDS, markOf, MUTED, PAGE } from "../look.ts";
import type { Paper, TextStyle } from "../paper.ts";
import { drawMark } from "../shapes.ts";
import { placeWords, shorten } from "../words.ts";
import { type EvidencePicture, type FittedPicture, openEvidence } from "./evidence_picture.ts";
import {
  type Block,
  columnHeight,
  comparisonBlock,
  quoteOf,
  sideBlocks,
  sourceWords,
  wordBlocks,
  writeColumn,
} from "./finding_blocks.ts";

const INDENT = 18;
const LEFT = PAGE.left + INDENT;
const WIDTH = COLUMN - INDENT;
const GAP = 16;
const SIDE_WIDTH = 220;
const MAIN_WIDTH = WIDTH - SIDE_WIDTH - GAP;
const BESIDE = { width: SIDE_WIDTH, height: 64 };
const ABOVE = { width: WIDTH, height: 64 };
/** Width to height from which a picture stands above the text. */
const WIDE = 4.2;
const UNDER_PICTURE = 6;
const UNDER_CARD = 3;
const AFTER_CARD = UNDER_CARD + 7;
const ABOVE_SOURCE = 1;
/** From the line with the section to the evidence. */
const UNDER_HEAD = 14;

/** Blocks one under the other; `top` is measured from the end of the head. */
interface Column {
  x: number;
  top: number;
  width: number;
  blocks: Block[];
}

/** A finding laid out, sizes in points. */
interface Card {
  picture: (FittedPicture & { width: number }) | null;
  quote: string;
  columns: [Column, Column];
  height: number;
}

function layOut(paper: Paper, finding: Finding, evidence: EvidencePicture): Card {
  const opened = openEvidence(paper, finding, evidence);
  const isWide = opened !== null && opened.aspect >= WIDE;
  const frame = isWide ? ABOVE : BESIDE;
  const picture = opened && { ...opened.fit(frame), width: frame.width };
  const quote = quoteOf(finding);
  const top = picture
    ? picture.height + UNDER_PICTURE + paper.measure(quote, { ...SMALL, width: frame.width }) + 8
    : 0;
  const columns = isWide
    ? columnsBelow(finding, top)
    : columnsBeside(paper, finding, { top, quote: picture ? null : quote });
  const body = Math.max(...columns.map((it) => it.top + heightOf(paper, it))) +
    ABOVE_SOURCE + paper.measure(sourceWords(finding), { ...SOURCE, width: WIDTH });
  const head = paper.measure(finding.title, { ...TITLE, width: WIDTH - 60 }) + UNDER_HEAD + 2;
  return { picture, quote, columns, height: head + body + AFTER_CARD };
}

const heightOf = (paper: Paper, { blocks, width }: Column): number =>
  columnHeight(paper, blocks, width);

/** Below a wide picture: words to the left, figures to the right. */
const columnsBelow = (finding: Finding, top: number): Card["columns"] => [
  { x: LEFT, top, width: MAIN_WIDTH, blocks: wordBlocks(finding) },
  {
    x: LEFT + MAIN_WIDTH + GAP,
    top,
    width: SIDE_WIDTH,
    blocks: [...comparisonBlock(finding), ...sideBlocks(finding)],
  },
];

/** Figures and words beside the picture; what is left goes to whichever column ends higher. */
function columnsBeside(
  paper: Paper,
  finding: Finding,
  { top, quote }: { top: number; quote: string | null },
): Card["columns"] {
  const side: Column = {
    x: LEFT,
    top,
    width: SIDE_WIDTH,
    blocks: quote === null ? [] : [{ label: "On the sheet", text: quote }],
  };
  const main: Column = {
    x: LEFT + SIDE_WIDTH + GAP,
    top: 0,
    width: MAIN_WIDTH,
    blocks: [...comparisonBlock(finding), ...wordBlocks(finding)],
  };
  for (const block of sideBlocks(finding)) {
    const isSideHigher = side.top + heightOf(paper, side) < heightOf(paper, main);
    (isSideHigher ? side : main).blocks.push(block);
  }
  return [main, side];
}

/** Height of a finding's card in points, at most a page. */
export function findingHeight(paper: Paper, finding: Finding, evidence: EvidencePicture): number {
  return Math.min(
    layOut(paper, finding, evidence).height,
    PAGE.heightPt - PAGE.top - PAGE.bottom,
  );
}

/** Writes a finding at the running position, on the next page when it does not fit. */
export function writeFinding(paper: Paper, finding: Finding, evidence: EvidencePicture): void {
  const { picture, quote, columns, height } = layOut(paper, finding, evidence);
  // The last of a page needs no room under it.
  paper.ensure(Math.min(height - AFTER_CARD, PAGE.heightPt - PAGE.top - PAGE.bottom));
  paper.within("Sect", () => {
    writeHead(paper, finding);
    const top = paper.y;
    if (picture) {
      const alt = `${finding.title} on ${placeWords(finding)}: ${shorten(quote, 200)}`;
      paper.figure(alt, () => picture.draw(LEFT, top));
      const y = top + picture.height + UNDER_PICTURE;
      paper.text(quote, { ...SMALL, x: LEFT, y, width: picture.width });
    }
    const ends = columns.map(({ x, top: offset, width, blocks }) => {
      writeColumn(paper, blocks, { x, y: top + offset, width });
      return paper.y;
    });
    paper.y = Math.max(...ends) + ABOVE_SOURCE;
    paper.text(sourceWords(finding), { ...SOURCE, x: LEFT, width: WIDTH });
  });
  paper.space(UNDER_CARD);
  paper.decorate(() =>
    paper.doc.moveTo(PAGE.left, paper.y).lineTo(PAGE.left + COLUMN, paper.y)
      .lineWidth(0.6).stroke(HAIRLINE)
  );
  paper.space(AFTER_CARD - UNDER_CARD);
}

const SMALL: TextStyle = { size: 7.5, color: MUTED };
/** One line for nearly every source. */
const SOURCE: TextStyle = { size: 7, color: MUTED };
const TITLE: TextStyle = { font: "strong", size: 11 };

function writeHead(paper: Paper, finding: Finding): void {
  const top = paper.y;
  const x = LEFT;
  const mark = markOf(finding);
  paper.decorate(() => drawMark(paper, mark, { x: PAGE.left, y: top + 1.5, size: 11 }));
  const width = WIDTH - 60;
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
    paper.text(finding.codeReference, { ...reference, x, y, width: WIDTH, tag: null });
    const rest = `  ·  ${MARK_WORDS[mark]}  ·  ${finding.category}  ·  ${placeWords(finding)}`;
    paper.text(rest, {
      x: x + codeWidth,
      y: y - 0.4,
      width: WIDTH - codeWidth,
      size: 8.5,
      color: MUTED,
      tag: null,
    });
  });
  paper.y = y + UNDER_HEAD;
}

/** The cover: what was reviewed, what came of it, how much could be verified, and how to check the report. */
import { SEVERITIES } from "../../_shared/domain/finding.ts";
import {
  answerWords,
  MATRIX_ANSWERS,
  type MatrixAnswer,
  type MatrixRow,
} from "../../_shared/domain/matrix.ts";
import { hasSum, onlyRatedWords, ratedWords } from "../../_shared/costs.ts";
import {
  ACCENT,
  COLUMN,
  HAIRLINE,
  INK,
  type Mark,
  MARK_WORDS,
  MUTED,
  PAGE,
  scoreColor,
} from "../look.ts";
import type { Paper } from "../paper.ts";
import { type ReportInput, verifyUrl } from "../report_input.ts";
import { drawBar, drawLogo, drawMark, drawQr, drawRule, LABEL } from "../shapes.ts";
import {
  coverageShare,
  headlineWords,
  isConclusive,
  scoreNote,
} from "../../_shared/score_words.ts";
import { costWords, countWords, dayWords, shorten } from "../words.ts";
import { writePairs } from "./section.ts";

/** Writes the cover on the present page. */
export function writeCover(paper: Paper, input: ReportInput): void {
  paper.bookmark("Cover");
  writeMasthead(paper, input);
  writeTitle(paper, input);
  writeScore(paper, input);
  writeCounts(paper, input);
  paper.y += 22;
  writePairs(paper, factsOf(input), { x: PAGE.left, width: COLUMN, labelWidth: 118 });
  writeProof(paper, input);
}

function writeMasthead(paper: Paper, { brand }: ReportInput): void {
  const y = 46;
  const logo = brand?.logoPng ? paper.openPicture(brand.logoPng) : null;
  if (brand && logo) {
    const scale = Math.min(150 / logo.widthPx, 30 / logo.heightPx);
    const [width, height] = [logo.widthPx * scale, logo.heightPx * scale];
    paper.figure(brand.name, () => logo.draw({ x: PAGE.left, y: y - 5, width, height }));
  } else if (!brand) {
    paper.decorate(() => drawLogo(paper, { x: PAGE.left, y, size: 18 }));
    const style = { font: "strong", size: 14 } as const;
    const width = paper.measureWidth("FL", style);
    paper.element("P", () => {
      paper.text("FL", { ...style, x: PAGE.left + 25, y, color: ACCENT, tag: null, width: 60 });
      paper.text("Clear", { ...style, x: PAGE.left + 25 + width, y, tag: null, width: 80 });
    });
  } else paper.text(brand.name, { x: PAGE.left, y, width: 340, font: "strong", size: 14 });
  paper.text("Compliance report", {
    x: PAGE.left,
    y: y + 3,
    align: "right",
    color: MUTED,
    size: 10,
  });
}

function writeTitle(paper: Paper, { body }: ReportInput): void {
  paper.y = 118;
  paper.text(body.engine.edition, { size: 10, color: ACCENT });
  paper.space(6);
  const name = shorten(body.projectName || "Untitled Project", 140);
  const size = name.length > 70 ? 20 : name.length > 36 ? 24 : 29;
  paper.text(name, { tag: "H1", font: "strong", size, lineGap: 2 });
  paper.space(6);
  const { project } = body;
  if (project?.address) paper.text(shorten(project.address, 200), { size: 11.5, color: MUTED });
  const client = project?.clientName ? `Prepared for ${shorten(project.clientName, 120)} · ` : "";
  paper.text(`${client}${dayWords(body.createdAt)}`, { size: 11.5, color: MUTED });
  paper.y = Math.max(paper.y + 20, 262);
  drawRule(paper);
  paper.space(16);
}

function writeScore(paper: Paper, { body }: ReportInput): void {
  const { score } = body;
  const top = paper.y;
  const number = score.percent === null ? "–" : `${score.percent}`;
  const unit = score.percent === null ? "" : "%";
  const big = { font: "strong", size: 54 } as const;
  paper.element("P", () => {
    const width = paper.measureWidth(number, big);
    paper.text(number, { ...big, x: PAGE.left, y: top, width: 200, tag: null });
    paper.text(unit, {
      x: PAGE.left + width + 4,
      y: top + 31,
      width: 40,
      size: 20,
      color: MUTED,
      tag: null,
    });
  });
  paper.decorate(() =>
    drawBar(paper, {
      x: PAGE.left,
      y: top + 74,
      width: 160,
      height: 6,
      share: (score.percent ?? 0) / 100,
      // A share of little says nothing good or bad of the building.
      color: isConclusive(score) ? scoreColor(score.percent) : MUTED,
    })
  );
  const x = PAGE.left + 190;
  const width = COLUMN - 190;
  paper.text(headlineWords(score), { x, y: top + 2, width, font: "strong", size: 12.5 });
  paper.text(
    scoreNote(score),
    { x, y: top + 22, width, color: MUTED, size: 9 },
  );
  // Below four lines of it, the most there are.
  paper.text("Coverage", { x, y: top + 80, width: 60, ...LABEL });
  paper.decorate(() =>
    drawBar(paper, {
      x: x + 60,
      y: top + 82,
      width: width - 60,
      height: 6,
      share: coverageShare(score),
      color: ACCENT,
    })
  );
  paper.y = top + 110;
}

function writeCounts(paper: Paper, { body }: ReportInput): void {
  const { counts } = body;
  const tiles: [Mark, number][] = [
    ...SEVERITIES.map((it): [Mark, number] => [it, counts[it]]),
    ["warning", counts.warnings],
    ["compliant", counts.compliant],
  ];
  paper.text("Findings, at places on the sheets", { ...LABEL, y: paper.y - 12 });
  const top = paper.y + 4;
  const width = COLUMN / tiles.length;
  const height = 54;
  paper.decorate(() => {
    const { doc } = paper;
    doc.roundedRect(PAGE.left, top, COLUMN, height, 4).lineWidth(0.8).stroke(HAIRLINE);
    for (const [index, [mark]] of tiles.entries()) {
      const x = PAGE.left + index * width;
      if (index > 0) {
        doc.moveTo(x, top).lineTo(x, top + height).lineWidth(0.8).stroke(HAIRLINE);
      }
      drawMark(paper, mark, { x: x + 10, y: top + 12, size: 12 });
    }
  });
  paper.within("L", () => {
    for (const [index, [mark, count]] of tiles.entries()) {
      const x = PAGE.left + index * width;
      paper.element("LI", () => {
        paper.text(`${count}`, {
          x: x + 28,
          y: top + 8,
          width: width - 30,
          font: "strong",
          size: 17,
          tag: null,
        });
        paper.text(MARK_WORDS[mark], {
          x: x + 10,
          y: top + 34,
          width: width - 12,
          ...LABEL,
          tag: null,
        });
      });
    }
  });
  paper.y = top + height;
}

function factsOf({ body }: ReportInput): [string, string][] {
  const pages = body.files.reduce((sum, it) => sum + it.pageCount, 0);
  const { engine } = body;
  const how = engine.kind === "rules"
    ? `${engine.ruleCount} rules applied to text, linework and lettering; no vision model was used`
    : `${engine.ruleCount} rules; ${engine.model?.name ?? engine.analysisModel} proposed facts`;
  return [
    ...(body.matrix ? [["Requirements", matrixWords(body.matrix)] satisfies [string, string]] : []),
    ["Reviewed", `${countWords(body.files.length, "file")}, ${countWords(pages, "page")}`],
    ["Engine", how],
    [
      "Estimated cost",
      body.cost && hasSum(body.cost)
        ? `${costWords(body.cost)} (order of magnitude)${ratedWords(body.cost.rated ?? 0)}`
        : body.cost
        ? `no total; ${onlyRatedWords(body.cost.rated ?? 0)}`
        : "none estimated",
    ],
    ["Not reviewed", leftOut(body)],
  ];
}

/** `154 apply: fails 13, needs a person 14, …; 354 not applicable`: lines of the matrix, unlike the findings above. */
function matrixWords(matrix: readonly MatrixRow[]): string {
  const count = (answer: MatrixAnswer) => matrix.filter((it) => it.answer === answer).length;
  const due = MATRIX_ANSWERS.filter((it) => it !== "not due");
  const none = count("not due");
  const answers = due.map((it) => `${answerWords(it)} ${count(it)}`).join(", ");
  return `${matrix.length - none} apply: ${answers}; ${none} ${answerWords("not due")}`;
}

/** Left-out parts told on the cover; the list of the open points has all. */
const MOST_LEFT_OUT = 3;

/** `A-101: 12% of the lettering was not read; page 3: a photo and 2 more, see “Open points”`. */
function leftOut({ notReviewed, sheets }: ReportInput["body"]): string {
  if (notReviewed.length === 0) return "Nothing was left out";
  const told = notReviewed.slice(0, MOST_LEFT_OUT).map(({ file, page, reason }) => {
    const number = sheets.find((it) => it.page === page)?.number;
    const where = number ?? (page === null ? file : `page ${page}`);
    const [sentence] = reason.split(/(?<=\.)\s/);
    return [where, shorten(sentence.replace(/\.$/, ""), 70)].filter(Boolean).join(": ");
  });
  const more = notReviewed.length - told.length;
  return `${told.join("; ")}${more > 0 ? ` and ${more} more` : ""}, see “Open points”`;
}

function writeProof(paper: Paper, input: ReportInput): void {
  const { seal } = input;
  const size = 92;
  const top = PAGE.heightPt - 54 - size;
  const url = verifyUrl(input);
  const host = url.replace(/^https?:\/\//, "").replace(/\?.*$/, "");
  drawRule(paper, top - 14);
  paper.figure(
    `QR code of the verification page, ${url}`,
    () => drawQr(paper, url, { x: PAGE.left - 8, y: top - 6, size }),
  );
  const x = PAGE.left + size + 12;
  const width = COLUMN - size - 12;
  paper.text("Verification code", { x, y: top, width, ...LABEL });
  paper.text(seal.verificationCode, { x, y: top + 11, width, font: "mono", size: 15 });
  paper.text(`Check it at ${host}`, { x, y: top + 34, width, size: 9, color: ACCENT, link: url });
  paper.text(
    "An automated pre-review. The signature of this report fixes its content; it is not the seal or " +
      "signature of an architect or engineer, and it does not replace the building official.",
    { x, y: top + 51, width, size: 8, color: MUTED },
  );
  paper.doc.fillColor(INK);
}

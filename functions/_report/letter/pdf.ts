/** The comment letter on paper: each comment whole, with the part of the sheet and room for the applicant's response. */
import { loadFonts } from "../fonts.ts";
import { drawFooter } from "../footer.ts";
import { COLUMN, HAIRLINE, MUTED, PAGE } from "../look.ts";
import { Paper, type Picture } from "../paper.ts";
import { countWords, dayWords } from "../words.ts";
import { approvalWords, askWords } from "./approval.ts";
import { type Letter, type LetterComment, writeComments } from "./comments.ts";
import type { LetterInput } from "./docx.ts";

const CROP_WIDTH = 300;
const CROP_HEIGHT = 150;
/** A row of a schedule, wide and low, may be as wide as the page until it is as high as this. */
const ROW_HEIGHT = 70;
const RESPONSE_HEIGHT = 44;
const HEADING_HEIGHT = 30;
/** What is kept on one page at most, points; a longer comment goes on. */
const KEPT_HEIGHT = 500;

/** Writes the letter. Unsigned: it is the reviewer's, not the product's. */
export async function writeLetterPdf(input: LetterInput): Promise<Uint8Array<ArrayBuffer>> {
  const { body, seal, cycle } = input;
  const letter = writeComments(body.findings, input.dispositions, input.spoken);
  const paper = new Paper(await loadFonts(), {
    title: `Plan review comments, ${body.projectName}`,
    author: "FLClear",
    subject: `Cycle ${cycle}; ${seal.verificationCode}`,
    createdAt: new Date(body.createdAt),
  });
  paper.within("Sect", () => writeHead(paper, input, letter));
  for (const { discipline, comments } of letter.groups) {
    paper.within("Sect", () => {
      const laid = comments.map((it) => layComment(paper, it, input.snapshots));
      // A heading stands with its first comment.
      paper.ensure(HEADING_HEIGHT + laid[0].height);
      paper.space(10);
      paper.text(discipline, { tag: "H2", font: "strong", size: 13 });
      for (const it of laid) writeComment(paper, it);
    });
  }
  if (letter.closed.length > 0) paper.within("Sect", () => writeClosed(paper, letter));
  const line = `${body.projectName} · cycle ${cycle} · ${seal.verificationCode}`;
  paper.stampPages((index, count) => drawFooter(paper, line, `Page ${index + 1} of ${count}`));
  return new Uint8Array(await paper.finish());
}

function writeHead(
  paper: Paper,
  { body, seal, cycle, approval = null }: LetterInput,
  { count, undecided }: Letter,
): void {
  paper.text("Plan review comments", { tag: "H1", font: "strong", size: 20 });
  paper.space(6);
  const facts: [string, string][] = [
    ["Project", body.projectName],
    ...(body.project
      ? [["Address", body.project.address], ["Applicant", body.project.clientName]] as [
        string,
        string,
      ][]
      : []),
    ["Cycle", String(cycle)],
    ["Reviewed against", body.engine.edition],
    ["Report", `${seal.verificationCode}, ${dayWords(body.createdAt)}`],
  ];
  for (const [label, value] of facts) paper.text(`${label}: ${value}`);
  if (undecided > 0) {
    paper.space(6);
    paper.text(`Draft: ${countWords(undecided, "comment")} not yet reviewed.`, {
      font: "strong",
    });
  }
  for (const text of approvalWords(approval)) {
    paper.space(6);
    paper.text(text, { font: "strong" });
  }
  paper.space(6);
  paper.text(askWords(count, approval).replace(" in the last column", ""));
}

/** A comment and the room it takes, points. */
interface Laid {
  comment: LetterComment;
  /** Text, and whether it stands back. */
  lines: [text: string, isAside: boolean][];
  picture: { draw: Picture["draw"]; width: number; height: number } | null;
  height: number;
}

function layComment(
  paper: Paper,
  comment: LetterComment,
  snapshots: ReadonlyMap<string, Uint8Array>,
): Laid {
  const { carried, raised, shown, comparison, wanted, isQuestion, deferred } = comment;
  const lines: Laid["lines"] = [
    ...[carried, raised].filter((it) => it !== null).map((it): [string, boolean] => [it, true]),
    [`${isQuestion ? "Please clarify" : "Shown"}: ${shown}`, false],
    ...(comparison ? [[`Values: ${comparison}`, false] as [string, boolean]] : []),
    ...(wanted ? [[`To satisfy it: ${wanted}`, false] as [string, boolean]] : []),
    ...(deferred ? [[deferred, false] as [string, boolean]] : []),
  ];
  const png = snapshots.get(comment.pictureId ?? "");
  const opened = png ? paper.openPicture(png) : null;
  const picture = opened && scaled(opened);
  const words = lines.reduce((sum, [text]) => sum + paper.measure(text), 0);
  const height = 40 + words + (picture ? picture.height + 8 : 0) + RESPONSE_HEIGHT;
  return { comment, lines, picture, height: Math.min(KEPT_HEIGHT, height) };
}

function scaled({ draw, widthPx, heightPx }: Picture): NonNullable<Laid["picture"]> {
  const asRow = Math.min(COLUMN / widthPx, ROW_HEIGHT / heightPx);
  const scale = Math.min(Math.max(CROP_WIDTH / widthPx, asRow), CROP_HEIGHT / heightPx, 1);
  return { draw, width: widthPx * scale, height: heightPx * scale };
}

function writeComment(paper: Paper, { comment, lines, picture, height }: Laid): void {
  paper.ensure(height);
  paper.space(10);
  const { title } = comment.finding;
  paper.text(`${comment.number}. ${title}`, { tag: "H3", font: "strong", size: 10.5 });
  paper.text(`${comment.place}, ${comment.section}`, { size: 8.5, color: MUTED });
  paper.space(2);
  for (const [text, isAside] of lines) paper.text(text, isAside ? { color: MUTED } : {});
  if (picture) {
    const { width, height } = picture;
    const place = { x: PAGE.left, y: paper.y + 4, width, height };
    paper.element("Figure", () => picture.draw(place), { alt: `Part of the sheet: ${title}` });
    paper.decorate(() =>
      paper.doc.rect(place.x, place.y, width, height).lineWidth(0.5).stroke(HAIRLINE)
    );
    paper.space(height + 8);
  }
  paper.space(4);
  paper.text("Applicant’s response:", { size: 8.5, color: MUTED });
  paper.decorate(() =>
    paper.doc.rect(PAGE.left, paper.y + 2, COLUMN, RESPONSE_HEIGHT - 16).lineWidth(0.5).stroke(
      HAIRLINE,
    )
  );
  paper.space(RESPONSE_HEIGHT - 10);
}

function writeClosed(paper: Paper, { closed }: Letter): void {
  paper.ensure(80);
  paper.space(12);
  paper.text("Comments closed", { tag: "H2", font: "strong", size: 13 });
  for (const { finding, place, why } of closed) {
    const words = `${finding.title} (${place}, ${finding.codeReference}): ${why}`;
    // No line of it stands alone on the next page.
    paper.ensure(4 + paper.measure(words));
    paper.space(4);
    paper.text(words);
  }
}

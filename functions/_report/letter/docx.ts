/** The comment letter as a Word document: a table for each discipline, with a column the applicant fills in. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  type IRunOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Approval } from "../../_shared/contract/mod.ts";
import type { Disposition } from "../../_shared/domain/disposition.ts";
import type { SpokenComment } from "../../_shared/domain/comparison.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { Seal } from "../../_shared/seal.ts";
import { dropUnknown } from "../exports/xml.ts";
import { countWords, dayWords } from "../words.ts";
import { approvalWords, askWords } from "./approval.ts";
import { type Letter, type LetterComment, writeComments } from "./comments.ts";

/** What a letter is made from. */
export interface LetterInput {
  body: ReportBody;
  seal: Pick<Seal, "verificationCode">;
  dispositions: ReadonlyMap<string, Disposition>;
  /** Finding id → PNG of the part of the sheet it is about. */
  snapshots: ReadonlyMap<string, Uint8Array>;
  /** Cycle of review, from 1. */
  cycle: number;
  /** What became of the comments made before; none in the first cycle. */
  spoken?: readonly SpokenComment[];
  /** Whether and by whom the cycle was approved. */
  approval?: Approval | null;
}

/** Letter paper lying down, in twentieths of a point; below, the footer has room. @source ECMA-376, 17.18.95 */
const PAPER = { width: 12_240, height: 15_840, margin: 720, bottom: 1000, footer: 500 };
const HEADS = ["No.", "Sheet", "Code section", "Comment", "Applicant’s response"] as const;
/** Widths of the columns in twentieths of a point; together the paper between its margins. */
const WIDTHS = [600, 2000, 1600, 6200, 4000] as const;
const CROP_WIDTH_PX = 395;
const CROP_HEIGHT_PX = 190;

/** Writes the letter. */
export async function writeLetterDocx(input: LetterInput): Promise<Uint8Array<ArrayBuffer>> {
  const letter = writeComments(input.body.findings, input.dispositions, input.spoken);
  const document = new Document({
    creator: "FLClear",
    title: dropUnknown(`Plan review comments, ${input.body.projectName}`),
    styles: { default: { document: { run: { font: "Calibri", size: 20 } } } },
    sections: [{
      properties: {
        page: {
          size: {
            width: PAPER.width,
            height: PAPER.height,
            orientation: PageOrientation.LANDSCAPE,
          },
          margin: {
            top: PAPER.margin,
            right: PAPER.margin,
            bottom: PAPER.bottom,
            footer: PAPER.footer,
            left: PAPER.margin,
          },
        },
      },
      footers: { default: footer(input) },
      children: [
        ...head(input, letter),
        ...letter.groups.flatMap((group) => [
          heading(group.discipline),
          table(group.comments, input.snapshots),
        ]),
        ...closedList(letter),
      ],
    }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function head(
  { body, seal, cycle, approval = null }: LetterInput,
  { count, undecided }: Letter,
): Paragraph[] {
  const line = (label: string, value: string) =>
    new Paragraph({
      children: [run(`${label}: `, { bold: true }), run(value)],
    });
  const draft = new Paragraph({
    spacing: { before: 120 },
    children: [
      run(`Draft: ${countWords(undecided, "comment")} not yet reviewed.`, {
        bold: true,
      }),
    ],
  });
  return [
    new Paragraph({ text: "Plan review comments", heading: HeadingLevel.HEADING_1 }),
    line("Project", body.projectName),
    // Reports of the first version do not tell of the project.
    ...(body.project
      ? [line("Address", body.project.address), line("Applicant", body.project.clientName)]
      : []),
    line("Cycle", String(cycle)),
    line("Reviewed against", body.engine.edition),
    line("Report", `${seal.verificationCode}, ${dayWords(body.createdAt)}`),
    ...(undecided > 0 ? [draft] : []),
    ...approvalWords(approval).map((text) =>
      new Paragraph({ spacing: { before: 120 }, children: [run(text, { bold: true })] })
    ),
    new Paragraph({ spacing: { before: 160, after: 160 }, text: askWords(count, approval) }),
  ];
}

/** Words in one look. The library would write characters that no XML may hold. */
const run = (text: string, look: IRunOptions = {}): TextRun =>
  new TextRun({ ...look, text: dropUnknown(text) });

/** Above a table or list, which it stays with. */
const heading = (text: string): Paragraph =>
  new Paragraph({
    text,
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: 240, after: 80 },
  });

/** What was answered: the applicant sees that it was looked at. */
function closedList({ closed }: Letter): Paragraph[] {
  if (closed.length === 0) return [];
  return [
    heading("Comments closed"),
    ...closed.map(({ finding, place, why }) =>
      new Paragraph({
        bullet: { level: 0 },
        children: [
          run(`${finding.title} (${place}, ${finding.codeReference}): `, { bold: true }),
          run(why),
        ],
      })
    ),
  ];
}

const BORDER = { style: BorderStyle.SINGLE, size: 4, color: "B8C0C8" };
const BORDERS = { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER };

function table(
  comments: readonly LetterComment[],
  snapshots: ReadonlyMap<string, Uint8Array>,
): Table {
  const heads = new TableRow({
    tableHeader: true,
    children: HEADS.map((text, index) =>
      cell(index, [new Paragraph({ children: [run(text, { bold: true })] })], "E8ECEF")
    ),
  });
  const rows = comments.map((comment) =>
    new TableRow({
      cantSplit: true,
      children: [
        cell(0, [
          new Paragraph({ text: String(comment.number), alignment: AlignmentType.RIGHT }),
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [run(comment.reference, { size: 12, color: "6B7680" })],
          }),
        ]),
        cell(1, [new Paragraph({ children: [run(comment.place)] })]),
        cell(2, [new Paragraph({ children: [run(comment.section)] })]),
        cell(3, commentWords(comment, snapshots.get(comment.pictureId ?? ""))),
        cell(4, [new Paragraph("")]),
      ],
    })
  );
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTHS.reduce<number>((sum, it) => sum + it, 0), type: WidthType.DXA },
    columnWidths: [...WIDTHS],
    rows: [heads, ...rows],
  });
}

function cell(column: number, children: Paragraph[], fill?: string): TableCell {
  return new TableCell({
    children,
    borders: BORDERS,
    width: { size: WIDTHS[column], type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 90, right: 90 },
    shading: fill ? { type: ShadingType.CLEAR, fill, color: "auto" } : undefined,
  });
}

function commentWords(comment: LetterComment, picture: Uint8Array | undefined): Paragraph[] {
  const { finding, shown, comparison, wanted, isQuestion, deferred, carried, raised } = comment;
  const labelled = (label: string, text: string) =>
    new Paragraph({
      children: [run(`${label} `, { bold: true }), run(text)],
    });
  return [
    new Paragraph({
      children: [run(finding.title, { bold: true })],
      keepNext: true,
    }),
    ...[carried, raised].filter((it) => it !== null).map((text) =>
      new Paragraph({ children: [run(text, { italics: true })] })
    ),
    labelled(isQuestion ? "Please clarify:" : "Shown:", shown),
    ...(comparison ? [labelled("Values:", comparison)] : []),
    ...(wanted ? [labelled("To satisfy it:", wanted)] : []),
    ...(deferred ? [new Paragraph(deferred)] : []),
    ...(picture
      ? [new Paragraph({ spacing: { before: 80 }, children: [crop(picture, finding.title)] })]
      : []),
  ];
}

function crop(png: Uint8Array, findingTitle: string): ImageRun {
  const title = dropUnknown(findingTitle);
  const { width, height } = pngSize(png);
  const scale = Math.min(CROP_WIDTH_PX / width, CROP_HEIGHT_PX / height, 1);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return new ImageRun({
    type: "png",
    data: png,
    transformation: { width: Math.max(1, size.width), height: Math.max(1, size.height) },
    altText: { name: title, title, description: `Part of the sheet: ${title}` },
  });
}

/** @source PNG specification, 11.2.2: width and height stand first in IHDR */
function pngSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function footer({ body, seal, cycle }: LetterInput): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          run(`${body.projectName} · cycle ${cycle} · ${seal.verificationCode} · page `, {
            size: 16,
          }),
          new TextRun({
            size: 16,
            children: [
              PageNumber.CURRENT,
              " of ",
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });
}

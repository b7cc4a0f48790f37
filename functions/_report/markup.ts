/**
 * Marked-up copies of plans: findings as comments of the PDF itself, which Acrobat, Bluebeam and browsers list
 * and draw. The original's bytes stay as they are, with the comments appended: a sealed plan stays sealed.
 */
import {
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
  StandardFonts,
} from "pdf-lib";
import type { Finding } from "../_shared/domain/finding.ts";
import { AppError } from "../_shared/errors.ts";
import type { PercentRect, PointRect } from "../_shared/geometry.ts";
import { cloudAppearance, cloudMargin, labelAppearance, toRgb } from "./appearance.ts";
import { MARK_COLORS, MARK_WORDS, markOf } from "./look.ts";
import {
  cloudAround,
  type MarkupPage,
  measurePage,
  placeLabel,
  toUserSpace,
} from "./markup_page.ts";
import {
  addToArray,
  damaged,
  openForUpdate,
  pdfDate,
  pdfText,
  type PdfUpdate,
} from "./pdf_update.ts";
import { comparisonWords, costWords } from "./words.ts";

/** Where the file stands in the set, and what its comments say of themselves. */
export interface MarkupOptions {
  /** Pages of the files before this one: page `pageOffset + 1` of the set is this file's first. */
  pageOffset?: number;
  author?: string;
  now?: Date;
  /** File name for messages. */
  name?: string;
}

/**
 * Writes open findings onto a copy. Findings of other files and those that comply are left out.
 *
 * @param original a PDF; pictures are wrapped into one before
 * @returns        the original bytes with the comments after them; the original itself when there is nothing to say
 * @throws {AppError} `locked_file` or `damaged_file` when no copy can be written
 */
export async function markUpPlans(
  original: Uint8Array,
  findings: readonly Finding[],
  options: MarkupOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { pageOffset = 0, author = "FLClear", now = new Date(0), name = "The file" } = options;
  const update = await openForUpdate(original, name);
  try {
    return await addFindings(update, findings, { pageOffset, author, now }) ??
      new Uint8Array(original);
  } catch (cause) {
    // A page whose boxes or comments are no such thing can be drawn all the same, but not written on.
    throw cause instanceof AppError ? cause : damaged(name, cause);
  }
}

/** The file with its findings; null when there is nothing to say. */
async function addFindings(
  update: PdfUpdate,
  findings: readonly Finding[],
  { pageOffset, author, now }: { pageOffset: number; author: string; now: Date },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { doc } = update;
  const open = findings.filter((it) => it.status !== "compliant");
  let font: PDFFont | null = null;
  for (const [index, page] of doc.getPages().entries()) {
    const marks = open.flatMap((it) =>
      boxesOn(it, pageOffset + index + 1).map((box, nth) => ({ finding: it, box, nth }))
    );
    if (marks.length === 0) continue;
    font ??= await doc.embedFont(StandardFonts.Helvetica);
    const target = { update, page: measurePage(page), font, author, now };
    const clouds = marks.map(({ box }) => cloudAround(box, target.page));
    const taken = [...clouds];
    const refs = marks.flatMap((mark, nth) => {
      const comment = addCloud(target, mark, clouds[nth]);
      const label = addLabel(target, { ...mark, cloud: clouds[nth], taken, parent: comment[0] });
      return [...comment, label];
    });
    addToArray(update, page.node, "Annots", refs);
    update.touch(page.ref);
  }
  return font ? await update.save() : null;
}

interface Target {
  update: PdfUpdate;
  page: MarkupPage;
  font: PDFFont;
  author: string;
  now: Date;
}

interface Mark {
  finding: Finding;
  box: PercentRect;
  /** Which of the finding's boxes on this page, from 0. */
  nth: number;
}

function boxesOn({ documentMarkup, otherPlaces }: Finding, page: number): PercentRect[] {
  return [
    ...(documentMarkup.page === page ? [documentMarkup] : []),
    ...otherPlaces.filter((it) => it.page === page).map((it) => it.box),
  ];
}

/** The cloud with its pop-up. @returns references of both, the cloud first */
function addCloud(target: Target, mark: Mark, cloud: PointRect): [PDFRef, PDFRef] {
  const { update: { doc: { context } }, page } = target;
  const { finding } = mark;
  const color = toRgb(MARK_COLORS[markOf(finding)]);
  const margin = cloudMargin(page.lineWidth);
  const rect = toUserSpace(cloud, page);
  const bounds = {
    x: rect.x - margin,
    y: rect.y - margin,
    width: rect.width + 2 * margin,
    height: rect.height + 2 * margin,
  };
  const isDashed = finding.status === "warning";
  const comment = context.nextRef();
  const popup = context.register(context.obj({
    Type: "Annot",
    Subtype: "Popup",
    Parent: comment,
    Rect: corners({ x: bounds.x + bounds.width, y: bounds.y, width: 260, height: 160 }),
    F: 28,
    Open: false,
  }));
  const { lineWidth } = page;
  context.assign(
    comment,
    context.obj({
      ...common(target, mark, "cloud"),
      Subtype: "Square",
      Rect: corners(bounds),
      RD: [margin, margin, margin, margin].map(round),
      C: color,
      CA: 1,
      BS: {
        Type: "Border",
        W: round(lineWidth),
        S: isDashed ? "D" : "S",
        ...(isDashed ? { D: [6, 5] } : {}),
      },
      BE: { S: "C", I: 1 },
      Contents: pdfText(contentsOf(finding)),
      CreationDate: pdfDate(target.now),
      Popup: popup,
      AP: { N: cloudAppearance(context, { rect, bounds, color, lineWidth, isDashed }) },
    }),
  );
  return [comment, popup];
}

/** The label beside a cloud, grouped with it, so that lists show one comment. */
function addLabel(
  target: Target,
  mark: Mark & { cloud: PointRect; taken: PointRect[]; parent: PDFRef },
): PDFRef {
  const { update: { doc: { context } }, page, font } = target;
  const { finding, cloud, taken, parent } = mark;
  const { letterSize, lineWidth, rotation } = page;
  const text = printable(labelOf(finding), font);
  const size = {
    width: font.widthOfTextAtSize(text, letterSize) + letterSize * 0.7,
    height: letterSize * 1.45,
  };
  const place = placeLabel(size, cloud, { page, taken: taken.filter((it) => it !== cloud) });
  taken.push(place);
  const color = toRgb(MARK_COLORS[markOf(finding)]);
  const isTurned = rotation === 90 || rotation === 270;
  const appearance = labelAppearance(context, {
    text,
    font,
    letterSize,
    size: { width: place.width, height: place.height },
    color,
    lineWidth,
    rotation,
  });
  return context.register(context.obj({
    ...common(target, mark, "label"),
    Subtype: "FreeText",
    Rect: corners(toUserSpace(place, page)),
    Contents: pdfText(labelOf(finding)),
    DA: PDFString.of(`0.07 0.125 0.18 rg /Helv ${round(letterSize)} Tf`),
    C: [1, 1, 1],
    BS: { Type: "Border", W: Math.min(lineWidth, 1.2), S: "S" },
    Rotate: isTurned || rotation === 180 ? rotation : 0,
    IRT: parent,
    RT: "Group",
    AP: { N: appearance },
  }));
}

function common({ author, now, page }: Target, { finding, nth }: Mark, part: string) {
  return {
    Type: "Annot",
    T: pdfText(author),
    Subj: pdfText(`${MARK_WORDS[markOf(finding)]}: ${finding.category}`),
    NM: pdfText(`flclear-${finding.id}-${page.page.ref.objectNumber}-${nth}-${part}`),
    M: pdfDate(now),
    F: 4,
    P: page.page.ref,
  };
}

/** What the comment list shows: all a designer needs to answer it. */
function contentsOf(finding: Finding): string {
  const { cost } = finding;
  const comparison = comparisonWords(finding);
  return [
    `${finding.id} ${finding.title} (${MARK_WORDS[markOf(finding)]})`,
    finding.description,
    ...(comparison ? [`Values: ${comparison}`] : []),
    `What to do: ${finding.recommendation}`,
    `Code: ${finding.codeReference}`,
    ...(cost ? [`Cost estimate: ${costWords(cost)}`] : []),
    ...(finding.sourceNote ? [finding.sourceNote] : []),
  ].join("\n");
}

/** Short, so that little of the drawing is covered; the comment holds the rest. */
const labelOf = (finding: Finding): string => `${finding.id} · ${finding.codeReference}`;

const SPELLED: Record<string, string> = { "≥": ">=", "≤": "<=", "″": '"', "′": "'", "→": "->" };

/** The text in signs that Helvetica has; the comment itself keeps every sign. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text].map((sign) => {
    const spelled = SPELLED[sign] ?? sign;
    if ([...spelled].every((it) => known.has(it.codePointAt(0)!))) return spelled;
    const [base] = sign.normalize("NFKD");
    return known.has(base.codePointAt(0)!) ? base : "?";
  }).join("");
}

/** Joins marked-up files into one PDF, comments included. The files themselves stay the proof. */
export async function joinMarkedUp(
  files: readonly Uint8Array[],
): Promise<Uint8Array<ArrayBuffer>> {
  const joined = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of source.getPages()) forgetPage(page.node.Annots()?.asArray() ?? [], source);
    const pages = await joined.copyPages(source, source.getPageIndices());
    for (const page of pages) {
      joined.addPage(page);
      for (const item of page.node.Annots()?.asArray() ?? []) {
        const annotation = joined.context.lookup(item);
        if (annotation instanceof PDFDict) annotation.set(PDFName.of("P"), page.ref);
      }
    }
  }
  joined.setTitle("Marked-up plans");
  return await joined.save();
}

/** Takes the way back to the page out of annotations: copying it would copy the page a second time. */
function forgetPage(annotations: readonly PDFObject[], source: PDFDocument): void {
  for (const item of annotations) {
    const annotation = source.context.lookup(item);
    if (annotation instanceof PDFDict) annotation.delete(PDFName.of("P"));
  }
}

const corners = ({ x, y, width, height }: PointRect): number[] =>
  [x, y, x + width, y + height].map(round);
const round = (value: number): number => Math.round(value * 100) / 100;

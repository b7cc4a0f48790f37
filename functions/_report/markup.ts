/**
 * Marked-up copies of plans: findings as comments of the PDF itself, which Acrobat, Bluebeam and browsers list
 * and draw. The original's bytes stay as they are, with the comments appended: a sealed plan stays sealed.
 */
import { isOpen } from "../_shared/counts.ts";
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
import { type Finding, isOwn, raiserOf } from "../_shared/domain/finding.ts";
import type { WrittenReview } from "../_shared/domain/review_marks.ts";
import { AppError } from "../_shared/errors.ts";
import { type ByteReader, readerOf } from "../_shared/file_bytes.ts";
import type { PercentRect, PointRect } from "../_shared/geometry.ts";
import { cloudAppearance, labelAppearance, type Point, toRgb } from "./appearance.ts";
import { MARK_COLORS, MARK_WORDS, markOf } from "./look.ts";
import {
  type Cloud,
  cloudAround,
  type Ink,
  leaderTo,
  marginOf,
  type MarkupPage,
  measurePage,
  placeLabel,
  toUserSpace,
} from "./markup_page.ts";
import {
  addToArray,
  type Appended,
  damaged,
  joinUpdate,
  openForUpdate,
  pdfDate,
  pdfText,
  type PdfUpdate,
} from "./pdf_update.ts";
import { addReview } from "./review_marks.ts";
import { comparisonWords, priceWords } from "./words.ts";

/** Where the file stands in the set, and what its comments say of themselves. */
export interface MarkupOptions {
  /** Pages of the files before this one: page `pageOffset + 1` of the set is this file's first. */
  pageOffset?: number;
  author?: string;
  /** Code of the report: by it a copy that comes back is known. */
  code?: string;
  /** What people decided and said, by finding. */
  review?: ReadonlyMap<string, WrittenReview>;
  now?: Date;
  /** File name for messages. */
  name?: string;
  /** What is drawn on a page of the file, counted from 1, so that labels keep off it; null where nobody knows. */
  getInk?: (pageInFile: number) => Promise<Ink | null>;
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
  const appended = await appendFindings(readerOf(original), findings, options);
  return appended ? joinUpdate(original, appended) : new Uint8Array(original);
}

/**
 * The same of a file that lies elsewhere: what comes after it, null when there is nothing to say.
 *
 * @param isHeld whether the file may be held whole, which an encrypted one has to be
 * @throws {AppError} as {@link markUpPlans}; what `isEncrypted` knows when it may not
 */
export async function appendFindings(
  original: ByteReader,
  findings: readonly Finding[],
  { isHeld, ...options }: MarkupOptions & { isHeld?: boolean } = {},
): Promise<Appended | null> {
  const { pageOffset = 0, author = "FLClear", now = new Date(0), name = "The file" } = options;
  const { code = "", review = new Map() } = options;
  const getInk = options.getInk ?? (() => Promise.resolve(null));
  const update = await openForUpdate(original, { name, isHeld });
  try {
    return await addFindings(update, findings, { pageOffset, author, code, review, now, getInk });
  } catch (cause) {
    // A page whose boxes or comments are no such thing can be drawn all the same, but not written on.
    throw cause instanceof AppError ? cause : damaged(name, cause);
  }
}

/** What the findings add to the file; null when there is nothing to say. */
async function addFindings(
  update: PdfUpdate,
  findings: readonly Finding[],
  { pageOffset, getInk, review, ...said }: Required<Omit<MarkupOptions, "name">>,
): Promise<Appended | null> {
  const { doc } = update;
  const open = findings.filter(isOpen);
  let font: PDFFont | null = null;
  for (const [index, page] of doc.getPages().entries()) {
    const marks = open.flatMap((it) =>
      boxesOn(it, pageOffset + index + 1).map((box, nth) => ({ finding: it, box, nth }))
    );
    if (marks.length === 0) continue;
    font ??= await doc.embedFont(StandardFonts.Helvetica);
    const ink = await getInk(index + 1);
    const target = { update, page: measurePage(page), font, ...said };
    const clouds = marks.map(({ box }) => cloudAround(box, target.page));
    const taken: PointRect[] = [...clouds];
    const refs = marks.flatMap((mark, nth) => {
      const cloud = clouds[nth];
      const label = sizeLabel(target, mark.finding);
      const others = taken.filter((it) => it !== cloud);
      const place = placeLabel(label, cloud, { page: target.page, taken: others, ink });
      taken.push(place);
      const comment = addCloud(target, mark, { cloud, label: place });
      const grouped = addLabel(target, { ...mark, text: label.text, place }, comment[0]);
      // A finding at several places is decided about once.
      const { id, documentMarkup } = mark.finding;
      const isMain = mark.nth === 0 && documentMarkup.page === pageOffset + index + 1;
      const written = isMain ? review.get(id) : undefined;
      if (!written) return [...comment, grouped];
      const box = toUserSpace(cloud, target.page);
      const reviewed = {
        ref: comment[0],
        page: page.ref,
        rect: corners(box),
        name: nameOf(target, id),
        author: said.author,
        now: said.now,
      };
      return [...comment, grouped, ...addReview(update, reviewed, written)];
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
  code: string;
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
function addCloud(
  target: Target,
  mark: Mark,
  { cloud, label }: { cloud: Cloud; label: PointRect },
): [PDFRef, PDFRef] {
  const { update: { doc: { context } }, page } = target;
  const { finding } = mark;
  const color = toRgb(MARK_COLORS[markOf(finding)]);
  const { isFrame } = cloud;
  const rect = toUserSpace(cloud, page);
  const leader = leaderTo(label, cloud, page)?.map(({ x, y }): Point => {
    const at = toUserSpace({ x, y, width: 0, height: 0 }, page);
    return [at.x, at.y];
  }) as [Point, Point] | undefined;
  const bounds = boundsOf(rect, marginOf(cloud, page), leader);
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
      RD: [
        rect.x - bounds.x,
        rect.y - bounds.y,
        bounds.x + bounds.width - rect.x - rect.width,
        bounds.y + bounds.height - rect.y - rect.height,
      ].map(round),
      C: color,
      CA: 1,
      BS: {
        Type: "Border",
        W: round(lineWidth),
        S: isDashed ? "D" : "S",
        ...(isDashed ? { D: [6, 5] } : {}),
      },
      ...(isFrame ? {} : { BE: { S: "C", I: 1 } }),
      Contents: pdfText(contentsOf(finding)),
      CreationDate: pdfDate(target.now),
      Popup: popup,
      AP: {
        N: cloudAppearance(context, {
          rect,
          bounds,
          color,
          lineWidth,
          isDashed,
          isFrame,
          leader: leader ?? null,
        }),
      },
    }),
  );
  return [comment, popup];
}

/** The rectangle of an annotation: its mark with what stands out of it, and the line to its label. */
function boundsOf(rect: PointRect, margin: number, leader: readonly Point[] = []): PointRect {
  const low = (start: number, at: 0 | 1) =>
    Math.min(start - margin, ...leader.map((it) => it[at] - 1));
  const high = (end: number, at: 0 | 1) =>
    Math.max(end + margin, ...leader.map((it) => it[at] + 1));
  const [x, y] = [low(rect.x, 0), low(rect.y, 1)];
  return {
    x,
    y,
    width: high(rect.x + rect.width, 0) - x,
    height: high(rect.y + rect.height, 1) - y,
  };
}

function sizeLabel({ page, font }: Target, finding: Finding) {
  const { letterSize } = page;
  const text = printable(labelOf(finding), font);
  const width = font.widthOfTextAtSize(text, letterSize) + letterSize * 0.7;
  return { text, width, height: letterSize * 1.45 };
}

/** The label of a cloud, grouped with it, so that lists show one comment. */
function addLabel(
  target: Target,
  mark: Mark & { text: string; place: PointRect },
  parent: PDFRef,
): PDFRef {
  const { update: { doc: { context } }, page, font } = target;
  const { finding, text, place } = mark;
  const { letterSize, lineWidth, rotation } = page;
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

function common(target: Target, { finding, nth }: Mark, part: string) {
  const { author, now, page } = target;
  return {
    Type: "Annot",
    T: pdfText(raiserOf(finding) ?? author),
    Subj: pdfText(
      `${isOwn(finding) ? "Reviewer · " : ""}${MARK_WORDS[markOf(finding)]}: ${finding.category}`,
    ),
    NM: pdfText(`${nameOf(target, finding.id)}-${page.page.ref.objectNumber}-${nth}-${part}`),
    M: pdfDate(now),
    F: 4,
    P: page.page.ref,
  };
}

/** Start of the names of a finding's comments. */
const nameOf = ({ code }: Target, id: string): string =>
  ["flclear", code, id].filter(Boolean).join("-");

/** What the comment list shows: all a designer needs to answer it. */
function contentsOf(finding: Finding): string {
  const { cost } = finding;
  const comparison = comparisonWords(finding);
  return [
    `${finding.id} ${finding.title} (${MARK_WORDS[markOf(finding)]})`,
    finding.description,
    ...(comparison ? [`Values: ${comparison}`] : []),
    ...(finding.recommendation ? [`What to do: ${finding.recommendation}`] : []),
    `Code: ${finding.codeReference}`,
    ...(cost ? [`Cost estimate: ${priceWords(cost)}`] : []),
    ...(finding.sourceNote ? [finding.sourceNote] : []),
  ].join("\n");
}

/** Letters of the words on a label: more would cover the drawing, and the comment holds the rest. */
const LABEL_LETTERS = 44;

/** What a printed sheet says beside the mark: the figures where they decide, else the title, and the section. */
function labelOf(finding: Finding): string {
  const isMeasured = finding.status === "issue" && finding.required !== null;
  const comparison = isMeasured ? comparisonWords(finding) : null;
  const isShort = comparison !== null && comparison.length <= LABEL_LETTERS;
  const words = isShort ? comparison : shorten(finding.title, LABEL_LETTERS);
  return `${finding.id} · ${words} · ${finding.codeReference}`;
}

/** The beginning of a text, whole words of it, with dots where something was left out. */
function shorten(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return `${text.slice(0, letters - 2).replace(/\s+\S*$/, "")} ...`;
}

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

/**
 * Decisions and comments of findings as review states and replies of the PDF's own comments, which Acrobat and Bluebeam
 * show; and what somebody changed there, read back by the names of the comments.
 *
 * @source PDF 32000-1, 12.5.6.3 (annotation states), 12.5.6.2 (in reply to)
 */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFString,
} from "pdf-lib";
import { DISPOSITION_STATES, type DispositionState } from "../_shared/domain/disposition.ts";
import {
  PDF_STATES,
  type ReviewMarks,
  type WrittenReview,
} from "../_shared/domain/review_marks.ts";
import { AppError, lockedWords } from "../_shared/errors.ts";
import { damaged, pdfDate, pdfText, type PdfUpdate } from "./pdf_update.ts";

/**
 * Flags as Acrobat writes them: a reply is printed, neither zoomed nor turned, and shown with what it answers; a state
 * is hidden besides.
 *
 * @source PDF 32000-1, 12.5.3
 */
const FLAGS = { reply: 28, state: 30 } as const;

/** Where a finding's comment stands. */
export interface ReviewedComment {
  /** The cloud. */
  ref: PDFRef;
  page: PDFRef;
  /** Corners of the cloud, user space. */
  rect: readonly number[];
  /** Start of the names of what is written to it. */
  name: string;
  author: string;
  now: Date;
}

/** Writes a finding's decision and comments to its cloud. @returns what belongs to the page */
export function addReview(
  { doc: { context } }: PdfUpdate,
  comment: ReviewedComment,
  review: WrittenReview,
): PDFRef[] {
  const { state, words, decidedBy, decidedAt, comments } = review;
  // Readers without threads would draw a note over the sheet for every reply.
  const nothing = context.register(context.flateStream("", {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, 1, 1],
  }));
  const reply = (name: string, author: string | null, at: string | null, values: object) => {
    const date = pdfDate(at ? new Date(at) : comment.now);
    return context.register(context.obj({
      Type: "Annot",
      Subtype: "Text",
      Rect: [...comment.rect],
      P: comment.page,
      Name: "Comment",
      IRT: comment.ref,
      RT: "R",
      NM: pdfText(`${comment.name}-${name}`),
      T: pdfText(author ?? comment.author),
      M: date,
      CreationDate: date,
      AP: { N: nothing },
      ...values,
    }));
  };
  const replies = comments.map(({ id, author, body, at }) =>
    reply(`comment-${id}`, author, at, { F: FLAGS.reply, Contents: pdfText(body) })
  );
  if (!state) return replies;
  const decided = reply("state", decidedBy, decidedAt, {
    F: FLAGS.state,
    StateModel: PDFString.of("Review"),
    State: PDFString.of(PDF_STATES[state]),
    Contents: pdfText(words ?? PDF_STATES[state]),
  });
  return [...replies, decided];
}

/** Names of our comments: the report's code, the finding, and what it is of it. */
const NAME = /^flclear-(FLC-[A-Z0-9]+-CERT)-([A-Z]-?\d+)-(.+)$/;
/** Replies to replies are followed this far. */
const MAX_DEPTH = 20;

/** One annotation, as far as it matters here. */
interface Note {
  ref: PDFRef | null;
  dict: PDFDict;
  name: string;
  order: number;
}

/**
 * Reads what another program added to a marked-up copy.
 *
 * @throws {AppError} `damaged_file`, `locked_file`
 */
export async function readReview(pdf: Uint8Array, name = "The file"): Promise<ReviewMarks> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false }).catch((cause) => {
    if (/encrypt/i.test(String(cause))) {
      throw new AppError("locked_file", lockedWords(name), { cause });
    }
    throw damaged(name, cause);
  });
  const notes = listNotes(doc, name);
  const byRef = new Map(notes.flatMap((it) => it.ref ? [[it.ref.toString(), it] as const] : []));
  const codes = new Set<string>();
  const states = new Map<string, { isOurs: boolean; note: Note }>();
  const replies: ReviewMarks["replies"] = [];
  for (const note of notes) {
    const ours = NAME.exec(note.name);
    if (ours) codes.add(ours[1]);
    const findingId = findingOf(note, byRef);
    if (findingId === null || nameIn(note.dict, "Subtype") !== "Text") continue;
    if (note.dict.has(PDFName.of("State"))) {
      if (textIn(note.dict, "StateModel") !== "Review") continue;
      const before = states.get(findingId);
      if (!before || isLater(note, before.note)) {
        states.set(findingId, { isOurs: ours !== null, note });
      }
      continue;
    }
    const body = textIn(note.dict, "Contents").trim();
    if (ours || body === "") continue;
    replies.push({
      findingId,
      author: textIn(note.dict, "T").trim(),
      body,
      at: momentIn(note.dict),
    });
  }
  return {
    codes: [...codes].sort(),
    states: [...states].flatMap(([findingId, { isOurs, note: { dict } }]) => {
      const state = stateIn(dict);
      if (isOurs || state === undefined) return [];
      const author = textIn(dict, "T").trim();
      return [{ findingId, state, author, at: momentIn(dict), note: noteIn(dict) }];
    }),
    replies,
  };
}

function listNotes(doc: PDFDocument, name: string): Note[] {
  const notes: Note[] = [];
  for (const page of pagesOf(doc, name)) {
    const items = page.node.lookup(PDFName.of("Annots"));
    if (!(items instanceof PDFArray)) continue;
    for (const item of items.asArray()) {
      const dict = doc.context.lookup(item);
      if (!(dict instanceof PDFDict)) continue;
      const ref = item instanceof PDFRef ? item : null;
      notes.push({ ref, dict, name: textIn(dict, "NM"), order: notes.length });
    }
  }
  return notes;
}

function pagesOf(doc: PDFDocument, name: string): PDFPage[] {
  try {
    return doc.getPages();
  } catch (cause) {
    throw damaged(name, cause);
  }
}

/** The finding an annotation answers, over replies to replies; null where it answers none. */
function findingOf(note: Note, byRef: ReadonlyMap<string, Note>): string | null {
  let at: Note | undefined = note;
  for (let depth = 0; at && depth < MAX_DEPTH; depth++) {
    const answered: PDFObject | undefined = at.dict.get(PDFName.of("IRT"));
    const known = NAME.exec(at.name);
    if (!answered) return depth > 0 && known ? known[2] : null;
    at = answered instanceof PDFRef ? byRef.get(answered.toString()) : undefined;
  }
  return null;
}

/** By its moment; of the same or no moment the one that stands later. */
function isLater(a: Note, b: Note): boolean {
  const [left, right] = [momentIn(a.dict), momentIn(b.dict)];
  if (left && right && left !== right) return left > right;
  return a.order > b.order;
}

/** Undefined where the state is none of the model's. */
function stateIn(dict: PDFDict): DispositionState | null | undefined {
  const said = textIn(dict, "State") || nameIn(dict, "State");
  if (said === "None") return null;
  return DISPOSITION_STATES.find((it) => PDF_STATES[it] === said);
}

/** What was written with a state beyond `Rejected set by Ana`. */
function noteIn(dict: PDFDict): string | null {
  const words = textIn(dict, "Contents").trim();
  const state = textIn(dict, "State");
  return words === "" || words === state || /\bset by\b/i.test(words) ? null : words;
}

function textIn(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}

function nameIn(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : "";
}

/** `D:20260314150926-05'00'` as ISO 8601; null where there is none. @source PDF 32000-1, 7.9.4 */
function momentIn(dict: PDFDict): string | null {
  const match = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(
    textIn(dict, "M"),
  );
  if (!match) return null;
  const [, year, month = "01", day = "01", hour = "00", minute = "00", second = "00"] = match;
  const [sign, hours = "00", minutes = "00"] = match.slice(7);
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(local)) return null;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return new Date(local - (sign ? offset : 0)).toISOString();
}

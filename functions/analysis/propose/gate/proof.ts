/**
 * What the sheet itself says for a link (G3): that figure and name stand in one run, row or list, that a dimension
 * line runs between them or ends at what the plan draws of them, that a leader runs from one to the other, or that
 * they stand in one room. Nothing the model says goes in but which words it means.
 */
import { isKindOf, marksIn } from "../../../_lexicon/mod.ts";
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import type { Dimension, DimensionMeaning, Note } from "../../../_shared/domain/plan_set.ts";
import { contains, overlaps, type PercentRect, toPercentRect } from "../../../_shared/geometry.ts";
import { leaderEnds, type Point } from "../../extract/drawing/leaders.ts";
import { type Line, toUpright, turnOf } from "../../extract/layout/layout.ts";
import type { PageFacts } from "../../extract/page_facts.ts";
import type { LinkedWords, Proof, ProposedLink } from "../link.ts";

/** Slack of boxes around the same words, percent of the page. */
const SLACK = 0.3;

/** The surest proof of a link; null when the sheet shows none. */
export function proveLink(
  { words, subject, room }: Pick<ProposedLink, "words" | "subject" | "room">,
  { facts, page }: { facts: PageFacts; page: PageReading },
): Proof | null {
  if (subject && standsInRun(words, subject, { facts, page })) return "run";
  if (subject && standsInRow(words, subject, facts)) return "row";
  const dimension = facts.dimensions.find((it) => overlaps(it.box, words.box));
  const names = [subject, room].filter((it) => it !== null).map((it) => plain(it.text));
  if (dimension && namesOf(dimension).some((it) => names.includes(plain(it)))) return "dimension";
  if (subject && dimension?.measures && isOfThing(subject.text, dimension.measures)) {
    return "dimension";
  }
  if (subject && isLedTo(words, subject, page)) return "leader";
  const note = noteAt(words.box, facts);
  if (room && note?.room && plain(note.room) === plain(room.text)) return "room";
  if (subject && note && titlesOf(note).some((it) => isTitleOf(it, subject.text))) return "title";
  return null;
}

/** Does the plan say at the ends of the dimension line that it measures what the name says? */
function isOfThing(name: string, { thing }: DimensionMeaning): boolean {
  return thing !== null &&
    marksIn(name).some(({ things }) => things.some((it) => isKindOf(it, thing)));
}

/** A title names a thing that is spoken of under it: `GUARD` under `GUARD AND HANDRAIL NOTES`, by whole words. */
function isTitleOf(title: string, name: string): boolean {
  if (plain(title) === plain(name)) return true;
  const words = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const [over, own] = [words(title), words(name)];
  return own.join("").length >= LEAST_NAME && own.every((it) => over.includes(it));
}

/** Shorter names may stand in any title: `A`, `UP`. */
const LEAST_NAME = 4;

/** How near a leader ends to the words it leads to, in em of their lettering. */
const AT_EM = 2;

/** Does a leader run from the figure to the name, or from the name to the figure? */
function isLedTo(words: LinkedWords, subject: LinkedWords, page: PageReading): boolean {
  const line = (it: LinkedWords) =>
    page.lines.find(({ box }) => contains(toPercentRect(box, page), it.box, SLACK));
  const [figure, name] = [line(words), line(subject)];
  if (!figure || !name || figure === name) return false;
  const leads = (from: TextLine, to: TextLine) =>
    leaderEnds(page, [[toLine(from)]])[0].some((tip) => isNear(tip, to));
  return leads(figure, name) || leads(name, figure);
}

const toLine = (line: TextLine): Line => {
  const turn = turnOf(line.angle);
  return { ...line, turn, up: toUpright(line.box, turn) };
};

function isNear({ x, y }: Point, { box, sizePt }: TextLine): boolean {
  const far = AT_EM * sizePt;
  return x >= box.x - far && x <= box.x + box.width + far && y >= box.y - far &&
    y <= box.y + box.height + far;
}

function standsInRun(
  words: LinkedWords,
  subject: LinkedWords,
  { facts, page }: { facts: PageFacts; page: PageReading },
): boolean {
  const isWithin = (box: PercentRect) =>
    contains(box, words.box, SLACK) && contains(box, subject.box, SLACK);
  return page.lines.some((it) => isWithin(toPercentRect(it.box, page))) ||
    facts.notes.some((it) => it.kind !== "title-block" && isWithin(it.box));
}

/** Both in one row, or the figure in a row and the name at the head of its column or over the table. */
function standsInRow(words: LinkedWords, subject: LinkedWords, { schedules }: PageFacts): boolean {
  for (const { rows, columns, title } of schedules) {
    const row = rows.find((it) => contains(it.box, words.box, SLACK));
    if (!row) continue;
    if (contains(row.box, subject.box, SLACK)) return true;
    const at = row.cells.findIndex((it) => contains(it.box, words.box, SLACK));
    const heads = [columns[at]?.header, title].filter((it) => typeof it === "string");
    return heads.some((it) => plain(it).includes(plain(subject.text)));
  }
  return false;
}

function namesOf({ of, between, heightOf, across, room }: Dimension): string[] {
  return [of?.sourceText, ...between?.map((it) => it.sourceText) ?? [], heightOf?.sourceText]
    .concat([across, room ?? undefined]).filter((it) => it !== undefined);
}

const titlesOf = ({ heading, drawing }: Note): string[] =>
  [heading, drawing].filter((it) => it !== null);

function noteAt(box: PercentRect, { notes }: PageFacts): Note | undefined {
  return notes.find((it) => it.kind !== "title-block" && contains(it.box, box, SLACK));
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

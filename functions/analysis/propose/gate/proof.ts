/**
 * What the sheet itself says for a link (G3): that figure and name stand in one run, row or list, that a dimension
 * line runs between them, or that they stand in one room. Nothing the model says goes in but which words it means.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { Dimension, Note } from "../../../_shared/domain/plan_set.ts";
import { contains, overlaps, type PercentRect, toPercentRect } from "../../../_shared/geometry.ts";
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
  const note = noteAt(words.box, facts);
  if (room && note?.room && plain(note.room) === plain(room.text)) return "room";
  if (subject && note && titlesOf(note).some((it) => plain(it) === plain(subject.text))) {
    return "title";
  }
  return null;
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

/**
 * What the sheet itself says for a link (G3): that figure and name stand in one run, row or list, that a dimension
 * line runs between them or ends at what the plan draws of them, that a leader runs from one to the other, that a title
 * over the figure names the thing, that they stand in one room, or that no other name stands about as near. Nothing
 * the model says goes in but which words it means, and of which requirement.
 */
import { isKindOf, marksIn } from "../../../_lexicon/mod.ts";
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import type { Dimension, DimensionMeaning, Note } from "../../../_shared/domain/plan_set.ts";
import {
  contains,
  overlaps,
  type PercentRect,
  toPercentRect,
  unionRect,
} from "../../../_shared/geometry.ts";
import { rules } from "../../../_rules/mod.ts";
import { leaderEnds, type Point } from "../../extract/drawing/leaders.ts";
import { type Line, toUpright, turnOf } from "../../extract/layout/layout.ts";
import type { PageFacts } from "../../extract/page_facts.ts";
import type { LinkedWords, Proof, ProposedLink } from "../link.ts";
import { standsUnderHead } from "./heads.ts";
import { isNearest } from "./nearest.ts";
import { lineOf, partsOf, plain, SLACK } from "./parts.ts";
import { standsInList, standsInOtherRow, standsInRow } from "./rows.ts";

/** Surest first. */
const PROOFS: readonly Proof[] = [
  "run",
  "row",
  "dimension",
  "leader",
  "room",
  "title",
  "near",
  "view",
];

interface Setting {
  facts: PageFacts;
  page: PageReading;
}

/**
 * What proves a link; null when the sheet shows nothing. Each part of the name has to be borne out, or one that names a
 * thing; the least sure of them counts.
 */
export function proveLink(
  { requirementId, words, subject, room }: Pick<
    ProposedLink,
    "requirementId" | "words" | "subject" | "room"
  >,
  setting: Setting,
): Proof | null {
  if (!standTogether(words, setting)) return null;
  const parts = subject ? partsOf(subject, setting.page) : [];
  if (parts.some((it) => standsInOtherRow(words, it, setting.facts))) return null;
  const found = parts.map((part) => ({ part, proof: proveName(words, part, setting) }));
  const borne = found.flatMap(({ proof }) => proof ?? []);
  const isNamed = found.some(({ part, proof }) => proof && namesThing(part));
  if (borne.length > 0 && (borne.length === found.length || isNamed)) {
    return PROOFS.findLast((it) => borne.includes(it))!;
  }
  if (!subject && namesThing(words)) return "run";
  if (isMeasured(words, requirementId, setting)) return "dimension";
  const isHere = !subject || room !== null && standsInRoom(subject, room, setting);
  if (room && isHere && standsInRoom(words, room, setting)) return "room";
  // Of what is named the room says where it is, as the title of a detail does elsewhere.
  const names = parts.length > 0 ? parts : room ? [room] : [];
  return standsInView(words, names, setting) ? "view" : null;
}

/**
 * A dimension line of a drawing that shows what the name says: each part of it stands in the view or over it. What is
 * drawn and not named is shown by the line alone.
 */
function standsInView(
  words: LinkedWords,
  names: readonly LinkedWords[],
  { facts }: Setting,
): boolean {
  const drawing = dimensionAt(words, facts)?.drawing;
  if (!drawing) return false;
  const inView = [...facts.notes, ...facts.dimensions].filter((it) => it.drawing === drawing);
  const view = unionRect(inView.map(({ box }) => box));
  return names.every((it) => isTitleOf(drawing, it.text) || contains(view, it.box, SLACK));
}

/** The words of a figure or statement are one: in one line, text or row. */
function standTogether(words: LinkedWords, { facts, page }: Setting): boolean {
  return words.ids.length === 1 || lineOf(words, page) !== undefined ||
    noteAt(words.box, facts) !== undefined ||
    facts.schedules.some(({ rows }) => rows.some((it) => contains(it.box, words.box, SLACK)));
}

const namesThing = ({ text }: LinkedWords): boolean =>
  marksIn(text).some(({ things }) => things.length > 0);

function proveName(words: LinkedWords, name: LinkedWords, setting: Setting): Proof | null {
  const { facts, page } = setting;
  if (standsInRun(words, name, setting)) return "run";
  if (
    standsInRow(words, name, facts) || standsInList(words, name, page) ||
    standsUnderHead(words, name, page)
  ) return "row";
  const dimension = dimensionAt(words, facts);
  if (dimension && isAtEnd(name, dimension)) return "dimension";
  if (isLedTo(words, name, setting)) return "leader";
  const note = noteAt(words.box, facts);
  const titles = [note?.heading, note?.drawing, dimension?.drawing];
  if (titles.some((it) => it && isTitleOf(it, name.text))) return "title";
  return isNearest(words, name, page) ? "near" : null;
}

const dimensionAt = ({ box }: LinkedWords, { dimensions }: PageFacts): Dimension | undefined =>
  dimensions.find((it) => overlaps(it.box, box));

/** Do the words stand at an end of the dimension line, or does the plan draw there what they name? */
function isAtEnd(name: LinkedWords, dimension: Dimension): boolean {
  return namesOf(dimension).some((it) => plain(it) === plain(name.text)) ||
    dimension.measures !== undefined && isOfThing(name.text, dimension.measures);
}

/** Does the plan say at the ends of the dimension line that it measures what the name says? */
function isOfThing(name: string, { thing }: DimensionMeaning): boolean {
  return thing !== null &&
    marksIn(name).some(({ things }) => things.some((it) => isKindOf(it, thing)));
}

/** Does the plan draw at the ends of the dimension line what the requirement measures? */
function isMeasured(words: LinkedWords, requirementId: string, { facts }: Setting): boolean {
  const measures = dimensionAt(words, facts)?.measures;
  if (!measures?.thing) return false;
  return rules.some(({ requirementId: id, demand }) =>
    id === requirementId && demand !== undefined &&
    [demand.property ?? []].flat().includes(measures.property) &&
    [demand.thing].flat().some((it) => isKindOf(measures.thing!, it))
  );
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
function isLedTo(words: LinkedWords, name: LinkedWords, { page }: Setting): boolean {
  const [figure, own] = [lineOf(words, page), lineOf(name, page)];
  if (!figure || !own || figure === own) return false;
  const leads = (from: TextLine, to: TextLine) =>
    leaderEnds(page, [[toLine(from)]])[0].some((tip) => isNear(tip, to));
  return leads(figure, own) || leads(own, figure);
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

function standsInRun(words: LinkedWords, name: LinkedWords, { facts, page }: Setting): boolean {
  const isWithin = (box: PercentRect) =>
    contains(box, words.box, SLACK) && contains(box, name.box, SLACK);
  return page.lines.some((it) => isWithin(toPercentRect(it.box, page))) ||
    facts.notes.some((it) => it.kind !== "title-block" && isWithin(it.box));
}

/** Between the walls of the room, in a text that belongs to it, or along a line across it. */
function standsInRoom({ box }: LinkedWords, room: LinkedWords, { facts }: Setting): boolean {
  const note = noteAt(box, facts);
  const dimension = facts.dimensions.find((it) => overlaps(it.box, box));
  const around = facts.building?.rooms.find((it) => contains(it.box, box, SLACK));
  return [
    note?.room,
    dimension?.room,
    dimension?.across,
    around?.name,
    [around?.name, around?.number].join(" "),
  ].some((it) => it && plain(it) === plain(room.text));
}

function namesOf({ of, between, heightOf, across, room }: Dimension): string[] {
  return [of?.sourceText, ...between?.map((it) => it.sourceText) ?? [], heightOf?.sourceText]
    .concat([across, room ?? undefined]).filter((it) => it !== undefined);
}

function noteAt(box: PercentRect, { notes }: PageFacts): Note | undefined {
  return notes.find((it) => it.kind !== "title-block" && contains(it.box, box, SLACK));
}

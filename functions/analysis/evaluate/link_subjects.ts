/** Links as subjects of rules: the figure as the sheet means it, with all its own statement says. */
import { getProperty, isKindOf, marksIn, measuresNamed } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Dimension, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { contains, overlaps } from "../../_shared/geometry.ts";
import type { Demand } from "../../_rules/define_rule.ts";
import { isMeant, subjectOf } from "../../_rules/frames/demand.ts";
import { clauseOf } from "../../_rules/frames/clause.ts";
import { isObjectAt, isWeak } from "../../_rules/frames/nearness.ts";
import { strangeWords } from "../../_rules/frames/own_words.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import {
  allStatements,
  asStatement,
  clausesOf,
  contextOf,
  type FrameSubject,
  type Statement,
} from "../../_rules/measure.ts";
import { SLACK } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";
import { withoutFigures } from "../propose/requirement_list.ts";
import { asMeant, figureOf, isNone, saysNone } from "./link_figures.ts";

/** Words are there; what they belong to is the model's word. */
const CONFIDENCE = 0.6;

/** A subject of which only the title of the requirement says all that the demand wants said. */
export type LinkSubject = FrameSubject & { isByTitle?: true };

/** The link as a subject of a rule; none where its words say nothing the rule measures. */
export function subjectsOfLink(link: ProposedLink, demand: Demand, plan: PlanSet): LinkSubject[] {
  if (demand.onlyHolds || link.relation !== "provides" && link.relation !== "lacks") return [];
  const thing = thingMeant(link, demand);
  const properties = [demand.property ?? []].flat();
  if (link.relation === "lacks") {
    if (properties.length > 0) return [];
    return [asSubject(link, { thing, property: null, value: null, raw: "" }, demand, plan)];
  }
  // Of several properties in one unit the first is what the rule is about.
  const [said] = properties.flatMap((property) => {
    const figure = figureOf(asMeant(link, plan), thing, property);
    return figure ? [{ thing, property, ...figure }] : [];
  });
  if (!said) return [];
  const subject = asSubject(link, said, demand, plan);
  // What the sheet leaves to the drawing the requirement says itself: it is what the link is about.
  if (isMeant(subject.frame, demand)) return [subject];
  const titled = asSubject(link, said, demand, plan, titleOf(link));
  // What a thing is in words the sheet says itself: of doors that swing out nothing is demanded.
  const isOtherWord = getProperty(said.property).values && demand.keep?.(titled.frame) === false;
  return isOtherWord ? [] : [{ ...titled, isByTitle: true as const }];
}

/** Does the figure stand alone, so that the drawing says what it is and no word can stand against that? */
export function standsBare(link: ProposedLink, plan: PlanSet): boolean {
  const around = statementAround(link, plan);
  if (!around) return true;
  const clause = clauseOf(around.text);
  return around.row === null && strangeWords(clause) === 0 &&
    clause.marks.every(({ things }) => things.length === 0);
}

/** What the words at a figure, the name and the head of its column say is measured. */
export function measuresTold(link: ProposedLink, plan: PlanSet): string[] {
  const around = statementAround(link, plan);
  const clauses = around && !around.row ? clausesOf(around.text) : [];
  const said = clauses.find((it) => it.includes(link.words.text)) ?? link.words.text;
  return [said, link.subject?.text ?? ""].flatMap((it) => measuresNamed(marksIn(it)));
}

/** What a requirement is said to measure, by its words. */
export const measuresAsked = (requirementId: string): string[] =>
  measuresNamed(marksIn(getRequirement(requirementId).quantity.toUpperCase()));

/** Measured from the floor up, whatever the thing is. */
export const isUpright = (property: string): boolean => getProperty(property).isUpright ?? false;

/** Is the figure that of a line from side to side that is as long on paper as it says? */
export const liesLevel = (link: Placed, plan: PlanSet): boolean =>
  isOfLines(
    link,
    plan,
    ({ orientation, measuredIn }) => orientation === "horizontal" && measuredIn !== null,
  );

/** Is the figure that of a line that stands upright on an elevation or a section? */
export const standsUpright = (link: Placed, plan: PlanSet): boolean =>
  isOfLines(
    link,
    plan,
    ({ orientation, drawing }) => orientation === "vertical" && UPRIGHT_VIEW.test(drawing ?? ""),
  );

/** Where words of a link stand. */
export interface Placed {
  page: number;
  words: Pick<ProposedLink["words"], "box">;
}

/** The dimensions whose figures the words are. */
const linesOf = ({ page, words }: Placed, { dimensions }: PlanSet): Dimension[] =>
  dimensions.filter((it) => it.page === page && overlaps(it.box, words.box));

/** How the line of a figure lies; null where it stands at none, or at several that lie differently. */
export function lieOf(link: Placed, plan: PlanSet): Dimension["orientation"] | null {
  const lies = new Set(linesOf(link, plan).map(({ orientation }) => orientation));
  return lies.size === 1 ? [...lies][0] : null;
}

function isOfLines(link: Placed, plan: PlanSet, isSuch: (line: Dimension) => boolean): boolean {
  const lines = linesOf(link, plan);
  return lines.length > 0 && lines.every(isSuch);
}

const UPRIGHT_VIEW = /\b(?:ELEV(?:ATIONS?)?|SECTIONS?)\b/i;

/** What the second reading agrees to: the requirement and what it measures. */
function titleOf({ requirementId }: ProposedLink): string {
  const { title, quantity } = getRequirement(requirementId);
  return withoutFigures(`${title}, ${quantity}`);
}

/**
 * The things a text names as what it tells of: not those it measures to or from (`FROM TUB RIM`, `ABOVE GRADE`), nor by
 * so few letters that they may stand for anything (`R`, `CO`, `G.B.`).
 */
export const ownersNamed = (text: string): string[] =>
  marksIn(text).filter((mark) => {
    const { start, end } = mark;
    const name = text.slice(start, end);
    return !isWeak(mark, text) && name.replace(/[^A-Z0-9]/gi, "").length >= LEAST_NAME &&
      !IS_PLACE.test(name) &&
      !isObjectAt(text, start);
  }).flatMap(({ things }) => things);

const LEAST_NAME = 3;
const IS_PLACE = /^(?:ABOVE|BELOW|OVER|UNDER|FROM|TO|AT|IN|ON)\b/i;

/** What the name of a link says, by the lexicon. */
export const thingsNamed = ({ subject }: Pick<ProposedLink, "subject">): string[] =>
  marksIn(subject?.text ?? "").flatMap(({ things }) => things);

/** Numbers of rooms as lists give them. */
const ROOM_NUMBER = /\b[A-Z]?\d{2,4}[A-Z]?\b/g;

/** What plans call the rooms a row gives by their numbers alone: `220` is a corridor. */
export function roomsNumbered(link: ProposedLink, plan: PlanSet): string[] {
  if (!statementAround(link, plan)?.row) return [];
  const said = [link.subject?.text, link.room?.text].filter(Boolean).join(" ").toUpperCase();
  const numbers: string[] = said.match(ROOM_NUMBER) ?? [];
  const names = plan.rooms.filter(({ number, name }) =>
    number !== null && numbers.includes(number.toUpperCase()) && !said.includes(name.toUpperCase())
  ).map(({ name }) => name);
  return [...new Set(names)];
}

/** Marks of rows: `F1`, `EF-2`, `RTU-3`; a number alone may be a room or a note. */
const MARK = /^[A-Z]{1,4}-?\d{1,3}[A-Z]?$/;

/**
 * What the name of a link says with its marks looked up: `F1` is what its row and the title of its list call it. Doors
 * and windows are read as such, each with what is demanded of it.
 */
export function thingsMarked(link: ProposedLink, { schedules }: PlanSet): string[] {
  const marks: string[] = (link.subject?.text ?? "").toUpperCase().match(/[A-Z0-9-]+/g) ?? [];
  const rows = schedules.filter(({ kind }) => kind !== "door" && kind !== "window")
    .flatMap(({ title, rows }) => rows.map(({ cells }) => ({ title, cells })))
    .filter(({ cells }) => {
      const mark = cells[0]?.text.trim().toUpperCase() ?? "";
      return MARK.test(mark) && marks.includes(mark);
    });
  const said = rows.map(({ title, cells }) =>
    [title, ...cells.map(({ text }) => text)].join(" | ")
  );
  const kinds = marks.flatMap((it) => OF_KIND.exec(it)?.[1] ?? [])
    .map((it) => OF_STALLS.test(it) ? "ACCESSIBLE STALL" : it);
  return [
    ...thingsNamed(link),
    ...[...said, ...kinds].flatMap(marksIn).flatMap(({ things }) => things),
  ];
}

/** What a mark begins with may be the short name of a kind: `FE5`, `EF-2`. One letter names nothing. */
const OF_KIND = /^([A-Z]{2,4})-?\d{1,3}[A-Z]?$/;

/** Accessible stalls are marked by the letters of their kind: `ACC-1`, `HC 3`. */
const OF_STALLS = /^(?:ACC|ADA|HC)$/;

/** The title of the drawing the figure stands in, at its dimension line or in a text; empty where none is known. */
export function drawingOf(link: ProposedLink, plan: PlanSet): string {
  return statementAround(link, plan)?.drawing ?? linesOf(link, plan).at(0)?.drawing ?? "";
}

/** Of several things a rule demands something of the one the name says; the first where it says none. */
function thingMeant(link: ProposedLink, demand: Demand): string {
  const asked = [demand.thing].flat();
  const named = thingsNamed(link);
  return asked.find((it) => named.some((name) => isKindOf(name, it))) ?? asked[0];
}

type Said = Pick<Frame, "thing" | "property" | "value" | "raw">;

/** @param title what is said of it beside its name */
function asSubject(
  link: ProposedLink,
  said: Said,
  demand: Demand,
  plan: PlanSet,
  title = "",
): FrameSubject {
  const around = statementAround(link, plan);
  const named = [title, link.subject?.text ?? said.thing, ...roomsNumbered(link, plan)].join(" ")
    .trim();
  const text = around ? `${title} ${around.text}`.trim() : [named, link.words.text].join(" ");
  const at: Evidence = {
    page: link.page,
    box: link.words.box,
    sheet: plan.sheets.find((it) => it.page === link.page)?.number ?? null,
    sourceText: link.words.text,
    readBy: "model",
    confidence: CONFIDENCE,
  };
  const room = link.room?.text ?? around?.room ?? null;
  const drawing = drawingOf(link, plan) || null;
  const statement = { ...asStatement(text, at, room), heading: around?.heading ?? null, drawing };
  const subject = subjectOf({
    ...at,
    ...said,
    mark: null,
    within: [demand.within ?? []].flat(),
    bound: null,
    unit: said.property === null ? null : getProperty(said.property).unit,
    role: "provided",
    polarity: said.property === null ? "none" : "is",
    work: "new",
    sure: "proposed",
    clause: said.raw === "" ? text : `${named} #`,
    text,
    context: [named, around && contextWithHeads(around, link), drawing, link.room?.text]
      .filter(Boolean).join(" "),
    statement,
  }, demand);
  // Nothing stands right before or behind a figure that stands alone.
  return around ? subject : { ...subject, before: "", after: "" };
}

/**
 * All that a text stands in, of a row with the heads of the figure's own cell and of those that answer yes: what is
 * excepted in the row, `IMPACT`, holds for each of its figures.
 */
export function contextWithHeads(around: Statement, { words }: Placed): string {
  const { row, schedule } = around;
  const heads = (row?.cells ?? []).map(({ text, box }, at) =>
    contains(box, words.box, SLACK) || ANSWERS_YES.test(text)
      ? schedule?.columns[at]?.header
      : undefined
  );
  return [contextOf(around), ...heads].filter(Boolean).join(" | ");
}

const ANSWERS_YES = /^\W*Y(?:ES)?\W*$/i;

/** Both are told of what has one name, wherever: a section may show the part its elevation does not. */
export const hasOneName = (a: ProposedLink, b: ProposedLink): boolean =>
  a.subject?.text === b.subject?.text && a.room?.text === b.room?.text;

/** Both are told of what has one name in one place: a list, a drawing, or the same words of the sheet. */
export const isOfOne = (a: ProposedLink, b: ProposedLink, plan: PlanSet): boolean =>
  hasOneName(a, b) &&
  (a.subject !== null && a.subject.ids.join() === b.subject?.ids.join() ||
    drawingOf(a, plan) === drawingOf(b, plan));

/** Do two links of one requirement stand in one text or row, a dimension with the words at its line included? */
export function isSaidWith(a: ProposedLink, b: ProposedLink, plan: PlanSet): boolean {
  if (a.page !== b.page || a.requirementId !== b.requirementId) return false;
  const [one, other] = [a, b].map((it) => statementAround(it, plan));
  if (one === null || other === null) return false;
  return contains(one.box, other.box) && contains(other.box, one.box) ||
    isOfDimension(one, b, plan) || isOfDimension(other, a, plan);
}

/** Is a text a dimension with words at its line, and are the words of a link these? */
const isOfDimension = (
  { page, sourceText }: Statement,
  { words }: ProposedLink,
  { dimensions }: PlanSet,
): boolean =>
  dimensions.some((it) =>
    it.page === page && it.of !== undefined && contains(it.of.box, words.box, SLACK) &&
    sourceText === `${it.sourceText} ${it.of.sourceText}`
  );

/** Does a cell of a row answer that there is none? Denials in prose have their reasons, which the row has cells for. */
export const answersNone = (link: ProposedLink, plan: PlanSet): boolean =>
  link.relation === "lacks" && isNone(link.words.text) && isAnswer(link, plan);

/** Does a figure of zero say that there is none? Under the head of a row `0 HR` is the figure, and so is what leads its cell. */
export const deniesInWords = (link: ProposedLink, plan: PlanSet): boolean =>
  saysNone(asMeant(link, plan)) &&
  !isCell(link, plan, (cell, words) => cell === words || cell.startsWith(`${words},`));

/** Do the words fill a cell of the row that names the thing? */
const isAnswer = (link: ProposedLink, plan: PlanSet): boolean =>
  isCell(link, plan, (cell, words) => cell === words);

/** Is there such a cell in the row that names the thing? */
const isCell = (
  link: ProposedLink,
  plan: PlanSet,
  isSuch: (cell: string, words: string) => boolean,
): boolean =>
  link.proof === "row" &&
  (statementAround(link, plan)?.row?.cells.some(({ text }) =>
    isSuch(text.trim(), link.words.text.replace(/,$/, ""))
  ) ?? false);

/**
 * The least text of the sheet the figure stands in: a note, a label, the row of a list; null where it stands alone. Of a
 * line that is read as several rows, `UNIT A | UNIT B`, the one that holds its cell.
 */
export function statementAround({ page, words }: Placed, plan: PlanSet): Statement | null {
  const size = ({ box }: Statement) => box.width * box.height;
  const holdsCell = ({ row }: Statement) =>
    row?.cells.some(({ box }) => contains(box, words.box, SLACK)) ?? true;
  const all = allStatements(plan)
    .filter((it) => it.page === page && contains(it.box, words.box, SLACK))
    .toSorted((a, b) => size(a) - size(b));
  return all.find((it) => size(it) === size(all[0]) && holdsCell(it)) ?? all.at(0) ?? null;
}

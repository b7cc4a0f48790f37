/**
 * The set as it would read if what the model proposes stood on it: linked words as statements of their own, and what
 * leads where on plans where nothing else says it. Rules judge it with all they know, exceptions too. It is thrown
 * away: nobody but the questions of the model ever sees it.
 */
import type { Building, PlanFixture } from "../../_shared/domain/building.ts";
import type { Door, Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import { clausesOf } from "../../_rules/measure.ts";
import { withoutFigures } from "../propose/requirement_list.ts";
import { asMeant, holdsSeveral, isNone } from "./link_figures.ts";
import {
  answersNone,
  contextWithHeads,
  isOfOne,
  isSaidWith,
  roomsNumbered,
  statementAround,
} from "./link_subjects.ts";
import { contains } from "../../_shared/geometry.ts";
import { plain, SLACK } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { PlanSketch, SketchedOpening, SketchedRoom } from "../propose/plan_sketch.ts";

/** Words are there; what they belong to is the model's word. */
const CONFIDENCE = 0.6;
const OUTSIDE = "OUTSIDE";

/** Relations that say how something is. */
const TELLS: readonly ProposedLink["relation"][] = ["provides", "lacks", "open"];

/**
 * How a link is said: `GUARD 34"`, `34" GUARD`, with its room before its name and clause, with the other figures of
 * the same requirement and thing, with what the requirement is called before both, with what it measures behind the figure, or with all the sheet says in its place.
 */
export type Breath =
  | "name first"
  | "figure first"
  | "room first"
  | "together"
  | "title first"
  | "as asked"
  | "in full";

/**
 * The set with each link as a statement: name and figure in one breath.
 *
 * @param all links whose figures may be told with them
 */
export function withLinks(
  plan: PlanSet,
  links: readonly ProposedLink[],
  breath: Breath,
  all = links,
): PlanSet {
  const told = links.filter(({ relation }) => TELLS.includes(relation));
  return { ...plan, notes: [...plan.notes, ...told.map((it) => asNote(it, plan, breath, all))] };
}

/** The same with each under all that its row says, as the rules read a row. */
export function withLinksInRows(
  plan: PlanSet,
  links: readonly ProposedLink[],
  breath: Breath,
): PlanSet {
  const { notes, ...rest } = withLinks(plan, links, breath);
  const own = notes.slice(plan.notes.length).map((note): Note => {
    const at = { page: note.page, words: { box: note.box } };
    const around = statementAround(at, plan);
    return around?.row ? { ...note, heading: contextWithHeads(around, at) } : note;
  });
  return { ...rest, notes: [...plan.notes, ...own] };
}

function asNote(
  link: ProposedLink,
  plan: PlanSet,
  breath: Breath,
  all: readonly ProposedLink[] = [],
): Note {
  const { page, words, subject, room, requirementId } = link;
  const around = plan.notes.find((it) => it.page === page && contains(it.box, words.box, SLACK));
  const asked = getRequirement(requirementId);
  const [title, quantity] = [asked.title, asked.quantity].map(withoutFigures);
  const name = [subject?.text, ...roomsNumbered(link, plan)].filter(Boolean).join(" ");
  const figure = link.relation === "lacks" && isNone(words.text) ? "NO" : asMeant(link, plan);
  const clause = clauseAround(link, plan).replace(room?.text ?? "", "").trim()
    .replace(words.text, figure);
  const text = {
    "name first": [name, figure],
    "figure first": [figure, name],
    "room first": [room?.text, name, clause],
    "together": [link.room?.text, inOneBreath([link, ...companionsOf(link, all, plan)], plan)],
    "title first": [title, name, figure],
    "as asked": [`${title}:`, figure, `${quantity},`, name],
    "in full": answersNone(link, plan)
      ? [rowInWords(link, plan)]
      : [name, statementAround(link, plan)?.text ?? figure],
  }[breath].filter(Boolean).join(" ");
  return {
    page,
    box: words.box,
    sheet: sheetOf(plan, page),
    sourceText: text,
    readBy: "model",
    confidence: CONFIDENCE,
    text,
    kind: "note",
    heading: around?.heading ?? null,
    drawing: around?.drawing ?? null,
    room: room?.text ?? around?.room ?? null,
  };
}

/**
 * What the sheet gives of one requirement and one thing beside a figure: the load of a corridor, the area of a room. None
 * where two figures of one kind come together: which of them is held to the limit, nobody told.
 */
export function companionsOf(
  link: ProposedLink,
  all: readonly ProposedLink[],
  plan: PlanSet,
): ProposedLink[] {
  const found = all.filter((it) =>
    it.page === link.page && it.requirementId === link.requirementId &&
    it.relation === "provides" && it.proof !== null &&
    it.words.ids.join() !== link.words.ids.join() &&
    (isSaidWith(it, link, plan) || isOfOne(it, link, plan))
  );
  return holdsSeveral(inOneBreath([link, ...found], plan)) ? [] : found;
}

/** Names and figures as they follow one another on the sheet, each name once. */
function inOneBreath(links: readonly ProposedLink[], plan: PlanSet): string {
  const inOrder = links.toSorted((a, b) => a.words.ids[0] - b.words.ids[0]);
  return inOrder.map((it, at) => {
    const name = it.subject?.text;
    const isNew = inOrder.slice(0, at).every(({ subject }) => subject?.text !== name);
    return [isNew ? name : null, asMeant(it, plan)].filter(Boolean).join(" ");
  }).join(", ");
}

/** The clause of its text or cell a figure stands in: `20 CFM CONTINUOUS`; of several alike the one with its name or room. */
function clauseAround({ page, words, subject, room }: ProposedLink, plan: PlanSet): string {
  const around = statementAround({ page, words }, plan);
  const cell = around?.row?.cells.find(({ box }) => contains(box, words.box, SLACK))?.text;
  const all = clausesOf(cell ?? around?.text ?? "").filter((it) => it.includes(words.text));
  const own = all.filter((it) =>
    [subject, room].some((name) => name !== null && plain(it).includes(plain(name.text)))
  );
  return (own.length > 0 ? own : all).length === 1 ? (own[0] ?? all[0]) : words.text;
}

/** A row whose cell says that there is none, each cell behind its head: `UNIT RTU-1, SUPPLY CFM 4,000, NO SMOKE DETECTOR`. */
function rowInWords(link: ProposedLink, plan: PlanSet): string {
  const around = statementAround(link, plan);
  return (around?.row?.cells ?? []).map(({ text }, at) => {
    const head = around?.schedule?.columns[at]?.header ?? "";
    return (text.trim() === link.words.text ? ["NO", head || link.subject?.text] : [head, text])
      .filter(Boolean).join(" ");
  }).join(", ");
}

/** A denial with the figures told beside it, in one clause and in two: `400 A MAIN NO GFP`, `400 A MAIN, NO GFP`. */
export function denialsWith(
  denial: ProposedLink,
  figures: readonly ProposedLink[],
  plan: PlanSet,
): Note[] {
  const title = withoutFigures(getRequirement(denial.requirementId).title).toUpperCase();
  const told = figures.map((it) =>
    [it.subject?.text, asMeant(it, plan)].filter(Boolean).join(" ").replace(/[,;.]+$/, "")
  );
  return ["", ","].map((comma) => {
    const text = `${[...new Set(told)].join(", ")}${comma} NO ${title}`;
    return { ...asNote(denial, plan, "name first"), text, sourceText: text };
  });
}

/** The set with swings, ways out and fixtures the model sees, where the plan's own geometry tells none. */
export function withSketches(plan: PlanSet, sketches: readonly PlanSketch[]): PlanSet {
  const openings = sketches.flatMap((it) => it.openings);
  const rooms = sketches.flatMap((it) => it.rooms);
  return {
    ...plan,
    doors: plan.doors.map((door) => withSwing(door, openings)),
    notes: [...plan.notes, ...rooms.filter(isCounted).map((it) => asWaysOut(it, plan))],
    buildings: plan.buildings.map((it) => withFixtures(it, rooms)),
  };
}

/** A room nobody leaves is one the model did not look at. */
const isCounted = ({ waysOut }: SketchedRoom): boolean => waysOut > 0;

function asWaysOut({ page, name, waysOut }: SketchedRoom, plan: PlanSet): Note {
  const text = `${name.text}: ${waysOut === 1 ? "ONE EXIT" : `${waysOut} EXITS`}`;
  return {
    page,
    box: name.box,
    sheet: sheetOf(plan, page),
    sourceText: name.text,
    readBy: "model",
    confidence: CONFIDENCE,
    text,
    kind: "label",
    heading: null,
    drawing: null,
    room: name.text,
  };
}

function withSwing(door: Door, openings: readonly SketchedOpening[]): Door {
  if (door.swingsIntoRoom !== null) return door;
  const seen = openings.filter(({ mark }) =>
    mark !== null && plain(mark.text) === plain(door.mark)
  );
  // A mark that stands at several openings names a kind of door, not one.
  if (seen.length !== 1) return door;
  const [{ from, to, outside, swings }] = seen;
  const nameOf = (side: "from" | "to") =>
    outside === side ? OUTSIDE : (side === "from" ? from : to)?.text ?? null;
  const into = swings === "from" || swings === "to" ? nameOf(swings) : null;
  if (into === null) return door;
  const sides = [nameOf("from"), nameOf("to")].filter((it) => it !== null && it !== OUTSIDE);
  return {
    ...door,
    rooms: door.rooms.length > 0 ? door.rooms : sides as string[],
    swingsIntoRoom: into,
    isExterior: door.isExterior ?? (outside !== "neither"),
    readBy: "model",
  };
}

function withFixtures(building: Building, rooms: readonly SketchedRoom[]): Building {
  const added = rooms.filter(({ page }) => page === building.page).flatMap((seen) => {
    const room = building.rooms.find(({ name, number, box }) =>
      contains(box, seen.name.box, SLACK) ||
      plain([name, number].join("")) === plain(seen.name.text) && name !== null
    );
    // What the plan's own symbols tell stands.
    if (!room || building.fixtures.some((it) => it.room === room.id)) return [];
    return seen.fixtures.flatMap(({ type, count }): PlanFixture[] =>
      Array.from({ length: count }, (_, at) => ({
        id: `${room.id} ${type} ${at + 1}`,
        type,
        box: room.box,
        room: room.id,
        how: "tag",
      }))
    );
  });
  return added.length === 0
    ? building
    : { ...building, fixtures: [...building.fixtures, ...added] };
}

const sheetOf = ({ sheets }: PlanSet, page: number): string | null =>
  sheets.find((it) => it.page === page)?.number ?? null;

/**
 * What stands around a text: the title of its drawing or list, its sheet, and the other texts of the drawing.
 * Short callouts say a figure and leave to their surroundings what it is a figure of.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { loose } from "./patterns.ts";
import { perPlan } from "./per_plan.ts";
import { gapBetween } from "./places.ts";
import { contextOf } from "./scope.ts";
import { allStatements, type Statement } from "./statements.ts";

/** What the surroundings of a text must say. */
export interface Setting {
  /** The text, its heading, the title of its drawing or sheet, or another text of the drawing must match. */
  amid?: RegExp;
  /** None of them may match. */
  notAmid?: RegExp;
  /**
   * A clause that says nothing by itself is read behind the title it stands under, `MASTER BATH: NO GFI`, and
   * behind the sentence before it.
   */
  titled?: boolean;
}

/** A drawing with no more texts than this is about one thing. */
const FEW_TEXTS = 14;
/** On larger drawings only texts within this many per cent of the page belong together. */
const BESIDE = 8;

const settings = new WeakMap<PlanSet, Map<string, string>>();

/** The text with everything that says what it is about, and the other texts of the same drawing or list. */
export const settingOf = (it: Statement, plan: PlanSet): string => settingAmong(it, plan, "all");

/** Of things that are listed one by one, a circuit, a door, a note of a list, the others say nothing of it. */
function settingAmong(it: Statement, plan: PlanSet, which: "all" | "own"): string {
  let known = settings.get(plan);
  if (!known) settings.set(plan, known = new Map());
  const key = `${which}/${it.page}/${it.box.x}/${it.box.y}/${it.text}`;
  let setting = known.get(key);
  if (setting === undefined) {
    const sheet = plan.sheets.find(({ page }) => page === it.page);
    const others = besideOnDrawing(it, plan)
      .filter((other) => which === "all" || !isNextThing(other, it)).map(({ text }) => text);
    setting = [contextOf(it), sheet?.title, ...others].filter(Boolean).join(" | ");
    known.set(key, setting);
  }
  return setting;
}

/** Do the surroundings say so? Patterns as in clauses: case and lost spaces do not matter. */
export function isAmid(it: Statement, plan: PlanSet, { amid, notAmid }: Setting): boolean {
  if (amid && !loose(amid).test(settingAmong(it, plan, "own"))) return false;
  return !notAmid || !loose(notAmid).test(settingOf(it, plan));
}

/**
 * Is it another row of a list each row of which is a thing of its own, a circuit, a door, a fixture, or another note of
 * one list?
 */
const isNextThing = (other: Statement, it: Statement): boolean =>
  it.row !== null && other.row !== null
    ? !["code summary", "other"].includes(it.schedule?.kind ?? "other") || isOfItems(it)
    : isNumbered(it) && isNumbered(other);

/** A list that holds what is provided against what is required, item by item. */
const isOfItems = ({ schedule }: Statement): boolean => {
  const heads = schedule?.columns.map(({ header }) => header) ?? [];
  return heads.some((it) => /\bREQ(?:'?D|UIRED|UIREMENT)?\b|\bMIN(?:IMUM)?\b|\bALLOW/i.test(it)) &&
    heads.some((it) => /\bPROV(?:IDED|'?D)?\b|\bPROPOSED\b|\bACTUAL\b/i.test(it));
};

/** A numbered note of a list of notes or keys. */
const isNumbered = ({ heading, text }: Statement): boolean =>
  heading !== null && /\b(?:NOTES|KEYS)\b/i.test(heading) &&
  /^\W*\d{1,2}\s*[.)]\s/.test(text);

/** Lines of one callout start at the same place, within this many per cent of the page. */
const SAME_LEFT = 0.5;
/** They stand apart by less than this share of their height. */
const LINE_GAP = 0.9;

/** A callout read whole: the lines set directly above and below a text, which may have been read one by one. */
export function calloutOf(it: Statement, plan: PlanSet): string {
  const others = besideOnDrawing(it, plan).filter((other) =>
    other.from === "note" && Math.abs(other.box.x - it.box.x) < SAME_LEFT
  );
  const lines = [it];
  for (let found = true; found;) {
    const [top, bottom] = [lines[0], lines[lines.length - 1]];
    const above = others.find((other) => !lines.includes(other) && isBelow(top, other));
    const below = others.find((other) => !lines.includes(other) && isBelow(other, bottom));
    if (above) lines.unshift(above);
    if (below) lines.push(below);
    found = above !== undefined || below !== undefined;
  }
  return lines.map(({ text }) => text).join(" ");
}

/** Longer texts are notes set in lines. */
const LONGEST_CALLOUT = 100;

/**
 * The callouts of a set of which a line says so, each read whole and nothing else: where the lines were read one by
 * one, `OUTLET, GFCI,` and `4'-0" OFF WATER` say together what neither does.
 */
export function wholeCallouts(plan: PlanSet, says: RegExp): PlanSet {
  const notes = plan.notes.flatMap((note) => {
    if (note.heading !== null || !says.test(note.text)) return [];
    const it = allStatements(plan).find(({ from, page, box, sourceText }) =>
      from === "note" && page === note.page && box === note.box && sourceText === note.sourceText
    );
    const text = it ? calloutOf(it, plan) : note.text;
    return text === it?.text || text.length > LONGEST_CALLOUT
      ? []
      : [{ ...note, text, sourceText: text }];
  });
  return { ...plan, notes, schedules: [], rooms: [], dimensions: [] };
}

function isBelow(lower: Statement, upper: Statement): boolean {
  const gap = lower.box.y - (upper.box.y + upper.box.height);
  const height = Math.min(lower.box.height, upper.box.height);
  return lower.box.y > upper.box.y && gap > -height / 2 && gap < height * LINE_GAP;
}

/** The other texts of the drawing or list a text stands in; of a large drawing those nearby. */
export function besideOnDrawing(it: Statement, plan: PlanSet): Statement[] {
  const others =
    textsTogether(plan).get(placeKey(it))?.filter((other) =>
      !(other.text === it.text && gapBetween(it, other) === 0)
    ) ?? [];
  return others.length <= FEW_TEXTS
    ? others
    : others.filter((other) => gapBetween(it, other) <= BESIDE);
}

/** Texts by the drawing or list they stand in. */
const textsTogether = perPlan((plan) => Map.groupBy(allStatements(plan), placeKey));

const placeKey = ({ page, drawing, heading }: Statement): string =>
  JSON.stringify([page, drawing, heading]);

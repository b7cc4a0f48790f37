/** All frames of a set, made once, and looked up by thing and property. */
import { kindsOf } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { dimensionFrames } from "../drawn/dimensioned.ts";
import { measuredFrames } from "../drawn/measured.ts";
import { perPlan } from "../reading/per_plan.ts";
import { placeOf } from "../reading/places.ts";
import { wordsOfRow } from "../reading/rows.ts";
import { contextOf } from "../reading/scope.ts";
import { allStatements, asStatement, type Statement } from "../reading/statements.ts";
import { framesOfText, isUnderOldWork, mayTell } from "./make.ts";
import type { Placeless } from "./placeless.ts";
import { framesOfRow } from "./row_frames.ts";

/** A frame and the statement it was read from, or that says the same for one read from a picture. */
export interface StoredFrame extends Frame {
  statement: Statement;
  /** Another sentence of its note would except it: it only asks. */
  isAside?: true;
  /** Of one of several things side by side in its list. */
  isBeside?: true;
}

/** Frames by thing. */
export interface FrameStore {
  all: readonly StoredFrame[];
  /** Those of a thing or a kind of it, in page order. */
  of: (thing: string) => readonly StoredFrame[];
  /** What plans only measure: kept apart, since nothing printed says it. */
  measured: readonly StoredFrame[];
}

/** The store of a set: texts, rows, labels and dimensions as read, and what the model proposed. */
export const frameStore: (plan: PlanSet) => FrameStore = perPlan((plan) => {
  const all = readFrames(plan);
  const byThing = Map.groupBy(all, ({ thing }) => thing);
  const kinds = new Map<string, readonly StoredFrame[]>();
  return {
    all,
    measured: measuredFrames(plan).map(stored),
    of(thing) {
      let found = kinds.get(thing);
      if (!found) {
        found = kindsOf(thing).flatMap((id) => byThing.get(id) ?? []);
        kinds.set(thing, found);
      }
      return found;
    },
  };
});

const LENGTH = String.raw`\d+'(?:\s?-\s?\d+(?:\s\d+\/\d+)?)?"?|\d+(?:\s\d+\/\d+)?"`;
/** A mark, lengths one after the other, and an empty cell. */
const TORN_ROW =
  anyCase`^\W*[A-Z]{1,3}-?\d{1,4}[A-Z]?(?:\s+(?:PR\s+)?(?:${LENGTH})){2,}\s.*\s[-–—]\s`;

/**
 * A line of a schedule whose columns were not read: `D3 3'-6" 7'-0" 38" OUT - PUSH PL - HM`. What a figure is of says
 * its head there, not the word that happens to stand nearest.
 */
const isTornRow = (text: string): boolean => TORN_ROW.test(text);

function readFrames(plan: PlanSet): StoredFrame[] {
  const titles = new Map(plan.sheets.map(({ page, title }) => [page, title]));
  const known = new Map<string, readonly Placeless[]>();
  const frames: StoredFrame[] = [];
  for (const it of allStatements(plan)) {
    // The row says it as well.
    if (it.from === "row" && it.row === null) continue;
    if (!it.row && (isTornRow(it.text) || !mayTell(it.text))) continue;
    const under = titlesOf(it, titles.get(it.page) ?? null);
    const words = it.schedule && it.row ? wordsOfRow(it.schedule, it.row) : it.text;
    const key = [words, ...under].join("\0");
    let read = known.get(key);
    if (!read) {
      read = it.schedule && it.row
        ? framesOfRow(it.schedule, it.row, under)
        : framesOfText({ text: it.text, under });
      known.set(key, read);
    }
    if (read.length === 0) continue;
    const isOld = isUnderOldWork(under);
    for (const { beside, ...frame } of read) {
      frames.push({
        ...placeOf(it),
        ...frame,
        ...(isOld && { work: "kept" as const }),
        text: beside?.text ?? it.text,
        context: contextOf(beside ? alone(it, beside) : it),
        statement: it,
        ...(beside && { isBeside: true as const }),
      });
    }
  }
  for (const it of [...plan.frames ?? [], ...dimensionFrames(plan)]) frames.push(stored(it));
  return frames;
}

/** A row as it would stand with no other thing beside the one of a column. */
const alone = (it: Statement, { text, head }: { text: string; head: string }): Statement => ({
  ...it,
  text,
  schedule: it.schedule && {
    ...it.schedule,
    columns: it.schedule.columns.filter(({ header }, index) => index === 0 || header === head),
  },
});

const stored = (it: Frame): StoredFrame => ({
  ...it,
  statement: { ...asStatement(it.text, it), drawing: it.context || null },
});

/** What a statement stands under, nearest first. */
function titlesOf(it: Statement, sheet: string | null): string[] {
  return [it.measureOf, it.heading, it.drawing, it.schedule?.title, it.room, sheet]
    .filter((title): title is string => Boolean(title));
}

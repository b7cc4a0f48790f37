/**
 * Things by their frames and marks: stair 1 has one width, window W1 one U-factor, wherever it is told of. A part goes by
 * the mark of its whole: the risers of stair 1.
 */
import { type Compared, getProperty, things } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { formatLength } from "../../_shared/units.ts";
import { markBehind } from "../frames/mark_behind.ts";
import { frameStore, type StoredFrame } from "../frames/store.ts";
import { placeOf } from "../reading/places.ts";
import { allStatements } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { isNewWork } from "./said.ts";
import { listedRisers } from "./single_counts.ts";
import { isBuilt } from "./single_framed.ts";
import type { Told } from "./told.ts";

/** What of which thing is one and the same wherever it stands. */
interface OneOf {
  thing: string;
  property: string;
  topic: Compared;
  /** The thing whose mark it goes by, where that is not its own. */
  whole?: string;
  say?: (value: number) => string;
  /** What a place gives of several parts may be told elsewhere of all: `9 RISERS TO LANDING, 9 TO LEVEL 2`. */
  isAdded?: true;
  /** Words with which a measure is that of something else: `CLG CORR 105 7'-6"`. */
  unless?: RegExp;
  /** Words of a callout that speaks of it alone; rows are read by their heads. */
  plain?: ReadonlySet<string>;
}

/** A measure of a part of a marked thing, in words of both alone: a rail runs past the last riser of stair A as well. */
const ofPart = (thing: string, property: string, whole: string): OneOf => ({
  thing,
  property,
  topic: "measure",
  whole,
  say: formatLength,
  plain: wordsOf(
    [
      ...things.filter(({ id }) => [thing, whole].includes(id)).flatMap(({ words }) => words),
      ...getProperty(property).before,
      ...getProperty(property).after,
      "RISERS TREADS GUARDS HANDRAILS WINDOWS STAIRS TYPE MARK EQUAL EQ",
    ].join(" "),
  ),
});

const ONE_OF: readonly OneOf[] = [
  { thing: "stair", property: "width", topic: "stair width" },
  {
    thing: "riser",
    property: "count",
    topic: "risers",
    whole: "stair",
    say: (it) => `${it} risers`,
    isAdded: true,
  },
  ofPart("riser", "height", "stair"),
  ofPart("tread", "depth", "stair"),
  ofPart("guard", "height", "stair"),
  ofPart("handrail", "height", "stair"),
  { thing: "ramp", property: "width", topic: "stair width" },
  { thing: "ramp", property: "slope", topic: "measure" },
  ofPart("sill", "height", "window"),
  {
    thing: "corridor",
    property: "width",
    topic: "stair width",
    unless: /\bC(?:EI)?L(?:IN)?G\b|\bHEADROOM\b/i,
  },
  { thing: "window", property: "u-factor", topic: "glazing" },
  { thing: "window", property: "shgc", topic: "glazing" },
];

/** What is told of such things, place by place: a drawing that gives two values means two parts of it. */
export function toldOfMarked(plan: PlanSet): Told[] {
  const { of } = frameStore(plan);
  return ONE_OF.flatMap((it) => {
    const { thing, property, whole = thing } = it;
    const frames = of(thing).filter((frame) =>
      frame.property === property && isBuilt(frame) && isNewWork(frame.statement) &&
      !it.unless?.test(frame.text) && (!it.plain || frame.statement.row !== null ||
        saysOnly(withoutMark(frame.text, whole), it.plain))
    );
    const marked = frames.flatMap((frame) =>
      marksOf(frame, whole).map((mark) => ({ frame, mark }))
    );
    const placed = Map.groupBy(
      marked,
      // What is added up stands in several texts of a sheet.
      ({ frame, mark }) => `${frame.page} ${it.isAdded ? "" : frame.context} ${mark}`,
    );
    return [...placed.values()].map((all) => {
      const [{ frame, mark }] = all;
      return toldOf(it, { at: frame, mark, values: all.map(({ frame }) => frame.value!) });
    });
  }).concat(listedGlazing(plan), glazingOfAll(plan), risersOfLists(plan));
}

/** Risers of each stair of a list, under their head; a stair with several rows has so many flights. */
function risersOfLists(plan: PlanSet): Told[] {
  const rows = allStatements(plan).filter((it) => it.from === "row" && isNewWork(it)).flatMap(
    (it) => {
      const [count] = listedRisers(it);
      const first = it.row?.cells[0]?.text ?? "";
      const [mark] = [...marksNamed(first, "stair"), ...LEAD_MARK.exec(first)?.slice(1) ?? []];
      return count !== undefined && mark ? [{ it, count, mark: plain(mark) }] : [];
    },
  );
  return [...Map.groupBy(rows, ({ it, mark }) => `${it.page} ${mark}`).values()].map(
    (all): Told => {
      const counts = all.map(({ count }) => count);
      return {
        ...placeOf(all[0].it),
        topic: "risers",
        of: `riser count of stair ${all[0].mark}`,
        values: [...counts, counts.reduce((sum, it) => sum + it, 0)],
        said: `${counts[0]} risers`,
      };
    },
  );
}
/** A row by the mark of its stair alone: `S1`, `A`. */
const LEAD_MARK = /^\W*((?:ST?-?)?\d|[A-H])\W*$/i;

const ALL_WINDOWS =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:ALL\s+(?:NEW\s+)?(?:WINDOWS|GLAZING)|WINDOWS,?\s+(?:ALL|TYP\w*\.?))\b/i;

const LIMIT = /\b(?:MAX|MIN)(?:IMUM)?\b/i;

/** What a note says of all windows, and what the rows of their list do. */
function glazingOfAll(plan: PlanSet): Told[] {
  const { of } = frameStore(plan);
  const said = of("window").filter((it) =>
    ALL_WINDOWS.test(it.text) && !LIMIT.test(it.text) && isBuilt(it) && isNewWork(it.statement)
  );
  return said.length === 0 ? [] : [["u-factor", "uFactor"], ["shgc", "shgc"]].flatMap((
    [property, field],
  ): Told[] => {
    const of = `the ${property} of the windows`;
    const rows = plan.windows.filter((it) => it[field as "uFactor" | "shgc"] !== null);
    const values = rows.map((it) => it[field as "uFactor" | "shgc"]!);
    const listed: Told[] = rows.length === 0
      ? []
      : [{ ...placeOf(rows[0]), topic: "glazing", of, values, said: String(values[0]) }];
    const noted = said.filter((it) => it.property === property).map((it): Told => ({
      ...placeOf(it),
      topic: "glazing",
      of,
      values: [it.value!],
      said: it.raw,
    }));
    return [...listed, ...noted];
  });
}

function toldOf(
  { thing, property, topic, whole = thing, say, isAdded }: OneOf,
  { at, mark, values }: { at: StoredFrame; mark: string; values: number[] },
): Told {
  const sum = values.reduce((all, it) => all + it, 0);
  const of = `${whole === thing ? property : `${thing} ${property}`} of ${whole} ${mark}`;
  const said = say?.(values[0]) ?? at.raw;
  return { ...placeOf(at), topic, of, values: isAdded ? [...values, sum] : values, said };
}

/** U-factors and solar heat gain of the window list. */
const listedGlazing = ({ windows }: PlanSet): Told[] =>
  windows.flatMap((window) => {
    const figures = [["u-factor", window.uFactor], ["shgc", window.shgc]] as const;
    return figures.flatMap(([property, value]): Told[] => {
      const of = `${property} of window ${plain(window.mark)}`;
      return value === null
        ? []
        : [{ ...placeOf(window), topic: "glazing", of, values: [value], said: String(value) }];
    });
  });

/** The marks a frame tells of: its own, that of its row, of its text or of the titles over it. */
function marksOf({ mark, statement, context, thing }: StoredFrame, whole: string): string[] {
  const { row, text } = statement;
  if (row) {
    const first = row.cells[0]?.text ?? "";
    return MARK.test(first) ? [plain(first)] : marksNamed(first, whole);
  }
  const named = marksNamed(text, whole);
  if (named.length > 0) return named;
  const lead = LEAD.exec(text)?.[1];
  if (lead !== undefined) return [plain(lead)];
  if (mark !== null && whole === thing) return [mark];
  const over = marksNamed(context, whole);
  return over.length === 1 ? over : [];
}

/** A callout without the mark of what it speaks of: `STAIR A: RISERS 7"`, `W1 SILL 24"`. */
const withoutMark = (text: string, whole: string): string =>
  text.replace(LEAD, " ")
    .replace(
      eachInAnyCase`(\b${whole}S?)\s*(?:NO\.?\s*|#)?(?:[A-H]|\d{1,3})\b`,
      "$1",
    );

const MARK = /^\W*[A-Z]{0,3}-?\d{1,3}[A-Z]?\W*$|^\W*[A-H]\W*$/i;
const LEAD = /^\W*([A-Z]{1,3}-?\d{1,3}[A-Z]?)(?![\w"'-])/i;
/** Further marks behind the first: `W1 AND W3`, `W1, W2 & W3`. */
const FURTHER = /^\s*(?:,|&|AND|\/)\s*([A-Z]{1,3}-?\d{1,3}[A-Z]?)(?![\w"'-])/i;

/** Each mark behind the name of a thing: `WINDOWS W1 AND W3`. */
function marksNamed(text: string, whole: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(eachInAnyCase`\b${whole}S?\b`)) {
    const end = match.index + match[0].length;
    const first = markBehind(text, end);
    if (first === null) continue;
    found.add(first);
    const rest = text.slice(end).replace(/^[^A-Z0-9]*[A-Z]*-?\d*[A-Z]?/i, "");
    for (let more = FURTHER.exec(rest), at = 0; more; more = FURTHER.exec(rest.slice(at))) {
      found.add(plain(more[1]));
      at += more[0].length;
    }
  }
  return [...found];
}

const plain = (mark: string): string => mark.toUpperCase().replace(/[^A-Z0-9]/g, "");

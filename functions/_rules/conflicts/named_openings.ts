/**
 * Openings known by more than a tag: the one garage door of a house, which plans and elevations give by its name or its
 * width alone, and windows by the word and their mark. Sizes in inches.
 */
import type { Door, Evidence, PlanSet, Schedule, Window } from "../../_shared/domain/plan_set.ts";
import { findOpeningSize, type OpeningSize } from "../../_shared/opening_words.ts";
import { formatLength, parseLengthIn } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import { perPlan } from "../reading/per_plan.ts";
import { cellHeaded, rowPlace } from "../reading/rows.ts";
import { contextOf } from "../reading/scope.ts";
import type { Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

/** What is told of them. */
export const toldOfNamedOpenings = (plan: PlanSet): Told[] => [
  ...garageDoors(plan),
  ...windows(plan),
];

type Topics = { size: Told["topic"]; height: Told["topic"] };

/** Width and height as told of one opening. */
function sizeOf(
  name: string,
  { widthIn, heightIn }: Pick<OpeningSize, "widthIn" | "heightIn">,
  { at, topics }: { at: Evidence; topics: Topics },
): Told[] {
  const place = placeOf(at);
  const said = [widthIn, heightIn].filter((it) => it !== null).map(formatLength).join(" x ");
  return [
    { ...place, topic: topics.size, of: `${name} size`, values: [widthIn], said },
    ...(heightIn === null
      ? []
      : [{ ...place, topic: topics.height, of: `${name} height`, values: [heightIn], said }]),
  ];
}

const DOOR: Topics = { size: "door size", height: "door height" };
const WINDOW: Topics = { size: "window size", height: "window size" };

const GARAGE_DOOR =
  /\bGARAGE\s+(?:OVERHEAD\s+|OVHD\.?\s+|O\.?H\.?\s+|ROLL-?\s?UP\s+|SECTIONAL\s+)?(?:DOORS?|DR\.?)\b|\bOVERHEAD\s+(?:GARAGE\s+)?DOOR|\bO\.?H\.?D\b|\bSECTIONAL\b/i;
/** With any other word a size is one of a part of it, of its opening or of another door. */
const OF_GARAGE_DOORS = wordsOf(
  "GARAGE DOOR DOORS DR OVERHEAD OVHD OH OHD ROLL UP ROLLUP SECTIONAL STEEL STL ALUM INSULATED WIND RATED IMPACT " +
    "OPERATOR ELECTRIC AUTOMATIC BY FT WIDE HIGH",
);
/** A size alone, as elevations letter it in the door. */
const BARE_SIZE = /^[\s\d'"x/.-]+$/i;
/** No door of people is so wide. */
const WIDE_IN = 90;

/** The garage door of a set that lists one: two of them may have two sizes. */
function garageDoors(plan: PlanSet): Told[] {
  const listed = plan.doors.filter(isGarageDoor);
  const [door] = listed;
  if (!door || listed.length > 1) return [];
  const name = `door ${door.mark}`;
  const others = [...plan.doors, ...plan.windows].filter((it) => it !== door && isMark(it.mark));
  const isOnlyOne = others.every((it) => it.widthIn !== door.widthIn);
  const called = newNotes(plan).flatMap((it): Told[] => {
    const size = findOpeningSize(it.text);
    if (!size || !saysOnly(it.text, OF_GARAGE_DOORS)) return [];
    const isDrawn = isOnlyOne && BARE_SIZE.test(it.text) && size.widthIn === door.widthIn &&
      /\bELEVATION/i.test(contextOf(it));
    if (!GARAGE_DOOR.test(it.text) && !isDrawn) return [];
    // Another width is told, and that is enough.
    const heightIn = size.widthIn === door.widthIn ? size.heightIn : null;
    return sizeOf(name, { ...size, heightIn }, { at: it, topics: DOOR });
  });
  return called.length > 0
    ? [...sizeOf(name, { ...door, widthIn: door.widthIn! }, { at: door, topics: DOOR }), ...called]
    : [];
}

/** A callout of a plan is read as a door as well, with its words for a mark. */
const isMark = (mark: string): boolean => /^[A-Z]{0,3}-?\d{0,4}[A-Z]?$/i.test(mark);

const isGarageDoor = ({ mark, widthIn, fields, location, sourceText }: Door): boolean =>
  isMark(mark) && widthIn !== null && widthIn >= WIDE_IN &&
  /\bGARAGE\b|\bOVERHEAD\b|\bSECTIONAL\b|\bO\.?H\.?D\b/i.test(
    [sourceText, location ?? "", ...Object.values(fields)].join(" | "),
  );

/** A callout, no sentence of the notes. */
const LONGEST = 80;

/** An opening a list has a row of. */
type Listed = Evidence & Pick<Window, "mark" | "widthIn" | "heightIn">;

/** Rows of windows, storefronts and louvers. */
const rowsOf = (plan: PlanSet): Listed[] => [
  ...plan.windows.map(withFrame),
  ...plan.schedules.flatMap(otherOpenings),
];

/** Those that give a width. */
export const listedWindows = (plan: PlanSet): Listed[] =>
  rowsOf(plan).filter(({ widthIn }) => widthIn !== null);

/** Windows, storefronts and louvers by their marks. */
function windows(plan: PlanSet): Told[] {
  const byMark = Map.groupBy(listedWindows(plan), ({ mark }) => mark.toUpperCase());
  const nameOf = ({ mark }: Listed) => `window ${mark}`;
  return [...byMark.values()].flatMap(([window, ...others]) =>
    others.length === 0 && window.widthIn !== null
      ? sizeOf(nameOf(window), { ...window, widthIn: window.widthIn }, {
        at: window,
        topics: WINDOW,
      })
      : []
  );
}

/** A window whose list calls its size that of its frame. */
function withFrame(window: Window): Listed {
  const [, frame = ""] = Object.entries(window.fields).find(([head]) => FRAME.test(head)) ?? [];
  const size = window.widthIn === null ? findOpeningSize(frame) : null;
  return size ? { ...window, widthIn: size.widthIn, heightIn: size.heightIn } : window;
}
const FRAME = /^\W*(?:FRAME|UNIT|NOMINAL|WINDOW|OVERALL)(?:\s+(?:SIZE|DIMENSIONS?))?\W*$/i;

const OF_OPENINGS = /\b(?:STOREFRONT|CURTAIN\s?WALL|LOUVER|GLAZING|GLASS)S?\b/i;

/** Rows of lists of openings that are no windows. */
function otherOpenings(schedule: Schedule): Listed[] {
  if (schedule.kind !== "other" || !OF_OPENINGS.test(schedule.title ?? "")) return [];
  return schedule.rows.flatMap((row): Listed[] => {
    const mark = row.cells[0]?.text.trim() ?? "";
    const size = findOpeningSize(cellHeaded({ schedule, row }, /\bSIZE\b/i) ?? "");
    const [widthIn, heightIn] = [/^\W*W(?:IDTH)?\b/i, /^\W*(?:HEIGHT|HGT|HT|H)\b/i]
      .map((head) => parseLengthIn(cellHeaded({ schedule, row }, head) ?? ""));
    if (!isMark(mark) || mark === "") return [];
    return [{ ...rowPlace(schedule, row), mark, widthIn, heightIn, ...size }];
  });
}

/** Callouts with a size: two lengths, or four digits. */
const newNotes = perPlan((plan): Statement[] =>
  newTexts(plan, /\d['"]?\s*(?:[x×]|BY\b)|\b\d{4}\b/i)
    .filter(({ from, text }) => from === "note" && text.length <= LONGEST)
);

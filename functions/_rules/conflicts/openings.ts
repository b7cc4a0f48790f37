/**
 * Doors by their marks: the row of the schedule, callouts and labels at their tags on plans, and leaves as drawn. Sizes
 * in inches.
 */
import type { OpeningKind } from "../../_shared/domain/building.ts";
import type { Door, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { centreDistance } from "../../_shared/geometry.ts";
import { findOpeningSize, type OpeningSize } from "../../_shared/opening_words.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { findLengths, formatLength } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import { findRatings } from "../reading/ratings.ts";
import { isKept, isOfOldWork } from "../reading/standing.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

/** What is told of every listed door. */
export function toldOfOpenings(plan: PlanSet): Told[] {
  const doors = plan.doors.map(withOpening).filter(({ widthIn }) => widthIn !== null);
  const byMark = Map.groupBy(doors, ({ mark }) => mark.toUpperCase());
  const listed = [...byMark.values()].flatMap((all) => all.length === 1 ? all : all.slice(0, 1));
  return [
    ...listed.flatMap(toldOfRow),
    ...callouts(plan, byMark),
    ...calledByUse(plan, listed),
    ...labelsAtTags(plan, byMark),
    ...drawnLeaves(plan, byMark),
  ];
}

/** A door whose list gives its opening in a remark alone: `PR 6'-0" OPNG; PANIC`. */
function withOpening(door: Door): Door {
  const said = door.widthIn === null
    ? Object.values(door.fields).map((text) => OPENING.exec(text)?.[0]).find(Boolean)
    : undefined;
  const [width] = findLengths(said ?? "");
  return width ? { ...door, widthIn: width.valueIn } : door;
}
const OPENING = /\d[\d\s'"/-]*(?=\s*(?:WIDE\s+)?(?:OPNG|OPENING)\b)/i;

type ByMark = ReadonlyMap<string, readonly Door[]>;
type Size = Pick<Door, "widthIn" | "heightIn">;

const sizeOf = (door: Door): Pick<Told, "topic" | "of"> => ({
  topic: "door size",
  of: `door ${door.mark} size`,
});
/** Its height, where a place gives one beside the listed width: another width is told, and that is enough. */
function heightOf(door: Door, size: Size | null, at: Evidence): Told[] {
  const isAsWide = widthsOf(door).some((it) => Math.abs(it - (size?.widthIn ?? 0)) <= 1);
  if (!isAsWide || size?.heightIn == null) return [];
  const of = `door ${door.mark} height`;
  const said = formatLength(size.heightIn);
  return [{ ...placeOf(at), topic: "door height", of, values: [size.heightIn], said }];
}
/** Its fire rating, where a place gives one; minutes. */
const ratingOf = (door: Door, minutes: number | null, at: Evidence): Told[] =>
  minutes === null ? [] : [{
    ...placeOf(at),
    topic: "door rating",
    of: `rating of door ${door.mark}`,
    values: [minutes],
  }];
/** Of the leaf or of all leaves, whichever the list gives. */
function widthsOf({ widthIn, leaves, sourceText }: Door): number[] {
  const count = PAIR.test(sourceText) ? 2 : leaves;
  return [widthIn!, widthIn! * count, widthIn! / count];
}
const leavesOf = (door: Door): Pick<Told, "topic" | "of"> => ({
  topic: "door size",
  of: `leaves of door ${door.mark}`,
});

function toldOfRow(door: Door): Told[] {
  const { widthIn, heightIn, fields } = door;
  const place = placeOf(door);
  const said = [widthIn, heightIn].filter((it) => it !== null).map(formatLength).join(" x ");
  const words = leavesIn(Object.values(fields).join(" | "));
  return [
    { ...place, ...sizeOf(door), values: widthsOf(door), said },
    ...heightOf(door, door, door),
    ...ratingOf(door, door.fireRatingMin, door),
    ...(words ? [{ ...place, ...leavesOf(door), values: [words], said: words }] : []),
  ];
}

const PAIR = /\bPAIR\b|\bPR\b\.?|\bDOUBLE\s+(?:DOORS?|LEAF)|\b(?:TWO|2)\s*-?\s*LEAVES\b/i;
const SINGLE = /\b(?:SINGLE(?!\s+(?:ACT|GLAZ|PANE|CYL|POLE|SIDED))|ONE\s+LEAF)/i;
/** `PAIR OF HINGES` is no pair of leaves. */
const OF_PARTS = /\b(?:PAIR|PR\.?)\s+OF\s+(?!DOORS|LEAVES)/i;

/** What a text says in so many words; null when it says neither, or both. */
function leavesIn(text: string): "single" | "pair" | null {
  const isPair = PAIR.test(text) && !OF_PARTS.test(text);
  return isPair === SINGLE.test(text) ? null : isPair ? "pair" : "single";
}

const MARK = String.raw`(?<mark>[A-Z]{0,2}-?\d{1,4}[A-Z]?|[A-Z]\d?)`;
/** `DOOR D4: 3'-0" WIDE`, `OPENING NO. 12`; a mark right before such a word, or at the start of a callout. */
const NAMED = [
  anyCase`\b(?:DOOR|DR\.?|OPNG\.?|OPENING)\s*(?:NO\.?|#|MARK)?\s*"?${MARK}\b"?(?!["'-])(?<said>.*)`,
  anyCase`^\W*${MARK}(?![\w"'-])(?<said>[:,]?\s+\S.*)`,
];
/** A callout, no sentence of the notes. */
const LONGEST = 80;
/** Words of a door and its rating; with any other a figure is one of its opening, its hardware or what it leads to. */
const OF_DOORS = wordsOf(
  "DOOR DOORS DR OPENING OPNG LEAF LEAVES PAIR PR SINGLE DOUBLE WIDE BY FT SC HC WD WOOD HM HOLLOW METAL SOLID CORE ALUM " +
    "ALUMINUM STL STEEL INSUL INSULATED FLUSH RATED LABEL LABELED FIRE HR HRS HOUR MINUTE UL SELF CLOSING ASSEMBLY CLOSER EXIT EGRESS",
);
/** What a door is for, and where it leads, is no other door: `4'-0" X 7'-0" FOR STOCK CARTS`. */
const FOR_WHAT = /\s+(?:FOR|TO)\s+[A-Z ]+$/i;
/** The parts of a callout that say no more than the door. */
const ownWords = (said: string): string =>
  said.replace(FOR_WHAT, "").split(/[,;]\s/).filter((it) => saysOnly(it, OF_DOORS)).join(", ");
/** `101 - 3'-6" X 7'-0"`, `D2 2'-8" X 7'-0"`, whose mark alone says what the size is of. */
const SIZE_BEHIND = /^\s*[-–:]\s+\d+'-?\s?\d+"?\s*[x×]\s*\d/i;
const LEAF_BEHIND = /^\s*[1-9]'-?\s?\d+"?\s*[x×]\s*[6-9]'-?\s?\d/i;
/** Words behind which a door is where something else stands or ends. */
const ONLY_WHERE = /\b(?:TO|FROM|AT|NEAR|BESIDE|BEYOND|BETWEEN|OF)\b/i;
/** A size and what a door is made of, up to the word for it. */
const SIZE_BEFORE =
  /^\W*(?:PAIR\s+|PR\.?\s+)?\d+\s?['"][^A-Z]*(?:WIDE|W|CLEAR|O\.?H\.?|OVERHEAD|HM|PR\.?|PAIR|NEW|\W)*$/i;
/** `Door 118 to the shop is 8 feet wide`. */
const WIDE = /\b(?:IS|ARE|MEASURES)\s+([^,;]{1,24}?)\s+WIDE\b/i;
const NAMES_LEAF = /^\W*(?:LEAF|DOOR|OPNG|OPENING|PAIR|SINGLE)\b/i;
/** Narrower and wider figures are of something else. */
const [NARROWEST_IN, WIDEST_IN] = [18, 240];

function callouts(plan: PlanSet, byMark: ByMark): Told[] {
  if (byMark.size === 0) return [];
  return newTexts(plan, /\S/).flatMap((it): Told[] => {
    if (it.from !== "note" || it.text.length > LONGEST) return [];
    for (const [at, pattern] of NAMED.entries()) {
      const { mark = "", said = "" } = pattern.exec(it.text)?.groups ?? {};
      const [door] = byMark.get(mark.toUpperCase()) ?? [];
      if (!door || at === 1 && !/\d.|.\d/.test(mark)) continue;
      const [before] = it.text.split(/\b(?:DOOR|DR|OPNG|OPENING)\b/i, 1);
      if (at === 0 && ONLY_WHERE.test(before)) continue;
      const behind = said.split(/[;.](?:\s|$)/)[0];
      // `5'-0" DR 101`
      const isBefore = at === 0 && /^\W*$/.test(behind) && SIZE_BEFORE.test(before);
      const words = isBefore ? `${before} ${behind}` : behind;
      const own = isBefore ? before : WIDE.exec(words)?.[1] ?? ownWords(words);
      const leaves = /\b(?:AND|NOT|BESIDE)\b|[&+]/i.test(words)
        ? null
        : leavesIn(words.slice(0, 30));
      const isCalled = at === 0 || /[A-Z]/i.test(mark) && NAMES_LEAF.test(words) ||
        SIZE_BEHIND.test(words) || /[A-Z]/i.test(mark) && LEAF_BEHIND.test(words);
      const width = isCalled ? widthIn(own, door) : [];
      return [
        ...width.map((one) => ({
          ...placeOf(it),
          ...sizeOf(door),
          values: [one],
          said: words.replace(/^[\s:,–-]+/, "").trim(),
        })),
        ...(leaves ? [{ ...placeOf(it), ...leavesOf(door), values: [leaves], said: leaves }] : []),
        ...heightOf(door, width.length > 0 ? findOpeningSize(own) : null, it),
        ...ratingOf(door, ratingIn(own), it),
      ];
    }
    return [];
  });
}

/** A door by what it is for: `UNIT ENTRY DOOR 3'-0", 45 MIN`, `ENTRY DOOR 3068`, `6'-0" x 8'-0" SLIDING GLASS DOOR`. */
const BY_USE =
  /^\W*(?<size>\d[\d'"\s/x×.-]+?)?\W*(?:TYP\w*\.?\s+)?(?:(?<use>[A-Z]+\s[A-Z]+|ENTRY|ENTRANCE|FRENCH|PANTRY|LAUNDRY)\s+DOORS?|(?<slider>SLIDER|POCKET|BI-?FOLD|BARN)(?:\s+DOOR)?)\b(?<said>.*)/i;

/** A callout of a plan is read as a door as well, with its words for a mark. */
const IS_MARK = /^[A-Z]{0,3}-?\d{0,4}[A-Z]?$/i;

/** Where a set lists the same door of several units, the one it is of. */
const UNIT = /\bUNIT\s+(?:[A-H]|\d{1,4})\b/i;

/** Callouts of the one listed door that is for such a use. */
function calledByUse(plan: PlanSet, listed: readonly Door[]): Told[] {
  return newTexts(plan, BY_USE).flatMap((it): Told[] => {
    const { use: called, slider, size = "", said: behind = "" } = BY_USE.exec(it.text)?.groups ??
      {};
    const use = called ?? slider;
    const unit = UNIT.exec(behind)?.[0].toUpperCase() ?? "";
    const said = `${size} ${behind.replace(UNIT, " ")}`;
    if (use === undefined || it.from !== "note" || it.text.length > LONGEST) return [];
    const words = use.toUpperCase();
    const [door, ...others] = listed.filter(({ mark, sourceText }) =>
      IS_MARK.test(mark) && sourceText.toUpperCase().includes(words) &&
      sourceText.toUpperCase().includes(unit)
    );
    if (!door || others.length > 0) return [];
    const widths = widthIn(ownWords(said), door).map((width) => ({
      ...placeOf(it),
      ...sizeOf(door),
      values: [width],
      said: formatLength(width),
    }));
    return [...widths, ...ratingOf(door, ratingIn(ownWords(said)), it)];
  });
}

const isOld = ({ text, drawing }: { text: string; drawing: string | null }): boolean =>
  isKept(text) || isOfOldWork(text) || isOfOldWork(drawing);

function widthIn(said: string, { sourceText }: Door): number[] {
  // Whether a door has one leaf or two is another matter than their width.
  if (/\bSINGLE\b/i.test(sourceText) && PAIR.test(said)) return [];
  const short = findOpeningSize(said);
  const [width] = [...findLengths(said), ...(short ? [{ ...short, valueIn: short.widthIn }] : [])];
  return width && width.valueIn >= NARROWEST_IN && width.valueIn <= WIDEST_IN
    ? [width.valueIn]
    : [];
}

/** The one rating a callout gives its door, in minutes. */
function ratingIn(words: string): number | null {
  const [rating, ...others] = findRatings(words);
  return rating && others.length === 0 ? rating.hours * 60 : null;
}

/** A label of a size that may stand at a door's tag. */
const SIZE_LABEL =
  /\bD(OO)?R\b|SGD|SLID|GLASS|O\.?H\.?D|OVERHEAD|PAIR|\bPR\b|\bH\.?M\b|HOLLOW|WOOD|\bALUM|^[\s\d'"x/.-]+$|^[\s\d'"x/.-]+(?:FT|IN|[LR]H[RA]?)\b/i;
/** So many times the width of a door no other door has been drawn by mistake: it is the size of a room. */
const WIDER_THAN_ROOMS = 3;

/** `3'-6" LEAF`, `LEAF 3'-6"`: the width of the one leaf there. */
const LEAF_LABEL =
  /^\W*(?:LEAF\W+)?(?<size>\d{1,2}'\s?-?\s?\d{1,2}"|\d{2}")(?:\s+(?:LEAF|DOOR|DR))?\W*$/i;
/** `90 MIN. DOOR`, `20-MIN LABEL`, `3/4 HR DOOR`: the rating of the one door there. */
const RATING_LABEL =
  /^\W*\d[\d\s/.-]*(?:MIN|HR|HOUR|MINUTE)S?\.?\s+(?:(?:FIRE\s+)?(?:RATED\s+)?DOOR|DR|LABEL(?:ED)?)\W*$/i;

/** The size a label gives a door: both lengths, or the width of its leaf. */
function labeledSize(text: string): Omit<OpeningSize, "index"> | null {
  const size = SIZE_LABEL.test(text) ? findOpeningSize(text) : null;
  if (size && size.heightIn !== null) return size;
  const { size: leaf } = /LEAF|DOOR|\bDR\b/i.test(text) && LEAF_LABEL.exec(text)?.groups || {};
  const [width] = findLengths(leaf ?? "");
  return width ? { widthIn: width.valueIn, heightIn: null, leaves: 1, raw: width.raw } : null;
}

/** A room beside a tag is lettered by its sides as well: none is so much higher or lower than the door. */
const isAsHigh = (heightIn: number | null, door: Door): boolean =>
  heightIn === null || Math.abs(heightIn - door.heightIn!) <= MOST_HIGHER * door.heightIn!;
const MOST_HIGHER = 0.25;

/** Sizes and ratings printed at the tag of one door and of no other. */
function labelsAtTags({ tags = [], notes }: PlanSet, byMark: ByMark): Told[] {
  const byPage = Map.groupBy(tags, ({ page }) => page);
  return notes.flatMap((note): Told[] => {
    if (note.kind === "title-block" || note.text.length > 40 || isOld(note)) return [];
    const size = labeledSize(note.text);
    const rating = RATING_LABEL.test(note.text) ? ratingIn(note.text) : null;
    if (!size && rating === null) return [];
    const near = (byPage.get(note.page) ?? [])
      .map((tag) => ({ tag, distance: centreDistance(tag.box, note.box) }))
      .sort((a, b) => a.distance - b.distance);
    const [first, second] = near;
    const [door] = first ? byMark.get(first.tag.mark.toUpperCase()) ?? [] : [];
    if (!door || door.heightIn === null) return [];
    const isWorded = /[A-Z]{2}/i.test(note.text.replace(/\b(?:FT|IN|FEET|[LR]H[RA]?)\b|\./gi, ""));
    const bubble = Math.max(first.tag.box.width, first.tag.box.height);
    const reach = (isWorded ? 4 : 3) * bubble + 0.5 * note.box.width;
    if (first.distance >= reach || second && second.distance <= 1.5 * first.distance) return [];
    if (!size) return ratingOf(door, rating, note);
    if (!isWorded && size.widthIn > WIDER_THAN_ROOMS * door.widthIn! * door.leaves) return [];
    if (!isWorded && !isAsHigh(size.heightIn, door)) return [];
    const values = [size.widthIn, size.widthIn * size.leaves];
    return [
      { ...placeOf(note), ...sizeOf(door), values, said: size.raw },
      ...heightOf(door, size, note),
    ];
  });
}

/** A leaf is drawn so exactly, inches. */
const DRAWN_WITHIN_IN = 3;
/** At least so many leaves show that a plan is drawn to the sizes of its list, and this share of them. */
const FEWEST_LEAVES = 3, MOST_AS_LISTED = 0.7;

/**
 * Leaves at the tags of doors, on plans most of whose leaves are as listed. Where one of several is, the others belong to
 * another door; a leaf drawn as a door of another width is a symbol, and so may be the one arc of a pair.
 */
function drawnLeaves({ buildings, sheets }: PlanSet, byMark: ByMark): Told[] {
  const drawn = buildings.filter(({ isScaleVerified }) => isScaleVerified).flatMap(
    ({ page, openings }) => {
      const leaves = openings.flatMap(({ kind, mark, leafIn, box }) => {
        const [door] = byMark.get(mark?.toUpperCase() ?? "") ?? [];
        return door && leafIn !== null ? [{ door, page, box, leafIn, kind }] : [];
      });
      const listed = leaves.filter(isAsListed).length;
      const isToSize = leaves.length >= FEWEST_LEAVES && listed >= MOST_AS_LISTED * leaves.length;
      return isToSize ? leaves : [];
    },
  );
  return [...Map.groupBy(drawn, ({ door }) => door)].flatMap(([door, all]): Told[] => {
    const [{ page, box, leafIn }] = all;
    const isSymbol = PAIR.test(door.sourceText) || door.leaves > 1 ||
      drawn.some((it) =>
        it.door !== door && Math.abs(it.leafIn - leafIn) < 0.5 && it.door.widthIn !== door.widthIn
      );
    if (all.some(isAsListed) || isSymbol) return [];
    const leaf = formatLength(Math.round(leafIn));
    return [{
      page,
      box,
      sheet: sheets.find((it) => it.page === page)?.number ?? null,
      sourceText: `door ${door.mark}: leaf measures ${leaf} on the plan`,
      readBy: "geometry",
      confidence: 0.85,
      ...sizeOf(door),
      values: all.map((it) => it.leafIn),
      said: `${leaf} leaf as drawn`,
      within: DRAWN_WITHIN_IN,
    }];
  });
}

/** Of two leaves a list may give both or one, of four that fold all, two or one. */
const isAsListed = (
  { door, leafIn, kind }: { door: Door; leafIn: number; kind: OpeningKind },
): boolean =>
  (kind === "folding" ? [1, 2, 4] : [1, 2]).some((leaves) =>
    Math.abs(door.widthIn! / leaves - leafIn) <= DRAWN_WITHIN_IN
  );

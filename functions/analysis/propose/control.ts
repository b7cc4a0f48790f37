/**
 * Control questions of the second reading: figures of which the sheet itself says in one breath what they are, offered
 * with choices none of which is right, or one of which plainly is. A reader who finds one fitting in the first agrees to
 * anything, one who finds none in the second denies anything; neither is believed.
 */
import { getProperty, getThing, isKindOf, isPartOf, things } from "../../_lexicon/mod.ts";
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { overlaps, type PercentRect } from "../../_shared/geometry.ts";
import { frameStore } from "../../_rules/measure.ts";
import { rules } from "../../_rules/mod.ts";
import type { StoredFrame } from "../../_rules/frames/store.ts";
import type { Reading } from "./reading.ts";
import { rank } from "./tasks/second_reading/choices.ts";

/** A figure with a meaning that is known, and that one or one it plainly has not. */
export interface Control {
  page: number;
  text: string;
  box: PercentRect;
  /** The requirement among the choices. */
  offeredId: string;
  /** Whether that is what it tells about; else none of the choices is. */
  isFitting: boolean;
  /** What it is, in words: no choice but a fitting one may come near it. */
  truth: string;
}

/** Controls of one kind kept of one page. */
const MOST = 6;
/**
 * Side of the part of a sheet a second reading is shown, and the room beside what is framed in it, inches on paper. Around
 * long lines the part is wider, up to what stays legible.
 */
export const PART_IN = 9;
const ROOM_IN = 1;
const WIDEST_IN = 15;

type Spoken = Pick<Reading, "page" | "box">;

/**
 * Controls on the pages of what is read again, or on any other where those have none.
 *
 * @param doubted further words whose figures may be meant in another way: none of them is a control
 */
export function findControls(
  plan: PlanSet,
  readings: readonly Spoken[],
  doubted: readonly Spoken[] = [],
): Control[] {
  if (readings.length === 0) return [];
  const pages = new Set(readings.map(({ page }) => page));
  const spoken = [...readings, ...doubted];
  const sheets = new Map(plan.sheets.map((it) => [it.page, it]));
  const plain = frameStore(plan).all.filter((it) =>
    isPlain(it) && isInOneLook(it, sheets.get(it.page)) && !isTouched(it, spoken)
  );
  const places = [...Map.groupBy(plain, keyOf).values()].map(([first]) => first);
  const foreign = spread(places.flatMap(toForeign), pages);
  const taken = new Set(foreign.map(keyOf));
  const free = places.filter((it) => !taken.has(keyOf(it)));
  return [
    ...foreign.length > 0 ? foreign : spread(numberControls(plan), pages),
    // The same picture twice in a question would give its controls away.
    ...spread(free.flatMap(toFitting), pages),
  ];
}

/** Some of each page that is asked about; where those have none, of any. */
function spread(found: readonly Control[], pages: ReadonlySet<number>): Control[] {
  const here = found.filter(({ page }) => pages.has(page));
  const chosen = here.length > 0 ? here : found;
  const seeded = chosen.toSorted((a, b) => rank(a.text, keyOf(a)) - rank(b.text, keyOf(b)));
  return [...Map.groupBy(seeded, ({ page }) => page).values()].flatMap((it) => it.slice(0, MOST));
}

/** Sheet numbers measure nothing: what is left where no figure of the set is known. */
const numberControls = ({ sheets }: PlanSet): Control[] =>
  sheets.flatMap(({ page, number, titleBlock }): Control[] => {
    if (number === null || titleBlock === null) return [];
    const planted = measuring.toSorted((a, b) =>
      rank(number, a.requirementId) - rank(number, b.requirementId)
    )[0];
    const { box } = titleBlock;
    const offeredId = planted.requirementId;
    return [{ page, text: number, box, offeredId, isFitting: false, truth: "sheet number" }];
  });

const measuring = rules.filter(({ demand }) => demand?.property);

const keyOf = ({ page, box }: Pick<Control, "page" | "box">): string => `${page} ${box.x} ${box.y}`;

/** Name and figure stand together, in lettering that was no picture, and nobody can mean anything else by it. */
const isPlain = (it: StoredFrame): boolean =>
  (it.sure === "said" || it.sure === "rowed") && it.value !== null && it.property !== null &&
  it.raw.length > 1 && it.readBy === "text" && it.polarity === "is";

/** Its frame, which goes around the whole line, fits the part of the sheet that is shown, and holds the figure once. */
const isInOneLook = ({ box, raw, text }: StoredFrame, sheet?: Sheet): boolean =>
  text.split(raw).length <= 2 && (!sheet || partWidth(box, sheet) <= PART_IN);

/** Does the box fit the part of the sheet a second reading is shown, with room beside it? */
export const fitsOneLook = (box: PercentRect, sheet?: Sheet): boolean =>
  !sheet || partWidth(box, sheet) <= WIDEST_IN;

/** How wide the part of a sheet is that shows the box with room beside it, inches on paper. */
export const partWidth = (box: PercentRect, { widthPt }: Pick<Sheet, "widthPt">): number =>
  Math.max(PART_IN, box.width / 100 * widthPt / 72 + 2 * ROOM_IN);

const isTouched = ({ page, box }: StoredFrame, spoken: readonly Spoken[]): boolean =>
  spoken.some((it) => it.page === page && overlaps(box, it.box));

/** Offered with a requirement in its unit that measures something else. */
function toForeign(frame: StoredFrame): Control[] {
  const { unit } = getProperty(frame.property!);
  const foreign = measuring.filter(({ demand }) => {
    const [property] = [demand!.property!].flat();
    return getProperty(property).unit === unit &&
      [demand!.thing].flat().every((it) => isForeign(it, frame.thing));
  });
  return offer(frame, { among: foreign, isFitting: false });
}

/** Offered with a requirement that measures this of this very thing. */
function toFitting(frame: StoredFrame): Control[] {
  const fitting = measuring.filter(({ demand }) =>
    demand!.thing === frame.thing && [demand!.property!].flat().includes(frame.property!)
  );
  return offer(frame, { among: fitting, isFitting: true });
}

/** A control with one of these requirements; none without any. */
function offer(
  frame: StoredFrame,
  { among, isFitting }: { among: typeof measuring; isFitting: boolean },
): Control[] {
  const { page, box, raw, thing, property, text, context } = frame;
  const key = keyOf(frame);
  const [chosen] = among.toSorted((a, b) =>
    rank(key, a.requirementId) - rank(key, b.requirementId)
  );
  if (!chosen) return [];
  const truth = [thing, property, text, context].join(" ");
  return [{ page, text: raw, box, offeredId: chosen.requirementId, isFitting, truth }];
}

/** Neither is a kind or a part of the other, nor do both belong to one thing. */
function isForeign(a: string, b: string): boolean {
  const related = (x: string, y: string) => isKindOf(x, y) || isPartOf(x, y);
  if (related(a, b) || related(b, a)) return false;
  return !things.some(({ id }) => id !== a && id !== b && related(a, id) && related(b, id)) &&
    getThing(a).id !== getThing(b).id;
}

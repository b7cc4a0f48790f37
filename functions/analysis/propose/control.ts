/**
 * Control questions of the second reading: figures of which the sheet itself says in one breath what they are, offered
 * with choices none of which is right. A reader who finds one fitting all the same agrees to anything, and is not
 * believed.
 */
import { getProperty, getThing, isKindOf, isPartOf, things } from "../../_lexicon/mod.ts";
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { overlaps, type PercentRect } from "../../_shared/geometry.ts";
import { frameStore } from "../../_rules/measure.ts";
import { rules } from "../../_rules/mod.ts";
import type { StoredFrame } from "../../_rules/frames/store.ts";
import type { ProposedLink } from "./link.ts";
import { rank } from "./tasks/second_reading/choices.ts";

/** A figure with a meaning that is known, and one it plainly has not. */
export interface Control {
  page: number;
  text: string;
  box: PercentRect;
  /** What it is not, as the choice that would be agreed to. */
  plantedId: string;
  /** What it is, in words: no choice may come near it. */
  truth: string;
}

/** Controls kept of one page. */
const MOST = 6;
/** Side of the part of a sheet a second reading is shown, and the room beside what is framed in it, inches on paper. */
export const PART_IN = 9;
const ROOM_IN = 1;

/**
 * Controls on the pages links are asked about, or on any other where those have none.
 *
 * @param doubted further links whose figures may be meant in another way: none of them is a control
 */
export function findControls(
  plan: PlanSet,
  links: readonly ProposedLink[],
  doubted: readonly ProposedLink[] = [],
): Control[] {
  if (links.length === 0) return [];
  const pages = new Set(links.map(({ page }) => page));
  const spoken = [...links, ...doubted];
  const sheets = new Map(plan.sheets.map((it) => [it.page, it]));
  const plain = frameStore(plan).all.filter((it) =>
    isPlain(it) && isInOneLook(it, sheets.get(it.page)) && !isTouched(it, spoken)
  );
  const found = [...Map.groupBy(plain, keyOf).values()].flatMap(([first]) => toControl(first));
  const here = found.filter(({ page }) => pages.has(page));
  const chosen = here.length > 0 ? here : found.length > 0 ? found : numberControls(plan);
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
    return [{ page, text: number, box, plantedId: planted.requirementId, truth: "sheet number" }];
  });

const measuring = rules.filter(({ demand }) => demand?.property);

const keyOf = ({ page, box }: Pick<Control, "page" | "box">): string => `${page} ${box.x} ${box.y}`;

/** Name and figure stand together, in lettering that was no picture, and nobody can mean anything else by it. */
const isPlain = (it: StoredFrame): boolean =>
  (it.sure === "said" || it.sure === "rowed") && it.value !== null && it.property !== null &&
  it.raw.length > 1 && it.readBy === "text" && it.polarity === "is";

/** Its frame, which goes around the whole line, fits the part of the sheet that is shown, and holds the figure once. */
function isInOneLook({ box, raw, text }: StoredFrame, sheet?: Sheet): boolean {
  if (text.split(raw).length > 2) return false;
  return !sheet || box.width / 100 * sheet.widthPt <= (PART_IN - 2 * ROOM_IN) * 72;
}

const isTouched = ({ page, box }: StoredFrame, links: readonly ProposedLink[]): boolean =>
  links.some((it) => it.page === page && overlaps(box, it.words.box));

function toControl(frame: StoredFrame): Control[] {
  const { unit } = getProperty(frame.property!);
  const foreign = measuring.filter(({ demand }) => {
    const [property] = [demand!.property!].flat();
    return getProperty(property).unit === unit &&
      [demand!.thing].flat().every((it) => isForeign(it, frame.thing));
  });
  if (foreign.length === 0) return [];
  const { page, box, raw, thing, property, text, context } = frame;
  const key = `${page} ${box.x} ${box.y}`;
  const [planted] = foreign.toSorted((a, b) =>
    rank(key, a.requirementId) - rank(key, b.requirementId)
  );
  const truth = [thing, property, text, context].join(" ");
  return [{ page, text: raw, box, plantedId: planted.requirementId, truth }];
}

/** Neither is a kind or a part of the other, nor do both belong to one thing. */
function isForeign(a: string, b: string): boolean {
  const related = (x: string, y: string) => isKindOf(x, y) || isPartOf(x, y);
  if (related(a, b) || related(b, a)) return false;
  return !things.some(({ id }) => id !== a && id !== b && related(a, id) && related(b, id)) &&
    getThing(a).id !== getThing(b).id;
}

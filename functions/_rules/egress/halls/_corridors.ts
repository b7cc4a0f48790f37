/** Corridors and halls as drawings write them. */
import type { Dimension, Evidence, Note, PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { contains } from "../../../_shared/geometry.ts";
import type { Demand } from "../../define_rule.ts";
import {
  around,
  asStatement,
  type FrameSubject,
  gapBetween,
  isListedOpening,
  nearestTo,
  perPlan,
  type Stated,
  subjectsOf,
} from "../../measure.ts";
import { acrossHalls } from "./_across_halls.ts";
import { type BareWidth, bareWidths, BESIDE } from "./_clear_widths.ts";
import { figuresInHalls } from "./_figures_in_halls.ts";
import { inLine } from "./_in_line.ts";
import { servedBy } from "../exits/_occupants.ts";

/** Names of corridors and halls; not sheets of corrugated steel. */
export const HALL =
  /\b(CORRIDORS?|CORR(?=\.?(?:\s|$))(?!\.?\s*(?:METAL|MTL|STEEL|DECK|PIPE|PLASTIC|ROOF|PANEL|HDPE|PVC|GALV))|HALL(?:WAY)?S?|PASSAGE(?:WAY)?S?)\b/i;
/** What stands in a hall or opens off it has a width of its own. */
const NOT_OF_HALL =
  /\b(?:DOORS?|COLUMNS?|NICHES?|ALCOVES?|RECESS(?:ES)?|CABINETS?|CARTS?|BENCH(?:ES)?|MATS?|PROTRU\w*|PROJECT\w*)\b[^#;]*#|#[^#;]*\b(?:NICHES?|ALCOVES?|RECESS(?:ES)?)\b/i;
/** Ways nobody walks but to look after what is there. */
export const NOT_A_HALL = /\b(?:ATTIC|CRAWL\w*|CATWALK|ANNEALED|SILL|R807|HALL CEILING)\b/i;

/** Clear widths of corridors and halls. */
const CORRIDOR_WIDTH: Demand = {
  thing: "corridor",
  property: "width",
  keep: ({ clause, context, text }) =>
    !NOT_OF_HALL.test(clause) && !/\bRECESS(?:ES)?\b/i.test(context) && !NOT_A_HALL.test(text),
  as: () => ({ isCertain: true }),
};

/** A corridor width and how surely it is one. */
export interface HallWidth extends Stated {
  /** False for a plain dimension string near the label: it may measure something else. */
  isCertain: boolean;
}

/** In a list of exits the width is that of the way out, whichever corridor it ends: `CORRIDOR WEST | 34" | 0.2 | 170`. */
export const isListedExit = (it: Evidence & Partial<Pick<FrameSubject, "schedule">>): boolean =>
  /^\W*EXITS?\b/i.test(it.schedule?.columns[0]?.header ?? "");

/** Is the figure lettered upward beside a name that is not? Then it belongs to a dimension line there, not to the label. */
const isTurnedFrom = ({ box }: Evidence, name: Room): boolean =>
  box.height > 1.5 * box.width &&
  [name, ...name.labels].some((line) => line.box.width >= line.box.height);

/** Stated clear widths of corridors and halls: worded, in the label, or a dimension beside the label. Inches. */
/** The access to an attic and what is over it are no width: `X 30", HALL 12, 28" HDRM.` */
const IS_HEADROOM = /#\W*(?:HDRM|HEAD\s?ROOM)\b|^\W*X\s*#/i;

export const hallWidths: (plan: PlanSet) => HallWidth[] = perPlan((plan) => {
  const said = subjectsOf(plan, CORRIDOR_WIDTH).filter((it) =>
    it.frame.sure !== "drawn" && !isListedOpening(it) && !isListedExit(it) &&
    !IS_HEADROOM.test(it.clause)
  )
    .map((it) => ({ ...it, isCertain: true }));
  const halls = plan.rooms.filter((room) => HALL.test(room.name));
  const inLabels = halls.flatMap((room) =>
    bareWidths(plan).filter((width) => room.labels.some((label) => gapBetween(label, width) === 0))
      .map((width) => ({ ...withLoad(width, room), room: room.name, isCertain: true }))
  );
  const beside = bareWidths(plan).flatMap((width) => {
    const nearest = nearestTo(width, plan.rooms);
    if (!nearest || !HALL.test(nearest.it.name)) return [];
    if (nearest.gap > BESIDE && !isOnlyPair(width, nearest.it, plan)) return [];
    const isUnder = nearest.gap <= 1.5 && !isTurnedFrom(width, nearest.it);
    return width.isClear || isUnder
      ? [{ ...withLoad(width, nearest.it), room: nearest.it.name, isCertain: true }]
      : width.value < 60
      ? [{ ...withLoad(width, nearest.it), room: nearest.it.name, isCertain: false }]
      : [];
  });
  const printed = halls.flatMap((room) => {
    if (room.areaFrom !== "dimensions" || room.widthFt === null || room.depthFt === null) return [];
    const value = Math.min(room.widthFt, room.depthFt) * 12;
    return [{
      ...asStatement(room.sourceText, room, room.name),
      value,
      unit: "in",
      raw: room.sourceText,
      isCertain: true,
    }];
  });
  return [
    ...said,
    ...acrossHalls(plan, HALL),
    ...inLabels,
    ...beside,
    ...besideLabels(plan),
    ...printed,
    ...downTheHall(plan),
    ...figuresInHalls(plan, HALL_LABEL).map(asHallWidth),
    ...betweenRooms(plan),
  ].filter((it) => !isOfCut(it, plan) && !isInStair(it, plan)).filter((
    it,
    index,
    list,
  ) =>
    list.findIndex((other) =>
      (it.row && other.row ? it.box === other.box : gapBetween(other, it) === 0) ||
      (other.room !== null && other.room === it.room && other.value === it.value)
    ) === index
  );
});

const cutPages = perPlan(({ sheets }) =>
  new Set(sheets.filter(({ kind }) => kind === "section").map(({ page }) => page))
);

/** A figure at a hall that is cut open is its height, unless words call it a width. */
const isOfCut = ({ page, text }: HallWidth, plan: PlanSet): boolean =>
  cutPages(plan).has(page) && !/\b(?:WIDE|WIDTH|CLEAR|CLR)\b/i.test(text);

/** Does the figure stand on the treads of a drawn stair? Then it is the stair's. */
const isInStair = (it: HallWidth, { buildings }: PlanSet): boolean =>
  buildings.some(({ page, stairs }) =>
    page === it.page && stairs.some(({ box }) => contains(box, it.box, 1))
  );

/** A width that says no load itself, with the label of its hall where that does: `CORR. 104 SERVES 88 OCC`. */
const withLoad = (width: BareWidth, hall: Room): BareWidth =>
  servedBy(width.text) === null && servedBy(hall.sourceText) !== null
    ? { ...width, text: `${hall.sourceText}: ${width.text}` }
    : width;

const HALL_LABEL =
  /^(?:(?:EXIT|PUBLIC|COMMON)\s+)?(?:CORR(?:IDOR|\.)?|HALL(?:WAY)?|PASSAGE(?:WAY)?)\W*(?:NO\.?\s*)?(?:\w{0,4}|TO\s+(?:EXIT|DOOR|DR)\b\W*\w{0,5})$/i;
/** Per cent of the page between the lines of one label. */
const SAME_LABEL = 1.5;

/** Clear widths beside the label of a corridor that is no room of its own, with the load the label gives. */
function besideLabels(plan: PlanSet): HallWidth[] {
  const isRoom = (it: Evidence) => plan.rooms.some((room) => gapBetween(room, it) === 0);
  const labels = plan.notes.filter((it) => HALL_LABEL.test(it.text.trim()) && !isRoom(it));
  if (labels.length === 0) return [];
  return bareWidths(plan).filter(({ isClear }) => isClear).flatMap((width) => {
    const [label] = [...around(width, labels, BESIDE), ...onlyOne(width, labels, plan)];
    const [room] = around(width, plan.rooms, BESIDE);
    if (!label || (room && gapBetween(room, width) < gapBetween(label, width))) return [];
    const lines = around(label, plan.notes, SAME_LABEL).filter(({ text }) =>
      servedBy(text) !== null
    );
    const text = [label, ...lines].map((it) => it.text).join(" ");
    return [{ ...width, text: `${text}: ${width.raw}`, room: label.text, isCertain: true }];
  });
}

/** Labels of a drawing that shows one corridor, no room and one clear width. */
function onlyOne({ page, view }: BareWidth, labels: Note[], plan: PlanSet): Note[] {
  const isHere = (it: { page: number; drawing: string | null }) =>
    it.page === page && it.drawing === view;
  const here = labels.filter(isHere);
  if (view === null || here.length !== 1) return [];
  const widths = bareWidths(plan).filter((it) => it.page === page && it.view === view);
  return widths.length === 1 && !plan.notes.some((it) => isHere(it) && it.room !== null)
    ? here
    : [];
}

/** Is it the one clear width of a drawing that shows this hall and no other room? */
function isOnlyPair({ page, view, isClear }: BareWidth, hall: Room, plan: PlanSet): boolean {
  const isAlone = isClear && view !== null &&
    plan.rooms.filter((it) => it.page === page).length === 1;
  return isAlone &&
    bareWidths(plan).filter((it) => it.page === page && it.view === view).length === 1 &&
    plan.notes.some((it) => it.page === page && it.drawing === view && it.room === hall.name);
}

/** Plain dimension strings across a hall, in line with its name: wide ones may measure anything. */
const downTheHall = (plan: PlanSet): HallWidth[] =>
  inLine(plan, HALL_LABEL).filter(({ dimension }) =>
    dimension.valueIn >= 28 && dimension.valueIn < 60
  ).map(asHallWidth);

/** A dimension string as the width of the hall it stands in or beside, which it may not measure. */
const asHallWidth = ({ dimension, label }: { dimension: Dimension; label: Note }): HallWidth => ({
  ...asStatement(dimension.sourceText, dimension),
  value: dimension.valueIn,
  unit: "in",
  raw: dimension.sourceText,
  room: label.text,
  isCertain: false,
});

/** Widths a corridor between rooms may have by mistake, inches; wider ones comply wherever it leads. */
const NARROW_IN = [24, 43.9] as const;
/** Per cent of the page: across to the next label, along to the next pair, out of line within a pair. */
const ACROSS = 15, ALONG = 12, OUT_OF_LINE = 1;

/** Bare dimensions across a strip without a name that has rooms face to face and doors: probably a corridor. */
function betweenRooms(plan: PlanSet): HallWidth[] {
  const symbols = plan.doors.flatMap((door) => door.symbols);
  const plans = plan.sheets.filter(({ kind }) => kind === "floor plan").map(({ page }) => page);
  return plan.dimensions.flatMap((it) => {
    if (!plans.includes(it.page) || /[A-Z]/i.test(it.sourceText)) return [];
    if (it.valueIn < NARROW_IN[0] || it.valueIn > NARROW_IN[1] || it.orientation === "other") {
      return [];
    }
    const turn = ({ box: { x, y, width, height } }: Pick<Evidence, "box">) =>
      it.orientation === "horizontal"
        ? { from: x, to: x + width, at: y + height / 2 }
        : { from: y, to: y + height, at: x + width / 2 };
    const own = turn(it);
    const middle = (own.from + own.to) / 2;
    const here = plan.rooms.filter(({ page }) => page === it.page).map(turn);
    const near = here.filter(({ at }) => Math.abs(at - own.at) <= ALONG * 2);
    const before = near.filter(({ to }) => to < middle && middle - to <= ACROSS);
    const after = near.filter(({ from }) => from > middle && from - middle <= ACROSS);
    const facing = before.filter(({ at }) =>
      after.some((other) => Math.abs(other.at - at) <= OUT_OF_LINE)
    );
    if (facing.length < 2 || !facing.some(({ at }) => Math.abs(at - own.at) <= ALONG)) return [];
    const left = Math.max(...before.map(({ to }) => to));
    const right = Math.min(...after.map(({ from }) => from));
    const isInStrip = ({ from, to }: { from: number; to: number }) => to > left && from < right;
    if (near.some(isInStrip)) return [];
    const doors = symbols.filter(({ page }) => page === it.page).map(turn)
      .filter((door) => isInStrip(door) && Math.abs(door.at - own.at) <= ALONG * 2);
    if (doors.length < 2) return [];
    return [{
      ...asStatement(it.sourceText, it),
      value: it.valueIn,
      unit: "in",
      raw: it.sourceText,
      isCertain: false,
    }];
  });
}

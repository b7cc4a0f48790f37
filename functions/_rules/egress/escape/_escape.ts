/** Windows and doors a sleeping room can be left by. */
import type { PlanSet, Window } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { exactCase } from "../../../_shared/pattern.ts";
import { cantTell, inapplicable, type Verdict } from "../../define_rule.ts";
import type { BuildingProfile } from "../../building_profile.ts";
import {
  forReading,
  inches,
  isKept,
  judgeMin,
  mentions,
  perPlan,
  rounded,
  settingOf,
  statedQuantities,
  type StatedQuantity,
} from "../../measure.ts";
import { unitsListed } from "../../reading/units_listed.ts";
import { floorAt, floorOfTitles, isSleeping, sameName } from "../rooms/_rooms.ts";

const FIXED = /\b(FIXED|FX|PICTURE|PW|TRANSOM|GLASS BLOCK|STOREFRONT|SKYLIGHT|SIDELITE)\b/i;
const HUNG =
  /\b(SINGLE|DOUBLE)[\s-]*HUNG|\bS\.?H\b|\bD\.?H\b|\b(HORIZONTAL\s+)?(ROLLER|SLIDER|SLIDING)\b|\bH\.?R\b|\bX\s?O\b|\bO\s?X\b/i;

export const isFixed = (window: Window): boolean =>
  FIXED.test(`${window.type ?? ""} ${window.remarks ?? ""}`) ||
  Object.values(window.fields).some((it) => FIXED_CELL.test(it));

/** A cell that says nothing else, whatever the head over it is called. */
const FIXED_CELL = /^\W*(?:FIXED|FXD?|PICTURE|PW|FG)\W*$/i;

const NO_ESCAPE =
  /\bNOT\s+(?:AN?\s+|THE\s+|FOR\s+|(?:USED|COUNTED|REQ\w*)\s+(?:FOR|AS)\s+)*(?:EGRESS|ESCAPE|RESCUE|E\.?E\.?R\.?O)\b(?!\s+(?:SIZE|COMPL))|\bNON-?\s?EGRESS\b|\b(?:EGRESS|ESCAPE|E\.?E\.?R\.?O\.?)\s+(?:IS\s+)?(?:BY|VIA|THRU|THROUGH|AT|FROM|SEE)\s+(?:THE\s+)?(?:OTHER\s+|SLIDING\s+|FRENCH\s+|PATIO\s+)?(?:WINDOW|WDW|DOOR|DR|SGD|UNIT)\b/i;

/** Does the schedule say that people leave the room another way? */
const isNoEscape = (window: Window): boolean =>
  isKept(Object.values(window.fields).join(" | ")) ||
  NO_ESCAPE.test([window.remarks, ...Object.values(window.fields)].join(" | "));

const ESCAPE =
  /\b(EGRESS|ESCAPE|RESCUE)\b[^;|]*(WINDOWS?|WDWS?|OPENINGS?|OPN?GS?|CLR|CLEAR)|\bE\.?E\.?R\.?O/;
const WIDE =
  "(MIN\\.?|NET|CLEAR|CLR\\.?|IN)? ?(MIN\\.?|NET|CLEAR|CLR\\.?|OPG\\.?|OPENING)? ?(WIDE|WIDTH|W\\b)";
const HIGH =
  "(MIN\\.?|NET|CLEAR|CLR\\.?|IN)? ?(MIN\\.?|NET|CLEAR|CLR\\.?|OPG\\.?|OPENING)? ?(HIGH|HEIGHT|HT\\b|HGT\\b|TALL|H\\b)";
const NOTED = {
  width: [
    exactCase`#[ -]?${WIDE}`,
    exactCase`WIDTH\W{0,4}(IS|OF|MIN\.?)?\W{0,3}#(?![ -]?${HIGH})`,
  ],
  height: [
    exactCase`#[ -]?${HIGH}`,
    exactCase`(HEIGHT|HT\.?|HGT\.?)\W{0,4}(IS|OF|MIN\.?)?\W{0,3}#(?![ -]?${WIDE})`,
  ],
};

/** Clear widths or heights of escape openings noted on plans, inches; sills and doors are others. */
export const notedOpenings = (plan: PlanSet, side: "width" | "height"): StatedQuantity[] =>
  statedQuantities(plan, {
    quantity: inches,
    says: NOTED[side],
    not:
      /\bSILL|\bDOORS?\b|CORRIDOR|STAIR|AISLE|\bHALL|LADDER|WELL\b|ROUGH|(?<![A-Z]\.)\bR\.?O\.?\b|NOMINAL|MAX|A\.?F\.?F|ABOVE|ABV/,
    in: "notes",
  }).filter((it) =>
    it.value >= 8 && it.value <= 60 && (ESCAPE_TEXT.test(it.text) || isOfBedroomWindow(it))
  );

const CLEAR = /\b(?:CL(?:EA)?R|NET)\b/i;
const WINDOW =
  /\b(?:WINDOWS?|WDWS?|CASEMENT|(?:SINGLE|DOUBLE)[\s-]HUNG|[SD]\.?H\b|SASH|SLIDER|AWNING)/i;

/** A clear opening under the title of a bedroom's window: `BR. 2 WINDOW`. */
function isOfBedroomWindow({ text, drawing, heading }: StatedQuantity): boolean {
  const title = drawing ?? heading ?? "";
  return CLEAR.test(text) && isSleeping(title) && WINDOW.test(title);
}

/** Is it the opening people leave by? Another window of the bedroom may be, unless the drawing says so. */
const isEscape = (it: StatedQuantity, plan: PlanSet): boolean =>
  ESCAPE_TEXT.test(it.text) ||
  /\b(?:EGRESS|ESCAPE|RESCUE|E\.?E\.?R\.?O|ONLY\s+WINDOW)\b/i.test(settingOf(it, plan));

const ESCAPE_TEXT = new RegExp(ESCAPE.source, "i");

/** A bedroom that the remarks of a window begin with: `BEDROOM 3, BOTH UNITS. FL 90021`. */
const BEDROOM_FIRST =
  /^\s*(?:(?:M(?:ASTER)?\.?|PRIMARY|GUEST)\s+)?(?:BED\s?ROOM|BDRM)\b[\s#]*\d*(?=\s*(?:[,;.&]|$))/i;

/** Rooms a window is in: its schedule's location, else where its tag stands, else what its remarks begin with. */
export function placesOf(window: Window): string[] {
  const listed = (window.location ?? "").split(/\s*(?:[,&;]|\bAND\b|\s\/\s)\s*/i).filter(Boolean);
  if (listed.length > 0 && (window.rooms.length === 0 || !listed.every(isNumber))) return listed;
  if (window.rooms.length > 0) return window.rooms;
  const remarked = BEDROOM_FIRST.exec(window.remarks ?? "")?.[0].trim();
  return remarked === undefined ? [] : [remarked];
}

/** A room by its number alone, `203`: its name stands on the plan. */
const isNumber = (place: string): boolean => /^\W*\d{1,4}[A-Z]?\W*$/i.test(place);

/** The sleeping room a window serves, null when none; a window of several rooms counts for the first. */
export const sleepingRoomOf = (window: Window): string | null =>
  placesOf(window).find(isSleeping) ?? null;

/** Net clear area, printed or from printed clear width and height, square feet; null when not shown. */
export function clearAreaSqft(window: Window): number | null {
  if (window.clearOpeningSqft !== null) return window.clearOpeningSqft;
  const { clearOpeningWidthIn: width, clearOpeningHeightIn: height } = window;
  return width === null || height === null ? null : Math.round((width * height / 144) * 100) / 100;
}

/** The most a window could open by its nominal size: a hung or sliding one opens half. Null without a size. */
export function mostSqft(window: Window): number | null {
  if (window.widthIn === null || window.heightIn === null) return null;
  const frame = window.widthIn * window.heightIn / 144;
  return HUNG.test(`${window.type ?? ""} ${window.remarks ?? ""}`) &&
      !/ORIEL|COTTAGE/i.test(window.type ?? "")
    ? frame / 2
    : frame;
}

/** What a window opens by its nominal size, less its frame, square feet. Null without a size. */
export const insideFrameSqft = (window: Window, frameIn: number): number | null =>
  mostSqft({
    ...window,
    widthIn: window.widthIn === null ? null : window.widthIn - frameIn,
    heightIn: window.heightIn === null ? null : window.heightIn - frameIn,
  });

/** Windows of sleeping rooms that could be left by; fixed ones and rooms with a door outside are no subjects. */
export function escapeWindows(plan: PlanSet): Window[] {
  return plan.windows.filter((window) => {
    const room = sleepingRoomOf(window);
    return room !== null && !isFixed(window) && !isNoEscape(window) && !hasOutsideDoor(plan, room);
  });
}

/** Windows listed under a title of bedrooms without a place of their own. */
export const listedForBedrooms = (plan: PlanSet): Window[] => {
  const lists = plan.schedules.filter(({ title }) => title !== null && isSleeping(title));
  if (lists.length === 0) return [];
  return plan.windows.filter((window) =>
    placesOf(window).length === 0 && !isFixed(window) &&
    lists.some(({ rows }) =>
      rows.some(({ page, box }) => page === window.page && overlaps(box, window.box))
    )
  );
};

/** A printed clear width or height against the least one, as verdicts print it. */
export const openingData = (window: Window, actual: number, required: number) => ({
  window: window.mark,
  room: sleepingRoomOf(window),
  actual,
  required,
  unit: "in",
});

/** Verdict on a noted side of an escape opening. */
export function judgeNoted(
  it: StatedQuantity,
  plan: PlanSet,
  required: number,
  message: string,
): Verdict {
  if (isKept(it.text)) return inapplicable();
  const data = {
    window: "noted here",
    room: it.room ?? "the room",
    actual: rounded(it.value),
    required,
    unit: "in",
  };
  const verdict = judgeMin(data, message);
  return verdict.kind === "fail" && !isEscape(it, plan) ? cantTell("maybe", data) : verdict;
}

/** Does the room have a door outside that people can leave by? */
export const hasOutsideDoor = (plan: PlanSet, room: string): boolean =>
  plan.doors.some((door) =>
    door.isExterior === true &&
    [...door.rooms, door.location ?? ""].some((name) => sameName(name, room))
  );

/** Windows that open, each with its places. */
const openable = perPlan((plan) =>
  plan.windows.filter((window) => !isFixed(window)).map((window) => ({
    window,
    places: placesOf(window),
  }))
);

/** Does another window of the same room meet the test that this one misses? */
export const hasBetter = (
  plan: PlanSet,
  window: Window,
  test: (other: Window) => boolean,
): boolean => {
  const room = sleepingRoomOf(window);
  return room !== null &&
    openable(plan).some(({ window: other, places }) =>
      other !== window && places.some((name) => sameName(name, room)) && test(other) &&
      !areOfOtherUnits(window, other, plan)
    );
};

/** Are two windows listed for dwelling units of which none is the same, or marked for two units that have the same marks? */
function areOfOtherUnits(a: Window, b: Window, plan: PlanSet): boolean {
  const [of, others] = [unitsListed(a), unitsListed(b)];
  if (of.length > 0 && others.length > 0) return !of.some((it) => others.includes(it));
  const [unit, other] = [a, b].map(({ mark }) => OF_UNIT.exec(mark)?.[1]);
  return unit !== undefined && other !== undefined && unit !== other &&
    marksOf(plan, unit).some((it) => marksOf(plan, other).includes(it));
}

/** The unit before a mark: `A-W2` beside `B-W2`. */
const OF_UNIT = /^([A-Z])[-.](\w+)$/;

const marksOf = ({ windows }: PlanSet, unit: string): string[] =>
  windows.map(({ mark }) => OF_UNIT.exec(mark)).filter((it) => it?.[1] === unit)
    .map((it) => it![2]);

const OVER_PILES =
  /\b(?:OVER|ON|ABOVE|ATOP)\s+(?:[A-Z]+\s+){0,2}(?:PILES|PILINGS|STILTS)\b|\bPILE\s+(?:HOUSE|HOME|PLAN)\b|\b(?:PARKING|STORAGE)\s+(?:UNDER|BELOW|BENEATH)\s+(?:THE\s+)?HOUSE\b/i;

/** Does its lowest story stand over piles, so that it is not on the grade? */
export const isOverPiles = (plan: PlanSet, { floodZone }: BuildingProfile): boolean =>
  /^V/i.test(floodZone.value ?? "") || mentions(plan, OVER_PILES);

/** Which floor a window is on, by its tags on plans, its room, or what the set says of all bedrooms. */
export function floorOf(
  plan: PlanSet,
  building: BuildingProfile,
  window: Window,
): "ground" | "upper" | null {
  const isRaised = isOverPiles(plan, building);
  const settle = (
    floor: "ground" | "upper" | null,
  ) => (floor === "ground" && isRaised ? null : floor);
  if (isHighOverGrade(window)) return "upper";
  if (building.stories.value === 1 && !isRaised) return "ground";
  const listed = Object.entries(window.fields).find(([head]) =>
    /^\W*(?:FLOOR|LEVEL|STOR(?:E?Y)|FLR)\W*$/i.test(head)
  );
  if (listed) return settle(floorListed(listed[1]));
  const said = floorOfTitles([window.location ?? "", ...floorsRemarked(window)]);
  if (said) return settle(said);
  const room = sleepingRoomOf(window) ?? placesOf(window)[0];
  const places = [
    ...window.symbols.map((symbol) => ({ ...window, ...symbol })),
    ...plan.rooms.filter(({ name }) => room !== undefined && sameName(name, room)),
  ];
  const floors = new Set(
    places.map((place) => floorAt(plan, place)).filter((floor) => floor !== null),
  );
  if (floors.size === 1) return settle([...floors][0]);
  const isAllGrade = mentions(
    plan,
    /\b(ALL\s+)?(BED|SLEEPING\s)ROOMS?\b[^.;]*\b(ON|AT)\s+(THE\s+)?(GRADE|GROUND|FIRST)\b/,
  );
  return floors.size === 0 && isAllGrade ? settle("ground") : null;
}

/** At a grade floor the sill is at most 44 in above the ground. @source FBC-R R202, grade floor opening */
const GRADE_SILL_IN = 44;

/** Does its row put the sill high over the ground: `40 in., 74 in. above grade`? */
const isHighOverGrade = ({ fields }: Window): boolean =>
  Object.values(fields).some((text) =>
    inches.find(forReading(text)).some(({ value, end }) =>
      value > GRADE_SILL_IN &&
      /^\W*(?:ABOVE|ABV\.?|OVER)\s+(?:(?:THE|FIN\w*|ADJ\w*)\.?\s+)*(?:GRADE|GROUND)\b/i.test(
        forReading(text).slice(end),
      )
    )
  );

/** A floor that is all a remark or a part of it says: `IMPACT; SECOND FLOOR`. */
const floorsRemarked = ({ remarks }: Window): string[] =>
  (remarks ?? "").split(/[;,.]/).filter((part) =>
    /^\W*(?:(?:AT|ON|IN)\s+)?(?:THE\s+)?\w+\s+(?:FLOOR|FLR|STORE?Y|LEVEL)(?:\s+(?:ONLY|ROOM|WINDOW))?\W*$/i
      .test(part)
  );

/** The floor a column of floors names: `1ST (GRADE)`, `2`. */
function floorListed(cell: string): "ground" | "upper" | null {
  if (/\b(?:1(?:ST)?|FIRST|GROUND|GRADE|MAIN)\b/i.test(cell)) return "ground";
  return /\b(?:[2-9](?:ND|RD|TH)?|SECOND|THIRD|UPPER)\b/i.test(cell) ? "upper" : null;
}

/**
 * What plans measure, as frames: doors, corridors, stairs, ramps, ways out, room at doors and fixtures. Nothing is printed
 * there, so such a frame asks where no printed figure answers, and never accuses.
 */
import type {
  Building,
  PlanFixture,
  PlanOpening,
  PlanRoom,
} from "../../_shared/domain/building.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { contains, type PercentRect } from "../../_shared/geometry.ts";
import { perPlan } from "../reading/per_plan.ts";
import { doorName, type DrawnPlan, drawnPlans, labelOf, nameOf } from "./trusted.ts";
import { toFrame } from "./measured_frame.ts";
import { framesOfThings } from "./measured_things.ts";

/** Rooms nobody has to enter upright, or in a chair. */
const FOR_THINGS =
  /\b(?:CLOSETS?|CLO|W\.?I\.?C|STOR(?:AGE)?|SHAFT|CHASE|JAN(?:ITOR)?|MECH\w*|ELEC\w*|LINEN|PANTRY|UTIL\w*|W\.?H|A\/?C|AHU|DATA|I\.?T|ATTIC|COOLER|FREEZER)\b/i;
/** Smaller spaces without a name are closets and shafts, square feet. */
const CLOSET_SQFT = 50;
/** Treads fewer than these are steps somewhere, or no stair. */
const LEAST_TREADS = 5;
/** Beside the middle of a closet that is accessible, and its tolerance, inches. @source FBC-A 604.2 */
const CENTRED_IN: readonly [number, number] = [15.5, 18.5];

/** Frames of everything the plans of a set measure. */
export const measuredFrames: (plan: PlanSet) => readonly Frame[] = perPlan((plan) => {
  const plans = drawnPlans(plan);
  const whole = new Set(plans.filter((it) => it.isWhole).map(({ building }) => building.page));
  return plans.flatMap((it) => [...framesOfPlan(it), ...ofStairways(it, whole)])
    .filter((frame) => !isPrinted(frame, plan));
});

/** Stands a printed dimension across the corridor? Then its figure tells the width. */
const isPrinted = ({ thing, page, box }: Frame, { dimensions }: PlanSet): boolean =>
  thing === "corridor" &&
  dimensions.some((it) => it.page === page && (it.across ?? it.room) && contains(box, it.box));

function framesOfPlan(plan: DrawnPlan): Frame[] {
  return [
    ...ofDoors(plan),
    ...ofCorridors(plan),
    ...ofStairs(plan),
    ...framesOfThings(plan),
    ...ofToilets(plan),
    ...plan.isWhole ? ofWays(plan) : [],
  ];
}

const isForThings = ({ rooms }: Building, id: string | null): boolean => {
  const room = rooms.find((it) => it.id === id);
  if (!room) return false;
  return room.name === null ? (room.areaSqft ?? 0) < CLOSET_SQFT : FOR_THINGS.test(room.name);
};

/** Stands a door inside one lettered room: that of a compartment, which may be narrow? */
const isWithinOne = ({ rooms }: Building, between: PlanOpening["between"]): boolean => {
  const [a, b] = between.map((id) => rooms.find((it) => it.id === id));
  return a !== undefined && b !== undefined && a.name !== null && labelOf(a) === labelOf(b);
};

/** Leaves people pass: no opening is wider than its leaf. */
function ofDoors(plan: DrawnPlan): Frame[] {
  const { building } = plan;
  const isPassed = ({ kind, between }: PlanOpening) =>
    kind === "single" && !between.some((id) => id === null || isForThings(building, id)) &&
    !isWithinOne(building, between);
  return building.openings.filter(isPassed).flatMap((door) =>
    door.leafIn === null ? [] : [
      toFrame(plan, {
        thing: "door",
        property: "width",
        value: door.leafIn,
        box: door.box,
        mark: door.mark,
        whose: doorName(building, door),
        clause: "DOOR OPENING #",
      }),
    ]
  );
}

function ofCorridors(plan: DrawnPlan): Frame[] {
  const { building } = plan;
  return (building.topology?.corridors ?? []).flatMap(({ room: id, clearIn }) => {
    const room = building.rooms.find((it) => it.id === id);
    return room ? [framed(plan, room, "corridor", "width", clearIn, "CORRIDOR # CLEAR WIDTH")] : [];
  });
}

function framed(
  plan: DrawnPlan,
  room: PlanRoom,
  thing: string,
  property: string,
  value: number,
  clause: string,
): Frame {
  const { box, number } = room;
  return toFrame(plan, {
    thing,
    property,
    value,
    box,
    mark: number,
    whose: sentence(labelOf(room)),
    clause,
  });
}

const sentence = (text: string): string => text[0].toUpperCase() + text.slice(1);

function ofStairs(plan: DrawnPlan): Frame[] {
  const { building } = plan;
  return building.stairs.flatMap(({ box, room, widthIn, treadIn, treads }) => {
    if (treads < LEAST_TREADS) return [];
    const whose = `The flight in ${nameOf(building, room)}`;
    const of = (thing: string, property: string, value: number, tolerance?: number) =>
      toFrame(plan, { thing, property, value, box, whose, clause: `${thing} #`, tolerance });
    return [
      ...(widthIn === null ? [] : [of("stair", "width", widthIn)]),
      // The mean of many lines is more exact than one.
      ...(treadIn === null ? [] : [of("tread", "depth", treadIn, 0.5)]),
    ];
  });
}

/** Room to turn, beside the latch, and beside a closet. */
function ofToilets(plan: DrawnPlan): Frame[] {
  const { building } = plan;
  const { topology, rooms, openings, fixtures } = building;
  if (!topology) return [];
  const roomOf = (id: string) => rooms.find((it) => it.id === id)!;
  const boxOf = (all: readonly { id: string; box: PercentRect }[], id: string | null) =>
    all.find((it) => it.id === id)!.box;
  const isCentred = (inches: number) => inches >= CENTRED_IN[0] && inches <= CENTRED_IN[1];
  return [
    ...topology.circles.map(({ room, diameterIn }) =>
      framed(plan, roomOf(room), "turning space", "diameter", diameterIn, "TURNING CIRCLE #")
    ),
    ...topology.latches.filter(({ side, room }) => side === "pull" && !isForThings(building, room))
      .map(({ part, clearIn }) => {
        const door = openings.find(({ id }) => id === part)!;
        return toFrame(plan, {
          thing: "latch clearance",
          property: "distance",
          value: clearIn,
          box: door.box,
          mark: door.mark,
          whose: doorName(building, door),
          clause: "PULL SIDE LATCH #",
          within: ["door"],
        });
      }),
    ...[...Map.groupBy(topology.centrelines, ({ room }) => room)].flatMap(([room, closets]) => {
      // One closet of a room has to be accessible; which one, nobody says.
      const isAccessible = closets.some(({ clearIn }) => isCentred(clearIn));
      return closets.map(({ part, clearIn }) =>
        toFrame(plan, {
          thing: "water closet",
          property: "distance",
          value: clearIn,
          box: boxOf(fixtures as readonly PlanFixture[], part),
          whose: `A water closet in ${nameOf(building, room)}`,
          clause: "WATER CLOSET CENTERLINE # TO WALL",
          within: isAccessible ? [] : [ACCESSIBLE_CLOSET],
        })
      );
    }),
  ];
}

/** Stands in `within` of a closet that has to be the accessible one of its room. */
export const ACCESSIBLE_CLOSET = "accessible closet";

/** The longest ways of a floor. A person walks at least as far. */
function ofWays(plan: DrawnPlan): Frame[] {
  const { egress: { longest }, topology } = plan.building;
  return [
    ...wayFrame(plan, "travel distance", longest),
    ...wayFrame(plan, "common path", topology?.commonPath),
    ...(topology?.deadEnds ?? []).flatMap((it) => wayFrame(plan, "dead end", it)),
  ];
}

/** The longest way over stairs, where it ends on a plan that shows a whole floor. */
function ofStairways(plan: DrawnPlan, whole: ReadonlySet<number>): Frame[] {
  const { overStairs } = plan.building;
  if (!overStairs || !whole.has(overStairs.exitPage)) return [];
  return wayFrame(plan, "travel distance", overStairs).map((it) => ({
    ...it,
    text: `${it.text}, down ${overStairs.flights} flight${overStairs.flights === 1 ? "" : "s"}`,
  }));
}

function wayFrame(
  plan: DrawnPlan,
  thing: string,
  it: { room: string; lengthFt: number } | null | undefined,
): Frame[] {
  const room = plan.building.rooms.find(({ id }) => id === it?.room);
  if (!it || !room) return [];
  return [toFrame(plan, {
    thing,
    property: "length",
    value: it.lengthFt * 12,
    box: room.box,
    mark: null,
    whose: WHOSE[thing](labelOf(room)),
    clause: `${thing} #`,
    tolerance: 12,
  })];
}

const WHOSE: Readonly<Record<string, (room: string) => string>> = {
  "travel distance": (room) => `The longest travel path, from ${room}`,
  "common path": (room) => `The common path from ${room}`,
  "dead end": (room) => `The dead end of ${room}`,
};

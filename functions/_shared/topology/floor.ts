/** A plan as a graph: spaces joined by openings people walk through, and which of these lead out. */
import {
  OUTSIDE_ID,
  type PlanFixture,
  type PlanOpening,
  type PlanPoint,
  type PlanRoom,
} from "../domain/building.ts";
import type { Ft, Ring } from "./rings.ts";
import { RoomWays } from "./ways_inside.ts";

/** A plan whose points are percent of a page. */
export interface Floor {
  rooms: readonly PlanRoom[];
  openings: readonly PlanOpening[];
  fixtures?: readonly PlanFixture[];
  /** Flights to the floor below. */
  flightsDown?: readonly FlightDown[];
  /** Feet of the building one percent of the page stands for, across and down. */
  feetPerPercent: { x: number; y: number };
}

/** Where a flight goes down from a floor. */
export interface FlightDown {
  id: string;
  /** Id of the room it lies in. */
  room: string;
  at: PlanPoint;
  /** What is walked from its top to an exit below, feet. */
  beyondFt: number;
}

/** A space with its outline in feet. */
export interface Space {
  room: PlanRoom;
  ring: Ring;
  ways: RoomWays;
  passages: Passage[];
  /** Open to the weather: a door to it leads out. */
  isOpenAir: boolean;
  isStair: boolean;
}

/** An opening that can be walked through. */
export interface Passage {
  opening: PlanOpening;
  at: Ft;
  /** The spaces on its sides; null is open ground, or an exit stair seen from the floor. */
  sides: [Space | null, Space | null];
  /** Ends the way on this floor. */
  isExit: boolean;
  /** What is walked behind it, feet: nothing at doors, the flight and the floor below at stairs. */
  beyondFt: number;
}

/** Names of spaces under the open sky, or open to its sides. */
export const OPEN_AIR =
  /\b(?:PORCH|PATIO|LANAI|DECK|BALCONY|TERRACE|VERANDAH?|EXTERIOR|COURT(?:YARD)?|BREEZEWAY|CARPORT|YARD|CANOPY)\b/i;
const STAIR = /\bSTAIRS?(?:WAY|WELL|CASE)?\b/i;

/** The graph of one plan. */
export class FloorGraph {
  readonly spaces: readonly Space[];
  readonly passages: readonly Passage[];
  readonly #byId: ReadonlyMap<string, Space>;

  constructor({ rooms, openings, feetPerPercent, flightsDown = [] }: Floor) {
    const toFeet = ([x, y]: PlanPoint): Ft => ({
      x: x * feetPerPercent.x,
      y: y * feetPerPercent.y,
    });
    this.spaces = rooms.map((room): Space => {
      const ring = room.polygon.map(toFeet);
      const name = room.name ?? "";
      return {
        room,
        ring,
        ways: new RoomWays(ring),
        passages: [],
        isOpenAir: OPEN_AIR.test(name),
        isStair: STAIR.test(name),
      };
    });
    this.#byId = new Map(this.spaces.map((it) => [it.room.id, it]));
    this.passages = [
      ...openings.filter(canBeWalked).map((opening) => this.#join(opening, toFeet)),
      ...flightsDown.map((it): Passage => ({
        opening: asOpening(it),
        at: toFeet(it.at),
        sides: [this.space(it.room), null],
        isExit: true,
        beyondFt: it.beyondFt,
      })),
    ];
    for (const passage of this.passages) {
      for (const side of passage.sides) side?.passages.push(passage);
    }
  }

  space(id: string | null): Space | null {
    return id === null ? null : this.#byId.get(id) ?? null;
  }

  /** Doors that end the way inside: to open ground, and into stairs that are closed off by a door. */
  get exits(): Passage[] {
    return this.passages.filter(({ isExit }) => isExit);
  }

  #join(opening: PlanOpening, toFeet: (point: PlanPoint) => Ft): Passage {
    const [a, b] = opening.line.map(toFeet);
    const sides = opening.between.map((id) => {
      const space = id === OUTSIDE_ID ? null : this.space(id);
      return space?.isOpenAir ? null : space;
    }) as Passage["sides"];
    const isOut = opening.between.some((id) => id === OUTSIDE_ID || this.space(id)?.isOpenAir);
    const isIntoStair = sides.some((it) => it?.isStair) && sides.some((it) => it && !it.isStair);
    return {
      opening,
      at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      sides,
      isExit: opening.kind !== "cased" && isDoor(opening) && (isOut || isIntoStair),
      beyondFt: 0,
    };
  }
}

/** A flight as an opening of the floor it goes down from. */
const asOpening = ({ id, room, at }: FlightDown): PlanOpening => ({
  id,
  kind: "cased",
  box: { x: at[0], y: at[1], width: 0, height: 0 },
  line: [at, at],
  leafIn: null,
  widthIn: null,
  between: [room, null],
  swingsInto: null,
  hinge: null,
  hingeSide: null,
  mark: null,
});

/** Doors, and passages between two different spaces. */
const canBeWalked = ({ kind, between: [a, b] }: PlanOpening): boolean =>
  kind !== "window" && kind !== "overhead" && a !== null && b !== null && a !== b;

/** A leaf that swings, or a panel with the mark of a door: sliding panels alone may be glass of a storefront. */
const isDoor = ({ mark, swingsInto }: PlanOpening): boolean => swingsInto !== null || mark !== null;

/** The space on the other side; null is open ground. */
export const acrossFrom = ({ sides: [a, b] }: Passage, space: Space): Space | null =>
  a === space ? b : a;

/** Feet as percent of the page. */
export const toPercent = ({ x, y }: Floor["feetPerPercent"]) => (point: Ft): PlanPoint => [
  Math.round((point.x / x) * 1e3) / 1e3,
  Math.round((point.y / y) * 1e3) / 1e3,
];

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

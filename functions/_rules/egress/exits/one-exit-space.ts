/**
 * A full room has two ways out. Applies under FBC-Building to spaces with a printed load whose exits are stated or
 * whose doors are drawn; rooms nobody counted are asked about by their area. Occupants.
 * @source FBC-B 8th ed. (2023), 1006.2.1 and Table 1006.2.1
 */
import type { OccupancyGroup } from "../../../_shared/constants/options.ts";
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass, type Verdict } from "../../define_rule.ts";
import { EXIT_ACCESS } from "../../limits/fbc_2023/tables/exit_access.ts";
import { allStatements, isRemoved, newWork, placeOf, type Statement } from "../../measure.ts";
import { loadBeside } from "./_occupants.ts";
import { listedRooms, SEVERAL } from "./_listed_rooms.ts";
import { type RoomByArea, roomsByArea, waysOutDrawn } from "./_drawn_rooms.ts";
import { isSameSpace, sidesNamed, type Space, spaceByMark, spaces } from "./_spaces.ts";

const STATED =
  /\b(?<n>\d|ONE|SINGLE|TWO|THREE|FOUR)\s*(?:\(\d\)\s*)?(?:REQ\w*\.?\s+)?(?:EXITS?|MEANS OF EGRESS|EXIT ACCESS(?: DOOR\w*)?|DOORS? OUT)\b|\bEXITS?\s*(?:DOORS?\s*)?(?:PROV\w*\.?)?\s*[:=]\s*(?<m>\d)\b/i;
/** Ways out of a room that holds more than one is enough for. @source FBC-B 8th ed. (2023), 1006.2.1 */
const WHEN_MORE = 2;

const WORDS: Record<string, number> = { ONE: 1, SINGLE: 1, TWO: 2, THREE: 3, FOUR: 4 };

/** Says of a room that it has one way out. */
const ONE_WAY =
  /\bONLY\s+(?:(?:EXIT|EGRESS)\s+)?DOOR(?:WAY)?\s+(?:OF|FROM|OUT\s+OF|TO|IN)\b|(?:\b(?:ONE|1|SINGLE|ONLY ONE)|\(1\))\s*(?:\(1\)\s*)?(?:EXIT(?!\s*(?:SIGN|STAIR|DISCHARGE|LIGHT))(?:\s+(?:ACCESS\s+)?DOOR(?:WAY)?)?|(?:EGRESS\s+)?DOOR(?:WAY)?(?!S)|MEANS\s+OF\s+EGRESS|WAY\s+OUT)\b|\b(?:NUMBER|NO\.?)\s+OF\s+EXITS\s*(?:PROV\w*\.?)?\s*[:=]?\s*(?:1|ONE)\b|\bEXITS?\s*(?:DOORS?\s*)?(?:PROV\w*\.?)?\s*[:=]?\s*(?:1|ONE)\b(?!\s*["'\d:+\/&-])/i;
const MORE_WAYS =
  /\b(?:TWO|2|THREE|3|SECOND|ADDITIONAL|ANOTHER)\s*(?:\(\d\)\s*)?(?:REMOTE\s+|REQ\w*\.?\s+)?(?:EXITS?|DOORS?|MEANS|WAYS?)\b|\bOTHERS?\b/i;
const NO_ROOM =
  /\b(FLOORS?|STORE?Y|STORIES|LEVELS?|BUILDING|STAIRS?|SIGNS?|CAPACITY|UNITS?|APARTMENTS?|DWELLING)\b/i;

/** Rooms a text gives the load and the only way out of. */
const saidRooms = (plan: PlanSet): SaidSpace[] =>
  newWork(plan, { topic: ONE_WAY, not: NO_ROOM, titled: true }).flatMap((it) => {
    const occupants = loadBeside(it) ?? seatsIn(it.text);
    const ways = [...it.text.matchAll(new RegExp(ONE_WAY.source, "gi"))];
    if (ways.length > 1 || MORE_WAYS.test(it.text)) return [];
    if (isRemoved(it.text.split(";")[0]) || SEVERAL.test(it.text)) return [];
    if (occupants === null || (/\bREQ/i.test(it.text) && !/\bPROV/i.test(it.text))) return [];
    // The title of its list stands before a row.
    const [label] = (it.row?.cells[0]?.text ?? it.text).replace(/^\d+[.)]\s*/, "").split(/[(,:;|]/);
    const name = (OF_ROOM.exec(it.text)?.[1] ?? label).slice(0, 40).trim();
    return [{ ...it, name, occupants, exits: 1 }];
  });

/** The room a door is the only one of. */
const OF_ROOM =
  /\bONLY\s+(?:(?:EXIT|EGRESS)\s+)?DOOR(?:WAY)?\s+(?:OF|FROM|OUT\s+OF|TO|IN)\s+(?:THE\s+)?([^(,:;|.]+)/i;

/** As many as a text gives a room seats: `SALON 112 HAS 53 SEATS`. */
const seatsIn = (text: string): number | null => {
  const digits = /\b(?:HAS|WITH|HOLDS|FOR)\s+(\d{2,4})\s+SEATS\b/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

interface SaidSpace extends Statement {
  name: string;
  occupants: number;
  exits: number;
}

/** Rooms of a house of apartments or guests that all share: no group of dwellings, by their use. */
const SHARED =
  /\b(?:CLUB\s?(?:ROOM|HOUSE)?|BREAKFAST|DINING\s+(?:ROOM|HALL|AREA)|LOBBY|MEETING|CONFERENCE|FITNESS|EXERCISE|GYM|LEASING|OFFICE|LIBRARY|THEATER|GAME\s?ROOM|COMMUNITY|AMENITY|MULTI-?PURPOSE|BUSINESS\s+CENTER|CO-?WORK\w*)\b/i;

/** So many may be in a room with one way out, by the group of the building; a shared room of dwellings has its own. */
function mostWithOneExit(name: string, groups: readonly OccupancyGroup[]): number {
  const isShared = groups.every((group) => group.startsWith("R-")) && SHARED.test(name);
  return Math.max(
    ...(isShared ? [...groups, "B" as const] : groups).map((group) =>
      EXIT_ACCESS[group].maxOccupants
    ),
  );
}

export default defineRule({
  id: "egress/one-exit-space",
  requirementId: "FBC-B-1006.2.1-one-exit-load",
  title: "Spaces with one exit",
  applies: (plan): (Space | RoomByArea | SaidSpace)[] => {
    const listed = listedRooms(plan);
    const said = [
      ...listed,
      ...saidRooms(plan).filter(({ box }) => !listed.some((room) => room.box === box)),
    ];
    return [
      ...[...spaces(plan), ...roomsByArea(plan)]
        .filter((space) => !said.some(({ name }) => isSameSpace(name, space.name))),
      ...said,
    ];
  },
  check(space, { plan, building }) {
    const groups = building.occupancies;
    if (groups.length === 0) return inapplicable();
    const required = mostWithOneExit(space.name, groups);
    if ("sqftEach" in space) return byArea(space, required);
    const stated = "exits" in space ? { count: space.exits, at: space } : statedExits(space, plan);
    const exits = stated?.count ?? null;
    const data = { room: space.name, actual: space.occupants, required, unit: "occupants", exits };
    if (space.occupants <= required) return exits === 1 ? pass(data) : inapplicable();
    if (exits !== null) {
      return exits >= WHEN_MORE ? pass(data, { message: "two" }) : fail("one", {
        room: space.name,
        actual: exits,
        required: WHEN_MORE,
        unit: "exits",
        occupants: space.occupants,
        most: required,
        // What is held against the limit is marked: the load stands beside it.
      }, { at: stated!.at });
    }
    if ("exits" in space) return inapplicable();
    const drawn = space.room && waysOutDrawn(space.room, plan);
    if (drawn !== null) {
      return drawn === 1 ? cantTell("oneWay", data) : inapplicable();
    }
    const doors = plan.doors.filter((door) =>
      [...door.rooms, ...sidesNamed(door), spaceByMark(door, plan)?.name ?? ""].some((name) =>
        isSameSpace(name, space.name)
      )
    );
    const isClosed = doors.length === 1 && space.room !== null && doors[0].symbols.length > 0;
    return isClosed ? cantTell("oneDoor", { ...data, door: doors[0].mark }) : inapplicable();
  },
  withoutLimit: ["ok", "two", "oneDoor", "oneWay", "byArea"],
  messages: {
    ok: "{room} holds {actual} occupants; one exit is enough for up to {required}.",
    two: "{room} holds {actual} occupants and has more than one exit.",
    one:
      "{room} holds {occupants} occupants and has {actual} exit; more than {most} occupants need two.",
    oneWay:
      "{room} holds {actual} occupants and the plan shows only one way out; more than {required} occupants need two exits.",
    byArea:
      "{room} is {areaSqft} sq ft; judging by its name, it holds {actual} occupants at {sqftEach} sq ft each, and the plan shows only one way out. More than {required} occupants need two exits.",
    oneDoor:
      "{room} holds {actual} occupants and door {door} is the only one that could be read there; more than {required} occupants need two exits.",
  },
  recommendation: "Give the room a second exit or exit access doorway, far enough from the first.",
});

/** A room nobody counted is asked about where its area holds too many for the one way out it has. */
function byArea(room: RoomByArea, required: number): Verdict {
  const { name, occupants: actual, areaSqft, sqftEach, waysOut } = room;
  if (actual <= required || waysOut !== 1) return inapplicable();
  return cantTell("byArea", {
    room: name,
    actual,
    required,
    unit: "occupants",
    areaSqft,
    sqftEach,
  });
}

/** Exits stated in the room's label or in a text of the room, and where; null when not stated. */
function statedExits(space: Space, plan: PlanSet): { count: number; at: Evidence } | null {
  const own = [space, ...(space.room?.labels ?? [])].map((at) => ({ at, text: at.sourceText }));
  const notes = allStatements(plan).filter((it) =>
    it.room !== null && isSameSpace(it.room, space.name)
  ).map((at) => ({ at, text: at.text }));
  for (const { at, text } of [...own, ...notes]) {
    if (/\bSIGN|\bLIGHT|\bREQ/i.test(text) && !/PROV/i.test(text)) continue;
    const groups = STATED.exec(text)?.groups;
    const word = groups?.n ?? groups?.m;
    if (word) return { count: WORDS[word.toUpperCase()] ?? Number(word), at: placeOf(at) };
  }
  return null;
}

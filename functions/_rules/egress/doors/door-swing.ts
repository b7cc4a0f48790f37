/**
 * Doors of full rooms open the way people run. Applies under FBC-Building to doors that lead out of a space with 50 or
 * more occupants, or out of Group H, by what lies on their sides or the room they are numbered after, and to notes of exit doors that open inward with their load. Occupants.
 * @source FBC-B 8th ed. (2023), 1010.1.2.1
 */
import type { Door } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { hasOccupancy } from "../../building_profile.ts";
import {
  cantTell,
  defineRule,
  type Demand,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../../define_rule.ts";
import { subjectsOf } from "../../measure.ts";
import { drawnSwings } from "./_drawn_swings.ts";
import { swingsSaid } from "./_said_swings.ts";
import { isMainByLock } from "./_locks.ts";
import { buildingLoad, loadBeside, servedBy } from "../exits/_occupants.ts";
import {
  isNamedExit,
  isSameSpace,
  isWayOut,
  leadsOutOf,
  namesSpace,
  onPlan,
  spaceBeside,
  spaceByLastWord,
  spaceByMark,
} from "../exits/_spaces.ts";

/** A door with the place to point at. */
type Swinging = Door & { tag: ReturnType<typeof onPlan> };

/** Doors that are no way out, what is forbidden, and what stays. */
const NOT_INWARD =
  /\bNOT\b|NEVER|\bIN\s*(?:AND|&|\/|OR)\s*OUT\b|BOTH WAYS|PROHIBIT|DIRECTION OF|OUT-?SWING|OUTWARD|SWINGS? OUT|DOUBLE[- ]ACTING|EXIST|RESTROOM|TOILET|CLOSET|STORAGE|OFFICE/;

/** Texts of doors that open inward; rows of door lists are typed facts. */
const INWARD: Demand = {
  thing: "door",
  property: "swing",
  unless: NOT_INWARD,
  keep: ({ value, sure }) => value === 2 && sure !== "rowed",
};

const SLIDES = /\b(SLID\w*|REVOLV\w*|OVERHEAD|COILING|ROLL\w*|POCKET|BI-?FOLD|DOUBLE[- ]ACTING)\b/i;

export default defineRule({
  id: "egress/door-swing",
  requirementId: "FBC-B-1010.1.2.1-door-swing",
  demand: INWARD,
  applies: (plan) => {
    const framed = subjectsOf(plan, INWARD);
    const said = swingsSaid(plan).filter(({ box }) => !framed.some((it) => it.box === box));
    return [
      ...plan.doors.filter((door) => !SLIDES.test(Object.values(door.fields).join(" ")))
        .map((door) => ({ ...door, tag: onPlan(door, plan) })),
      ...framed,
      ...said,
      ...drawnSwings(plan).filter(({ room }) => !said.some((it) => isSameSpace(room, it.into))),
    ];
  },
  check(door, { plan, building, limits }) {
    const required = limits.egress.swingOutOccupants - 1;
    if ("drawnAs" in door) {
      const { drawnAs, room, occupants } = door;
      const data = { door: drawnAs, room, actual: occupants, required, unit: "occupants" };
      return occupants > required ? cantTell("drawn", data) : inapplicable();
    }
    if ("into" in door) {
      const { into: room, occupants: actual, name, text, isOwn } = door;
      if (actual <= required) return inapplicable();
      const data = { door: name, room, text, actual, required, unit: "occupants" };
      return isOwn ? fail("said", data) : cantTell("maybe", data);
    }
    if ("frame" in door) {
      const actual = loadBeside(door);
      if (actual === null || actual <= required) return inapplicable();
      return fail("said", { text: door.text, actual, required, unit: "occupants" });
    }
    const own = servedBy(Object.entries(door.fields).map((it) => it.join(": ")).join(" | "));
    const word = swingWord(door);
    if (own !== null && own > required && (isIntoOwn(door, word) || isIntoServed(door, word))) {
      const data = { text: `${door.mark}, ${word}`, actual: own, required, unit: "occupants" };
      return fail("said", data);
    }
    const space = spaceBeside(door, plan);
    if (!space) {
      const numbered = isIntoOwn(door, word)
        ? spaceByMark(door, plan) ?? spaceByLastWord(door, plan)
        : null;
      if (!numbered) return ofUnknownSpace(door, { plan, building, limits });
      if (numbered.occupants <= required) return inapplicable();
      const { name, occupants } = numbered;
      const data = { door: door.mark, room: name, actual: occupants, required, unit: "occupants" };
      return namesSpace(door, numbered) ? fail("inward", data) : cantTell("maybe", data);
    }
    const isHazard = hasOccupancy(building, "H-1", "H-2", "H-3", "H-4", "H-5") === "yes";
    const isExit = isNamedExit(door, plan);
    const leadsOut = isExit || leadsOutOf(door, space);
    if (leadsOut === false) return inapplicable();
    const said = saidInto(door, isExit, space.name);
    const into = said ?? drawnInto(door, space.name);
    const data = {
      door: door.mark,
      room: space.name,
      actual: space.occupants,
      required,
      unit: "occupants",
    };
    const options = { at: door.tag, also: door.symbols.length > 0 ? [door] : [] };
    if (into === null) return inapplicable();
    if (!into) return space.occupants > required ? pass(data, options) : inapplicable();
    // Others of the building may leave through the room, and by a door with a main exit's lock they do.
    if (space.occupants <= required && !isHazard) {
      return ofUnknownSpace(door, { plan, building, limits });
    }
    // A leaf that is only drawn so asks: a swing is read from lines.
    if (leadsOut === null) return cantTell("maybe", data, options);
    return said === null ? cantTell("leaf", data, options) : fail("inward", data, options);
  },
  withoutLimit: ["ok", "inward", "said", "leaf", "maybe", "main", "drawn"],
  messages: {
    ok: "Door {door} swings out of {room}, which holds {actual} occupants.",
    inward:
      "Door {door} swings into {room}, which holds {actual} occupants; with more than {required} occupants it must swing in the direction of egress.",
    said:
      "An exit door serving {actual} occupants opens inward; with more than {required} occupants it must swing in the direction of egress: {text}",
    main:
      "Door {door} leads out of the building and swings in. The building holds {actual} occupants, and a door serving more than {required} must swing in the direction of egress.",
    drawn:
      "{door} is drawn swinging into {room}, which holds {actual} occupants; an egress door must swing in the direction of egress when it serves more than {required} occupants.",
    leaf:
      "Door {door} leads out of {room}, which holds {actual} occupants, and is drawn swinging into it; confirm its swing on the sheet. A door serving more than {required} occupants must swing in the direction of egress.",
    maybe:
      "Door {door} swings into {room}, which holds {actual} occupants; if it is an egress door serving more than {required} occupants, it must swing in the direction of egress.",
  },
  recommendation: "Reverse the door so that it swings in the direction of egress travel.",
});

const INTO_OWN = /^\s*(?:IN|INWARDS?|IN-?SWING(?:ING)?|IN\s?TO\s+(?:THE\s+)?(?:ROOM|SPACE))\s*$/i;

/** `IN`, and `IN TO 111` of a door numbered after that room. */
const isIntoOwn = ({ mark }: Door, word: string): boolean => {
  const number = /^\s*IN\s?TO\s+#?(\d{1,4})\s*$/i.exec(word)?.[1];
  return INTO_OWN.test(word) || (number !== undefined && /^\d+/.exec(mark)?.[0] === number);
};

/** A way out that swings in, of a building with enough people, though nothing says how many use it. */
function ofUnknownSpace(
  door: Swinging,
  { plan, building, limits }: Pick<RuleContext, "plan" | "building" | "limits">,
): Verdict {
  const required = limits.egress.swingOutOccupants - 1;
  const load = buildingLoad(plan, building);
  const isMain = isMainByLock(door) || (door.rooms.length === 0 && isMainWay(door));
  if (load === null || load <= required || !isMain || !INTO_OWN.test(swingWord(door))) {
    return inapplicable();
  }
  const data = { door: door.mark, actual: load, required, unit: "occupants" };
  return cantTell("main", data);
}

/** A location that is a way out of the building itself: `FRONT ENTRY`, `MAIN EXIT`. */
const isMainWay = ({ location }: Door): boolean =>
  /^\W*(?:(?:MAIN|FRONT|PUBLIC|CUSTOMER|BUILDING|STORE)\s+)+(?:ENTRY|ENTRANCE|EXIT|DOORS?)\W*$/i
    .test(location ?? "");

/** Columns that name the room a door leads out of. */
const SERVED = /\b(?:FROM|SERV\w*|ROOM|RM|SPACE|LOCATION|LOC)\b/i;

/** Opens a door into the room its row names: `Fellowship Hall` and `Into hall`? */
function isIntoServed({ fields }: Door, word: string): boolean {
  const into = /^\s*IN\s?TO\s+(?:THE\s+)?(?<name>\w{3,}(?:\s+\w+)?)\s*$/i.exec(word)?.groups?.name;
  if (into === undefined || /^(?:CORR|LOBBY|VEST|EXIT|PASSAGE)/i.test(into)) return false;
  const column = Object.entries(fields).find(([head]) => SERVED.test(head))?.[1] ?? "";
  const room = into.replace(/\s+\d+\w?$/, "");
  // `103 TO 101`: it leads out of the first.
  const served = column.replace(/\bTO\b.*$/i, "");
  return anyCase`\b${room}\b`.test(served);
}

/** What its column says of the swing, else any of its cells: `SWINGS IN`, `MARKED EXIT; SWINGS INTO TAPROOM`. */
function swingWord({ fields, remarks }: Door): string {
  const own = Object.entries(fields).find(([header]) =>
    /SWING|\bSWG\b|OPERATION|OPENS/i.test(header)
  )?.[1];
  if (own !== undefined && !/[,;]/.test(own)) return own;
  const [first] = own?.split(/[,;]/) ?? [];
  if (first !== undefined && /^\W*(?:IN|OUT)(?:WARDS?)?\W*$/i.test(first)) return first;
  const cells = [own, remarks, ...Object.values(fields)].filter(Boolean).join(" | ");
  return SWINGS.exec(cells)?.groups?.way ?? own ?? "";
}

const SWINGS =
  /\b(?:SWING|OPEN)(?:S|ING)?\s+(?<way>IN\s?TO\s+(?:THE\s+)?\w{3,}(?:\s+\w{3,})?|IN|OUT)(?:WARDS?)?\s*(?=$|[,.;|)])/i;

/** Does it swing into the space as drawn? Null where the swing is not known. */
const drawnInto = ({ swingsIntoRoom }: Door, space: string): boolean | null =>
  swingsIntoRoom === null ? null : isSameSpace(swingsIntoRoom, space);

/** Does it swing into the space by the schedule's word? Null when it does not tell. */
function saidInto(door: Door, isExit: boolean, space: string): boolean | null {
  const word = swingWord(door);
  const said = `${word} ${door.remarks ?? ""}`;
  const into = /^\s*IN\s?TO\s+(?:THE\s+)?(?<name>\w{3,}.*)$/i.exec(word)?.groups?.name;
  if (into !== undefined && isSameSpace(into, space)) return true;
  if (/\bIN(TO)? (THE )?(ROOM|SPACE)\b/i.test(said)) return true;
  if (/\b(OUT OF|FROM) (THE )?(ROOM|SPACE)\b|\bINTO (THE )?(CORR\w*|HALL\w*|LOBBY)\b/i.test(said)) {
    return false;
  }
  if (isExit || door.isExterior === true || isWayOut(door) || /EXT/i.test(said)) {
    if (/^\s*IN\b|\bIN-?SWING|\bSWINGS? IN\b|\bINWARD/i.test(said)) return true;
    if (/^\s*OUT\b|\bOUT-?SWING|\bSWINGS? OUT\b|\bOUTWARD/i.test(said)) return false;
  }
  return null;
}

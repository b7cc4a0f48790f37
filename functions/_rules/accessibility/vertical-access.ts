/**
 * Florida asks for an accessible way to every level, also where the ADA would not.
 * Looks for an elevator or lift in buildings of more than one storey; silence on plans of new
 * buildings is a question.
 * @source FBC-A 8th ed. (2023), 201.1.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import {
  contextOf,
  either,
  mentions,
  mustShow,
  placeOf,
  type Presence,
  sheetsOf,
  statements,
} from "../measure.ts";

const UPPER_LEVEL =
  /\b(UPPER|SECOND|2ND|THIRD|3RD|FOURTH|4TH|TOP) (FLOOR|LEVEL|STORY)|\bMEZZ(ANINE)?\b|\bBALCONY|\bLEVELS? [2-9]\b|\bFLOORS? [2-9]\b|\b(TWO|THREE|2|3)[- ]STOR(Y|IES)/i;

/** An upper level people use in a building of one storey. */
const MEZZANINE = /\b(MEZZ|MEZZANINE|BALCONY|LOFT)\b/;

/** At most five people work there, and nobody is let in. */
const FEW_OF_STAFF =
  /\b(?:[1-5]|(?:UP TO )?FIVE) (?:PERSONS|PEOPLE|OCCUPANTS|STAFF|EMPLOYEES)\b|(?:CLOSED|NOT OPEN) TO (?:THE )?(?:GUESTS|PUBLIC|CUSTOMERS|VISITORS)/i;

/** Levels nobody is served on, said in another sentence of the note. */
const NOT_FOR_PEOPLE = either(
  /\b(STORAGE|MECH\w*|EQUIP\w*|UNOCCUPIED|NOT OCCUPIED|STAFF ONLY|EMPLOYEES? ONLY|CATWALK|EXIST\w*)\b/i,
  FEW_OF_STAFF,
);

const RELIEVED = /WAIVER|EXEMPT|IN CASE OF FIRE|USE STAIR/;
const NOBODY_SERVED =
  /MECH\w*\.? (PENTHOUSE|PLATFORM|LOFT)|CATWALK|STORAGE (LOFT|MEZZ)|MECH\w*\.? (ROOM|MEZZ)|EQUIP\w*\.? (MEZZ|PLATFORM|LOFT)|UNOCCUPIED|NOT OCCUPIED|(STAFF|EMPLOYEES?) ONLY/;
const OTHER_LIFT =
  /TRASH|\b(VEHICLE|AUTO|CAR|BOAT|POOL|PATIENT|SPA|KEG|DOCK|MATERIAL|GOODS|STAGE|TRUCK|DUPLEX|SEWAGE|PARKING) LIFT|SCISSOR|FORK ?LIFT|LIFT ?STATION|PENTHOUSE/;
/** A lift for people that is not called an elevator: the label `LIFT`, or its parts and its way. */
const LIFT =
  /^\W*(PASSENGER )?LIFT( NO\.?)?( ?-?[A-Z]?\d{0,2})?\W*$|\bLIFTS? (CAR|CAB|SHAFT|LOBBY|LANDING|CONTROLLER|MACHINE|HOISTWAY|PIT|ENCLOSURE)\b|\bPASSENGER LIFTS?\b|\bLIFTS? (SERVES|SERVING|STOPS|FROM|TO|BETWEEN)\b[^.;|]{0,24}\b(LEVELS?|FLOORS?|STOR(Y|IES)|L ?\d|\d(ST|ND|RD|TH))\b/;
const RELIEVED_BY = /NOT REQUIRED[^.]{0,30}(PER|BY|F\.?S)/;
/** Elevations: of floods, of floors, of walls. */
const NO_ELEVATOR =
  /FLOOD ELEV|\bELEV\b\.? ?[=+:@\d-]|\bELEV(ATION)?S?\b\.? ?(\d|VIEW|MARK|DATUM|SEE|OF\b|AT\b|NAVD|=)|(EXTERIOR|INTERIOR|BUILDING|FRONT|REAR|SIDE|LEFT|RIGHT|NORTH|SOUTH|EAST|WEST|STREET|\b[NSEW]\.) ?ELEV/;

/** Where the number of storeys is not known, only words about an upper level count. */
function onKnownLevels(
  rule: ReturnType<typeof mustShow>,
): ReturnType<typeof mustShow> {
  return {
    ...rule,
    applies: (plan, context) => {
      const found = rule.applies(plan, context);
      if ((context.building.stories.value ?? 1) > 1) return found;
      if (!found.some(({ state }) => state === "denied")) return [];
      const upper = statements(plan, { topic: /\S/ })
        .filter((it) => UPPER_LEVEL.test(contextOf(it)));
      return found.filter(({ state, page, box }) =>
        state === "denied" &&
        upper.some((it) =>
          it.page === page && it.box === box && !NOT_FOR_PEOPLE.test(contextOf(it))
        )
      );
    },
  };
}

const LEVEL = String
  .raw`(?:MEZZANINE|BALCONY|LOFT|(?:UPPER|SECOND|2ND|THIRD|3RD|TOP)\s+(?:FLOOR|LEVEL|STORY)|LEVEL\s+[2-9])`;
/** A level whose only way that is told is a stair. */
const BY_STAIR =
  anyCase`\b${LEVEL}\b[^.;]{0,60}\b(?:REACHED|ACCESSED|SERVED|ENTERED|ACCESS)\s+(?:IS\s+)?(?:ONLY\s+)?(?:BY|FROM|VIA|THROUGH|UP)\s+(?:(?:AN?|THE|ONE|NEW|OPEN|STEEL|WOOD|EXIT)\s+){0,3}STAIRS?\b(?![^.;]*\b(?:ELEV|LIFT|LULA|RAMP))`;
const ANY_LIFT = /\b(?:ELEVATORS?|LULA|LIFTS?|VERTICAL PLATFORM)\b/i;

/** Levels for people reached by a stair, in sets that name no elevator or lift. */
const reachedByStair = (plan: PlanSet): Presence[] =>
  mentions(plan, ANY_LIFT) ? [] : statements(plan, { topic: BY_STAIR })
    .filter((it) => !NOT_FOR_PEOPLE.test(contextOf(it)) && !RELIEVED.test(it.text.toUpperCase()))
    .map((it) => ({ ...placeOf(it), state: "absent", text: it.sourceText }));

/** Asks too where a level is said to be reached by a stair. */
function orByStair(rule: ReturnType<typeof mustShow>): ReturnType<typeof mustShow> {
  return {
    ...rule,
    applies: (plan, context) => {
      const found = rule.applies(plan, context);
      return found.length > 0 ? found : reachedByStair(plan);
    },
  };
}

export default defineRule({
  id: "accessibility/vertical-access",
  requirementId: "FBC-A-201.1.1-vertical",
  source: { volume: "FBC-A", edition: "2023", section: "201.1.1" },
  title: "Vertical accessibility to all levels",
  when: (building, { plan }) =>
    allOf(
      isCommercial(building),
      building.stories.value === 1 && !mentions(plan, MEZZANINE) ? "no" : "yes",
      hasOccupancy(building, "R-2") === "yes" ? "unknown" : "yes",
    ),
  demand: { thing: ["elevator", "platform lift"] },
  ...orByStair(onKnownLevels(mustShow({
    shown: [/\b(ELEVATORS?|ELEV\b\.?|LULA|PLATFORM LIFT|WHEEL ?CHAIR LIFT|VERTICAL LIFT)/, LIFT],
    denied: [
      /\b(ELEVATORS?|LIFTS?|LULA)\b( (IS|ARE|WILL BE))? NOT (IN|PART OF|INCLUDED|PROPOSED|PLANNED|PROVIDED)\b(?! (THE )?(SCOPE|CONTRACT) OF )(?! (IN|ON|FOR|WITH|BY|UNDER|AT)\b(?! (THIS |THE )?(PROJECT|SCOPE|CONTRACT|WORK|BUILDING)))/,
      /\b(NO ELEVATORS?|ELEVATORS? ?(\||:|-|ARE|IS)? ?(NOT (PROVIDED|REQUIRED)|NONE)|(UPPER|SECOND|2ND) (FLOOR|LEVEL|STORY)[^.]{0,40}NOT (ACCESSIBLE|ON AN ACCESSIBLE))/,
      /\b(NO|WITHOUT( AN?)?) (ELEV\b\.?|ELEVATORS?|LIFTS?\b|LULA)(?! ?(PIT|LOBBY|MACHINE|SHAFT|EQUIP|ROOM))/,
      /\b((UPPER|SECOND|2ND|THIRD|3RD|TOP) (FLOOR|LEVEL|STORY)|MEZZANINE|BALCONY|LEVEL [2-9]|LOFT)\b[^.]{0,60}(\||:|\bBY|VIA|THROUGH|ACCESS(ED)?:?)\s*(THE )?STAIRS? ONLY/,
      /\bSTAIRS? ONLY\b[^.]{0,40}\b((UPPER|SECOND|2ND|THIRD|3RD|TOP) (FLOOR|LEVEL|STORY)|MEZZANINE|LEVEL [2-9])/,
      /\b(ELEVATOR|ELEV\.|LIFT)\b(?![^.|]{0,24}\b(?:KEYS?|RECALL|PIT|LOBBY|SHAFT|HOISTWAY|MACHINE|STANDBY|SMOKE|SUMP)\b)[^.|]{0,40}(\||:|-)\s*(NONE|NO\b(?![^.|]{0,24}\b(?:KEYS?|SWITCH|RECALL|PIT|LOBBY|SHAFT|HOISTWAY|MACHINE|STANDBY|SMOKE|SUMP)\b)|NOT PROVIDED|N\/A)/,
    ],
    not: either(RELIEVED, NOBODY_SERVED, FEW_OF_STAFF, OTHER_LIFT, RELIEVED_BY, NO_ELEVATOR),
    silentOn: (plan, { building }) =>
      building.scope === "alteration" ? [] : sheetsOf(plan, { kinds: ["floor plan"] }),
    notUnder: /PENTHOUSE|\bMECH|ROOF PLAN|EQUIPMENT|CATWALK|CRAWL/,
    searched: "an elevator or lift",
  }))),
  messages: {
    ok: "Vertical access is shown: {text}",
    denied: "No accessible route to every level: {text}",
    deferred: "The elevator or lift is deferred: {text}",
    absent:
      "The building has more than one level, and no elevator or lift was found. Florida requires an accessible route to every level.",
  },
});

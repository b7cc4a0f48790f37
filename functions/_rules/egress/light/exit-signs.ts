/**
 * Exits are marked. Applies under FBC-Building where two exits are required: exit signs shown pass, their express
 * absence fails, put off or silent sheets ask; a stated distance between signs in corridors and the time their
 * power lasts have limits. Feet, minutes.
 * @source FBC-B 8th ed. (2023), 1013.1
 */
import type { PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { isCommercial } from "../../building_profile.ts";
import { allOf, defineRule, inapplicable } from "../../define_rule.ts";
import {
  allStatements,
  calloutOf,
  cellHeaded,
  type Clause,
  clausesSaying,
  isDeferred,
  judgeMax,
  judgeMin,
  judgePresence,
  lookFor,
  newWork,
  placeOf,
  type Presence,
  sheetsOf,
  type Stated,
  statedLengths,
  type Statement,
} from "../../measure.ts";
import { minutesIn } from "./_light.ts";
import { needsTwoExits, servedBy } from "../exits/_occupants.ts";

const SIGNS =
  /(?<!\b(?:TACTILE|BRAILLE)\s)\bEXIT\s+(?:AND\s+EMERGENCY\s+)?(?:SIGN(?:S|AGE)?|LIGHTS?\s*\/\s*SIGNS?)\b|\bILLUMINATED\s+EXIT\b|\bEXIT\s*\/\s*EMERGENCY\b|\bLED EXIT\b/i;

const BACKED =
  /\bBATTER|\bBACK-?\s?UP|\bEMERGENCY|\bSTANDBY|\bDURATION|\bILLUMINATED\s+FOR|\bCAPACITY/i;

/** A sign whose power lasts so many minutes. */
interface Lasting extends Clause {
  minutes: number;
}

export default defineRule({
  id: "egress/exit-signs",
  requirementId: "FBC-B-1013.1-exit-signs",
  when: (building, { plan }) => allOf(isCommercial(building), needsTwoExits(plan, building)),
  demand: {
    thing: "exit sign",
    property: "duration",
    limit: ({ egress }) => ({ min: egress.emergencyLightMin / 60 }),
  },
  applies: (plan, { limits }) => [
    ...statedLengths(plan, {
      topic: SIGNS,
      not: /\bMOUNT|\bA\.?F\.?F|\bHIGH\b|\bLETTERS?\b|\bABOVE\b/i,
      of: SIGNS,
      betweenIn: [240, 6000],
      unit: "ft",
    }).map(toTheNearest),
    ...clausesSaying(plan, {
      says: SIGNS,
      not: /\bTEST|MONTH|ANNUAL|YEARLY|INSPECT|GENERATOR/,
    }).flatMap((it): Lasting[] => {
      const minutes = BACKED.test(it.clause) ? minutesIn(it.clause) : null;
      return minutes === null || isDeferred(it.clause) ? [] : [{ ...it, minutes }];
    }).filter(({ minutes }) => minutes < limits.egress.emergencyLightMin),
    ...unsigned(plan),
    ...lookFor(plan, {
      shown: SIGNS,
      denied:
        /^(?!.*\b(NEW|EXIST\w*|ADD|MAIN|OBVIOUS\w*|ONE EXIT|SINGLE EXIT)\b).*\bEXITS?\b[^.;]{0,70}\b(HAS|HAVE) NO (ILLUMINATED )?SIGNS?\b|\bNO (ILLUMINATED )?EXIT SIGNS?\b|\bEXIT SIGNS?\s*[:=-]?\s*(NONE|NOT (PROVIDED|REQUIRED|SHOWN))\b/i,
      drawn: { type: "exit sign" },
      silentOn: sheetsOf(plan, { kinds: ["reflected ceiling plan", "electrical", "life safety"] }),
      searched: "exit signs",
    }),
  ],
  check(it, { plan, building, limits }) {
    if ("minutes" in it) {
      return judgeMin(
        { actual: it.minutes, required: limits.egress.emergencyLightMin, unit: "min" },
        "short",
      );
    }
    if ("value" in it) {
      return judgeMax(
        { actual: it.value, required: limits.egress.exitSignDistanceFt, unit: "ft" },
        "far",
      );
    }
    const isExcused = it.state === "denied" &&
      /\bNOT\s+REQ|\bSIGNS?\s+(?:IS\s+|ARE\s+)?REQ|\bEXC(?:EPTION)?\b/i.test(it.text);
    if (it.state === "denied" && needsNoSign(it, plan, limits.egress.smallLoadOccupants)) {
      return inapplicable();
    }
    if (isExcused && needsTwoExits(plan, building) !== "yes") return inapplicable();
    if (it.state === "absent" && needsTwoExits(plan, building) !== "yes") return inapplicable();
    return judgePresence(it);
  },
  messages: {
    ok: "Exit signs are shown.",
    short: "Exit signs stay lit for {actual} min; at least {required} min is required.",
    far:
      "Exit signs are up to {actual} ft away; at most {required} ft to the nearest sign is allowed in corridors.",
    denied: "The set says there are no exit signs: {text}",
    deferred: "Exit signs are deferred: {text}",
    absent:
      "Exit signs are required where two exits are required; none were found on the sheets that would show them.",
  },
  recommendation: "Show illuminated exit signs at exits, exit access doors and along corridors.",
});

const APART = /^\s*(?:MAX\w*\.?\s+)?(?:APART\b|O\.?\s?C\b|ON\s+CENTER)/i;

/** Between two signs nobody is farther than half their distance from the nearest. */
function toTheNearest(it: Stated): Stated {
  const after = it.text.slice(it.text.indexOf(it.raw) + it.raw.length);
  return it.text.includes(it.raw) && APART.test(after) ? { ...it, value: it.value / 2 } : it;
}

/** Dwelling and sleeping units, rooms for one and those with a single way out need no sign. @source FBC-B 1013.1 ex. 1, 3 */
const WITHOUT_SIGNS =
  /\b(?:WITHIN|INSIDE|IN)\s+(?:EACH\s+|ANY\s+|THE\s+|INDIVIDUAL\s+)?(?:(?:DWELLING|SLEEPING|GUEST|RESIDENTIAL)\s+)?(?:UNITS?|APARTMENTS?|GUEST\s?ROOMS?|DWELLINGS?)\b|\b(?:UNITS?|APARTMENTS?|GUEST\s?ROOMS?|DWELLINGS?)\s*[:=-]\s*NO\b|\b(?:ONE|1|SINGLE)\s+(?:EXIT|WAY\s+OUT)\b(?!\s+SIGN)|\b(?:SINGLE|ONE)[\s-]+(?:USER|OCCUPANT|PERSON)\b/i;
const ONE_DOOR = /\b(?:ONE|1|SINGLE)\s+(?:\w+\s+)?DOOR\b/i;

/** Ways out of more than one room. */
const SHARED_WAY =
  /\b(?:CORR\w*|HALL(?:WAY)?S?|STAIR\w*|LOBBY|BUILDING|FLOOR|STORY|LEVEL|EXITS?|EGRESS|VESTIBULE)\b/i;
const SIGN_WORDS = new RegExp(SIGNS.source, "gi");
const SQUARE_FEET = /(?<![\d.,])(\d{2,3})\s*(?:S\.?\s?F\b|SQ\.?\s?(?:FT|FEET)\b)/i;
/** In a room so small fewer than 50 are even on chairs alone, 7 sq ft net each (Table 1004.5). */
const SMALL_ROOM_SQFT = 340;

/** Does the callout that leaves a sign out speak of such a place? */
function needsNoSign({ page, box, text }: Presence, plan: PlanSet, few: number): boolean {
  const at = allStatements(plan).find((it) => it.page === page && it.box === box);
  const room = roomOf(at, plan);
  const callout = [room?.sourceText, at ? calloutOf(at, plan) : text].filter(Boolean).join(" ");
  if (WITHOUT_SIGNS.test(callout)) return true;
  const listed = at ? cellHeaded(at, PEOPLE_HEAD) : null;
  const people = /^\d{1,4}$/.test(listed ?? "")
    ? Number(listed)
    : servedBy(callout) ?? room?.occupants ?? null;
  if (people !== null && people >= few) return false;
  const isOneRoom = ONE_DOOR.test(callout) ||
    !SHARED_WAY.test(`${room?.name ?? ""} ${text.replace(SIGN_WORDS, " ")}`);
  const area = Number(SQUARE_FEET.exec(callout)?.[1] ?? room?.areaSqft ?? NaN);
  return isOneRoom && ((people ?? NaN) < few || area <= SMALL_ROOM_SQFT);
}

/** The room a callout stands in, where its name is lettered once on the page. */
function roomOf(at: Statement | undefined, { rooms }: PlanSet): Room | null {
  const named = rooms.filter(({ name, page }) => name === at?.room && page === at.page);
  return named.length === 1 ? named[0] : null;
}

const PEOPLE_HEAD = /\bOCC(?:UPANT)?S?\b|\bO\.?L\b|\bPERSONS\b/i;

/** Doors that are no exits, whatever list they stand in. */
const INNER_DOOR =
  /\b(?:STOR\w*|CLOSETS?|JAN\w*|TOILETS?|REST\s?ROOMS?|MECH\w*|ELEC\w*|OFFICES?|KITCHEN|UTILITY|BREAK\s?(?:ROOM|RM)|STAFF\s+(?:LOUNGE|ROOM|RM)|EXIST\w*)\b/i;

const EXCUSED =
  /\bOBVIOUS\w*|\bEX(?:CEPTION)?\b\.?|\bNOT\s+REQ|\b1\s+EXIT\b|\bGUEST\s?ROOM|\bUNITS?\b/i;

/** Rows of a list of exits that leave the sign out: `103C (REAR) | NONE`. */
const unsigned = (plan: PlanSet): Presence[] =>
  newWork(plan, { topic: /\b(?:NONE|NO)\b|\|\s*-+\s*(?:\||$)/i, in: "rows" }).flatMap(
    (it): Presence[] => {
      if (!/\bEXITS?\b/i.test(it.schedule?.title ?? "")) return [];
      const sign = cellHeaded(it, /^\W*(?:EXIT\s+)?SIGNS?\b/i);
      const isMissing = /^\W*(?:NONE|NO|-+)\W*$/i.test(sign ?? "");
      return isMissing && !INNER_DOOR.test(it.text) && !EXCUSED.test(it.text)
        ? [{ ...placeOf(it), state: "denied", text: it.text }]
        : [];
    },
  );

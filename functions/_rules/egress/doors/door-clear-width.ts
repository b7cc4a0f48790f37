/**
 * Egress doors open wide enough to walk and wheel through.
 * Applies to doors with a printed or stated clear width, or a single leaf whose nominal size alone rules compliance out.
 * Closets, shafts and storage doors nobody passes are left alone, as are storage closets of stated small area. Measures clear width in inches, leaf open 90°.
 * @source FBC-B 8th ed. (2023), 1010.1.1
 */
import type { Door, Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atLeast } from "../../../_shared/units.ts";
import { hasOccupancy } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { judgeMin } from "../../measure.ts";
import { components } from "../exits/_capacity.ts";
import {
  CLEAR_ACROSS,
  clearWidthOf,
  isNoNewDoor,
  isWayOut,
  leafWidthOf,
  namesDoor,
  notesOf,
  placeNameOf,
  saidOpenings,
} from "./_doors.ts";
import { isInsideUnit } from "./_unit_doors.ts";

const NOT_WALKED =
  /(?<!\b(?:SUITS?|CLEARS?|NEAR|BESIDE|AVOIDS?|AROUND)\s+(?:THE\s+|NEW\s+)?)\b(CLOSET|CLO\.?|SHAFT|CHASE|ACCESS (PANEL|DOOR)|HATCH|CABINET|MEP|OVERHEAD|COILING|ROLL-?UP|GARAGE|EXIST\w*|E\.?T\.?R|GATE|COUNTER|SHUTTER|FREEZER|COOLER|FOLDING|WINDOW)\b/i;

/** Lower ones are panels, not doors; inches. */
const LOWEST_IN = 60;
/** An exit as a list of exits has it, with its clear width in inches. */
interface ListedExit extends Evidence {
  name: string;
  listedIn: number;
}

/** Smaller figures count leaves or people, inches. */
const LEAST_READ_IN = 12;
const NO_DOOR =
  /\b(STAIRS?|RAMPS?|CORRIDORS?|PASSAGE\w*|AISLES?|HALLS?|HALLWAYS?|WALK\w*|LEAF|LEAVES)\b/i;

/** Spaces for things; whether a door to one needs a width depends on the area behind it. */
const FOR_THINGS =
  /\b(STOR(AGE)?|MOP|BROOM|JAN(ITOR)?'?S?|J\.?C|CUSTODIAL|HOUSE ?KEEPING|LINEN|SUPPL(Y|IES)|SERVICE SINK|SLOP SINK|UTIL(ITY)?|IDF|DATA|TEL(EPHONE|\.)?)\b/i;
/** Of these few are walked into; without an area their width is a question. */
const RARELY_ENTERED = /\b(MOP|BROOM|LINEN|SLOP|SERVICE SINK)\b/i;
const AREA = /(\d+(?:\.\d+)?)\s*(?:S\.?\s?F|SQ\.?\s?(?:FT|FEET))\b/i;

/** Area a door's location states, or that of the room it names, square feet. */
function areaBehind(door: Door, plan: PlanSet): number | null {
  const location = placeNameOf(door, plan);
  const stated = AREA.exec(`${location} ${door.remarks ?? ""}`)?.[1];
  if (stated !== undefined) return Number(stated);
  const named = plan.rooms.filter(({ name }) => name.toUpperCase() === location.toUpperCase());
  return named.length === 1 && named[0].areaFrom !== "measured" ? named[0].areaSqft : null;
}

/** Clear widths of doors in lists of exits; stairs, ramps and passages have others. */
const listedExits = (plan: PlanSet): ListedExit[] =>
  components(plan).flatMap(({ name, sourceText, widthIn, isClear, isStair, ...at }) =>
    !isClear || isStair || widthIn === null || widthIn < LEAST_READ_IN ||
      NO_DOOR.test(sourceText) || NOT_WALKED.test(sourceText)
      ? []
      : [{ ...at, sourceText, name: namedExit(name), listedIn: widthIn }]
  );

/** `3` and `EXIT 3` are the door of that exit, `DOOR 101A` is itself. */
const namedExit = (name: string): string =>
  /^\W*(?:EXIT\b|#?\d{1,2}\W*$)/i.test(name)
    ? `of exit ${name.replace(/^\W*EXIT\b\W*/i, "")}`
    : name.replace(/^\W*(?:DOORS?|DRS?)\b[\s.]*/i, "");

/** A leaf that swings loses at least so much to the stop and its own thickness, inches. */
const STOP_IN = 0.5;
const SLIDES = /\b(?:SLID\w*|POCKET|BARN|SURFACE[- ]MOUNTED TRACK|BI-?FOLD)\b/i;
const wordsOf = ({ fields, remarks }: Door): string =>
  [...Object.values(fields), remarks].join(" ");

/** Leaves come in whole even inches; another figure is a frame, a panel of an assembly or a misreading. */
const isLeafSize = (widthIn: number): boolean => Number.isInteger(widthIn) && widthIn % 2 === 0;

export default defineRule({
  id: "egress/door-clear-width",
  requirementId: "FBC-B-1010.1.1-door-width",
  demand: CLEAR_ACROSS,
  // A measured door says which rooms it lies between, and how narrow it is.
  measured: {
    thing: "door",
    property: "width",
    where: /\bCLEAR|\bCLR|\bOPENING|\bNET\b/i,
    unless: /CLOSET/i,
    notWithin: "overhead door",
  },
  applies: (plan) => [
    ...plan.doors.filter((door) =>
      !isNoNewDoor(door) && (door.heightIn ?? LOWEST_IN) >= LOWEST_IN &&
      !NOT_WALKED.test(`${placeNameOf(door, plan)} ${door.remarks ?? ""}`)
    ),
    ...listedExits(plan),
    ...saidOpenings(plan, CLEAR_ACROSS).filter(({ clause, text, value }) =>
      !FOR_THINGS.test(clause) && !NOT_WALKED.test(clause) &&
      !plan.doors.some((door) => namesDoor(door, text, value))
    ),
  ],
  check(door, { plan, limits, building }) {
    const { doorClearWidthIn: required, storageClosetSqft } = limits.egress;
    if ("listedIn" in door) {
      return judgeMin({ door: door.name, actual: door.listedIn, required, unit: "in" }, "narrow");
    }
    if ("raw" in door) {
      const mayBeInUnit = hasOccupancy(building, "R-1", "R-2", "R-3", "R-4") !== "no";
      if (mayBeInUnit && !isWayOut(door.clause)) return inapplicable();
      return judgeMin({ door: "noted here", actual: door.value, required, unit: "in" }, "narrow");
    }
    const place = placeNameOf(door, plan);
    const isForThings = FOR_THINGS.test(place);
    const area = isForThings ? areaBehind(door, plan) : null;
    if (area !== null && area < storageClosetSqft) return inapplicable();
    const perLeaf = clearWidthOf(door);
    const leaf = leafWidthOf(door);
    const isOpen = area === null && RARELY_ENTERED.test(place);
    if (perLeaf !== null) {
      const data = { door: door.mark, actual: perLeaf, required, unit: "in" };
      if (atLeast(perLeaf, required, "in")) return pass(data);
      if (isOpen) return cantTell("closet", { ...data, area: storageClosetSqft });
      return isInsideUnit(door, plan, building)
        ? cantTell("clearInUnit", data, { also: notesOf(door, plan) })
        : fail("narrow", data, { also: notesOf(door, plan) });
    }
    if (leaf === null || door.leaves !== 1) return inapplicable();
    const data = { door: door.mark, actual: leaf, required, unit: "in" };
    if (leaf < required + STOP_IN && !(SLIDES.test(wordsOf(door)) && atLeast(leaf, required))) {
      if (isOpen) return cantTell("closet", { ...data, area: storageClosetSqft });
      if (isInsideUnit(door, plan, building)) {
        return cantTell("inUnit", data, { also: notesOf(door, plan) });
      }
      return isLeafSize(leaf) ? fail("leafNarrow", data) : cantTell("notShown", data);
    }
    return atLeast(leaf, required + limits.egress.doorStopAllowanceIn)
      ? inapplicable()
      : cantTell("notShown", data);
  },
  messages: {
    ok: "Door {door}: clear width is {actual} in; at least {required} in is required.",
    narrow: "Door {door}: clear width is {actual} in; at least {required} in is required.",
    leafNarrow:
      "Door {door}: the leaf is {actual} in wide, so its clear width is less than the required {required} in.",
    closet:
      "Door {door}: {actual} in wide. A storage closet smaller than {area} sq ft needs no minimum width; a larger room needs {required} in. The area behind the door is not shown.",
    inUnit:
      "Door {door}: the leaf is {actual} in wide. The egress door of a dwelling unit needs {required} in clear; other doors inside the unit have no minimum. Which this is could not be determined.",
    clearInUnit:
      "Door {door}: clear width is {actual} in. The egress door of a dwelling unit needs {required} in; other doors inside the unit have no minimum. Which this is could not be determined.",
    notShown:
      "Door {door}: the leaf is {actual} in wide, and its clear width is not shown; at least {required} in is required.",
  },
  recommendation:
    "Provide a door whose clear opening is at least {required} in, measured with the door open 90°.",
});

/**
 * Appliances that burn room air get enough of it.
 * Reads the stated room volume for each 1,000 Btu/h and statements on combustion air; sealed
 * appliances need none.
 * @source FBC-FG 8th ed. (2023), 304.5
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  cellHeaded,
  clausesSaying,
  lookFor,
  type Presence,
  printedNumber,
  rounded,
  settingOf,
} from "../measure.ts";
import { inputOnDrawing, roomsOfRows } from "./_room_air.ts";

/** What is said of combustion air; cubic feet for each 1,000 Btu/h when stated. */
type Air = Evidence & {
  state: Presence["state"];
  value: number | null;
  text: string;
  /** The room itself and what it burns, where both are given apart. */
  volumeCuft?: number;
  thousands?: number;
};

const VOLUME = /(?<n>\d+(\.\d+)?) ?(CU\.? ?FT\.?|CUBIC FEET|C\.?F\.?) ?(PER|\/) ?1,?000 ?BTU/;

const CUBIC_FEET = /([\d,]+) ?(CU\.? ?FT\.?|CUBIC FEET|\bC\.?F\.?)(?![A-Z])/i;
const INPUT = /([\d,]+) ?(?:(BTU\w*\.?(?: ?\/ ?HR?)?)|(MBH|KBTU\w*))/i;
const BURNS_ROOM_AIR =
  /COMBUSTION AIR|DRAFT ?-?HOOD|ATMOSPHERIC|NATURAL ?-?DRAFT|B-?VENT|GRAVITY|ROOM AIR|\bGAS|FURNACE|W\.?H\b|WATER HEATER/i;
const FROM_OUTSIDE =
  /(?<!\b(NO|WITHOUT|W ?\/ ?O) )\b((HIGH|LOW|UPPER|LOWER|TWO|\(2\)|2)\b[^;|]{0,20}(LOUVER|GRILLE|OPENING|DUCT)|LOUVERED DOOR|(LOUVERS?|GRILLES?|OPENINGS?|DUCTS?) (TO|FROM) (THE )?(OUT|EXT|ATTIC))|DIRECT ?-? ?VENT|SEALED|CONDENSING|COMBUSTION AIR (DUCT|LOUVER|OPENING|FROM(?! (THE |THIS |SAME |BOILER |MECH\w*\.? |EQUIP\w*\.? )?(ROOM|INSIDE|INDOORS|SPACE|WITHIN)))|ELECTRIC/i;

/** Says that no opening lets air in. */
const CLOSED = /\b(NONE|NO|SOLID DOOR|WEATHER ?-?STRIPPED)\b/i;
const figureIn = (cell: string | null): number =>
  Number(/^\W*([\d,]+)/.exec(cell ?? "")?.[1]?.replaceAll(",", "") ?? NaN);

/** Rooms of a table with a column each for volume, input and openings. */
const listedVolumes = (plan: PlanSet): Air[] =>
  allStatements(plan).flatMap((it): Air[] => {
    if (!/COMB\w*\.? AIR/i.test(it.schedule?.title ?? "")) return [];
    const volume = figureIn(cellHeaded(it, /\bVOL(?:UME)?\b|CU\.? ?FT/i));
    const thousands = figureIn(cellHeaded(it, /\bM\.?B\.?H\b|KBTU/i)) * 1000;
    const input = thousands > 0 ? thousands : figureIn(cellHeaded(it, /(?<!K)BTU/i));
    const openings = cellHeaded(it, /OPENING|LOUVER|GRILLE|AIR FROM/i);
    if (!(volume > 0) || !(input > 0) || openings === null || FROM_OUTSIDE.test(it.text)) return [];
    const state = CLOSED.test(openings) ? "denied" : "shown";
    return [{ ...it, value: rounded(volume / (input / 1000)), state }];
  });

/** Length, width and height of a room in feet: `8'x10'x8' CLOSET`. */
const SIDES =
  /(?<!\d)(\d{1,2})'(?:-0")? ?X ?(\d{1,2})'(?:-0")? ?X ?(\d{1,2})'(?:-0")? ?(?:HIGH )?(?:[A-Z.]+ )?(?:CLOSET|ROOM|RM|GARAGE|SPACE|ALCOVE)\b/i;

/** Says that what burns takes its air from the room. */
const AIR_OF_ROOM = /\bCOMB(USTION|\.)? AIR\b|\bROOM AIR\b/i;

/** Says where the air comes from, and that it is no other place. */
const TAKEN_FROM_ROOM =
  /\bAIR\b\W*(?:IS\s+|ALL\s+|TAKEN\s+|DRAWN\s+|COMES\s+)*FROM\s+(?:THE\s+|THIS\s+|SAME\s+)?(?:[A-Z]+\.?\s+)?(?:ROOM|SPACE|INSIDE|INDOORS)\b/i;

/** Cubic feet a text states, or that its three sides come to; NaN for none. */
function volumeIn(text: string): number {
  const stated = CUBIC_FEET.exec(text)?.[1];
  if (stated !== undefined) return printedNumber(stated);
  const sides = SIDES.exec(text)?.slice(1, 4).map(Number);
  return sides ? sides[0] * sides[1] * sides[2] : NaN;
}

/** Rooms whose volume and appliances are given, without air from elsewhere. */
function roomVolumes(plan: PlanSet): Air[] {
  const listed = listedVolumes(plan);
  if (listed.length > 0) return listed;
  const rows = roomsOfRows(plan);
  if (rows.length > 0) return rows;
  return clausesSaying(plan, { says: [CUBIC_FEET, SIDES], titled: true }).flatMap((it) => {
    const setting = settingOf(it, plan);
    const input = INPUT.exec(it.text) ?? INPUT.exec(setting);
    const volume = volumeIn(it.text);
    const byMark = input ? null : inputOnDrawing(it, plan);
    if (byMark !== null && volume > 0 && AIR_OF_ROOM.test(it.text) && !FROM_OUTSIDE.test(setting)) {
      const value = rounded(volume / byMark);
      const state = TAKEN_FROM_ROOM.test(it.text) ? "denied" : "shown";
      return [{ ...it, value, state, volumeCuft: volume, thousands: byMark }];
    }
    if (!input || !BURNS_ROOM_AIR.test(setting) || FROM_OUTSIDE.test(setting)) return [];
    const thousands = printedNumber(input[1]) / (input[3] ? 1 : 1000);
    if (!(volume > 0) || !(thousands > 0)) return [];
    const isClosed =
      /\b(NO|WITHOUT|W ?\/ ?O) (OTHER )?(OPENINGS?|GRILLES?|LOUVERS?|COMB\w*|VENTS?|DUCTS?)|(OPENINGS?|GRILLES?|LOUVERS?)\W{1,4}(NONE|0\b)|SOLID DOOR|WEATHER ?-?STRIPPED|\bALL AIR FROM (THE )?(INSIDE|INDOORS|ROOM)/i
        .test(`${setting} | ${it.clause}`);
    return [{ ...it, value: rounded(volume / thousands), state: isClosed ? "denied" : "shown" }];
  });
}

/** Where nothing burns no air is asked for: `NO FIREPLACE, NO COMBUSTION AIR`. */
const NOTHING_BURNS =
  /\bNO (FIRE ?-?PLACES?|FUEL|GAS|FLAME|BURN\w*|COMBUSTION APPLIANCES?)\b|\bALL ?-?ELECTRIC\b/;

/** The closet of an open appliance, shut on all sides: `W.H. CLOSET (NAT. DRAFT): SOLID DOOR, NO LOUVERS`. */
const CLOSED_ROOM =
  /(NAT(URAL|\.)? ?-?DRAFT|ATMOSPHERIC|DRAFT ?-?HOOD|B-?VENT|GRAVITY)[^|]{0,40}\b(NO|WITHOUT|W ?\/ ?O) (LOUVERS?|GRILLES?|OPENINGS?|VENTS?)\b/;

/** Appliances that bring their own air, or burn nothing. */
const OTHER_BURNERS =
  /DIRECT ?-? ?VENT|SEALED|\bOUTDOOR UNIT|\bTANKLESS\b[^|;]{0,20}\bOUTDOORS?\b|\bOUTDOORS?\b[^|;]{0,20}\bTANKLESS\b|ALL ?-?ELECTRIC|ELECTRIC (W|FURN)|CONDENSING|\bGAS ?[:=-] ?NONE|\bNO (?:FUEL |NATURAL |L\.?P\.? )?GAS\b(?= ?(?:$|[.,;|]|(?:IN|ON|AT|TO|SERVICE|USED)\b))/;

export default defineRule<Air>({
  id: "gas/combustion-air",
  requirementId: "FBC-FG-304-combustion-air",
  title: "Combustion air",
  demand: { thing: ["combustion air", "room volume"], as: () => ({ value: null }) },
  applies(plan) {
    const volumes = clausesSaying(plan, { says: VOLUME }).flatMap((it) => {
      const value = Number(it.groups.n ?? NaN);
      return Number.isFinite(value) ? [{ ...it, value, state: "shown" as const }] : [];
    });
    if (volumes.length > 0) return volumes;
    const rooms = roomVolumes(plan);
    if (rooms.length > 0) return rooms;
    const closed = clausesSaying(plan, {
      says: CLOSED_ROOM,
      titled: true,
      in: "notes",
      not: NOTHING_BURNS,
      notAmid: OTHER_BURNERS,
    });
    if (closed.length > 0) return closed.map((it) => ({ ...it, state: "denied", value: null }));
    return lookFor(plan, {
      shown: /COMBUSTION AIR/,
      denied: [
        /\bNO (OUTSIDE |OUTDOOR )?(COMBUSTION|COMB\.) AIR|(COMBUSTION|COMB\.) AIR[^;]{0,24}(NOT (PROV|SHOWN|REQ|INCL)|NONE|OMITTED|DELETED)/,
        /\b(NO|WITHOUT|W ?\/ ?O) (HIGH|LOW|LOUVERS?|GRILLES?|OPENINGS?)[^;]{0,24}(COMBUSTION|COMB\.) AIR/,
      ],
      notAmid: OTHER_BURNERS,
    }).map((it) => ({ ...it, value: null }));
  },
  check(it, { limits }) {
    const required = limits.gas.combustionVolumeCuft;
    const data = { actual: it.value ?? it.text, required, unit: "cu ft", text: it.sourceText };
    if (it.value !== null) {
      if (it.value >= required * 0.99) return pass(data);
      if (it.volumeCuft !== undefined && it.thousands !== undefined) {
        const room = {
          ...data,
          actual: it.volumeCuft,
          required: Math.round(required * it.thousands),
        };
        return it.state === "denied" ? fail("small", room) : cantTell("small", room);
      }
      return it.state === "denied" ? fail("few", data) : cantTell("few", data);
    }
    if (it.state === "shown") return pass(data, { message: "shown" });
    return it.state === "denied" ? fail("denied", data) : cantTell("deferred", data);
  },
  messages: {
    ok: "The room has {actual} cu ft per 1,000 Btu/h.",
    shown: "Combustion air is shown: {text}",
    few:
      "The room has {actual} cu ft per 1,000 Btu/h; at least {required} cu ft or outdoor air is required.",
    small:
      "The room has {actual} cu ft; the appliances in it need {required} cu ft or outdoor air.",
    denied: "No combustion air: {text}",
    deferred: "Combustion air is deferred: {text}",
  },
  recommendation: "Show the volume calculation, or openings to the outdoors.",
});

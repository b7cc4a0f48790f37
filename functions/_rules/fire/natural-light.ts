/**
 * Habitable rooms of houses have glazing of at least 8% of their floor, or the stated exception.
 * Applies to shares of light stated in percent, or as provided area beside required. Measures percent.
 * @source FBC-R 8th ed. (2023), R303.1
 */
import type { PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  allRows,
  calloutOf,
  either,
  printedNumber,
  rowsAndNotes,
  type Stated,
  type Statement,
  statements,
} from "../measure.ts";

const LIGHT =
  /\b(NATURAL\s+LIGHT|LIGHT\s+(AREA|REQ|PROV)|GLAZ(ING|ED)\s+AREA|LIGHT\s*(AND|&|\/)\s*VENT)|\b(GLAZ(ING|ED)|GLASS|WINDOWS?|LIGHT)\b(?:[^.;%]|\.\d){0,40}%\s*(OF\s+)?(THE\s+)?(ROOM'?S?\s+)?(FLOOR|ROOM)\s*(AREA)?/i;
const DEMAND =
  /(\d+(\.\d+)?)\s*%\s*(MIN\w*\.?|REQ\w*\.?)|(MIN\w*\.?|REQ\w*\.?)[^\d%]{0,15}\d+(\.\d+)?\s*%/gi;
const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|PERCENT)/i;
const ARTIFICIAL = /\bARTIFICIAL\s+LIGHT|\b6\s*(F\.?C\b|FOOT-?\s?CANDLE)|R303\.1[^.]{0,40}EXC/i;

/** Said not to be used: `NO ARTIFICIAL LIGHT ALTERNATIVE`. */
const NO_ARTIFICIAL =
  /\b(?:NO|NOT|WITHOUT)\b[^.;|]{0,20}\bARTIFICIAL|\bARTIFICIAL\b[^.;|]{0,30}\b(?:NOT|NONE)\b/i;

/** Of this room alone: `natural light only`. */
const BY_DAY_ONLY = /\bNATURAL\s+LIGHT\s+ONLY\b|\bDAY\s?LIGHT\s+ONLY\b/i;
const ROOM_NAMES =
  /\b(?:BED\s?ROOMS?(?:\s*#?\d)?|LIVING|FAMILY|GREAT|DINING|DEN|STUDY|OFFICE|KITCHEN|MEDIA|BONUS|LOFT|FLEX)\b/gi;
const namesIn = (text: string): string[] =>
  [...text.matchAll(ROOM_NAMES)].map(([name]) => name.toUpperCase().replace(/[\s#]+|S$/g, ""));

/** Does the set light it by lamps: all rooms, or this one among those it names? */
function isLitBesides(it: Statement, plan: PlanSet): boolean {
  if (BY_DAY_ONLY.test(it.text)) return false;
  const own = namesIn(`${it.text} ${it.room ?? ""}`);
  return statements(plan, { topic: ARTIFICIAL, not: NO_ARTIFICIAL }).some(({ text }) => {
    const sentence = text.split(/\.\s+(?=[A-Z])|;/).find((part) => ARTIFICIAL.test(part)) ?? text;
    const named = namesIn(sentence);
    return named.length === 0 || own.length === 0 || named.some((name) => own.includes(name));
  });
}

const OF_ENERGY = /SKYLIGHT\s+U|SHGC|ENERGY|WALL\s+AREA/i;
/** Rooms that need no daylight. */
const NOT_HABITABLE =
  /\b(BATH\w*|TOILET|POWDER|CLOSET|W\.?I\.?C|HALL\w*|LAUNDRY|UTILITY|GARAGE|STORAGE|PANTRY|FOYER|MECH\w*|ENTRY|PORCH|LANAI|TOTAL(?!\s+(?:GLAZ|GLASS|LIGHT|WINDOW|FLOOR))|MUD\w*|STAIRS?)\b/i;
const HABITABLE =
  /\bHABIT|\bBED|\bBR\b|\b(LIVING|FAMILY|GREAT|DINING|DEN|STUDY|OFFICE|KITCHEN|MEDIA|BONUS|LOFT|FLEX|SUITE|ROOMS)\b/i;
const isOfHabitable = ({ text }: Statement): boolean =>
  !NOT_HABITABLE.test(text) || HABITABLE.test(text);

/** A room with its share in a few words: `BED 3 LIGHT 7.2%`. */
const ROOM_SHARE =
  /\b(?:BED\w*|LIVING|FAMILY|DINING|DEN|STUDY|OFFICE|KITCHEN|GREAT)\b[^.;|]{0,12}\b(?:LIGHT|GLAZING)\W{1,3}\d{1,2}(?:\.\d+)?\s*%(?=\W*$|\s*[,;(])/i;

export default defineRule({
  id: "fire/natural-light",
  requirementId: "FBC-R-R303.1-light",
  title: "Natural light of habitable rooms",
  demand: {
    thing: "natural light",
    property: "share",
    unless: either(NOT_HABITABLE, OF_ENERGY, /REQ|MIN\b|ARTIFICIAL|\bVENT/),
  },
  applies: (plan) => [
    ...byAreas(plan),
    ...byShares(plan),
    ...statements(plan, { topic: either(LIGHT, ROOM_SHARE), not: OF_ENERGY }).filter(isOfHabitable)
      .flatMap(
        (it) => {
          const match = PERCENT.exec(it.text.replace(DEMAND, " ")) ?? PERCENT.exec(it.text);
          return match ? [{ ...it, value: Number(match[1]), unit: "%", raw: match[0] }] : [];
        },
      ),
  ],
  check(it, { plan, limits }) {
    const data = {
      actual: it.value,
      required: limits.fire.naturalLightPercent,
      unit: "%",
      room: it.room,
    };
    if (it.value >= data.required) return pass(data);
    // A ventilation share of 4 % is often written in the same breath; the total floor has halls and baths in it.
    if (/\bVENT|\bTOTAL\s+FLOOR/i.test(it.text) && it.row === null) {
      return cantTell("exception", data);
    }
    return isLitBesides(it, plan) ? pass(data, { message: "artificial" }) : fail("low", data);
  },
  messages: {
    ok: "Glazing is {actual}% of the floor area; {required}% is required.",
    artificial: "Glazing is {actual}% of the floor area; artificial light is specified instead.",
    low:
      "Glazing is {actual}% of the floor area; at least {required}% is required for a habitable room.",
    exception:
      "Glazing or ventilation is stated as {actual}% of the floor area; natural light for a room requires {required}%.",
  },
  recommendation:
    "Add glazing up to {required}% of the floor area, or specify artificial light of 6 fc with mechanical ventilation.",
});

const AREA = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(?:S\.?\s?F\b|SQ)`;
const BARE_AREA = /^\W*(\d[\d,]*(?:\.\d+)?)\s*(?:S\.?\s?F\b\.?|SQ\.?\s*FT\b\.?)?\W*$/i;
const GLAZED =
  anyCase`\b(?:GLZG?|GLAZ(?:ING|ED|\b)|GLASS|WINDOWS?|LIGHT)(?:\s+(?:AREA|OPENINGS?|PROVIDED|PROV\.?))*\W{1,4}(?:OF\s+|IS\s+)?${AREA}|${AREA}\w*\.?(?:\s+F(?:EE|OO)?T\.?)?\s+OF\s+(?:GLASS|GLAZING)\b`;
const OF_ROOM = new RegExp(AREA, "i");
const IS_LIGHT = /\bLIGHT|\bGLAZ|\bDAYLIGHT/i;

/** Glazed area over floor area, from a row of a light schedule or a callout in a room of stated area. */
function byAreas(plan: PlanSet): Stated[] {
  return rowsAndNotes(plan, GLAZED).flatMap((it) => {
    // A row is of the room it begins with, a sentence with both areas of its own.
    const text = it.row
      ? it.row.cells[0]?.text ?? ""
      : ROOM_AREA.test(it.text)
      ? it.text
      : it.room !== null && OWN_AREA.test(it.text)
      ? `${it.room} ${it.text}`
      : calloutOf(it, plan);
    const areas = it.row ? areasOfRow(it) : areasOfCallout({ ...it, text }, it.text);
    if (!areas || areas.floor <= 0 || NOT_HABITABLE.test(text)) return [];
    const value = Math.round(areas.glazed / areas.floor * 1000) / 10;
    return [{ ...it, value, unit: "%", raw: `${areas.glazed} / ${areas.floor}` }];
  });
}

type Areas = { glazed: number; floor: number };

function areasOfRow({ schedule, row }: Statement): Areas | null {
  if (!schedule || !row || !IS_LIGHT.test(titleAndHeads(schedule))) return null;
  const heads = schedule.columns.map(({ header }) => header);
  const cell = (header: RegExp, not: RegExp) => {
    const at = heads.findIndex((head, index) =>
      header.test(head) && !not.test(head) && !isOfAir(heads, index)
    );
    const match = at < 0 ? null : BARE_AREA.exec(row.cells[at]?.text ?? "");
    return match ? printedNumber(match[1]) : null;
  };
  const floor = cell(
    schedule.kind === "window"
      ? /\bFLOOR|\bROOM\s+(AREA|S\.?F)/i
      : /\bFLOOR|\bAREA|\bROOM\s+(AREA|S\.?F)|\bS\.?F\b/i,
    /GLAZ|LIGHT|\bVENT|OPEN|REQ|PROV|WINDOW/i,
  );
  const glazed = cell(/GLAZ|LIGHT|WINDOW|PROV|GLASS/i, /REQ|\bVENT|OPEN|FLOOR|%|MIN|MARK|TYPE/i);
  return floor === null || glazed === null ? null : { glazed, floor };
}

/** Does a bare `PROV` answer the column of ventilation before it? */
const isOfAir = (heads: readonly string[], index: number): boolean =>
  /^\W*PROV\w*\W*D?\W*$/i.test(heads[index]) &&
  /\bVENT|\bOPEN|\bAIR\b/i.test(heads[index - 1] ?? "");

const titleAndHeads = ({ title, columns }: Schedule): string =>
  [title ?? "", ...columns.map(({ header }) => header)].join(" | ");

/** A habitable room with its floor: `MEDIA ROOM 252 SF`. */
const ROOM_AREA =
  anyCase`\b(?:BED\s*ROOM|BED|LIVING|FAMILY|GREAT|DINING|DEN|STUDY|OFFICE|MEDIA|BONUS|GAME|LOFT|FLEX|SUITE)(?:\s*(?:ROOM|RM\.?|#?\d(?!\d)))*(?:\s*(?:,|OF|IN)?\s*UNIT\s+\w{1,2}\b)?\W{0,3}(?:OF\s+)?${AREA}`;

/** The label of a room that gives its floor and its glass: `484 S.F., GLASS 31 S.F.`. */
const OWN_AREA = anyCase`^\W*${AREA}\W{0,4}(?:GLZG?|GLAZ(?:ING|ED)|GLASS|LIGHT)\b`;

/** Heads over shares of light alone; per cent stand in the cells or in the head. */
const SHARE_HEAD =
  /^\W*(?:NAT(?:URAL|\.)?\s+)?(?:DAY\s?LIGHT|LIGHT|GLAZ(?:ING|ED)?|GLASS)(?:\s+AREA)?(?:\s+PROV\w*)?(\W*%\W*)?$/i;
const SHARE = /^\W*(\d{1,2}(?:\.\d+)?)\s*(%?)\W*$/;

/** Shares a list of rooms gives under light: `BED 2 | 8-0 | 6.8% | 6.2%`. */
function byShares(plan: PlanSet): Stated[] {
  return allRows(plan).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row || OF_ENERGY.test(titleAndHeads(schedule))) return [];
    const at = schedule.columns.findIndex(({ header }) => SHARE_HEAD.test(header));
    const share = at < 0 ? null : SHARE.exec(row.cells[at]?.text ?? "");
    const isPercent = share?.[2] === "%" || /%/.test(schedule.columns[at]?.header ?? "");
    const room = row.cells[0]?.text ?? "";
    if (!share || !isPercent || !HABITABLE.test(room) || NOT_HABITABLE.test(room)) return [];
    return areasOfRow(it) ? [] : [{ ...it, value: Number(share[1]), unit: "%", raw: share[0] }];
  });
}

/** A room is named, and its floor told in words: `BEDROOM 2: GLAZED AREA 9.6 SF, FLOOR AREA 142 SF`. */
const FLOOR_AREA =
  anyCase`\bFLOOR(?:\s+AREA)?\W{1,4}(?:OF\s+|IS\s+)?${AREA}|${AREA}\s*(?:OF\s+)?FLOOR\b`;

/** The callout `text` of which `line` gives the glazing. */
function areasOfCallout({ text, drawing }: Statement, line: string): Areas | null {
  const glazed = GLAZED.exec(line);
  const own = ROOM_AREA.exec(text) ?? (HABITABLE.test(text) ? FLOOR_AREA.exec(text) : null);
  if (glazed && own) {
    return {
      glazed: printedNumber(glazed[1] ?? glazed[2]),
      floor: printedNumber(own[1] ?? own[2]),
    };
  }
  if (!glazed || drawing === null || NOT_HABITABLE.test(drawing)) return null;
  const floor = /\b(BED\s*ROOM|BED|LIVING|FAMILY|GREAT|DINING|DEN|STUDY|OFFICE|KITCHEN|ROOM)\b/i
      .test(drawing)
    ? OF_ROOM.exec(drawing)
    : null;
  return floor
    ? { glazed: printedNumber(glazed[1] ?? glazed[2]), floor: printedNumber(floor[1]) }
    : null;
}

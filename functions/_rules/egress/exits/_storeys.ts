/** Exits of one storey as notes and rows state them, with its load. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import {
  cellOf,
  isProvidedHead,
  newWork,
  printedNumber,
  type Statement,
  wholeNumber,
} from "../../measure.ts";
import { servedBy } from "./_occupants.ts";

/** A text that gives the exits of a storey; `storey` is null where it does not name one. */
export interface StoreyExits extends Statement {
  exits: number;
  occupants: number | null;
  storey: number | null;
  /** Dwelling units on the storey, null when not told. */
  units: number | null;
}

const UNITS =
  /\b(?<n>\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|TWELVE)\s*(?:\(\d+\)\s*)?(?:\w+\s+){0,2}?(?:UNITS|APARTMENTS|APTS|DWELLINGS)\.?\s+(?:(?:ON|AT|OF|PER|FOR)\s+)?(?:EACH|EVERY|BOTH|PER|ALL|A)?\s*(?:OF\s+)?(?:THE\s+)?(?:UPPER\s+|TYP\w*\.?\s+)?(?:FLOORS?|STORE?YS?|STORIES|LEVELS?)\b/i;

/** Dwelling units a text puts on each storey: `SIX DWELLING UNITS ON EACH OF FLOORS 2 AND 3`. */
function unitsOn(text: string): number | null {
  const said = UNITS.exec(text)?.groups?.n;
  return said === undefined ? null : wholeNumber(said);
}

const ORDINALS = ["GROUND", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH"];
const STOREY =
  /\b(?:(?<word>GROUND|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH)|(?<nth>\d{1,2})(?:ST|ND|RD|TH))\s*(?:FLOOR|FLR|STORE?Y|LEVEL|\|)|\b(?:LEVELS?|FLOORS?|STORE?YS?|STORIES)\s*(?:NO\.?\s*)?(?:(?<n>\d)\b(?!\s*["'%]|,\d)|(?<nn>\d{2})\b(?!\s*(?:["',%]|OCC|PERSONS|EXIT|,\d)))/i;
const N = String.raw`(?<count>\d|ONE|SINGLE|TWO|THREE|FOUR|FIVE)`;
const EXITS = [
  anyCase`\b${N}\s*(?:\(\d\)\s*)?(?:REMOTE\s+|ENCLOSED\s+|INTERIOR\s+|REQ\w*\.?\s+)?(?:EXITS?(?!\s*(?:SIGN|ACCESS|DOOR|DISCH))(?:\s+STAIR(?:WAY|CASE)?S?)?|STAIR(?:WAY|CASE)?S?|MEANS\s+OF\s+EGRESS)\b`,
  /\bEXITS?\s*(?:PROV\w*\.?|ACTUAL)?\s*[:=]?\s*(?<count>\d)\b(?!\s*["'\d:])/i,
];
const NO_STOREY =
  /\b(PLUS|HORIZONTAL|OTHERS?|ANOTHER|ADDITIONAL|SECOND\s+(?:EXIT|STAIR\w*)|TOTAL|BUILDING|MEZZ\w*|SIGNS?|CAPACITY|SEPARAT\w*|RATED|RATING|ENCLOSURES?|HOUR|WIDTH|CLEAR|CLR|ROOM\s+\d)\b/i;

/** Rooms that are one among others of their storey; their loads and exits are their own. */
const ROOM =
  /\b(?:CONF(?:ERENCE)?|CLASS\s?ROOMS?|MEETING|TRAINING|SEMINAR|BOARD\s?ROOM|LOUNGE|WAITING|BREAK|LUNCH|MULTI-?\s?PURPOSE|CHAPEL)\b/i;
const SPACE_HEAD = /\b(?:SPACES?|ROOMS?|RM)\b/i;
const WHOLE =
  /\b(?:FLOOR|LEVEL|STOR(?:E?Y|IES)|TOTALS?|ALL|BUILDING|ENTIRE|WHOLE|MEZZ\w*)\b|^[^A-Z]*$/i;

/** Is it about one room: named in the text, or in a cell under SPACE or ROOM beside the level? */
function isOfRoom({ text, schedule, row }: Statement): boolean {
  const cell = schedule && row
    ? schedule.columns.findIndex(({ header }) => SPACE_HEAD.test(header))
    : -1;
  const named = row?.cells[cell]?.text.trim() ?? "";
  return named === "" ? ROOM.test(text) : !WHOLE.test(named);
}

/** Texts and rows that state how many exits a storey has. */
export const storeyExits = (plan: PlanSet): StoreyExits[] =>
  newWork(plan, { topic: /\bEXITS?\b|\bSTAIRS?\b|\bEGRESS\b/i, not: NO_STOREY, titled: true })
    .filter((it) => !isOfRoom(it) && (it.row !== null || !/\bTRAVEL\b/i.test(it.text)))
    .flatMap((it) => {
      // On a plan of the storey a label tells of the room it stands in.
      const title = it.row === null && /\bPLANS?\b/i.test(it.drawing ?? "") ? "" : it.drawing ?? "";
      const storey = storeyOf(it.text) ?? storeyOf(`${title} ${it.heading ?? ""}`);
      const isStorey = storey !== null ||
        /\b(?:PER|EACH|THIS|TYP\w*\.?)\s+(?:FLOOR|STORE?Y|LEVEL)\b/i.test(it.text);
      const exits = isStorey ? exitsIn(it) : null;
      const occupants = servedBy(it.text) ?? listedLoad(it);
      return exits === null ? [] : [{ ...it, exits, occupants, storey, units: unitsOn(it.text) }];
    });

/** The people a row gives under a head that says nothing but that. */
function listedLoad(it: Statement): number | null {
  const cell = cellOf(it, "occupants");
  return cell !== null && /^\d[\d,]*$/.test(cell) ? printedNumber(cell) : null;
}

function exitsIn({ text, schedule, row }: Statement): number | null {
  const provided =
    schedule?.columns.findIndex(({ header }) =>
      /EXIT|STAIR/i.test(header) && isProvidedHead(header)
    ) ?? -1;
  const said = provided >= 0 ? row?.cells[provided]?.text.trim() ?? "" : null;
  if (said !== null) return /^\d$/.test(said) ? Number(said) : null;
  if (/\bREQ/i.test(text) && !/\bPROV/i.test(text)) return null;
  if (/\bSTAIRS\s+\w{1,2}\s+(?:AND|&)\s+\w{1,2}\b(?!\s*(?:,|AND))/i.test(text)) return 2;
  for (const pattern of EXITS) {
    if ([...text.matchAll(new RegExp(pattern.source, "gi"))].length > 1) return null;
    const word = pattern.exec(text)?.groups?.count?.toUpperCase();
    if (word === undefined) continue;
    if (word === "SINGLE") return 1;
    return wholeNumber(word);
  }
  return null;
}

/** The storey a text names, the ground floor being the first; null when it names none. */
function storeyOf(text: string): number | null {
  const groups = STOREY.exec(text)?.groups;
  if (!groups) return null;
  if (groups.word) return Math.max(1, ORDINALS.indexOf(groups.word.toUpperCase()));
  const number = Number(groups.nth ?? groups.n ?? groups.nn);
  return number >= 1 && number <= 40 ? number : null;
}

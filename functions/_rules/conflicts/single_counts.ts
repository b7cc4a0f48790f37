/** What a building has so many of: homes, seats, guest rooms, parking spaces. */
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import { cellHeaded } from "../reading/rows.ts";
import { contextOf } from "../reading/scope.ts";
import type { Statement } from "../reading/statements.ts";
import { wordsOf } from "./plain.ts";
import { figures, SECOND_STAIR, type Single } from "./single.ts";

const SEATS =
  /(?<![\d.,-])(\d{1,3}(?:,\d{3})?|\d{4})\s+(?:(?:DINING|FIXED|TOTAL|INDOOR|LOOSE)\s+)?SEATS\b/gi;
const SEAT_ROW =
  /^\W*(?:TOTAL\s+)?(?:SEATS|SEATING)(?:\s+(?:TOTAL|PROVIDED|COUNT|CAPACITY))*\s*[:|=]+\s*(\d{1,4})\b/gi;
/** Fewer are those of a counter or a waiting room. */
const FEWEST_SEATS = 8;

/** `14 stools at the bar`, `18 bar stools`. */
const STOOLS = /(?<![\d.,'"-])(\d{1,3})\s+(?:(?:BAR|COUNTER|FIXED|LOOSE)\s+)?STOOLS\b/gi;

/** `TOTAL SEATS 104`. */
const SEAT_TOTAL = /^\W*TOTAL\s+(?:SEATS|SEATING)\W+(\d{1,4})\W*$/gi;

/** Not the last of several numbers of rooms: `101, 102 GUEST ROOMS`. */
const GUEST_ROOMS =
  /(?<![\d.,'"-]|\d,\s)(\d{2,3})\s+(?:GUEST\s?ROOMS|KEYS|ROOMS(?=\s*(?:X|@)\s*\d))\b/gi;

const HANDICAPPED = String.raw`(?:ACCESSIBLE|A\.?D\.?A|H\.?C|HANDICAP\w*)\.?\s+`;
const SPACES = String.raw`(?:PARKING\s+)?(?:SPACES|STALLS|SPS?)\b`;
const ACCESSIBLE = new RegExp(
  String.raw`(?<![\d.,'"-])\d{1,3}\s+${HANDICAPPED}${SPACES}\s+(?:PROVIDED|TOTAL)|` +
    String.raw`\b${HANDICAPPED}(?:${SPACES}|PARKING)\s*(?:PROVIDED)?\s*[:=|]\s*(?=\d)`,
  "i",
);
const ASKED_FOR = /\bREQ/i;
const COUNT = /(?<![\d.,'"-])(\d{1,4})(?![\d.,:'"%-])/g;

/** The figures of a text that says how many there are, not only how many there must be; `76 + 4` are 80. */
function countsIn(text: string): number[] {
  const counts = figures(text, COUNT);
  if (ASKED_FOR.test(text) && counts.length < 2) return [];
  return text.includes("+") ? [...counts, counts.reduce((sum, it) => sum + it, 0)] : counts;
}

const DWELLINGS = /(?<![\d.,'"-])(\d{1,3})\s+(?:DWELLING|APARTMENT|RESIDENTIAL)\s+UNITS\b/gi;
/** What parking is counted for: `14 UNITS X 1.71`. */
const UNITS_TIMES =
  /^\W*(\d{1,3})\s+(?:DWELLING\s+|APARTMENT\s+)?UNITS?\s*(?:X|@)\s*\d(?:\.\d+)?(?![\d.])/gi;
/** A row of site or code data: `UNIT COUNT | 22 UNITS`, `DWELLING UNITS: 24`. */
const UNIT_ROW =
  /^\W*(?:(?:TOTAL|PROPOSED)\s+)?(?:UNIT\s+COUNT|NUMBER\s+OF\s+(?:DWELLING\s+)?UNITS|(?:DWELLING|APARTMENT|RESIDENTIAL)\s+UNITS)(?:\s+PROV\w*)?\s*[:|=]+\s*(\d{1,3})(?=\s*(?:UNITS?)?\W*$)/gi;

const PARKING =
  "PARKING PKG SPACES STALLS SP STANDARD STD INCL ON THIS SHEET SHT PLAN REQUIRED REQ REQD INCLUDED INCLUDES INCLUDING ACCESSIBLE HANDICAP HANDICAPPED HC ADA VAN BY ORDINANCE CODE ZONING";

/** `EXITS PROVIDED: 3`. */
const EXITS = [
  /\bEXITS\s+PROV(?:IDED|\.)?\W{0,3}(\d)(?![\d'".])/gi,
  /^\W*(\d)\s+EXITS\s+PROV(?:IDED|\.)?\W*$/gi,
];

/** Fixtures of the whole building by their count: the row of a table, or a line of the code data. */
const fixtures = (of: string, called: string): Single => {
  const said = eachInAnyCase`\b(?:${called})\s+PROV(?:IDED|\.)?\W{0,3}(\d{1,2})\b`;
  const listed = anyCase`^\W*(?:TOTAL\s+)?(?:${called})\W*$`;
  return {
    topic: "fixtures",
    of: `the number of ${of}`,
    needs: new RegExp(called, "i"),
    plain: wordsOf(
      "WATER CLOSETS WC W.C LAVATORIES LAVS LAV URINALS DRINKING FOUNTAINS DF FIXTURES REQUIRED REQD TOTAL",
    ),
    read: ({ text, schedule, row }) => {
      if (!schedule || !row) return figures(text, said);
      const isRow = listed.test(row.cells[0]?.text ?? "");
      // The heads of a list of two columns are its first row.
      const isPair = row.cells.length === 2 &&
        /\bPROV/i.test(schedule.rows[0].cells[1]?.text ?? "");
      const answer = isPair ? row.cells[1].text.trim() : cellHeaded({ schedule, row }, /\bPROV/i);
      const cell = isRow ? answer ?? "" : "";
      return /^\d{1,2}$/.test(cell) ? [Number(cell)] : [];
    },
    isOnce: true,
  };
};

/** `17 RISERS @ 7"`, `UP 18 R`. */
const RISERS = /(?<![\d.,'"\/-])(\d{2})\s*(?:EQ(?:UAL|\.)?\s+)?(?:RISERS?\b|R\b(?!-))/gi;
const MARKED_STAIR = /\bSTAIR(?:WAY|CASE)?S?\s*(?:NO\.?\s*|[-#]\s*)?(?:\d|[A-H])\b(?!["'])/i;
/** Fewer are steps before a door or a part of a flight. */
const FEWEST_RISERS = 10;

const RISERS_HEAD =
  /^\W*(?:(?:NO|NUMBER|QTY|COUNT)\b\.?\s*(?:OF\s+)?)?RISERS?\W*(?:(?:NO|NUMBER|QTY|COUNT|EA|PER\s+FLIGHT)\b)?\W*$/i;

/** A count under a head of its own, `24` under RISERS (NO.); less than so many may be inches. */
export function listedRisers({ schedule, row }: Statement): number[] {
  return row?.cells.flatMap(({ text }, at) => {
    const count = RISERS_HEAD.test(schedule?.columns[at]?.header ?? "")
      ? Number(/^\W*(\d{2})\s*R?\W*$/i.exec(text)?.[1])
      : NaN;
    return count >= FEWEST_RISERS ? [count] : [];
  }) ?? [];
}

/** Homes of a list by their kind, the count behind: `MULTIFAMILY UNITS | 22 | 1.5`. */
const HOMES =
  /^\W*(?:MULTI-?\s?FAMILY|APARTMENT|RESIDENTIAL|DWELLING)(?:\s+DWELLING)?\s+UNITS?\W*$/i;
const QUANTITY = /^\W*(?:QTY|QUANTITY|COUNT|UNITS|NO\.?(?:\s+OF\s+UNITS)?|NUMBER)\W*$/i;

function homesIn({ schedule, row }: Statement): number[] {
  const cell = schedule && row && HOMES.test(row.cells[0]?.text ?? "")
    ? cellHeaded({ schedule, row }, QUANTITY) ?? ""
    : "";
  return /^\d{1,3}$/.test(cell) ? [Number(cell)] : [];
}

export const COUNTS: readonly Single[] = [
  {
    topic: "risers",
    of: "the number of risers",
    needs: /\d\s*(?:EQ\w*\.?\s+)?R/i,
    plain: wordsOf("RISER RISERS R EQ EQUAL STAIR STAIRS TREAD TREADS T UP DN DOWN TO LEVEL FLOOR"),
    // A stair with a mark goes by it.
    read: (it) =>
      MARKED_STAIR.test(contextOf(it)) ? [] : [
        ...figures(it.text, RISERS).filter((count) => count >= FEWEST_RISERS),
        ...listedRisers(it),
      ],
    severals: SECOND_STAIR,
    isAdded: true,
    isEverywhere: true,
  },
  {
    topic: "exits",
    of: "the number of exits",
    needs: /EXITS/i,
    plain: wordsOf("EXITS REQUIRED REQD MINIMUM MIN"),
    read: ({ text, room }) =>
      room === null ? EXITS.flatMap((pattern) => figures(text, pattern)) : [],
    isOnce: true,
  },
  fixtures("water closets", String.raw`WATER\s+CLOSETS?|W\.?C\.?'?S?`),
  fixtures("lavatories", "LAVATOR(?:Y|IES)|LAVS?"),
  {
    topic: "dwelling units",
    of: "number of dwelling units",
    needs: /\bUNIT/i,
    plain: wordsOf(
      "DWELLING APARTMENT APARTMENTS RESIDENTIAL UNIT UNITS COUNT NUMBER ONE TWO THREE FOUR FIVE STORY STORIES BUILDING CITY PARKING PKG SPACES RATIO MULTIFAMILY MULTI FAMILY",
    ),
    read: (it) => [
      ...[DWELLINGS, UNITS_TIMES, UNIT_ROW].flatMap((pattern) => figures(it.text, pattern)),
      ...homesIn(it),
    ],
    isAdded: true,
  },
  {
    topic: "seats",
    of: "the number of seats",
    needs: /SEAT/i,
    plain: wordsOf(
      "SEATS SEATING FIXED COUNT CAPACITY RESTAURANT FIXTURE FIXTURES PLUMBING EGRESS",
    ),
    read: ({ text }) =>
      [SEATS, SEAT_ROW, SEAT_TOTAL].flatMap((pattern) => figures(text, pattern)).filter((it) =>
        it >= FEWEST_SEATS
      ),
    isAdded: true,
  },
  {
    topic: "seats",
    of: "the number of stools",
    needs: /STOOL/i,
    plain: wordsOf(
      "STOOLS STOOL BAR COUNTER RAIL SEATS SEATING LOOSE FIXED TABLES TABLE BOOTHS PLATFORM BOLTED FLOOR DINING PATIO CHAIRS",
    ),
    read: ({ text }) => figures(text, STOOLS),
    isEverywhere: true,
    isAdded: true,
  },
  {
    topic: "guest rooms",
    of: "the number of guest rooms",
    needs: /GUEST|KEYS|ROOMS/i,
    plain: wordsOf(
      "GUEST ROOM ROOMS GUESTROOMS KEYS HOTEL MOTEL INN STORY STORIES BUILDING PARKING SPACE SPACES PER",
    ),
    read: ({ text }) => figures(text, GUEST_ROOMS),
    isAdded: true,
  },
  {
    topic: "parking count",
    of: "the number of accessible parking spaces",
    needs: /SPACES|STALLS|PARKING/i,
    plain: wordsOf(PARKING),
    read: ({ text }) => ACCESSIBLE.test(text) ? countsIn(text) : [],
    isOnce: true,
  },
];

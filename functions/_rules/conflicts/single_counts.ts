/** What a building has so many of: homes, seats, guest rooms, parking spaces. */
import { contextOf } from "../reading/scope.ts";
import { figures, type Single } from "./single.ts";

const SEATS =
  /(?<![\d.,-])(\d{1,3}(?:,\d{3})?|\d{4})\s+(?:(?:DINING|FIXED|TOTAL|INDOOR|LOOSE)\s+)?SEATS\b/gi;
const SEAT_ROW =
  /^\W*(?:TOTAL\s+)?(?:SEATS|SEATING)(?:\s+(?:TOTAL|PROVIDED|COUNT|CAPACITY))*\s*[:|=]+\s*(\d{1,4})\b/gi;
const NO_SEATS =
  /\bPER\b|\bREQ|\bWHEEL|\bACCESSIBLE|\bFOR\s+EACH|\bM(?:IN|AX)\b|\bW\.?C\b|\bTOILET|\bSTAFF/i;
const PART_OF_SEATS = /\b(?:BAR|PATIO|OUTDOOR|TERRACE|BOOTH|COUNTER|LOUNGE|DECK|TABLE|BALCONY)\b/i;

const GUEST_ROOMS = /(?<![\d.,'"-])(\d{2,3})\s+(?:GUEST\s?ROOMS|KEYS)\b/gi;
const PART_OF_ROOMS = /\bFLOOR\b|\bLEVELS?\b|\bACCESSIBLE\b|\bMOBILITY|\bHEARING|\bPER\b|\bWING\b/i;

/** `80 SPACES IN ALL`, `TOTAL PARKING: 80`, `PARKING SPACES | 80`; all figures beside it may be meant. */
const PARKING_TOTAL =
  /\b(?:SPACES|STALLS)\b.{0,20}\b(?:IN\s+ALL|TOTAL)\b|\bTOTAL\b.{0,24}\b(?:PARKING|SPACES|STALLS)\b|\bPARKING\s+(?:SPACES|STALLS)\s+PROV|^\W*(?:(?:TOTAL|ON-?SITE)\s+)*PARKING(?:\s+(?:SPACES|STALLS|PROVIDED|PROV\S*))*\s*[:|=]/i;
/** The last row of a list of parking. */
const TOTAL_ROW = /^\W*(?:GRAND\s+)?TOTALS?\b/i;
/** Of one kind of them: `2 ACCESSIBLE PARKING SPACES PROVIDED`. */
const OF_A_KIND =
  /\b(?:ACCESSIBLE|A\.?D\.?A|H\.?C|HANDICAP\w*|VAN|COMPACT|STANDARD|STD|E\.?V|GUEST|VISITOR)\.?\s+(?:PARKING\s+)?(?:SPACES|STALLS)(?!\s+INCL)/i;
const ACCESSIBLE =
  /(?<![\d.,'"-])(\d{1,3})\s+(?:ACCESSIBLE|A\.?D\.?A|H\.?C|HANDICAP\w*)\.?\s+(?:PARKING\s+)?(?:SPACES|STALLS)\s+(?:PROVIDED|TOTAL)|\b(?:ACCESSIBLE|A\.?D\.?A|H\.?C|HANDICAP\w*)\.?\s+(?:PARKING\s+)?(?:SPACES|STALLS)\s*(?:PROVIDED)?\s*[:=]\s*(?=\d)/i;
const PARKED = /\bPARKING\b|\bSTALLS\b/i;
const NO_TOTAL =
  /\bEACH\b|\bUNIT\b|\bBICYCLE|\bBIKE|\bRATIO|\bPER\b|\bGARAGE\b|\bLOTS?\s+[A-Z1-9]\b/i;
const COUNT = /(?<![\d.,'"-])(\d{1,4})(?![\d.,:'"%-])/g;

const BEDROOMS = /(?<![\d.,'"\/-])(\d)\s*-?\s*BED(?:ROOM)?S?\b(?!\s*\d)/gi;
const PART_OF_HOUSE = /\bUNITS?\b|\bTYPE\b|\bAPARTMENT|\bADU\b|\bGUEST\b|\bMODEL\b|\bFLOOR\b/i;

const DWELLINGS = /(?<![\d.,'"-])(\d{1,3})\s+(?:DWELLING|APARTMENT|RESIDENTIAL)\s+UNITS\b/gi;
const PART_OF_DWELLINGS =
  /\bFLOORS?\b|\bLEVELS?\b|\bPER\b|\bEACH\b|\bTYPE\b|\bBUILDINGS?\s+[A-Z\d]\b|\bACCESSIBLE\b/i;
/** What parking is counted for: `14 UNITS X 1.71`. */
const UNITS_TIMES =
  /^\W*(\d{1,3})\s+(?:DWELLING\s+|APARTMENT\s+)?UNITS?\s*(?:X|@)\s*\d(?:\.\d+)?(?![\d.])/gi;

export const COUNTS: readonly Single[] = [
  {
    topic: "dwelling units",
    of: "number of dwelling units",
    needs: /UNITS/i,
    read: ({ text }) => ({
      values: [...figures(text, DWELLINGS), ...figures(text, UNITS_TIMES)],
      isOfPart: PART_OF_DWELLINGS.test(text),
    }),
    say: (value) => `${value} units`,
    isAdded: true,
  },
  {
    topic: "seats",
    of: "the number of seats",
    needs: /SEAT/i,
    read: ({ text }) => ({
      values: NO_SEATS.test(text)
        ? []
        : [...figures(text, SEATS), ...figures(text, SEAT_ROW)].filter((it) => it >= 8),
      isOfPart: PART_OF_SEATS.test(text),
    }),
    say: (value) => `${value} seats`,
    isAdded: true,
  },
  {
    topic: "guest rooms",
    of: "the number of guest rooms",
    needs: /GUEST|KEYS/i,
    read: ({ text }) => ({
      values: figures(text, GUEST_ROOMS),
      isOfPart: PART_OF_ROOMS.test(text),
    }),
    say: (value) => `${value} guest rooms`,
    isAdded: true,
  },
  {
    topic: "bedrooms",
    of: "the number of bedrooms",
    needs: /BED/i,
    read: ({ text }) => ({
      values: figures(text, BEDROOMS),
      isOfPart: PART_OF_HOUSE.test(text),
    }),
    say: (value) => `${value} bedrooms`,
  },
  {
    topic: "parking count",
    of: "the number of accessible parking spaces",
    needs: /SPACES|STALLS/i,
    read: ({ text }) => ({
      values: ACCESSIBLE.test(text) && !NO_TOTAL.test(text) ? figures(text, COUNT) : [],
    }),
    say: (value) => `${value} spaces`,
    isOnce: true,
  },
  {
    topic: "parking count",
    of: "the number of parking spaces",
    needs: /PARKING|SPACES|STALLS|TOTAL/i,
    read: (it) => {
      const isTotal = (PARKING_TOTAL.test(it.text) || TOTAL_ROW.test(it.text)) &&
        PARKED.test(contextOf(it));
      const isOfAll = !NO_TOTAL.test(it.text) && !OF_A_KIND.test(it.text);
      const values = isTotal && isOfAll ? figures(it.text, COUNT) : [];
      // What is provided stands last in a row, behind what is asked for.
      return { values: it.from === "row" ? values.reverse() : values };
    },
    say: (value) => `${value} spaces`,
    isOnce: true,
  },
];

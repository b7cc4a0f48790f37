/**
 * Rooms with fixed seats keep places for wheelchairs.
 * Compares stated numbers of fixed seats and of wheelchair spaces.
 * @source FBC-A 8th ed. (2023), 221
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { wheelchairSpacesFor } from "../limits/fbc_2023/tables/accessible_seats_rooms.ts";
import {
  cellHeaded,
  count,
  either,
  loose,
  printedNumber,
  statedQuantities,
  type StatedQuantity,
  type Statement,
  statements,
} from "../measure.ts";

/** Seats its drawing's title counts: `SANCTUARY SEATING - 350 SEATS`. */
function seatsOfTitle({ drawing, heading }: StatedQuantity): { value: number } | null {
  const match = /\b(\d{2,4})\s+(?:FIXED\s+)?SEATS\b/i.exec(`${drawing ?? ""} ${heading ?? ""}`);
  return match ? { value: Number(match[1]) } : null;
}

/** Seats its own sentence counts: `BALCONY 20 SEATS, 1 WHEELCHAIR SPACE`. */
function seatsBeside({ clause }: StatedQuantity): { value: number } | null {
  const match =
    /(?<![\d.,])(\d{1,3}(?:,\d{3})*|\d+)\s+(?:(?:FIXED|AUDITORIUM|THEATER|PEW)\s+)?SEATS\b/i
      .exec(clause);
  return match ? { value: printedNumber(match[1]) } : null;
}

/** Spaces of one row or floor, which are not all. */
const OF_A_PART = /\b(THIS|EACH|EVERY|PER) (ROW|FLOOR|LEVEL|SECTION|BLOCK)\b/;

/** Columns of a list of seats: what is fixed, and what is kept for wheelchairs. */
const SEATS_HEAD = /^\W*(?:(?:TOTAL|FIXED|NO\.?|NUMBER|PEW|OF)\s+)*(?:SEATS?|SEATING|CAPACITY)\b/i;
const SPACES_HEAD = loose(
  /\b(?:WHEEL\s?CHAIRS?|W\.?\s?\/?\s?C\.?|WHLCHR|ACCESSIBLE)\b|\bW\.?C\.?\s+SPACES?/,
);

/** Seats of a row's own column, where the row is the total or the only one; null in other rows. */
function seatsOfRow({ schedule, row }: StatedQuantity): number | null {
  if (!schedule || !row) return null;
  const isWhole = schedule.rows.length === 1 ||
    /^\W*(?:GRAND\s+)?TOTALS?\b/i.test(row.cells[0]?.text ?? "");
  const cell = isWhole ? cellHeaded({ schedule, row }, SEATS_HEAD) : null;
  return cell !== null && /^\d[\d,]*$/.test(cell) ? printedNumber(cell) : null;
}

/** Spaces for wheelchairs in a column beside that of the seats; of fixtures `WC` counts closets. */
const spacesInRows = (plan: PlanSet): StatedQuantity[] =>
  statements(plan, { topic: /\d/, in: "rows", notUnder: /FIXTURE|PLUMB|TOILET|PARKING/i }).flatMap(
    (it) => {
      const cell = cellHeaded(it, SPACES_HEAD);
      if (cell === null || !/^\d{1,3}$/.test(cell)) return [];
      const said = {
        ...it,
        value: Number(cell),
        unit: "",
        raw: cell,
        clause: it.text,
        before: "",
        after: "",
      };
      return seatsOfRow(said) === null || !/\bSEAT|\bPEW/i.test(wordsOver(it)) ? [] : [said];
    },
  );

const wordsOver = ({ schedule }: Statement): string =>
  [schedule?.title ?? "", ...(schedule?.columns.map(({ header }) => header) ?? [])].join(" | ");

export default defineRule({
  id: "accessibility/wheelchair-seating",
  requirementId: "FBC-A-221-seating",
  source: { volume: "FBC-A", edition: "2023", section: "221" },
  title: "Wheelchair spaces in assembly seating",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "A-1", "A-3", "A-4", "A-5")),
  demand: {
    thing: "wheelchair space",
    property: "count",
    unless: either(OF_A_PART, /PARKING|STALL|\bH\.? ?C\.? SP|REQ|TABLE|COMPANION #/),
  },
  leavesOut: (_frame, _subject, { plan }) => spacesSaid(plan).length > 0,
  applies: spacesSaid,
  check(spaces, { plan }) {
    const [beside] = statedQuantities(plan, {
      quantity: count,
      says: /# (FIXED |AUDITORIUM |THEATER |PEW )?SEATS\b/,
      not: /COMPANION|TOILET|BAR SEAT|LOOSE/,
    });
    const [stated] = statedQuantities(plan, {
      quantity: count,
      says: [
        /(TOTAL )?(FIXED )?SEAT(S|ING( CAPACITY)?)\b[^#\d]{0,15}#/,
        /#[^#\d,;|]{0,10}(FIXED |AUDITORIUM |THEATER )?SEATS\b/,
      ],
      not: /WHEEL ?CHAIR|COMPANION|ACCESSIBLE|TOILET|BAR SEAT|LOOSE|# ?P\.?S\.?F/,
    });
    const inRow = seatsOfRow(spaces);
    const seats = inRow === null
      ? seatsBeside(spaces) ?? stated ?? beside ?? seatsOfTitle(spaces)
      : { value: inRow };
    if (!seats) return inapplicable();
    const required = wheelchairSpacesFor(seats.value);
    const data = { actual: spaces.value, required, unit: "spaces", seats: seats.value };
    return spaces.value >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "Wheelchair spaces for {seats} seats: {actual}; {required} required.",
    few: "Wheelchair spaces for {seats} seats: {actual}; at least {required} required.",
  },
  recommendation:
    "Provide the wheelchair spaces that the table requires, dispersed and with companion seats.",
});

/** All spaces for wheelchairs the set counts. */
function spacesSaid(plan: PlanSet): StatedQuantity[] {
  return [
    ...spacesInRows(plan),
    ...statedQuantities(plan, {
      quantity: count,
      says: [
        /WHEEL ?CHAIR (SPACES?|SEATS?|SEATING|LOCATIONS?|LOC\.|POSITIONS?)\b[^#\d]{0,20}#/,
        /WHEEL ?CHAIRS?( SPACES?)? ?\| ?#/,
        /#[^#\d,;|]{0,12}(WHEEL ?CHAIR|ACCESSIBLE) (SPACE|SEAT|LOC|POSITION)/,
        /WHEEL ?CHAIR (SPACES?|SEATS?|SEATING|LOCATIONS?|POSITIONS?)\b[^#;|]{0,30}(# ?PROV|\bPROV\w*[:= ]{1,3}#)/,
      ],
      not: either(OF_A_PART, /PARKING|STALL|\bH\.? ?C\.? SP|# ?REQ|\bREQ\w*[:= ]{1,3}#(?! ?PROV)/),
    }).filter((it) => !it.row || seatsOfRow(it) === null),
  ];
}

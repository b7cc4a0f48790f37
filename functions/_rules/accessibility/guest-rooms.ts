/**
 * Hotels have enough rooms for people who use wheelchairs.
 * Compares stated numbers of guest rooms and of accessible ones; the table depends on the edition.
 * @source FBC-A 8th ed. (2023), 224.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { mobilityRoomsFor } from "../limits/fbc_2023/tables/accessible_seats_rooms.ts";
import {
  cellHeaded,
  cellOf,
  count,
  either,
  firstOf,
  loose,
  statedQuantities,
  type StatedQuantity,
  statements,
} from "../measure.ts";

/** A part of the accessible rooms: those with a roll-in shower, of one storey, required ones. */
const IS_PART =
  /ROLL-? ?IN|\bW(?:\/|ITH) TUBS?\b|\bREQ|\b(1ST|2ND|3RD|\dTH|FIRST|SECOND|THIRD|GROUND) (FLOOR|FLR)/i;
const OF_A_FLOOR = /\b(PER|EACH|EVERY|THIS) (FLOOR|STORY|LEVEL|WING)/;
/** A room's own number: `ADA ROOM 104`. */
const isRoomNumber = ({ before, value }: StatedQuantity) =>
  value >= 100 && /\b(ROOM|RM|SUITE|UNIT|KEY)S?\.?\s*(NO\.?|№)?\s*$/i.test(before);

/** All rooms, in the same words: `3 OF 60 ROOMS ACCESSIBLE`, `ADA KEYS: 2 / TOTAL KEYS: 75`. */
const TOTAL_BESIDE =
  /\bOF\s+(?:THE\s+)?(\d{2,3})\s+(?:TOTAL\s+)?(?:GUEST\s?)?(?:ROOMS|KEYS|UNITS|SUITES)\b|\bTOTAL\s+(?:GUEST\s?)?(?:ROOMS|KEYS|UNITS|SUITES)\W{0,3}(\d{2,3})\b/i;

const MATRIX =
  /\b(GUEST ?)?(ROOM|KEY|UNIT|SUITE)S?\b[^|]{0,14}\b(MATRIX|MIX|COUNT|SCHEDULE|TYPES?|TABULATION|SUMMARY)\b/i;
const MOBILE = loose(/\b(MOBILITY|ACCESSIBLE|BARRIER FREE)(?=\W|$)/);
/** Rows that sum up others or count what is not another room. */
const NO_TYPE = /\b(TOTAL|HEARING|COMMUNICATION|REQ\w*|PERCENT|%)(?=\W|$)/i;

/** Accessible rooms of a matrix of room types, with all rooms it counts. */
function matrixOf(plan: PlanSet): CountedRooms[] {
  return plan.schedules.filter(({ title }) => MATRIX.test(title ?? "")).flatMap((schedule) => {
    const rows = statements(plan, { topic: /\S/, in: "rows" })
      .filter((it) => it.schedule?.box === schedule.box && !NO_TYPE.test(it.text))
      .flatMap((it) => {
        const index = schedule.columns.findIndex(({ header, meaning }) =>
          meaning === "quantity" || /\b(QTY|QUANTITY|COUNT|NO\. OF|KEYS|ROOMS)\b/i.test(header)
        );
        const value = index < 0 ? null : firstOf(count, it.row?.cells[index]?.text ?? "");
        return value === null ? [] : [{ ...it, value }];
      });
    const own = rows.filter(({ text }) => MOBILE.test(text));
    if (own.length === 0 || own.length === rows.length) return [];
    const sum = (list: typeof rows) => list.reduce((total, { value }) => total + value, 0);
    return [{
      ...own[0],
      value: sum(own),
      unit: "",
      raw: String(sum(own)),
      clause: own[0].text,
      before: "",
      after: "",
      totalRooms: sum(rows),
    }];
  });
}

/** Rows of a table of counts: rooms in all, required and provided in columns of their own. */
function countedRows(plan: PlanSet): CountedRooms[] {
  const rows = statements(plan, { topic: MOBILE, not: /\b(HEARING|COMMUNICATION)\b/i, in: "rows" });
  return rows.flatMap((it) => {
    if (!ROOMS.test(it.row?.cells[0]?.text ?? "") || IS_PART.test(it.text)) return [];
    const provided = cellOf(it, "provided") ?? cellHeaded(it, /PROV|ACTUAL/i);
    const total = cellHeaded(it, /^(?!.*(REQ|PROV)).*(TOTAL|ROOMS|KEYS|UNITS)/i);
    const [value, totalRooms] = [provided, total].map((text) => firstOf(count, text ?? ""));
    if (value === null) return [];
    const words = { unit: "", raw: provided ?? "", clause: it.text, before: "", after: "" };
    return [{ ...it, ...words, value, ...(totalRooms === null ? {} : { totalRooms }) }];
  });
}

const ROOMS = /\b(GUEST ?)?(ROOM|KEY|UNIT|SUITE)S\b/i;

/** A count of accessible rooms, with all rooms where its table gives them. */
type CountedRooms = StatedQuantity & { totalRooms?: number };

export default defineRule<CountedRooms>({
  id: "accessibility/guest-rooms",
  requirementId: "FBC-A-224-lodging",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "R-1")),
  demand: {
    thing: "accessible guest room",
    property: "count",
    unless: either(OF_A_FLOOR, /HEARING|COMMUNICATION|REQ|ROLL-? ?IN/),
  },
  leavesOut: (_frame, _subject, { plan }) => accessibleRooms(plan).length > 0,
  applies: accessibleRooms,
  check(accessible, { plan }) {
    const [total] = statedQuantities(plan, {
      quantity: count,
      says: [
        /(TOTAL|NUMBER OF)[^#\d]{0,12}(GUEST ?ROOMS?|KEYS|ROOMS|SLEEPING UNITS)[^#\d]{0,10}#/,
        /#[^#\d,;|]{0,8}(GUEST ?ROOMS|KEYS|SLEEPING UNITS)/,
        /(GUEST ?ROOMS|KEYS)[^#\d]{0,6}#/,
      ],
      not: /ACCESSIBLE|MOBILITY|HEARING/,
    });
    const said = TOTAL_BESIDE.exec(accessible.text)?.slice(1).find((it) => it !== undefined);
    const own = accessible.totalRooms ?? (said === undefined ? undefined : Number(said));
    const rooms = own ?? total?.value;
    if (rooms === undefined) return inapplicable();
    const required = mobilityRoomsFor(rooms);
    const data = { actual: accessible.value, required, unit: "rooms", total: rooms };
    return accessible.value >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "Accessible rooms: {actual} of {total}; {required} required.",
    few: "Accessible rooms: {actual} of {total}; at least {required} required.",
  },
  recommendation:
    "Provide the number of rooms with mobility features that the table requires, some of them with roll-in showers.",
});

/** What notes, tables of counts and a matrix give as all accessible rooms. */
function accessibleRooms(plan: PlanSet): CountedRooms[] {
  const stated = statedQuantities(plan, {
    quantity: count,
    says: [
      /\bOF (THE )?(TOTAL )?\d{2,3} (GUEST ?)?(ROOMS|KEYS|UNITS|SUITES)[^#\d]{0,4}#[^#\d;]{0,14}(HAVE|HAS|WITH|W\/|ARE|OFFER|INCLUDE)[^#\d;]{0,14}(MOBILITY|ACCESSIBLE)/,
      /# OF \d{2,3} (GUEST ?)?(ROOMS|KEYS|UNITS|SUITES)[^#\d;]{0,14}(ACCESSIBLE|MOBILITY)/,
      /(ROOMS?|UNITS?|SUITES?|KEYS)\b[^#\d;]{0,6}(W\/|WITH|HAVING)[^#\d;|]{0,6}(MOBILITY|ACCESSIBLE)( ACCESSIBILITY)?( FEATURES?)?[^#\d;]{0,12}#/,
      /#[^#\d,;|]{0,10}(ROOMS?|UNITS?|SUITES?|KEYS)\b[^#\d;|]{0,6}(W\/|WITH|HAVING)[^#\d;|]{0,6}(MOBILITY|ACCESSIBLE)/,
      /(ACCESSIBLE|MOBILITY)( FEATURES?)? (GUEST ?)?(ROOMS?|UNITS?|SUITES?|KEYS)\b[^#\d]{0,20}#/,
      /#[^#\d,;|]{0,12}(ACCESSIBLE|MOBILITY)( FEATURES?)? (GUEST ?)?(ROOM|UNIT|SUITE|KEY)/,
    ],
    not: either(OF_A_FLOOR, /HEARING|COMMUNICATION|REST ?ROOM|TOILET|BATH ?ROOM/),
  }).filter((it) => !IS_PART.test(it.before) && !isRoomNumber(it));
  const rows = countedRows(plan);
  if (rows.length > 0) return rows;
  stated.push(...matrixOf(plan));
  const most = Math.max(...stated.map((it) => it.value));
  return stated.filter((it) => it.value === most);
}

/**
 * Hotels have enough rooms for people who use wheelchairs.
 * Compares stated numbers of guest rooms and of accessible ones; the table depends on the edition.
 * @source FBC-A 8th ed. (2023), 224.2
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { mobilityRoomsFor } from "../limits/fbc_2023/tables/accessible_seats_rooms.ts";
import { count, statedQuantities, type StatedQuantity } from "../measure.ts";

/** A part of the accessible rooms: those with a roll-in shower, of one storey, required ones. */
const IS_PART =
  /ROLL-? ?IN|\bW(?:\/|ITH) TUBS?\b|\bREQ|\b(1ST|2ND|3RD|\dTH|FIRST|SECOND|THIRD|GROUND) (FLOOR|FLR)/i;
/** A room's own number: `ADA ROOM 104`. */
const isRoomNumber = ({ before, value }: StatedQuantity) =>
  value >= 100 && /\b(ROOM|RM|SUITE|UNIT|KEY)S?\.?\s*(NO\.?|№)?\s*$/i.test(before);

/** All rooms, in the same words: `3 OF 60 ROOMS ACCESSIBLE`, `ADA KEYS: 2 / TOTAL KEYS: 75`. */
const TOTAL_BESIDE =
  /\bOF\s+(\d{2,3})\s+(?:TOTAL\s+)?(?:GUEST\s?)?(?:ROOMS|KEYS|UNITS|SUITES)\b|\bTOTAL\s+(?:GUEST\s?)?(?:ROOMS|KEYS|UNITS|SUITES)\W{0,3}(\d{2,3})\b/i;

export default defineRule<StatedQuantity>({
  id: "accessibility/guest-rooms",
  requirementId: "FBC-A-224-lodging",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "224.2" },
  category: "Accessibility",
  title: "Accessible guest rooms",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "R-1")),
  applies: (plan) => {
    const stated = statedQuantities(plan, {
      quantity: count,
      says: [
        /# OF \d{2,3} (GUEST ?)?(ROOMS|KEYS|UNITS|SUITES)[^#\d;]{0,14}(ACCESSIBLE|A\.?D\.?A\.?|MOBILITY)/,
        /(ROOMS?|UNITS?|SUITES?|KEYS)\b[^#\d;]{0,6}(W\/|WITH|HAVING)[^#\d;|]{0,6}(MOBILITY|ACCESSIBLE|A\.?D\.?A\.?)( ACCESSIBILITY)?( FEATURES?)?[^#\d;]{0,12}#/,
        /#[^#\d,;|]{0,10}(ROOMS?|UNITS?|SUITES?|KEYS)\b[^#\d;|]{0,6}(W\/|WITH|HAVING)[^#\d;|]{0,6}(MOBILITY|ACCESSIBLE|A\.?D\.?A\.?)/,
        /(ACCESSIBLE|A\.?D\.?A\.?|MOBILITY)( FEATURES?)? (GUEST ?)?(ROOMS?|UNITS?|SUITES?|KEYS)\b[^#\d]{0,20}#/,
        /#[^#\d,;|]{0,12}(ACCESSIBLE|A\.?D\.?A\.?|MOBILITY)( FEATURES?)? (GUEST ?)?(ROOM|UNIT|SUITE|KEY)/,
      ],
      not:
        /HEARING|COMMUNICATION|REST ?ROOM|TOILET|BATH ?ROOM|\b(PER|EACH|EVERY) (FLOOR|STORY|LEVEL|WING)/,
    }).filter((it) => !IS_PART.test(it.before) && !isRoomNumber(it));
    const most = Math.max(...stated.map((it) => it.value));
    return stated.filter((it) => it.value === most);
  },
  check(accessible, { plan }) {
    const [total] = statedQuantities(plan, {
      quantity: count,
      says: [
        /(TOTAL|NUMBER OF)[^#\d]{0,12}(GUEST ?ROOMS?|KEYS|ROOMS|SLEEPING UNITS)[^#\d]{0,10}#/,
        /#[^#\d,;|]{0,8}(GUEST ?ROOMS|KEYS|SLEEPING UNITS)/,
        /(GUEST ?ROOMS|KEYS)[^#\d]{0,6}#/,
      ],
      not: /ACCESSIBLE|\bADA\b|MOBILITY|HEARING/,
    });
    const own = TOTAL_BESIDE.exec(accessible.text)?.slice(1).find((it) => it !== undefined);
    const rooms = own === undefined ? total?.value : Number(own);
    if (rooms === undefined) return inapplicable();
    const required = mobilityRoomsFor(rooms);
    const data = { actual: accessible.value, required, unit: "rooms", total: rooms };
    return accessible.value >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "{actual} accessible rooms of {total}; {required} required.",
    few: "{actual} accessible rooms of {total}; at least {required} required.",
  },
  recommendation:
    "Provide the number of rooms with mobility features the table requires, some with roll-in showers.",
});

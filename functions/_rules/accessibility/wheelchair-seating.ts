/**
 * Rooms with fixed seats keep places for wheelchairs.
 * Compares stated numbers of fixed seats and of wheelchair spaces.
 * @source FBC-A 8th ed. (2023), 221
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { wheelchairSpacesFor } from "../limits/fbc_2023/tables/accessible_seats_rooms.ts";
import { count, statedQuantities, type StatedQuantity } from "../measure.ts";

/** Seats its drawing's title counts: `SANCTUARY SEATING - 350 SEATS`. */
function seatsOfTitle({ drawing, heading }: StatedQuantity): { value: number } | null {
  const match = /\b(\d{2,4})\s+(?:FIXED\s+)?SEATS\b/i.exec(`${drawing ?? ""} ${heading ?? ""}`);
  return match ? { value: Number(match[1]) } : null;
}

export default defineRule<StatedQuantity>({
  id: "accessibility/wheelchair-seating",
  requirementId: "FBC-A-221-seating",
  severity: "medium",
  source: { volume: "FBC-A", edition: "2023", section: "221" },
  category: "Accessibility",
  title: "Wheelchair spaces in assembly seating",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "A-1", "A-3", "A-4", "A-5")),
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: count,
      says: [
        /WHEEL ?CHAIR (SPACES?|SEATS?|SEATING|LOCATIONS?|LOC\.|POSITIONS?)\b[^#\d]{0,20}#/,
        /WHEEL ?CHAIRS?( SPACES?)? ?\| ?#/,
        /#[^#\d,;|]{0,12}(WHEEL ?CHAIR|ACCESSIBLE|ADA) (SPACE|SEAT|LOC|POSITION)/,
      ],
      not: /PARKING|STALL/,
    }),
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
      not: /WHEEL ?CHAIR|COMPANION|ACCESSIBLE|\bADA\b|TOILET|BAR SEAT|LOOSE/,
    });
    const seats = stated ?? beside ?? seatsOfTitle(spaces);
    if (!seats) return inapplicable();
    const required = wheelchairSpacesFor(seats.value);
    const data = { actual: spaces.value, required, unit: "spaces", seats: seats.value };
    return spaces.value >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "{actual} wheelchair spaces for {seats} seats; {required} required.",
    few: "{actual} wheelchair spaces for {seats} seats; at least {required} required.",
  },
  recommendation:
    "Provide the wheelchair spaces the table requires, dispersed and with companion seats.",
});

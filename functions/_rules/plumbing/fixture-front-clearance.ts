/**
 * There is room to stand before water closets and lavatories.
 * Reads the clear space in front, in inches.
 * @source FBC-P 8th ed. (2023), 405.3.1
 */
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "plumbing/fixture-front-clearance",
  requirementId: "FBC-P-405.3.1-front",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "405.3.1" },
  category: "Plumbing",
  title: "Fixture front clearance",
  ...statedLimit({
    quantity: inches,
    says: [
      /#[^#~,;|]{0,12}(CLEAR(ANCE)?|CLR\.?|MIN\.?)?[^#~,;|]{0,12}(IN )?FRONT/,
      /(FRONT CLEARANCE|CLEAR(ANCE)? IN FRONT|CLEAR(ANCE)? (AT )?FRONT)[^#~|]{0,25}#/,
      /FRONT OF (W\.? ?C|LAV|TOILET|WATER CLOSET|FIXTURE|BIDET)\w*[^#~|]{0,20}#/,
    ],
    not:
      /PANEL|ELECTR|EQUIP|SWITCH|DISCONNECT|WASHER|DRYER|RANGE|HEATER|DOOR|AHU|BURNER|FILTER|ELEVATOR|SHOWER|DISPENS|PAPER/,
    under: /W\.? ?C\b|CLOSET|TOILET|LAV|FIXTURE|BIDET/,
    keep: ({ value, clause, heading }) =>
      value >= 10 && value <= 72 &&
      /W\.? ?C\b|CLOSET|TOILET|LAV|FIXTURE|BIDET/i.test(`${clause} ${heading ?? ""}`),
    bounds: ({ plumbing }) => ({ min: plumbing.frontClearanceIn }),
  }),
  messages: {
    ok: "Clear space in front: {raw}.",
    outside:
      "Clear space in front of the fixture is {actual} in; at least {required} in is required.",
  },
  recommendation: "Provide at least {required} in clear in front of the fixture.",
});

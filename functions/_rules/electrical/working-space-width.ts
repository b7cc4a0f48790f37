/**
 * There is room beside whoever works at electrical equipment.
 * Reads the stated width of the working space, in inches.
 * @source NFPA 70-2020, 110.26(A)(2)
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { inches, loose, statedLimit, type StatedQuantity } from "../measure.ts";
import { isOtherSide, isWorkingSpace } from "./_working_space.ts";

const PANEL = "(PANEL(?! ?DOOR)S?|PNL|LOAD ?CENTER|SWITCH ?(BOARD|GEAR)|ELEC\\w*\\.?)";
/** A recess a panel stands in, as wide as the space before it. */
const NICHE =
  exactCase`${PANEL}[^#~;|]{0,30}(NICHE|ALCOVE|RECESS|CLOSET|NOOK)[^#~;|]{0,30}# ?(CLR\.? |CLEAR )?(WIDE|WIDTH|W\b|BETWEEN|BTWN)`;
/** Between things on both sides that stand out past the panel. */
const BETWEEN_SIDES =
  exactCase`${PANEL}[^#~;]{0,60}# ?(CLR\.? |CLEAR )?(BETWEEN|BTWN\.?) (TALL )?(CAB\w*|CASEWORK|WALLS|SHELV\w*|RETURNS|WING|COUNTERS|COLUMNS|EQUIP\w*|LOCKERS|RACKS)`;
/** `PANEL LP-3 IN A 26" WIDE RECESS`. */
const IN_NICHE = exactCase`${PANEL}[^#~;|]{0,60}# ?-?(WIDE )?(RECESS|NICHE|ALCOVE|CLOSET|NOOK)`;
/** Free width named at the front of a panel, or wall to wall where it stands. */
const AT_FRONT = [
  /\b(CLEAR|CLR\.?)\W{0,3}~ ?(DEEP|DEPTH|D\b)\W{1,6}# ?(WIDE|WIDTH|W\b)/,
  /\b(CLEAR|CLR\.?)\W{0,3}# ?(WIDE|WIDTH|W\b)\W{1,6}~ ?(DEEP|DEPTH|D\b)/,
  exactCase`(WIDTH|WIDE)\b[^#~;|]{0,20}\b(FRONT|FACE|BEFORE)\b[^#~;|]{0,40}#`,
  exactCase`# ?(CLR\.? |CLEAR )?(WALL ?(TO|-) ?WALL|BTWN\.? WALLS|BETWEEN WALLS)[^#~;|]{0,20}${PANEL}`,
];
const isAtPanel = ({ clause }: StatedQuantity): boolean =>
  loose(NICHE).test(clause) || loose(IN_NICHE).test(clause) || loose(BETWEEN_SIDES).test(clause) ||
  (loose(new RegExp(PANEL)).test(clause) && AT_FRONT.some((says) => loose(says).test(clause)));

/** How wide the equipment itself is: all a callout says, or in a list that gives the clear width too. */
const isOfEquipment = ({ before, clause, schedule }: StatedQuantity): boolean =>
  /^\W*(?:PANEL\s+)?(?!CLR\b|MIN\b)[A-Z]{1,4}-?\d*\W*#\W*W(?:IDE)?\W*$/i.test(clause) ||
  /\b(?:PANEL|BOARD|GEAR|EQUIP\w*)\W{1,3}WIDTH\W*$/i.test(before) &&
    (schedule?.columns.some(({ header }) => /\b(?:CLEAR|CLR|WORKING)\b.*\bWIDTH\b/i.test(header)) ??
      false);

export default defineRule({
  id: "electrical/working-space-width",
  requirementId: "NEC-110.26-width",
  ...statedLimit({
    demand: {
      thing: ["working space", "panel"],
      property: "width",
      where: /CLEAR|CLR|WALL TO WALL|FRONT|WORK|BETWEEN|110/i,
    },
    quantity: inches,
    says: [
      NICHE,
      ...AT_FRONT,
      /# ?(MIN\.?|CLR\.?|CLEAR)? ?(WIDE|WIDTH|W\b)/,
      /WORK(ING)? (SPACE|CLEARANCE)[^#~]{0,20}~ ?(X|BY) ?#(?! ?(DEEP|HIGH))/,
    ],
    titled: true,
    not:
      /# ?(W\b|WIDE) (PANEL|CABINET|TUB|ENCL|BOARD|UNIT|SW(BD|ITCH)|GEAR)|\b(CABINET|TUB|ENCLOSURE|BOX|CAN)S?( IS| ARE)? # ?(W\b|WIDE)|(?<!\b(?:FRONT OF|BEFORE|FACING) (?:THE |EACH )?)PANEL( [A-Z0-9-]{1,6})?((,| IS| ARE)? (FLUSH|SURFACE|RECESSED|SEMI-?RECESSED|MTD|MOUNTED))*(, (WHICH|THAT))?,? (IS )?# ?(W\b|WIDE)|(FIRE ALARM|F\.?A\.?C?\.?|ACCESS|CONTROL|DATA|COMM\w*|TELE\w*|SECURITY|IRRIGATION|WALL|WOOD|GLASS|DOOR|WAINSCOT|SOLAR|ANNUNCIATOR|ACOUSTIC\w*|LOW ?-?VOLTAGE|MEDIA) (PANEL|CABINET)|\b(DOOR|EXIST\w*|DEPTH ONLY|TO (?:THE )?FACE OF|LANDING|AISLE|CORRIDOR|HALL)\b/,
    keep: (stated, { plan }) =>
      stated.value >= 12 && stated.value <= 120 &&
      (isWorkingSpace(stated, plan) || isAtPanel(stated)) &&
      !isOtherSide(stated.text, stated.value, "short") && !isOfEquipment(stated),
    bounds: ({ electrical }) => ({ min: electrical.workingWidthIn }),
  }),
  messages: {
    ok: "The working space is {raw} wide.",
    outside:
      "The working space is {actual} in wide; at least {required} in, or the width of the equipment, is required.",
  },
  recommendation: "Keep at least {required} in of clear width, with equipment doors that open 90°.",
});

/**
 * There is room to stand before water closets and lavatories.
 * Reads the clear space in front, in inches.
 * @source FBC-P 8th ed. (2023), 405.3.1
 */
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, wholeCallouts } from "../measure.ts";

/** The figure is the room beside the fixture: `15" TO EACH SIDE`, `SIDES: 15"`. */
const TO_SIDE =
  /^\W*(?:IN\b\.?)?[^\d,;|]{0,18}\b(?:EACH|EITHER|BOTH) SIDES?\b|^[^\d,;|]{0,14}\b(SIDES?|CENTER ?LINES?|CENTRE ?LINES?|CENTER|C\.?L\b|C\/L|℄|(SIDE|ADJ\w*\.?|EACH|EITHER) WALLS?|ADJACENT|O\.?\s?C\b)/i;
/** The figure is the size of a thing, or its height: `18" DEEP VANITY`, `19" AFF`. */
const OF_A_THING = /^\s*(?:A\.?F\.?F|ABOVE|DEEP|WIDE|HIGH|LONG|TALL|X\b|VANITY|COUNTER|TUB|DOOR)/i;
const SIDE_BEFORE =
  /\b(SIDES?|CENTER ?LINES?|C\.?L\b\.?|C\/L)\W*(CLEARANCE|CLEAR|CLR\.?|MIN\.?|OF)?\W*$/i;

/** A water closet; what stands before a lavatory may end its own depth. */
const FIXTURE =
  "((?<!\\b(?:SINK|KITCHEN|SINGLE|DOUBLE) )BOWL|W\\.? ?C\\b\\.?|WATER CLOSET|TOILET|BIDET)";
/** From the middle of the fixture sideways: `W.C. C/L TO VANITY`. */
const FROM_CENTRE =
  /\b(?:C\.?\s?L\b\.?|C\/L|CENT(?:ER|RE)\s?(?:LINE)?|℄)\s*(?:OF\s+[\w.]+\s*)?TO\b/i;

const FIXTURE_WORDS = anyCase`\b${FIXTURE}`;

const stated = statedLimit({
  demand: {
    thing: ["water closet", "lavatory", "urinal"],
    property: "distance",
    where: /FRONT/i,
    limit: ({ plumbing }) => ({ min: plumbing.frontClearanceIn }),
  },
  quantity: inches,
  titled: true,
  says: [
    /(BOWL|W\.? ?C\b\.?|WATER CLOSET|TOILET|LAV\w*|BIDET)[^#~|]{0,16}TO (THE )?(DOOR|OPP\w*\.? |FACING |FAR |VANITY|TUB|SHOWER|OBSTR)[^#~|]{0,16}#/,
    /# (CLEAR |CLR\.? )?(FRONT )?(FROM )?(OF )?(THE )?(BOWL|W\.? ?C\b\.?|WATER CLOSET|TOILET|LAV\w*|BIDET) TO (THE )?(DOOR|OPP\w*\.? |FACING |FAR |VANITY|TUB|SHOWER|OBSTR)/,
    /#[^#~,;|]{0,12}(CLEAR(ANCE)?|CLR\.?|MIN\.?)?[^#~,;|]{0,12}(IN )?(FRONT|BEFORE (THE )?(W\.? ?C\b|TOILET|WATER CLOSET|LAV|BIDET))/,
    /(FRONT CLEARANCE|CLEAR(ANCE)? IN FRONT|CLEAR(ANCE)? (AT )?FRONT)[^#~|]{0,25}#/,
    exactCase`#[^#~,;|]{0,12}(CLEAR|CLR\.?|FREE|OPEN)( SPACE| FLOOR)? AHEAD OF (THE )?${FIXTURE}`,
    /FRONT OF (W\.? ?C|LAV|TOILET|WATER CLOSET|FIXTURE|BIDET)\w*[^#~|]{0,20}#/,
  ],
  not:
    /PANEL|ELECTR|EQUIP|SWITCH|DISCONNECT|WASHER|DRYER|RANGE|HEATER|(?<!TO )(?<!TO THE )DOOR|AHU|BURNER|FILTER|ELEVATOR|(?<!TO )(?<!TO THE )SHOWER|DISPENS|PAPER|GRAB ?BAR/,
  under: /W\.? ?C\b|CLOSET|TOILET|LAV|FIXTURE|BIDET|BOWL/,
  keep: ({ value, clause, heading, before, after }) =>
    value >= 10 && value <= 72 && !TO_SIDE.test(after) && !OF_A_THING.test(after) &&
    !SIDE_BEFORE.test(before) && !FROM_CENTRE.test(clause) &&
    /W\.? ?C\b|CLOSET|TOILET|LAV|FIXTURE|BIDET|BOWL/i.test(`${clause} ${heading ?? ""}`),
  bounds: ({ plumbing }) => ({ min: plumbing.frontClearanceIn }),
});

export default defineRule({
  id: "plumbing/fixture-front-clearance",
  requirementId: "FBC-P-405.3.1-front",
  source: { volume: "FBC-P", edition: "2023", section: "405.3.1" },
  ...stated,
  applies: (plan, context) => {
    const said = stated.applies(plan, context);
    const callouts = stated.applies(wholeCallouts(plan, FIXTURE_WORDS), context);
    return [...said, ...callouts.filter((it) => !said.some(({ box }) => box === it.box))];
  },
  messages: {
    ok: "Clear space in front: {raw}.",
    outside:
      "The clear space in front of the fixture is {actual} in; at least {required} in is required.",
  },
  recommendation: "Provide at least {required} in clear in front of the fixture.",
});

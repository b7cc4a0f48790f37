/**
 * Lint and moisture of a dryer leave the house and do not come back in.
 * Reads the stated distance of its outlet from openings, in feet, and statements that it ends indoors.
 * @source FBC-M 8th ed. (2023), 504.4
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail } from "../define_rule.ts";
import { clausesSaying, feet, loose, statedLimit } from "../measure.ts";

const INDOORS =
  "(THE |AN? )?((LAUNDRY|VENTED|UNCONDITIONED|ROOF) )?(ATTIC|CRAWL ?-? ?SPACE|GARAGE|CARPORT CEILING|CEILING (SPACE|PLENUM|CAVITY)|PLENUM|INTERSTITIAL|CONCEALED SPACE|(WALL|STUD|JOIST|FLOOR) CAVITY|LAUNDRY( ?(ROOM|RM))?|INDOORS|INSIDE)\\b";
const ENDS =
  "(TERMINAT\\w*|DISCHARG\\w*|EXHAUST(S|ED|ING)|DUMP\\w*|ENDS?|ENDING|BLOWS?|VENT(S|ED|ING)|(SHALL|TO|MAY) (BE )?(VENT|EXHAUST)(ED)?|EMPT\\w+)";
const ENDS_INDOORS = [
  exactCase`DRYER[^;|]{0,40}${ENDS} ?(UP )?(IN|IN ?TO|TO|AT|WITHIN|INSIDE) ${INDOORS}`,
  exactCase`(VENT|EXHAUST|DUCT) (THE )?(CLOTHES )?DRYER (IN ?TO|TO) ${INDOORS}`,
  exactCase`DRYER (EXHAUST|VENT|DISCHARGE)( DUCT)?:? ?(IN ?TO|TO) ${INDOORS}`,
];
const MAY_END = exactCase`DRYER (EXHAUST |VENT )?(DUCT|PIPE) (UP )?(IN ?TO|TO) ${INDOORS}`;
const GOES_OUT =
  /\bNOT\b|NEVER|PROHIBIT|NO DRYER|\bNOR\b|ROOF ?(CAP|JACK|VENT|TERM)|(TO|THRU|THROUGH|ABOVE) (THE )?(ROOF|EXT|OUT)|EXTERIOR|OUTSIDE|OUTDOORS|OUT OF|WALL CAP|HOOD AT|VENTLESS|CONDENSING DRYER|FUTURE|CONDENS(ER|ING) DRYER/;

/** How wide the duct is: `4" DRYER DUCT TO EXTERIOR WALL`. */
const SIZE_OF_DUCT =
  /^\s*(?:DIA\w*\.?|Ø|ROUND|RIGID|GALV\w*\.?)?\s*(?:CLOTHES )?DRYER (?:DUCT|VENT|EXH\w*\.?|PIPE)\b/i;

const distance = statedLimit({
  demand: {
    thing: ["dryer termination", "dryer duct"],
    property: "distance",
    unless: /FIXED|NO OPENING|BLANK|\bWIDTH/i,
    keep: ({ raw, text }) => !SIZE_OF_DUCT.test(text.slice(text.indexOf(raw) + raw.length)),
    scale: 1 / 12,
  },
  quantity: feet,
  says: [
    /#[^#~;|]{0,14}DRYER[^#~;|]{0,30}\b(TO|FROM)\b[^#~;|]{0,24}(OPENING|WINDOW|DOOR|INTAKE|SOFFIT VENT|CONDENS|A ?\/ ?C)/,
    /#[^#~;|]{0,30}(OPENING|WINDOW|DOOR|INTAKE)[^#~;|]{0,30}DRYER/,
    /DRYER[^#~|]{0,50}(OPENING|WINDOW|DOOR|INTAKE)[^#~|]{0,20}#/,
  ],
  titled: true,
  not:
    /HOSE BIBB|EXIST|ABOVE (GRADE|FLOOR)|DUCT LENGTH|LAUNDRY DOOR|CLOSET DOOR|LONG\b|LENGTH|STRAIGHT|RECEPT|CIRCUIT|SWITCH|DRYER (DOOR|SPACE|BOX|VALVE)/,
  keep: ({ clause }) => /FROM|TO\b|AWAY|CLEAR/i.test(clause),
  bounds: ({ mechanical }) => ({ min: mechanical.dryerTerminalFt }),
});

export default defineRule({
  id: "mechanical/dryer-termination",
  requirementId: "FBC-M-dryer-termination",
  ...distance,
  applies: (plan, context) => [
    ...distance.applies(plan, context),
    ...clausesSaying(plan, { says: [...ENDS_INDOORS, MAY_END], not: GOES_OUT, titled: true }),
  ],
  check(it, context) {
    if ("value" in it) return distance.check(it, context);
    const data = {
      text: it.text,
      actual: "indoors",
      required: context.limits.mechanical.dryerTerminalFt,
    };
    return clausesEndIndoors(it.clause) ? fail("indoors", data) : cantTell("maybe", data);
  },
  messages: {
    ok: "The dryer outlet is {raw} from openings.",
    outside: "The dryer outlet is {actual} ft from openings; at least {required} ft is required.",
    indoors: "The dryer does not exhaust outdoors: {text}",
    maybe: "The set does not say whether the dryer duct continues to the outdoors: {text}",
  },
  recommendation:
    "End the duct outdoors, {required} ft from openings, with a damper and no screen.",
});

const clausesEndIndoors = (clause: string): boolean =>
  ENDS_INDOORS.some((pattern) => loose(pattern).test(clause));

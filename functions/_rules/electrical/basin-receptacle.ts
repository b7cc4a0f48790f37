/**
 * A receptacle stands close to each basin of a dwelling.
 * Reads the distance between basin and receptacle, in feet, and statements that there is none.
 * @source NFPA 70-2020, 210.52(D)
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { contextOf, feet, isKept, orMissing, statedLimit } from "../measure.ts";
import { hasDwellings } from "./_words.ts";

const RECEPT = "(RECEP\\w*|OUTLETS?|DUPLEX|GFC?I|PLUGS?)";
const BASIN =
  "(LAV(ATOR(Y|IES))?S?|BASINS?|VANIT(Y|IES)|SINKS?|BATH ?ROOMS?|BATHS?|POWDER( ROOM)?)\\b";
/** A bathroom said to have no receptacle at its basin. */
const NONE_THERE = [
  exactCase`\bNO ([\w-]+ )?${RECEPT}( IS| ARE)?( SHOWN| PROV\w*| REQ\w*)?,? (AT|NEAR|BY|BESIDE|IN|FOR)\b[^;|]{0,30}\b${BASIN}`,
  exactCase`\b(BATH\w*|POWDER( ROOM)?|VANITY|LAV)\b[^;|]{0,20}\b(NO|WITHOUT|W\/O) ([\w-]+ )?${RECEPT}\.?\W*$`,
];
/** A place in the bathroom where none may stand, another room, a mirror with its own. */
const MAY_BE_NONE =
  /\b(TUB|SHOWER|FACE ?-? ?UP|ABOVE|BELOW|OVER|WITHIN|SHALL|KITCHEN|LAUNDRY|UTILITY|BAR SINK|MOP|SERVICE SINK|EXIST\w*|OTHER|ADDITIONAL|FURTHER|MORE|EXTRA|CIRCUIT|CKT|LOAD|FED|CLOSET|W\.?C|TOILET ROOM|PUBLIC|LOBBY|CLUB)\b/;

/** A receptacle is there, though none that protects: `STD. DUPLEX AT VANITY, NO GFI`. */
const isUnprotected = (clause: string): boolean =>
  /\b(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)\b[^;|]*\bNO G\.?F\.?C?\.?I\.?\W*$/i.test(clause);

/** A sink alone may be that of a kitchen: `REFRIGERATOR, 7'-0" FROM SINK`. */
const BATH = /\b(?:BATH|POWDER|PWDR|LAV|VANIT|TOILET|BASIN)/i;

const distance = statedLimit({
  demand: {
    thing: ["basin receptacle", "receptacle"],
    property: "distance",
    within: "lavatory",
    scale: 1 / 12,
  },
  quantity: feet,
  says: /#[^#~;|]{0,20}(BASIN|LAV(ATORY)?|SINK|VANITY)\b/,
  notUnder: /\b(LAUNDRY|UTILITY|KITCHEN|GARAGE|MUD ?ROOM|BAR|PANTRY)\b/,
  not:
    /KITCHEN|TUB SINK|LAUNDRY|UTILITY SINK|MOP|BAR SINK|WITHIN 6|ABOVE|A\.? ?F\.? ?F|HIGH|WIDE|FROM WALL|WET BAR|6 FT|6\'|SINK[^;]{0,12}GFC?I/,
  keep: (it) =>
    it.value <= 12 && (!/\bSINK/i.test(it.clause) || BATH.test(contextOf(it))) &&
    !/\b(SWITCH|DIMMER|TOWEL|LIGHT|DOOR|TUB|SHOWER)\w*[^#~;|]{0,12}#/i.test(it.clause) &&
    /RECEPT|OUTLET|DUPLEX|PLUG|GFC?I|FROM (THE )?(EDGE OF )?(THE )?BASIN/i.test(it.clause),
  bounds: ({ electrical }) => ({ max: electrical.basinReceptacleFt }),
});

export default defineRule({
  id: "electrical/basin-receptacle",
  requirementId: "NEC-210.52D-bath",
  when: hasDwellings,
  ...orMissing(distance, {
    says: NONE_THERE,
    not: MAY_BE_NONE,
    titled: true,
    in: "notes",
    keep: (it) => !isKept(it.text) && !isUnprotected(it.clause),
    required: ({ electrical }) => electrical.basinReceptacleFt,
  }),
  messages: {
    missing: "A bathroom is called out without a receptacle at its basin: {text}",
    ok: "The receptacle is {raw} from the basin.",
    outside: "The receptacle is {actual} ft from the basin; at most {required} ft is allowed.",
  },
  recommendation: "Add a GFCI receptacle within {required} ft of the basin, on a 20 A circuit.",
});

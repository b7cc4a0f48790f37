/**
 * No point along a wall of a living area is far from a receptacle.
 * Reads distances between receptacles (half of which counts) or to the next one, in feet.
 * @source NFPA 70-2020, 210.52(A)
 */
import type { Frame } from "../../_shared/domain/frame.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  either,
  feet,
  judgeStated,
  loose,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";
import { isBetweenTwo, RECEPTACLE, RECEPTACLE_TO_NEXT, toNearest } from "./_receptacles.ts";
import { hasDwellings } from "./_words.ts";

/** Places where the code asks for no spacing along the wall. */
const ELSEWHERE =
  /\b(GARAGE|CARPORT|COUNTER\w*|CTR|KITCHEN|ISLAND|EXTERIOR|OUTDOOR|LANAI|PATIO|PORCH|BALCONY|DECK|BATH\w*|POWDER|LAUNDRY|UTILITY|ATTIC|STORAGE|CLOSET|HALL\w*|CORRIDOR|FOYER|SHOP|BASEMENT|ELEVATIONS?|LOBBY|OFFICE|CLUB ?(HOUSE|ROOM))\b/;
/** From where a wall space begins to its first receptacle. */
const TO_FIRST =
  /# ?(FROM )?(EDGE OF )?(DOOR|(?:THE )?D-?\d{1,3}[A-Z]?\b|OPENING|JAMB|FIREPLACE|END OF WALL|WALL END|WINDOW WALL|CASED|CORNER)[^#~;|]{0,14}\b(TO|AND)\b[^#~;|]{0,14}(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)/;

/** What ends a wall space, so that receptacles on both sides of it may lie farther apart. */
const BREAK =
  /\b(FIRE ?-?PLACES?|F\.?P\b|HEARTH|CHIMNEY|DOOR(WAY)?S?|SLIDERS?|SGD|S\.G\.D|OPENINGS?|PASSAGE|ARCH(WAY)?|STAIRS?|BUILT ?-?INS?|BOOK ?CASES?|CABINETS?)\b/;
/** Outlets of another kind, or not on a wall. */
const OTHER_OUTLET =
  /\b(DATA|T\.?V\.?|TELE\w*|PHONE|CABLE|CATV|SPEAKER|LIGHT(ING)?|GAS|HOSE|AIR|VACUUM|FLOOR|HOLIDAY|SOFFIT|EAVE|CEILING|ROOF|LANDSCAPE|SITE|DOCK) (OUTLETS?|RECEPT\w*|DUPLEX|PLUGS?)\b/;
const isAcrossBreak = ({ clause, text, heading, drawing }: StatedQuantity): boolean =>
  isBetweenTwo(clause) && loose(BREAK).test([text, heading, drawing].join(" | "));

/** Inches behind a sign say how high an outlet is, feet how far apart: `HOOD OUTLET @ 78"`, `RECEPT. @ 12'`. */
const isAtHeight = ({ before, after, raw }: StatedQuantity): boolean =>
  /(?:@|\bAT)\s*$/i.test(before) && !/['’]|\bF(?:T|EET|OOT)\b/i.test(raw) &&
  !/^[^,;|]{0,12}\b(?:O\.?\s?C|APART|SPAC\w*|CENT\w*|CTRS)\b/i.test(after);

/** Rooms no label of a living area would be taken into. */
const NOT_LIVED_IN = /\b(GARAGE|CARPORT|LANAI|PATIO|PORCH|BALCONY|DECK|ATTIC|STORAGE)\b/i;

/** By the words and titles around; the room a label stands in is only a guess, so few of them tell. */
const isElsewhere = ({ text, heading, drawing, room }: StatedQuantity): boolean =>
  loose(ELSEWHERE).test([text, heading, drawing].join(" | ")) || NOT_LIVED_IN.test(room ?? "");

/** How far some point of the wall is, rather than how far two receptacles are apart: by what is said with the figure. */
const TO_POINT = /\b(?:POINTS?|PTS?|FARTHEST|FURTHEST|NEAREST|CLOSEST|FIRST|1ST)\b/i;
/** `6 FT TO OUTLET`, asked beside what is drawn. */
const TO_OUTLET = /\d\s*(?:FT|FEET|')\s*TO\s+(?:AN?\s+|THE\s+)?(?:OUTLET|RECEPT)/i;
/** The most of a wall, which may be either: `WALL MAX, BEDROOM 2`. */
const OF_WALL = /\bWALL (?:SPACE )?MAX\b|\bMAX\b\.? (?:OF )?(?:THE )?WALL\b/i;
/** The words at a figure, of a row its label. */
const saidOf = ({ sure, clause, text }: Frame): string =>
  sure === "rowed" ? text.split("|")[0] : clause;
/** Receptacles of machines stand where these do. */
const OF_EQUIPMENT =
  /\b(?:A\/?C|CU|AHU|RTU|CONDENS\w*|EQUIP\w*|SERVICE|SERV|SVC|POOL|SPA|PUMP|HEATER)\b/i;

/** The most of several, with no word of a point of the wall or a way to it: `RECEPTS. MAX 12'-0" ALONG WALLS`. */
const isMostOfSeveral = ({ clause }: StatedQuantity): boolean =>
  /\b(?:RECEPT\w*S|RECP?S|OUTLETS|PLUGS)\b\.?,? ?(?:MAX\b|@)/i.test(clause) &&
  !/\b(?:POINTS?|PTS?|FROM|TO|WITHIN|OF|NEAREST)\b/i.test(clause);

export default defineRule({
  id: "electrical/receptacle-spacing",
  requirementId: "NEC-210.52A-spacing",
  title: "Receptacle spacing",
  when: hasDwellings,
  demand: {
    thing: "receptacle",
    property: "distance",
    unless: either(
      /FIREPLACE|SLIDING|DOOR|OPENING|\bWITHIN\b.*\bOF\b|\b(?:GARAGE|CARPORT|LANAI|PATIO|PORCH|BALCONY|DECK|ATTIC|STORAGE)\b/i,
      OF_EQUIPMENT,
    ),
    where: /SPAC|O\.?C\b|APART|ALONG|WALL/i,
    notWithin: ["counter", "counter receptacle", "pool", "basin receptacle", "lavatory"],
    scale: 1 / 12,
    limit: ({ electrical: { wallReceptacleFt } }, frame) => {
      const said = saidOf(frame);
      const isToOne = TO_OUTLET.test(frame.text) ||
        !isBetweenTwo(said) && (TO_POINT.test(said) || OF_WALL.test(said));
      return { max: wallReceptacleFt * (isToOne ? 1 : 2) };
    },
    mild: ({ electrical }, frame) =>
      OF_WALL.test(saidOf(frame)) && !TO_OUTLET.test(frame.text)
        ? { max: electrical.wallReceptacleFt * 2 * 12 }
        : null,
  },
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: feet,
      says: [
        TO_FIRST,
        exactCase`# ?${RECEPTACLE_TO_NEXT}`,
        exactCase`${RECEPTACLE_TO_NEXT}[^#~;|]{0,14}#`,
        /(RECEP\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;]{0,60}# ?(CENTERS|CTRS|O\.? ?C|APART|ON CENTER)/,
        /(FIRST|1ST|NEAREST|NEXT) (WALL )?(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,30}#[^#~;|]{0,14}(FROM|OF|PAST) (THE )?(DOOR|DR\b|OPENING|JAMB|END)/,
        /#[^#~;|]{0,25}(BETWEEN|SPACING|APART|O\.? ?C\b)[^#~;|]{0,20}(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)?/,
        /(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,40}(SPAC(ED|ING)|APART|EVERY|O\.? ?C\b|MAX)[^#~;|]{0,14}#/,
        /(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,40}@ ?#(?! ?(FOR|HT|HIGH|TO)\b)/,
        /(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,30}# ?(MAX\.? )?(O\.? ?C\b|APART|SPACING|ON CENTER)/,
        /(NO|ANY|EACH|EVERY) (POINT|PT\b\.?)[^#~;|]{0,50}#[^#~;|]{0,30}(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)/,
        /(?<!\b(?:SERVICE|LOW|HIGH|SET|DEW) )\b(POINTS?|PTS?\b\.?)(?! OF (?:CONN|USE|SERV|ENTRY))[^#~;|]{0,40}#[^#~;|]{0,8}\b(FROM|TO|OFF)\b[^#~;|]{0,20}(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)/,
        /\bWALLS?\b[^#~;|]{0,30}#[^#~;|]{0,8}\b(FROM|TO)\b[^#~;|]{0,12}(NEAREST|NEXT|CLOSEST|FIRST) (WALL )?(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)/,
        /(RECEPT\w*|OUTLETS?|PLUGS?)[^#~;]{0,24}(MAX\.?|MOST|GREATEST|LONGEST|FARTHEST|FURTHEST) WALL (POINT|PT\b\.?|SPACE)[^#~;]{0,24}#/,
        /(FARTHEST|FURTHEST|ANY) (POINT|PT\b)[^#~;|]{0,30}(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;]{0,8}#/,
        /(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,40}#[^#~;|]{0,20}(FROM|TO|OF) (ANY|EACH|EVERY|ALL) (WALL )?(POINT|PT\b)/,
        /(SPACING|BETWEEN|DIST(ANCE|\.)?)[^#~;|]{0,20}(RECEPT\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,14}#/,
      ],
      titled: true,
      not:
        /COUNTER|ISLAND|KITCHEN|PLUG ?MOLD|EXTERIOR|OUTDOOR|BASIN|LAV|SINK|FIXTURE|STUD(?!Y)|STRAP|COLUMN|ABOVE|A\.? ?F\.? ?F/,
    }).filter((it) =>
      RECEPTACLE.test(it.clause) && !loose(OTHER_OUTLET).test(it.clause) && !isElsewhere(it) &&
      !isAcrossBreak(it) && !isAtHeight(it)
    ).map((it) => isMostOfSeveral(it) ? { ...it, value: it.value / 2 } : toNearest(it)),
  check: (stated, { limits }) => judgeStated(stated, { max: limits.electrical.wallReceptacleFt }),
  messages: {
    ok: "Receptacles: {raw}.",
    outside:
      "A point of the wall is {actual} ft from a receptacle ({raw}); at most {required} ft is allowed.",
  },
  recommendation: "Add receptacles so that no point of the wall is more than {required} ft away.",
});

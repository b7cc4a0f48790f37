/** Cuts texts into clauses: what is said in one breath. */
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { normaliseMarks } from "../../_shared/units.ts";

/** Short words that end sentences; other words of up to four letters before a full stop are abbreviations. */
const SHORT_WORDS =
  "WALL|DOOR|ROOM|SIDE|HIGH|WIDE|LONG|DEEP|AREA|HALL|EDGE|PLAN|CODE|UNIT|BATH|ROOF|PIPE|TYPE|SINK|ONLY|EACH|SIZE|USE|AIR|GAS|PAN|FAN|BOX|ROD|RODS|LINE|TANK|POOL|DUCT|HOOD|VENT|ATTIC|AFCI|GFCI|CFM|PSI|AMPS|FEET|TOO|OUT|THEM|HERE|BOTH|SLAB|YARD|LAWN|BAR|STEP|CURB|LOAD|LOCK|SEAT|RAIL|LEAF|SOIL|ROAD|DECK|BEAM|DAY|WAY|TREE|CARS|PATH|BASE|TILE|TUB|BOWL|RIM|WELL";
const LONG_ABBREVIATIONS =
  "RECEPTS?|EQUIP|APPROX|HORIZ|SPECS?|FIXTS?|COMPT|MANUF|BLDGS?|CONTR|ELECT?|MECHS?|PLUMB|STRUCT|THRESH|PROVD|REQMT|SHEATH|EMERG|ILLUM|DISCH|PARTN?|CONST|SPRINK|SPKLR|EXTING|INSUL|OCCUP|REFRIG|MAINT|VESTIB|EXIST";
const SENTENCE_END =
  anyCase`\s*[;•●▪]\s*|(?:(?<=[\d"'%)\]])|(?<=[A-Z]{5,})(?<!\b(?:${LONG_ABBREVIATIONS}))|(?<=\b(?:${SHORT_WORDS})))\.\s+(?=[A-Z(\d])|\n+`;

/** Words behind the full stop of a unit that go on about its figure: `94 in. Above the floor`. */
const GOES_ON =
  "Max|Min|Clear|Clr|Wide|High|Long|Deep|Thick|Tall|Dia|Diam|Nom|Above|Below|Over|Under|To|From|On|Of|By|At|And|Or|With|Typ|Center|Sq";
/** The full stop of a unit ends the sentence too, where a capital among small letters or an article begins the next. */
const ENDS_AT_UNIT =
  exactCase`\.(?<=\d\s?(?:ft|in|lbs?|gal|hr|min|sec|oz)\.)\s+(?=(?!(?:${GOES_ON})\b)[A-Z][a-z]|A\s[a-z])|\.(?<=\d\s?(?:FT|IN|LBS?|GAL|HR|MIN|SEC|OZ)\.)\s+(?=(?:THE|THIS|THESE|THERE|IT|EACH|ALL)\s)`;

/**
 * Characters of a clause. The longest sentence of a real sheet has fewer than half as many; what is longer is cut
 * between two words, since every pattern and every quantity is tried on a whole clause.
 */
const MAX_CLAUSE = 1_500;

/** Cuts text at semicolons, bullets and sentence ends; a full stop after an abbreviation ends nothing. */
export function clausesOf(text: string): string[] {
  return normaliseMarks(text).split(SENTENCE_END)
    .flatMap((it) => it.split(ENDS_AT_UNIT))
    .flatMap((it) => cutLong(it.trim()));
}

function cutLong(clause: string): string[] {
  const parts: string[] = [];
  let rest = clause;
  while (rest.length > MAX_CLAUSE) {
    const space = rest.lastIndexOf(" ", MAX_CLAUSE);
    const at = space > 0 ? space : MAX_CLAUSE;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}

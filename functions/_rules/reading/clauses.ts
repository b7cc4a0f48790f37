/** Cuts texts into clauses: what is said in one breath. */
import { normaliseMarks } from "../../_shared/units.ts";

/** Short words that end sentences; other words of up to four letters before a full stop are abbreviations. */
const SHORT_WORDS =
  "WALL|DOOR|ROOM|SIDE|HIGH|WIDE|LONG|DEEP|AREA|HALL|EDGE|PLAN|CODE|UNIT|BATH|ROOF|PIPE|TYPE|SINK|ONLY|EACH|SIZE|USE|AIR|GAS|PAN|FAN|BOX|ROD|RODS|LINE|TANK|POOL|DUCT|HOOD|VENT|ATTIC|AFCI|GFCI|CFM|PSI|AMPS|FEET";
const LONG_ABBREVIATIONS =
  "RECEPTS?|EQUIP|APPROX|HORIZ|SPECS?|FIXTS?|COMPT|MANUF|BLDGS?|CONTR|ELECT?|MECHS?|PLUMB|STRUCT|THRESH|PROVD|REQMT|SHEATH|EMERG|ILLUM|DISCH|PARTN?|CONST|SPRINK|SPKLR|EXTING|INSUL|OCCUP|REFRIG|MAINT|VESTIB|EXIST";
const SENTENCE_END = new RegExp(
  String
    .raw`\s*[;•●▪]\s*|(?:(?<=[\d"'%)\]])|(?<=[A-Z]{5,})(?<!\b(?:${LONG_ABBREVIATIONS}))|(?<=\b(?:${SHORT_WORDS})))\.\s+(?=[A-Z(\d])|\n+`,
  "i",
);

/**
 * Characters of a clause. The longest sentence of a real sheet has fewer than half as many; what is longer is cut
 * between two words, since every pattern and every quantity is tried on a whole clause.
 */
const MAX_CLAUSE = 1_500;

/** Cuts text at semicolons, bullets and sentence ends; a full stop after an abbreviation ends nothing. */
export function clausesOf(text: string): string[] {
  return normaliseMarks(text).split(SENTENCE_END).flatMap((it) => cutLong(it.trim()));
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

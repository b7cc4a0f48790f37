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

/** Cuts text at semicolons, bullets and sentence ends; a full stop after an abbreviation ends nothing. */
export function clausesOf(text: string): string[] {
  return normaliseMarks(text).split(SENTENCE_END).map((it) => it.trim()).filter(Boolean);
}

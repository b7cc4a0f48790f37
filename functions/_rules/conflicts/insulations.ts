/**
 * The insulation of frame walls, flat ceilings and roof decks: what sections and notes give, beside the lists and forms of
 * the energy code. R-values; one with a second layer, or of a part, is another.
 */
import type { Compared } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { newStatements } from "./said.ts";
import type { Told } from "./told.ts";

/** A part of the envelope a building has one sort of. */
interface Part {
  topic: Compared;
  of: string;
  /** The label of its row. */
  label: RegExp;
  /** Words of a text about it. */
  says: RegExp;
  /** Words of others. */
  unless: RegExp;
}

const OF_OTHERS =
  /\b(?:GARAGE|PORCH|LANAI|KNEE|INTERIOR|SOUND|PARTY|ACOUST\w*|HATCH|ACCESS|DOORS?|DUCTS?|SUP\w*|RET\w*|FLEX|PIPES?|WINDOWS?|EXIST\w*|MIN\w*|REQ\w*|CODE|LEAST|CI|CONT\w*|ALT\w*|PERIMETER|SLAB|BASELINE|BUDGET)\b/i;

const PARTS: readonly Part[] = [
  {
    topic: "wall insulation",
    of: "the insulation of the framed walls",
    label: /^\W*(?:(?:EXT\w*|WOOD|FRAMED?|STUD)\.?\s+)*WALLS?(?:\W+(?:WOOD\s+)?FRAMED?)?\W*$/i,
    says:
      /\b2\s?[x×]\s?[46]\b(?!.*\b(?:RAFTER|JOIST|TRUSS|TOP\s+CHORD))|^\W*(?:(?:EXT\w*|WOOD|FRAMED?|STUD)\.?\s+)*WALLS?\W+R\s?-?\s?\d/i,
    unless: /\b(?:CMU|MASONRY|BLOCK|CONC\w*|CEILINGS?|ATTIC|ROOFS?|FLOORS?|FURR\w*)\b/i,
  },
  {
    topic: "insulation",
    of: "the insulation of the ceiling",
    label: /^\W*(?:FLAT\s+)?(?:CEILINGS?|ATTIC)(?:\W+(?:FLAT|ATTIC))?\W*$/i,
    says: /\bCEILINGS?\b|\bCLG\b|\bATTIC\b/i,
    unless: /\b(?:VAULT\w*|CATHEDRAL|SLOPED|WALLS?|FLOORS?|ROOF\s+DECK|RAFTERS?|TRAY|DECK)\b/i,
  },
  {
    topic: "insulation",
    of: "the insulation of the roof deck",
    label: /\bABOVE\s+(?:THE\s+)?(?:ROOF\s+)?DECK\b/i,
    says: /\bABOVE\s+(?:THE\s+)?(?:ROOF\s+)?DECK\b/i,
    unless: /\b(?:WALLS?|FLOORS?|CEILINGS?|BELOW|UNDER)\b/i,
  },
];

const R_VALUES = /\bR\s?-?\s?(\d{1,2}(?:\.\d)?)(?![\d.]|\s*\+|-\d)/gi;
const LONGEST = 90;
/** Less insulates ducts, pipes and masonry. */
const LEAST = 11;

/** What is told of them. */
export const toldOfInsulations = (plan: PlanSet): Told[] =>
  newStatements(plan).filter((it) => it.text.length <= LONGEST).flatMap((it) => {
    const [value, ...others] = [...it.text.matchAll(R_VALUES)].map(([, digits]) => Number(digits));
    if (value === undefined || value < LEAST || others.length > 0 || OF_OTHERS.test(it.text)) {
      return [];
    }
    return PARTS.filter((part) => isAbout(it, part)).map(({ topic, of }): Told => ({
      ...placeOf(it),
      topic,
      of,
      values: [value],
    }));
  });

function isAbout(
  { text, row, drawing, heading }: Statement,
  { label, says, unless }: Part,
): boolean {
  if (unless.test(text) || [drawing, heading].some((it) => OF_PLACES.test(it ?? ""))) return false;
  return row ? row.cells.some((cell) => label.test(cell.text.trim())) : says.test(text);
}
/** Drawings of parts with walls and ceilings of their own. */
const OF_PLACES = /\b(?:GARAGE|PORCH|LANAI|EXIST\w*|DEMO\w*|SHED|STORAGE|CABANA)\b/i;

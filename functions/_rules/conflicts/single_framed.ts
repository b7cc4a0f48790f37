/** What a building has one of and the lexicon knows: the insulation of its ducts, its walls, its roof. */
import { getProperty, isKindOf, things } from "../../_lexicon/mod.ts";
import { formatLength } from "../../_shared/units.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { frameStore, type StoredFrame } from "../frames/store.ts";
import type { Statement } from "../reading/statements.ts";
import { wordsOf } from "./plain.ts";
import { type Framed, SECOND_STAIR } from "./single.ts";

/** What frames say of a matter, text by text. */
export const framedOf = (
  plan: PlanSet,
  { thing, property, called }: Framed,
): { it: Statement; values: number[] }[] => {
  const { of } = frameStore(plan);
  const general = called ? of(called.thing).filter(({ text }) => called.by.test(text)) : [];
  const own = called?.thing === thing ? [] : of(thing);
  const frames = [...new Set([...own, ...general])]
    .filter((it) => it.property === property && isBuilt(it)).sort((a, b) => a.page - b.page);
  return [...Map.groupBy(frames, ({ statement }) => statement)].map(([it, all]) => ({
    it,
    values: all.map(({ value }) => value!),
  }));
};

/** Does a frame give a figure of what is built? */
export const isBuilt = ({ value, role, work, polarity, bound }: StoredFrame): boolean =>
  value !== null && role === "provided" && work === "new" && polarity === "is" && bound === null;

/** The words the lexicon has for a thing and for its property, and those of the matter. */
function plainOf(thing: string, property: string, words: string): ReadonlySet<string> {
  const { before, after } = getProperty(property);
  const called = things.filter(({ id }) => isKindOf(id, thing)).flatMap(({ words }) => words);
  return wordsOf([...called, ...before, ...after, words].join(" "));
}

const OF_INSULATION =
  "R VALUE INSULATION INSUL INSULATED INSULATING BATT BATTS BLANKET FIBERGLASS CELLULOSE MINERAL WOOL FOAM SPRAY OPEN CLOSED " +
  "CELL RIGID POLYISO BOARD CI FOIL FACED UNFACED BLOWN LOOSE FILL KRAFT WRAP FLEX FLEXIBLE FURRED FURRING";

const insulated = (thing: string, of: string, words: string, by?: RegExp): Framed => ({
  thing,
  called: by && { thing: "insulation", by },
  property: "r-value",
  topic: thing === "wall insulation" ? "wall insulation" : "insulation",
  of: `the insulation of the ${of}`,
  plain: plainOf(thing, "r-value", `${OF_INSULATION} ${words}`),
});

/** Of the one stair: tags of a second, and steps beside it, leave open which a text is about. */
const ofStairs = (thing: string, property: string, of: string): Framed => ({
  thing,
  property,
  topic: "risers",
  of: `the ${property} of the ${of}`,
  plain: plainOf(
    thing,
    property,
    "STAIR STAIRS STAIRWAY INTERIOR EQ EQUAL MAX MIN MAXIMUM MINIMUM ACTUAL NOSING NOSINGS RISER RISERS TREAD TREADS R T UP DN",
  ),
  say: formatLength,
  severals: SECOND_STAIR,
});

/** A measure a design gives a thing wherever it stands; in words of the thing and of its measure alone. */
const measured = (
  [thing, property]: readonly [string, string],
  words: string,
  more: Partial<Framed> = {},
): Framed => ({
  thing,
  property,
  topic: "measure",
  of: `the ${property} of the ${thing}`,
  plain: wordsOf(
    `${words} HIGH HEIGHT HT WIDE WIDTH CLEAR CLR MIN MINIMUM AFF A.F.F ABOVE FINISHED FLOOR`,
  ),
  ...more,
});

const OF_ONE_STAIR = { severals: SECOND_STAIR } as const;
const inCfm = { say: (value: number) => `${value} cfm` };

const MEASURED: readonly Framed[] = [
  measured(
    ["guard", "height"],
    "GUARD GUARDS GUARDRAIL GUARDRAILS RAIL RAILING RAILINGS TOP WALKING SURFACE",
  ),
  measured(
    ["handrail", "height"],
    "HANDRAIL HANDRAILS NOSING NOSINGS TREAD BOTH SIDES",
    OF_ONE_STAIR,
  ),
  measured(["stair", "width"], "STAIR STAIRS STAIRWAY STAIRCASE INTERIOR ENCLOSED", OF_ONE_STAIR),
  measured(["headroom", "clear height"], "HEADROOM HEAD ROOM STAIR STAIRS STAIRWAY", OF_ONE_STAIR),
  measured(["fire lane", "width"], "FIRE LANE LANES ACCESS ROAD PAVED ASPHALT UNOBSTRUCTED"),
  measured(["access aisle", "width"], "ACCESS AISLE AISLES ACCESSIBLE STRIPED"),
  measured(
    ["bath exhaust", "airflow"],
    "BATH BATHROOM FAN FANS EXHAUST CFM INTERMITTENT EACH EA TO OUTSIDE",
    inCfm,
  ),
  measured(
    ["range hood", "airflow"],
    "RANGE HOOD KITCHEN EXHAUST FAN CFM TO OUTSIDE DUCTED",
    inCfm,
  ),
  measured(
    ["envelope leakage", "leakage"],
    "ENVELOPE LEAKAGE AIR ACH ACH50 BLOWER DOOR TEST TESTED PA PASCALS TARGET",
    {
      say: (value) => `${value} ACH50`,
    },
  ),
];

export const FRAMED: readonly Framed[] = [
  ...MEASURED,
  insulated(
    "insulation",
    "floor",
    "FLOOR FLOORS RAISED UNDER SUBFLOOR JOIST JOISTS BETWEEN CRAWL SPACE",
    /\bFLOORS?\b/i,
  ),
  insulated(
    "wall insulation",
    "framed walls",
    "EXTERIOR EXT WALL WALLS FRAME FRAMED STUD STUDS",
    /\b(?:WOOD\s+|EXT\w*\.?\s+)?(?:FRAMED?|STUD)\s+WALLS?\b|\b2\s?X\s?[46]\b.*\bSTUDS?\b.*\bBATTS?\b/i,
  ),
  insulated(
    "mass wall",
    "masonry walls",
    "EXTERIOR EXT INTERIOR FACE SIDE MASONRY CMU BLOCK CONCRETE CAVITY WALL WALLS FOIL FACED GYPSUM GYP BOARD BD FURRING FURRED",
    /\b(?:CMU|BLOCK|MASONRY)\s+WALLS?\b/i,
  ),
  ofStairs("riser", "height", "risers"),
  ofStairs("tread", "depth", "treads"),
  insulated("duct", "ducts", "SUPPLY RETURN DUCTWORK"),
];

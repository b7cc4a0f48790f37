/**
 * What a building is made of, in words: the covering of its roof, the studs of its outer walls. A sheet that names two
 * means two parts of it; sheets agree where they share one.
 */
import type { Compared } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isOfOneOfSeveral, isOfOutbuilding } from "../reading/other_buildings.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { isOfWhole, saysOnly, wordsOf } from "./plain.ts";
import { newTexts, viewOf } from "./said.ts";
import type { Told } from "./told.ts";

/** What is told of materials. */
export const toldOfMaterials = (plan: PlanSet): Told[] => [
  ...toldOf(plan, COVERING),
  ...toldOf(plan, STUDS),
  ...toldOf(plan, REFRIGERANT),
  ...toldOf(plan, TERMITES),
];

/** A matter whose values are words. */
interface Material {
  topic: Compared;
  of: string;
  /** A text about it has one of these. */
  needs: RegExp;
  /** Texts that may speak of something else: they tell of no whole. */
  not: RegExp;
  /** Its values in a text. */
  read: (text: string) => string[];
  /** Words of a text that speaks of the whole; any other makes it a part's. */
  plain: ReadonlySet<string>;
  /** May a row speak of it whatever else it lists? */
  isRow: (it: Statement) => boolean;
}

const COVERINGS: readonly [name: string, called: RegExp][] = [
  ["shingles", /\bSHINGLES?\b/i],
  ["metal", /\bSTANDING\s+SEAM\b|\bMETAL\s+ROOF(?:ING)?\b|\b5-?V(?:EE)?\s+CRIMP\b/i],
  ["tile", /\b(?:CONC(?:RETE)?\.?|CLAY|BARREL|ROOF(?:ING)?)\s+(?:ROOF\s+)?TILES?\b/i],
  ["modified bitumen", /\bMOD(?:IFIED|\.)?\s?BIT(?:UMEN)?\b/i],
  ["TPO", /\bT\.?P\.?O\b/i],
  ["EPDM", /\bE\.?P\.?D\.?M\b/i],
  ["built-up", /\bBUILT[\s-]?UP\s+ROOF/i],
];

const COVERING: Material = {
  topic: "roof covering",
  of: "the covering of the roof",
  needs: new RegExp(COVERINGS.map(([, { source }]) => source).join("|"), "i"),
  not:
    /\bSIDING\b|\bGABLES?\b|\b(?:METAL|BUILT[\s-]?UP)\s+ROOF\s+(?:DECK|TRUSS|JOIST|FRAM|EDGE|VENT|CURB|HATCH)|\bWALLS?\b|\bUNDERLAYMENT\b/i,
  read: (text) => COVERINGS.filter(([, called]) => called.test(text)).map(([name]) => name),
  plain: wordsOf(
    "ROOF ROOFS ROOFING COVERING COVERINGS CLASS A B C ARCH ARCHITECTURAL DIMENSIONAL ASPHALT FIBERGLASS COMPOSITION SHINGLE " +
      "SHINGLES STANDING SEAM METAL PANEL PANELS CRIMP V GALVALUME ALUMINUM STEEL GA GAUGE MIL PLY SBS APP MOD MODIFIED " +
      "BITUMEN BIT CAP SHEET TPO EPDM MEMBRANE MECH MECHANICALLY ATTACHED FULLY ADHERED FASTENED OVER SEALED DECK " +
      "SHEATHING PLYWOOD PLYWD OSB POLYISO INSULATION ISO RIGID R CI TILE TILES CONCRETE CONC CLAY BARREL BUILT UP COLOR WHITE " +
      "SLOPE PITCH",
  ),
  isRow: () => false,
};

const STUD_SIZE = /\b2\s?x\s?([468])\b(?!\s?x)/gi;

const STUDS: Material = {
  topic: "member size",
  of: "the studs of the exterior walls",
  needs: /\bEXT(?:ERIOR|\.)?(?=\W)/i,
  not: /\bEXIST|\bSOFFIT|\bTRIM\b|\bFASCIA/i,
  read: (text) => [...text.matchAll(STUD_SIZE)].map(([, depth]) => `2x${depth}`),
  plain: wordsOf("EXTERIOR EXT WALL WALLS STUD STUDS WOOD SYP SPF FRAME FRAMED FRAMING O C"),
  // Of a list of types the row of the outer wall.
  isRow: ({ from, text, schedule }) =>
    from === "row" && /\bWALL\s+TYPES?\b|\bWALL\s+SCHED/i.test(schedule?.title ?? "") &&
    /^[^|]*\|\s*EXT(?:ERIOR|\.)?\s*(?:WALLS?\s*)?\|/i.test(text),
};

/** Walk-in coolers have refrigerants of their own; these cool buildings. */
const COOLANT = /\bR-?\s?(410A|454B|32|407C)(?![\w])/gi;

const REFRIGERANT: Material = {
  topic: "measure",
  of: "the refrigerant of the air conditioning",
  needs: /REFRIGERANT/i,
  not: /\bWALK-?IN\b|\bCOOLERS?\b|\bFREEZER|\bRECOVER|\bICE\b|\bVRF\b|\bMINI/i,
  read: (text) => [...text.matchAll(COOLANT)].map(([, number]) => `R-${number.toUpperCase()}`),
  plain: wordsOf(
    "ALL REFRIGERANT SYSTEMS SYSTEM UNITS UNIT EQUIPMENT SPLIT AIR CONDITIONING A C AC HVAC HEAT PUMP PUMPS R USE SHALL BE IS TYPE ONLY CHARGED WITH NEW COPPER LINES LINE SETS PIPING",
  ),
  isRow: ({ from, text, schedule }) =>
    from === "row" && !/\bCOOLER|\bFREEZER|\bREFRIGERATION\b/i.test(`${text} ${schedule?.title}`) &&
    schedule!.columns.some(({ header }) => /\bREFRIGERANT\b/i.test(header)),
};

const TREATMENTS: readonly [name: string, called: RegExp][] = [
  ["soil treatment", /\bSOIL\s+(?:POISON\w*|TREAT\w*|TERMITICIDE)|\bTREAT\w*\s+(?:THE\s+)?SOIL\b/i],
  ["borate", /\bBORATES?\b/i],
  ["bait stations", /\bBAIT(?:ING)?\b/i],
];

const TERMITES: Material = {
  topic: "measure",
  of: "the protection against termites",
  needs: /TERMIT/i,
  not: /\bOR\b|\bSHIELD/i,
  read: (text) => TREATMENTS.filter(([, called]) => called.test(text)).map(([name]) => name),
  plain: wordsOf(
    "TERMITE TERMITES TERMITICIDE PROTECTION TREATMENT TREATED TREAT SOIL BORATE BORATES WOOD FRAMING BAIT BAITING STATION STATIONS SYSTEM PRE " +
      "CONSTRUCTION CHEMICAL METHOD SUBTERRANEAN REGISTERED FBC SLAB SLABS UNDER BELOW BY TYPE",
  ),
  isRow: () => false,
};

/** View by view of every sheet what is named, where one of its texts speaks of the whole. */
function toldOf(plan: PlanSet, material: Material): Told[] {
  const texts = newTexts(plan, material.needs)
    .map((it) => ({ it, values: material.read(it.text) }))
    .filter(({ values }) => values.length > 0);
  const places = Map.groupBy(texts, ({ it }) => `${it.page} ${viewOf(it)}`);
  return [...places.values()].flatMap((sheet): Told[] => {
    const main = sheet.find(({ it }) => isOfAll(it, material));
    if (!main) return [];
    return [{
      ...placeOf(main.it),
      topic: material.topic,
      of: material.of,
      values: [...main.values, ...sheet.flatMap(({ values }) => values)],
      said: main.values[0],
    }];
  });
}

/** Does a text speak of the whole: of nothing beside it, under a title that names no part? */
function isOfAll(it: Statement, { not, plain, isRow }: Material): boolean {
  if (not.test(it.text) || !saysOnly(it.text, plain) && !isRow(it)) return false;
  return [it.drawing, it.heading, it.schedule?.title].every((title) =>
    !title || !isOfOneOfSeveral(title) && !isOfOutbuilding(title) && isOfWhole(title, plain)
  );
}

/** What a building has one of in its structure: its slab, the footing under its walls, the bars, joists and trusses. */
import { anyCase } from "../../_shared/pattern.ts";
import type { Compared } from "../../_lexicon/mod.ts";
import { contextOf } from "../reading/scope.ts";
import type { Statement } from "../reading/statements.ts";
import { wordsOf } from "./plain.ts";
import type { Single } from "./single.ts";

const LUMBER = "WOOD LUMBER SYP SPF P T PT TREATED PRESSURE SOUTHERN PINE NO GRADE";
const BARS =
  "REINFORCING REINFORCEMENT REINF STEEL REBAR REBARS BAR BARS CONT CONTINUOUS T TOP BOTTOM BOT B HORIZ HORIZONTAL LAP GRADE";
const SLAB =
  "SLAB SLABS GRADE S.O.G SOG ON CONC CONCRETE THICK THK REINF REINFORCED MONOLITHIC MONO WWF WWM W.W.F W.W.M MESH FIBER " +
  "FIBERMESH FIBERS OVER UNDER BELOW VAPOR BARRIER RETARDER MIL POLY POLYETHYLENE VISQUEEN CLEAN COMPACTED FILL SOIL TERMITE TREATED " +
  "EARTH SAND GROUND PSI MIN MINIMUM";
const FOOTING =
  "FOOTING FOOTINGS FTG FTGS WALL WALLS EXTERIOR EXT PERIMETER BEARING MONOLITHIC MONO STRIP CONT CONTINUOUS CONC CONCRETE WIDE " +
  `DEEP DP SPREAD GRADE PSI ${BARS}`;

/** One figure, or two as one: `(3) #5` is 305 and `16 x 20` is 16020. */
interface Sized {
  topic: Compared;
  of: string;
  needs: RegExp;
  /** The text, or what stands over it, speaks of the thing. */
  called: RegExp;
  plain: string;
  /** Its groups are the figures. */
  figure: RegExp;
  value: (one: string, other: string) => number;
  say: (value: number) => string;
}

const sized = ({ called, figure, value, plain, ...matter }: Sized): Single => ({
  ...matter,
  plain: wordsOf(plain),
  read: (it) => {
    const found = called.test(saidOf(it)) ? figure.exec(it.text) : null;
    const groups = found?.slice(1).filter((group) => group !== undefined) ?? [];
    return groups.length > 0 ? [value(groups[0], groups[1])] : [];
  },
});

/** A short callout leaves to the title of its drawing what it speaks of. */
const saidOf = (it: Statement): string => it.from === "note" ? contextOf(it) : it.text;

/** `2'-8"` of a spacing, `32"`, as inches. */
const SPACING = String
  .raw`(?:@\s*(\d{1,2}(?:\.\d)?)(?:"|\s*IN\b|\s*''|(?=\s*O\.?\s?C))(?:\s*O\.?\s?C)?|\bAT\s+(\d{1,2}(?:\.\d)?)(?:"|\s*IN(?:CH(?:ES)?)?\b\.?|\s*'')?\s*(?:O\.?\s?C\b|ON\s+CENT))`;
const inches = (value: number): string => `${value}"`;

/** Panels are called by their nominal thickness and by the one they have. */
const NOMINAL: Readonly<Record<string, number>> = {
  "15/32": 1 / 2,
  "19/32": 5 / 8,
  "23/32": 3 / 4,
};
const thickness = (fraction: string): number => {
  const [over, under] = fraction.split("/").map(Number);
  return NOMINAL[fraction] ?? over / under;
};
const nominally = (value: number): string => {
  const exact = Object.entries(NOMINAL).find(([, nominal]) => nominal === value)?.[0];
  return exact ? `${value * 8}/8" (${exact}")` : `${value * 32}/32"`;
};

const sheathing = (of: string, called: RegExp, words: string): Single =>
  sized({
    topic: "member size",
    of: `the thickness of the ${of} sheathing`,
    needs: /SHEATH|PLYWOOD|OSB|\bCDX\b/i,
    called,
    plain:
      `${words} SHEATHING SHTG PLYWOOD PLYWD OSB CDX APA RATED EXP EXPOSURE I STRUCTURAL STRUCT DECK DECKING PANELS PANEL EAVE EAVES W MIN`,
    figure: /(?<![\d\/])(\d{1,2}\/(?:32|16|8|4|2))(?:"|\s*IN\b)?/i,
    value: thickness,
    say: nominally,
  });

const footing = (of: string, called: RegExp): Single =>
  inSection(of, { topic: "footing size", needs: /F(?:OO)?TG|FOOTING/i, called, plain: FOOTING });

/** Width and depth of what is cast. */
const inSection = (
  of: string,
  matter: Pick<Sized, "topic" | "needs" | "called" | "plain">,
): Single =>
  sized({
    ...matter,
    of: `the size of the ${of}`,
    figure:
      /(?<![\d'#@])(\d{1,2})(?:"|\s*IN(?:CH(?:ES)?)?\b\.?)?\s*(?:WIDE|W)?\s*(?:[x×]|\b(?:BY|AND)\b)\s*(\d{1,2})(?:"|\s*IN(?:CH(?:ES)?)?\b\.?)?\s*(?:DEEP|D)?(?![\d'x×])/i,
    value: (one, other) => 1000 * Math.min(+one, +other) + Math.max(+one, +other),
    say: (value) => `${Math.floor(value / 1000)}" x ${value % 1000}"`,
  });

const barsOf = (of: string, called: RegExp, plain = FOOTING): Single =>
  sized({
    topic: "reinforcement",
    of: `the bars of the ${of}`,
    needs: /#/,
    called,
    plain,
    figure: /\(?\b(\d)\)?\s*-?\s*#\s?(\d)\b(?!\s*@)/,
    value: (count, size) => 100 * +count + +size,
    say: (value) => `(${Math.floor(value / 100)}) #${value % 100}`,
  });

const joists = (
  of: string,
  { called, plain }: { called: RegExp; plain: string },
): Single[] => [
  sized({
    topic: "member size",
    of: `the size of the ${of}`,
    needs: /\d\s?[x×]\s?\d/i,
    called,
    plain: `${plain} ${LUMBER}`,
    figure: /(?<![\d\/.])(2)\s?[x×]\s?(4|6|8|10|12)\b(?!\s?[x×])/i,
    value: (_, depth) => +depth,
    say: (depth) => `2x${depth}`,
  }),
  spacingOf(of, called, `${plain} ${LUMBER}`),
];

const spacingOf = (of: string, called: RegExp, plain: string): Single =>
  sized({
    topic: "member size",
    of: `the spacing of the ${of}`,
    needs: /@|\bAT\b/i,
    called,
    plain,
    figure: new RegExp(SPACING, "i"),
    value: Number,
    say: inches,
  });

const MONOLITHIC = /\bMONO(?:LITHIC)?\b[^;|]{0,16}\b(?:FOOTINGS?|FTGS?)\b/i;
const WALL_FOOTING =
  /\b(?:(?:EXT(?:ERIOR|\.)?|BEARING|PERIMETER)\s+)?(?:WALL|STRIP|CONT(?:INUOUS|\.)?)\s+(?:WALL\s+|CONC\.?\s+)?(?:FOOTINGS?|FTGS?)\b/i;
const TIE_BEAM = /\b(?:TIE|BOND)\s+BEAMS?\b/i;
const SECOND_TIE_BEAM = /\b[TBLR]B\s?-?\s?[2-9]\b/i;
const OF_TIE_BEAM =
  `TIE BOND BEAM BEAMS CONC CONCRETE CMU MASONRY BLOCK KNOCKOUT CAST IN PLACE WALL WALLS EXTERIOR EXT PSI DEEP WIDE STIRRUPS ${BARS}`;
const VERTICAL = /\bVERT(?:ICAL|\.)?\b/i;
const OF_BLOCK =
  "VERTICAL VERT CMU MASONRY BLOCK WALL WALLS EXTERIOR EXT GROUTED CELL CELLS FILLED SOLID DOWEL DOWELS GROUT HOOK STANDARD";

export const STRUCTURE: readonly Single[] = [
  sized({
    topic: "footing size",
    of: "the size of the piles",
    needs: /PILE/i,
    called: /\bPILES?\b/i,
    plain: `PILE PILES TIMBER SQ SQUARE CCA DRIVEN PRECAST CONC CONCRETE MARINE GRADE ${LUMBER}`,
    figure: /(?<![\d\/.'-])(\d{1,2})"?\s*[x×]\s*(\d{1,2})(?!\d|\s*['x×])/i,
    value: (one, other) => 1000 * Math.min(+one, +other) + Math.max(+one, +other),
    say: (value) => `${Math.floor(value / 1000)} x ${value % 1000}`,
  }),
  footing("monolithic footing", MONOLITHIC),
  footing("wall footing", WALL_FOOTING),
  barsOf("monolithic footing", MONOLITHIC),
  barsOf("wall footing", WALL_FOOTING),
  ...[
    inSection("tie beam", {
      topic: "member size",
      needs: /BEAM/i,
      called: TIE_BEAM,
      plain: OF_TIE_BEAM,
    }),
    barsOf("tie beam", TIE_BEAM, OF_TIE_BEAM),
  ].map((it): Single => ({ ...it, severals: SECOND_TIE_BEAM })),
  sized({
    topic: "reinforcement",
    of: "the vertical bars of the masonry walls",
    needs: /#/,
    called: VERTICAL,
    plain: `${OF_BLOCK} ${BARS}`,
    figure: anyCase`#\s?(\d)\b[^;|#@]{0,30}${SPACING}`,
    value: (size, spacing) => 100 * +size + +spacing,
    say: (value) => `#${Math.floor(value / 100)} @ ${value % 100}"`,
  }),
  ...joists("floor joists", {
    called: /\bFLOOR\s+(?:JOISTS?|JSTS?)\b/i,
    plain: "FLOOR JOIST JOISTS JST JSTS",
  }),
  ...joists("ceiling joists", {
    called: /\b(?:CEILING|CLG\.?)\s+(?:JOISTS?|JSTS?)\b/i,
    plain: "CEILING CLG JOIST JOISTS JST JSTS",
  }),
  ...joists("rafters", { called: /\bRAFTERS?\b/i, plain: "RAFTER RAFTERS ROOF" }),
  spacingOf(
    "roof trusses",
    /^(?!.*\bFLOOR\s+TRUSS).*(?:\bROOF\b.*\bTRUSS|\bTRUSS\w*\b.*\b(?:ROOF|SECTION|ELEVATION))/i,
    `ROOF TRUSS TRUSSES PREFAB PREFABRICATED PRE ENGINEERED ENG PREENGINEERED PLATE CONNECTED METAL PITCH SLOPE HIP GABLE ${LUMBER}`,
  ),
  spacingOf(
    "floor trusses",
    /\bFLOOR\s+TRUSS(?:ES)?\b/i,
    `FLOOR TRUSS TRUSSES OPEN WEB PREFAB PREFABRICATED PRE ENGINEERED ENG PREENGINEERED ${LUMBER}`,
  ),
  spacingOf(
    "exterior studs",
    /\bEXT(?:ERIOR|\.)?\b.*\bSTUDS?\b|\bSTUDS?\b.*\bEXT(?:ERIOR|\.)?\b/i,
    `EXTERIOR EXT WALL WALLS STUD STUDS BEARING FRAME FRAMED FRAMING ${LUMBER}`,
  ),
  sized({
    topic: "member size",
    of: "the gauge of the roof deck",
    needs: /DECK/i,
    called: /\bROOF\s+DECK(?:ING)?\b|\bDECK\b.*\bROOF\b/i,
    plain:
      "ROOF DECK DECKING METAL STEEL STL TYPE B N GA GAUGE GAGE WIDE RIB GALVANIZED GALV PAINTED DEEP F",
    figure: /(?<![\d\/.-])(1[68]|2[0246])\s*-?\s*GA(?:UGE|GE|\.)?(?![\w])/i,
    value: Number,
    say: (value) => `${value} ga`,
  }),
  sheathing("roof", /\bROOF\s+(?:SHEATH|DECK)|\bROOF\b.*\b(?:PLYWOOD|OSB)/i, "ROOF"),
  sheathing(
    "wall",
    /\b(?:EXT(?:ERIOR|\.)?\s+)?WALL\s+SHEATH|\bSHEATHING\s+(?:AT|ON)\s+(?:EXT\w*\.?\s+)?WALLS?\b/i,
    "WALL WALLS EXTERIOR EXT",
  ),
  sized({
    topic: "member size",
    of: "the thickness of the vapor retarder",
    needs: /MIL\b/i,
    called: /\bVAPOR\b|\bPOLY|\bVISQUEEN\b/i,
    plain: `${SLAB} CLASS SHEETING SHEET JOINTS LAPPED LAP TAPED SEALED ASTM E`,
    figure: /(?<![\d.])(\d{1,2})\s?-?\s?MIL\b/i,
    value: Number,
    say: (value) => `${value} mil`,
  }),
  spacingOf(
    "sill anchor bolts",
    /\bANCHOR\s+BOLTS?\b|\bA\.?B\.?'?S?\b.*\bPLATE/i,
    `SILL PLATE PLATES MUDSILL BOTTOM ANCHOR BOLT BOLTS A.B AB J HOOKED GALV GALVANIZED EMBED EMBEDMENT EMBEDDED WASHER WASHERS NUT ${LUMBER}`,
  ),
];

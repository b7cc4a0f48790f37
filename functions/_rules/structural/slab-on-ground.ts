/**
 * Slabs on ground of houses are 3 1/2 in thick on a vapor retarder of 6 mil.
 * Applies to stated slab thickness and retarder, and to statements that there is none. Measures inches and mil; drives, walks and patios are left out.
 * @source FBC-R 8th ed. (2023), R506.1, R506.2
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import { cellHeaded, clausesSaying, isKept, isRemoved, newWork, placeOf } from "../measure.ts";
import { cellUnder, saysNone } from "./_cells.ts";

/** A stated thickness. */
interface Layer extends Evidence {
  value: number;
  of: "slab" | "retarder" | "no retarder";
}

const SLAB = /\bSLABS?\b|\bS\.?O\.?G\b|\bCONC(RETE|\.)?\s+FLOOR/i;
const OTHER =
  /\b(DRIVE\w*|WALKS?|WALKWAY|SIDEWALK|PATIO|POOL|EQUIP\w*|A\/?C|PAD|APRON|PAVER|RAMP|CURB|SPLASH|ELEVATED|SUSPENDED|COMPOSITE|DECK|CARPORT|EXIST\w*|LIGHTWEIGHT|R\.\s?B|RIGID|INSUL\w*|FOAM|XPS|EPS|POLY\w*STYRENE|TOPPING|PRECAST|COVER|COVERAGE|CAST\s+AGAINST|SAW-?\s?CUT|JOINTS?|HOLLOW\s*CORE)\b/i;
const RETARDER = /(\d{1,2})\s*-?\s*MIL\b/i;
const WORDS = String
  .raw`(?:THICK\w*|THK\.?|MIN\w*\.?|NOM\w*\.?|CONT\.?|REINF\w*\.?|FIBER\w*|MONO\w*|POURED|\d?[34],?[05]00|PSI|-|,|\s)*`;
const NOT_THE_SLAB =
  "RECESS|DEPRESS|STEP|DROP|EDGE|OFFSET|COVER|CURB|BLOCK|BEAM|COLUMN|WALL|FOOTING|FILL|INSUL|R\\.?B\\b|RIGID";
/** The length names the slab only when concrete is said, or when the word slab ends the phrase. */
const THICK_BEFORE =
  anyCase`^\s*${WORDS}(?:CONC(?:RETE|\.)?(?:\s+(?:FLOOR\s+)?SLAB)?(?!\s*(?:SLAB\s*)?(?:${NOT_THE_SLAB}))|(?:SLAB|S\.?O\.?G\.?)(?=\s*(?:$|[,;:(/]|ON\b|OVER\b|W\/|WITH\b|REINF|THICK|THK|MIN\b|-\s*ON)))`;
const THICK_AFTER =
  /\b(?:SLAB(?:[\s-]+ON[\s-]+(?:GRADE|GROUND|FILL))?|S\.?O\.?G\.?|CONC(?:RETE|\.)?\s+FLOOR)\s*(?:SHALL\s+BE|TO\s+BE|IS|THICKNESS|THK\.?|MIN\w*\.?|[:=,-]|\s)*$/i;

export default defineRule({
  id: "structural/slab-on-ground",
  requirementId: "FBC-R-R506-slab",
  source: { volume: "FBC-R", edition: "2023", section: "R506.1" },
  demand: {
    thing: "slab",
    property: "thickness",
    unless: /DROP|RECESS|STEP|TOPPING|FILL|HOUSEKEEPING|PAD|DECK/i,
    limit: ({ structural }) => ({ min: structural.slabThicknessIn }),
  },
  applies: layers,
  check(it, { limits }) {
    if (it.of === "no retarder") {
      const required = limits.structural.vaporRetarderMil;
      return fail("bare", { text: it.sourceText, actual: "none", required, unit: "mil" });
    }
    const isSlab = it.of === "slab";
    const data = {
      actual: it.value,
      required: isSlab ? limits.structural.slabThicknessIn : limits.structural.vaporRetarderMil,
      unit: isSlab ? "in" : "mil",
      element: isSlab ? "The slab" : "The vapor retarder",
    };
    // A quarter inch of slab matters: the figure is compared as printed.
    return it.value >= data.required ? pass(data) : fail("thin", data);
  },
  messages: {
    ok: "{element} is {actual} {unit} thick; {required} {unit} is required.",
    bare: "The slab has no vapor retarder; {required} {unit} is required: {text}",
    thin: "{element} is {actual} {unit} thick; at least {required} {unit} is required.",
  },
  recommendation: "Specify a 3 1/2 in slab on a 6 mil vapor retarder.",
  leftOpen: {
    topic: /\bSLAB\b[^;]{0,20}\bTHICK/i,
    data: ({ limits }) => ({ required: limits.structural.slabThicknessIn, unit: "in" }),
  },
});

const FILM =
  "(VAPOU?R|MOISTURE) ?-? ?(BARRIER|RETARDER)|VISQUEEN|V\\.? ?B\\.?\\b|POLY(ETHYLENE)?\\b\\.?( FILM| SHEET\\w*)?";
const NO_FILM = [
  exactCase`\b(NO|WITHOUT|W ?\/ ?O|OMIT|DELETE|LESS) ?(THE |A |ANY )?(\d+ ?MIL )?(${FILM})`,
  exactCase`(${FILM})[^;|]{0,40}(: ?|- ?|IS |ARE )?\b(NONE|OMITTED|DELETED|ELIMINATED|WAIVED|NOT (REQ|PROV|USED|INCL|SHOWN|NEEDED)|N ?\/ ?A)`,
];
/** Slabs the code lets go without, and films that are not under a slab. */
const MAY_LACK =
  /\b(GARAGE|CARPORT|DRIVE\w*|WALKS?|WALKWAY|SIDEWALK|PATIO|POOL|PORCH|LANAI|A ?\/ ?C|PAD|APRON|SHED|DETACHED|FRANGIBLE|BREAK-?\s?AWAY|EXTERIOR (?:SLAB|FLATWORK|CONC)|UTILITY|EXIST\w*|WALLS?|CEILING|ATTIC|ROOF|STUDS?|INTERIOR (FACE|SIDE)|UNHEATED|TERRACE|DECK|RAMP|CURB)\b/i;

/** An order to keep it: `VAPOR BARRIER SHALL NOT BE OMITTED`. */
const KEEP_IT = /\b(?:NOT|NEVER)\s+(?:BE\s+)?(?:OMIT|DELET|ELIMINAT|WAIV)/i;

/** Drawings of a slab that may lack a film: `PORCH SLAB`, `GARAGE SLAB EDGE`. */
const OPEN_SLAB =
  /\b(?:GARAGE|CARPORT|PORCH|LANAI|PATIO|STOOP|TERRACE|SHED|BREAK-?\s?AWAY|DRIVE\w*|WALK\w*)\s+(?:CONC\w*\.?\s+)?SLAB/i;
const isOfOpenSlab = ({ drawing }: { drawing: string | null }): boolean =>
  OPEN_SLAB.test(drawing ?? "");

function layers(plan: PlanSet): Layer[] {
  const bare = clausesSaying(plan, { says: NO_FILM, under: SLAB, not: MAY_LACK }).filter((it) =>
    !isKept(it.text) && !isRemoved(it.text) && !isOfOpenSlab(it) && !KEEP_IT.test(it.clause) &&
    /SLAB|S\.?O\.?G|FLOOR|GRADE|SOIL|FILL|GROUND/i.test(it.text)
  );
  return [
    ...bare.map((it): Layer => ({ ...placeOf(it), value: 0, of: "no retarder" })),
    ...stated(plan),
  ];
}

/** Rows of slab schedules, by their column of thickness. */
function scheduled(plan: PlanSet): Layer[] {
  return newWork(plan, { topic: /\d/, under: SLAB, not: MAY_LACK, in: "rows" }).flatMap((it) => {
    if (OTHER.test(it.text)) return [];
    const film = cellUnder(it, /\bVAPOU?R|\bMOISTURE|\bRETARDER|\bBARRIER|\bVISQUEEN|\bPOLY/i);
    const bare = film !== null && saysNone(film)
      ? [{ ...placeOf(it), value: 0, of: "no retarder" as const }]
      : [];
    const [thick] = findLengths(cellHeaded(it, /\bTHICK|\bTHK\b/i) ?? "");
    return [
      ...bare,
      ...(thick ? [{ ...placeOf(it), value: thick.valueIn, of: "slab" as const }] : []),
    ];
  });
}

/** Titles of flatwork outside. */
const OUTDOORS =
  /\b(?:DRIVE\w*|WALKS?|WALKWAY|SIDEWALK|PATIO|POOL|EQUIP\w*|A\/?C|PADS?|APRON|CURB|RAMP)\b/i;

/** Callouts may leave the word slab to the title of their detail. */
const TITLED =
  /^[^A-Z]*(?:TYP\w*\.?\s+|INTERIOR\s+|MONO\w*\.?\s+|HOUSE\s+|MAIN\s+|GROUND\s+|FIRST\s+|1ST\s+|LIVING\s+|FLOOR\s+|CONC\w*\.?\s+)*(?:SLAB|S\.?O\.?G\b)|\bSLAB\s+(?:EDGE|SECTION|DETAIL|ON\s+GRADE)/i;

/** Concrete on a film is a slab on ground, whatever it is called: `3" CONC. ON 6 MIL POLY`. */
const ON_FILM = /\bCONC(?:RETE|\.|\b)[^;]*\b\d{1,2}\s*-?\s*MIL\b/i;

function stated(plan: PlanSet): Layer[] {
  const named = newWork(plan, { topic: SLAB, not: OTHER }).filter((it) =>
    !OUTDOORS.test(it.drawing ?? "")
  );
  const titled = newWork(plan, { topic: /\d/, in: "notes", under: SLAB, not: OTHER }).filter((it) =>
    !SLAB.test(it.text) && TITLED.test(it.drawing ?? "") && !OTHER.test(it.drawing ?? "") &&
    !MAY_LACK.test(it.drawing ?? "")
  );
  const onFilm = newWork(plan, { topic: ON_FILM, in: "notes", not: OTHER }).filter((it) =>
    !SLAB.test(it.text) && !titled.includes(it) && !MAY_LACK.test(it.drawing ?? "") &&
    !OUTDOORS.test(it.drawing ?? "")
  );
  return [
    ...scheduled(plan),
    ...[...named, ...titled, ...onFilm].flatMap((it) => {
      const text = normaliseMarks(it.text);
      const slab = findLengths(text).find(({ valueIn, start, end }) =>
        valueIn >= 1.5 && valueIn <= 12 &&
        (THICK_BEFORE.test(text.slice(end)) || THICK_AFTER.test(text.slice(0, start)))
      );
      const retarder = /VAP|POLY|VISQUEEN|RETARDER|BARRIER|\bV\.?B\b/i.test(text)
        ? RETARDER.exec(text)
        : null;
      return [
        ...(slab ? [{ ...placeOf(it), value: slab.valueIn, of: "slab" as const }] : []),
        ...(retarder
          ? [{ ...placeOf(it), value: Number(retarder[1]), of: "retarder" as const }]
          : []),
      ];
    }),
  ];
}

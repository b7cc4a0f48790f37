/** What sheet numbers and titles say about discipline and kind of a sheet. */
import type { Discipline, SheetKind } from "../../../_shared/domain/plan_set.ts";

const BY_PREFIX: Record<string, Discipline> = {
  G: "general",
  GN: "general",
  T: "general",
  TS: "general",
  CS: "general",
  CV: "general",
  LS: "life safety",
  FLS: "life safety",
  EG: "life safety",
  C: "civil",
  SP: "civil",
  V: "civil",
  SV: "civil",
  L: "landscape",
  LA: "landscape",
  LP: "landscape",
  IR: "landscape",
  A: "architectural",
  AD: "architectural",
  AE: "architectural",
  AS: "architectural",
  D: "architectural",
  I: "architectural",
  ID: "architectural",
  IN: "architectural",
  S: "structural",
  SS: "structural",
  SD: "structural",
  M: "mechanical",
  MH: "mechanical",
  H: "mechanical",
  HV: "mechanical",
  ME: "mechanical",
  E: "electrical",
  EL: "electrical",
  EP: "electrical",
  ES: "electrical",
  ED: "electrical",
  P: "plumbing",
  PL: "plumbing",
  PD: "plumbing",
  FG: "gas",
  GS: "gas",
  GP: "gas",
  F: "fire protection",
  FP: "fire protection",
  FA: "fire protection",
  FS: "fire protection",
};

const BY_TITLE: [RegExp, Discipline][] = [
  [/LIFE\s*SAFETY|EGRESS PLAN/i, "life safety"],
  [/\bSURVEY|GRADING|DRAINAGE|PAVING|UTILIT(Y|IES) PLAN|CIVIL/i, "civil"],
  [/LANDSCAP|IRRIGATION|PLANTING/i, "landscape"],
  [/FIRE (SPRINKLER|PROTECTION|ALARM)/i, "fire protection"],
  [/ELECTRIC|LIGHTING|POWER|PANEL SCHED|ONE-?\s?LINE/i, "electrical"],
  [/MECHANICAL|HVAC|DUCT/i, "mechanical"],
  [/PLUMBING|SANITARY|WATER RISER/i, "plumbing"],
  [/\bGAS\b/i, "gas"],
  [/STRUCTURAL|FOUNDATION|FRAMING|TRUSS/i, "structural"],
  [/COVER|TITLE SHEET|CODE (SUMMARY|ANALYSIS|DATA)|GENERAL (NOTES|INFO)/i, "general"],
  [/PLAN|ELEVATION|SECTION|DETAIL|SCHEDULE|CEILING|ROOF|FINISH/i, "architectural"],
];

/** Discipline from the letters of the number, or from the title's words. */
export function disciplineOf(number: string | null, title: string | null): Discipline {
  if (
    /CODE (SUMMARY|ANALYSIS|DATA|INFORMATION|REVIEW)|COVER SHEET|TITLE SHEET/i.test(title ?? "")
  ) {
    return "general";
  }
  const prefix = /^[A-Z]+/i.exec(number ?? "")?.[0].toUpperCase() ?? "";
  const known = BY_PREFIX[prefix] ?? (prefix.length > 1 ? BY_PREFIX[prefix[0]] : undefined);
  if (known) return known;
  return BY_TITLE.find(([words]) => words.test(title ?? ""))?.[1] ?? "other";
}

const KIND_BY_TITLE: [RegExp, SheetKind][] = [
  [/SURVEY/i, "survey"],
  [/COVER|TITLE SHEET|DRAWING INDEX|SHEET INDEX/i, "cover"],
  [/CODE (SUMMARY|ANALYSIS|DATA|INFORMATION|REVIEW|COMPLIANCE)|BUILDING DATA/i, "code summary"],
  [/\bSITE\b|PARKING|PLOT PLAN/i, "site"],
  [/REFLECTED|\bRCP\b|CEILING PLAN/i, "reflected ceiling plan"],
  [
    /FLOOR\s*PLAN|ENLARGED|UNIT PLAN|TOILET|RESTROOM|(LEVEL|STORY) PLAN|DEMOLITION PLAN/i,
    "floor plan",
  ],
  [/LIFE\s*SAFETY|EGRESS/i, "life safety"],
  [/ROOF\s*PLAN|ROOFING/i, "roof plan"],
  [/ELEVATION/i, "elevation"],
  [/SECTION/i, "section"],
  [/SCHEDULE/i, "schedule"],
  [/DETAIL|STAIR|ASSEMBL/i, "detail"],
  [/\b(FRAMING|FOUNDATION|FOOTING|TRUSS)\b.*\bPLAN\b/i, "structural"],
  [/\bSTRUCTURAL\b/i, "structural"],
  [/\bPLANS?\b/i, "floor plan"],
  [/FLOOR\b/i, "floor plan"],
  [/NOTES|SPECIFICATION|GENERAL INFO/i, "notes"],
];

/** A title of two drawings, the floor plan named first. */
const FLOOR_AND_MORE = /FLOOR\b.*(?:\bAND\b|&|\+|,|\/)\s*(SITE|PLOT|ROOF|CEILING)/i;

/** Kinds a title names beside the one it names first: `FIRST FLOOR AND SITE PLAN` is a site plan too. */
export function alsoShownBy(title: string | null): SheetKind[] {
  const second = FLOOR_AND_MORE.exec(title ?? "")?.[1];
  return second
    ? KIND_BY_TITLE.filter(([words]) => words.test(`${second} PLAN`)).map(([, kind]) => kind).slice(
      0,
      1,
    )
    : [];
}

/** Kind of sheet from title and discipline: engineering sheets keep their trade. */
export function sheetKindOf(discipline: Discipline, title: string | null): SheetKind {
  if (discipline === "structural" || discipline === "electrical") return discipline;
  if (discipline === "mechanical" || discipline === "plumbing") return discipline;
  if (discipline === "gas") return "plumbing";
  const byTitle = FLOOR_AND_MORE.test(title ?? "")
    ? "floor plan"
    : KIND_BY_TITLE.find(([words]) => words.test(title ?? ""))?.[1];
  const isLifeSafety = discipline === "life safety" || /LIFE\s*SAFETY/i.test(title ?? "");
  if (isLifeSafety && (!byTitle || byTitle === "life safety" || discipline === "life safety")) {
    return "life safety";
  }
  if (byTitle) return byTitle;
  if (/FOUNDATION|FRAMING|SLAB|FOOTING|TRUSS/i.test(title ?? "")) return "structural";
  return discipline === "civil" ? "site" : "other";
}

/** A line that is nothing but the name of a floor. */
const FLOOR_NAME =
  /^(?:(?:BASEMENT|CELLAR|GROUND|FIRST|SECOND|THIRD|MAIN|UPPER|LOWER|1ST|2ND|3RD)\s+(?:FLOOR|LEVEL|STORY)(?:\s+PLAN)?|FLOOR\s+PLAN)$/i;
/** A line that is nothing but the title of a drawing. */
const DRAWING_NAME =
  /^(?:[A-Z]+\s+){0,3}(?:(?:SITE|PLOT|FLOOR|ROOF|FOUNDATION|REFLECTED CEILING|FRAMING) PLAN|ELEVATION|SECTION)$/;

/** True for a line in capitals that is nothing but the title of a drawing. */
export const isDrawingName = (text: string): boolean => DRAWING_NAME.test(text.trim());

/** Rooms that make a sheet without a title a floor plan. */
const ROOMS_OF_A_PLAN = 3;

/**
 * Kind of a sheet whose title does not tell it: what most of its drawings are titled, else what is on it.
 *
 * @param titles of the sheet's drawings
 * @param lines  its other lettering
 */
export function kindByContent(
  { titles, lines, rooms }: { titles: readonly string[]; lines: readonly string[]; rooms: number },
): SheetKind {
  const kinds = titles.map((title) => sheetKindOf("other", title)).filter((it) => it !== "other");
  const counts = [...Map.groupBy(kinds, (kind) => kind)].sort((a, b) => b[1].length - a[1].length);
  if (counts.length > 0) return counts[0][0];
  const isFloor = lines.some((text) => FLOOR_NAME.test(text.trim()));
  if (isFloor || rooms >= ROOMS_OF_A_PLAN) return "floor plan";
  const named = lines.find(isDrawingName);
  return named ? sheetKindOf("other", named) : "other";
}

/** Words titles of sheets and drawings are made of. */
export const TITLE_WORDS =
  /\b(PLANS?|ELEVATIONS?|SECTIONS?|DETAILS?|SCHEDULES?|NOTES|SUMMARY|ANALYSIS|DIAGRAMS?|RISERS?|ISOMETRIC|LAYOUT|FOUNDATION|FRAMING|ROOF|RCP|SURVEY|COVER|INDEX|CALCULATIONS|SPECIFICATIONS|DATA|LEGENDS?|PERSPECTIVES?|RENDERINGS?|ENLARGED|DEMOLITION|FLOOR|STAIRS?|ASSEMBLIES|TITLE SHEET|KITCHEN|RESTROOMS?|TOILET ROOMS?)\b/i;

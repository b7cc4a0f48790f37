/** Titles of sheets and what the index calls them: by what a sheet shows, as far as its title says. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import type { Told } from "./told.ts";

/** What a title may name; a sheet may show several. Notes, details and schedules stand on all of them. */
const SHOWN: readonly [what: string, says: RegExp][] = [
  ["elevations", /\bELEV(?:ATION)?S?\b/i],
  ["sections", /\bSECTIONS?\b|\bSECT\b/i],
  ["roof", /\bROOF(?:ING)?\b/i],
  ["foundation", /\bF(?:OU)?ND(?:ATIO)?N?\b|\bFOOTING|\bSLAB\b/i],
  ["framing", /\bFRAM(?:ING|G)\b|\bTRUSS/i],
  ["site", /\bSITE\b|\bPLOT\b|\bSURVEY\b|\bGRADING\b|\bDRAINAGE\b|\bPAVING\b|\bLANDSCAP/i],
  ["plumbing", /\bPLUMB(?:ING)?\b|\bPLBG\b|\bSANITARY\b|\bWATER\b|\bWASTE\b/i],
  ["mechanical", /\bMECH(?:ANICAL)?\b|\bH\.?V\.?A\.?C\b/i],
  [
    "electrical",
    /\bELEC(?:TRICAL|T)?\b|\bPOWER\b|\bLIGHTING\b|\bPANEL|\b(?:ONE|SINGLE)[\s-]LINE\b/i,
  ],
  ["life safety", /\bLIFE\s+SAFETY\b|\bEGRESS\b/i],
  ["ceilings", /\bREFL\w*\b|\bCEILING|\bR\.?C\.?P\b/i],
  ["demolition", /\bDEMO(?:LITION)?\b/i],
  ["fire alarm", /\bFIRE\s+ALARM\b/i],
  ["fire sprinklers", /\bSPRINKLER/i],
  ["gas", /\bGAS\b/i],
  ["stairs", /\bSTAIRS?\b/i],
  ["floor plans", /\bFLOOR\s+PLANS?\b/i],
];

const shownIn = (title: string): string[] =>
  SHOWN.filter(([, says]) => says.test(title)).map(([what]) => what);

/** Of sheets the index has, its title and their own; two sheets of one number leave open which is meant. */
export function toldOfSheetTitles({ sheets, drawingIndex }: PlanSet): Told[] {
  const byNumber = Map.groupBy(sheets, ({ number }) => plain(number ?? ""));
  const entries = Map.groupBy(drawingIndex, ({ number }) => plain(number));
  return [...entries].flatMap(([number, [entry, ...others]]): Told[] => {
    const [sheet, ...more] = byNumber.get(number) ?? [];
    if (!sheet?.title || !sheet.titleBlock || others.length + more.length > 0) return [];
    const what = { topic: "sheet number" as const, of: `the title of sheet ${sheet.number}` };
    const [listed, own] = [entry.title ?? "", sheet.title].map(shownIn);
    if (listed.length === 0 || own.length === 0) return [];
    return [
      { ...placeOf(entry), ...what, values: listed, said: entry.title! },
      { ...placeOf(sheet.titleBlock), ...what, values: own, said: sheet.title },
    ];
  });
}

const plain = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9.]/g, "");

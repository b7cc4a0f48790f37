/**
 * A set holds the sheets a permit needs. Applies to new buildings with architectural plans: what is missing by sheet
 * titles and drawing titles, and sheets the set's own index lists but does not hold, are one question.
 * @source FBC-B 8th ed. (2023), 107.3.5
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { absenceOn, placeOf, sheetsOf, statements } from "../measure.ts";

const NEEDED: readonly [name: string, title: RegExp][] = [
  ["site plan", /\b(SITE|PLOT|SURVEY|CIVIL|LANDSCAPE)\b/i],
  ["floor plan", /\bFLOOR\b[^|]*\bPLAN|\bPLAN\b[^|]*\bFLOOR|\bLIFE SAFETY|\bUNIT\b[^|]*\bPLAN/i],
  ["foundation plan", /\bFOUNDATION|\bFOOTING|\bPILE\b|\bSLAB PLAN|\bFDN\b/i],
  ["floor or roof framing", /\bFRAMING|\bTRUSS|\bROOF PLAN|\bJOIST|\bSTRUCTURAL\b/i],
  [
    "exterior elevations",
    /\bELEVATIONS?\b|\b(?:FRONT|REAR|LEFT|RIGHT|SIDE|NORTH|SOUTH|EAST|WEST|EXT\w*|BLDG|BUILDING)\b[^|]{0,16}\bELEVS?\b/i,
  ],
];

/** A set of fewer sheets is a part of one submitted elsewhere. */
const FEWEST_SHEETS = 3;

export default defineRule({
  id: "documentation/minimum-sheets",
  requirementId: "FBC-B-107-plan-set",
  applies: (plan, { building }) => {
    if (building.scope === "alteration" || building.scope === "addition") return [];
    const denied = leftOut(plan);
    if (denied.length > 0) {
      const [first, ...also] = denied;
      return [{ ...first, verdict: fail("leftOut", { text: first.sourceText }, { also }) }];
    }
    if (plan.sheets.length < FEWEST_SHEETS) return [];
    const plans = sheetsOf(plan, { kinds: ["floor plan"] }).filter(({ discipline }) =>
      discipline === "architectural"
    );
    const titles = titlesOf(plan);
    const missing = NEEDED.filter(([, title]) => !titles.some((text) => title.test(text))).map((
      [name],
    ) => name);
    const listed = plan.drawingIndex.filter(({ isPresent }) => !isPresent).map(({ number }) =>
      number
    );
    const all = [
      ...missing,
      ...(listed.length > 0 ? [`sheets of its own index (${listed.slice(0, 6).join(", ")})`] : []),
    ].join(", ");
    const place = absenceOn(plans, all || "the sheets a permit set needs");
    if (!place) return [];
    if (!all) return [{ ...plans[0].titleBlock ?? place, verdict: pass() }];
    return [{ ...place, verdict: cantTell("missing", { missing: all }) }];
  },
  check: ({ verdict }) => verdict ?? inapplicable(),
  messages: {
    ok: "The set has site, floor and foundation plans, framing or roof plans, and elevations.",
    leftOut: "The set says it does not include a sheet that a permit set needs: {text}",
    missing: "Not found in the set: {missing}.",
  },
  recommendation:
    "Submit site, floor, foundation and framing plans and exterior elevations together, or say where they are.",
});

const SHEET =
  "(?:SITE|PLOT|FLOOR|FOUNDATION|FDN\\.?|(?:ROOF |FLOOR )?FRAMING|TRUSS|STRUCTURAL|ROOF)(?: (?:LAYOUT|AND|&|,|OR|\\w+))* ?(?:PLANS?|DRAWINGS?|LAYOUTS?|SHEETS?)|(?:EXTERIOR |BUILDING )?ELEVATIONS|SITE PLAN|STRUCTURAL (?:DRAWINGS|SHEETS)";
/** Sheets of the permit set that a sentence or the index says are not in it. */
function leftOut(plan: PlanSet): Evidence[] {
  const sentences = statements(plan, {
    topic:
      anyCase`\b(?:${SHEET})\b[^.;|]{0,40}\b(?:NOT\s+(?:A\s+|BEEN\s+)?(?:PART|INCLUDED|PROVIDED|SUBMITTED|IN|ISSUED|FURNISHED|PREPARED)|OMITTED|EXCLUDED)\b|\b(?:NO|WITHOUT)\s+(?:${SHEET})\b[^.;|]{0,20}(?:IN|INCLUDED|PROVIDED|SUBMITTED|WITH|ARE)\b`,
    not: /\bSEPARATE|\bEXIST|\bCHANGED?\b|\bREVIS|\bSCALE|REFERENCE/i,
    in: "notes",
  });
  const rows = statements(plan, { topic: anyCase`\b(?:${SHEET})`, in: "rows" })
    .filter(({ text, schedule }) =>
      (schedule?.kind === "sheet index" || INDEX.test(schedule?.title ?? "")) &&
      /\|\s*(NO|OMITTED|NOT (INCLUDED|PROVIDED|ISSUED|SUBMITTED|IN SET)|NONE|N\.?I\.?S)\.?\s*$/i
        .test(text)
    );
  return [...sentences, ...rows].map(placeOf);
}
const INDEX = /\b(INDEX|LIST|SCHEDULE) OF (DRAWINGS|SHEETS)|\b(SHEET|DRAWING) (INDEX|LIST)/i;

function titlesOf(plan: PlanSet): string[] {
  return [
    ...plan.sheets.flatMap((sheet) => [sheet.title ?? "", sheet.kind]),
    ...plan.notes.filter(({ kind }) => kind === "title").map(({ text }) => text),
    ...plan.drawingIndex.filter(({ isPresent }) => isPresent).map(({ title }) => title ?? ""),
  ];
}

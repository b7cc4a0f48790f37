/** What proves nothing of a building, judged by every rule: none may call it complied with. */
import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { isNoProof } from "../../../../functions/_rules/reading/no_proof.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../../../functions/_shared/domain/project.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

const office = aProject();
const house = aHouse();

/** Rules that pass by this text. */
const passesBy = (plan: PlanSet, project: ProjectDetails, text: string): string[] =>
  runRules(rules, plan, project).outcomes
    .filter(({ verdict, at }) => verdict.kind === "pass" && at.sourceText.includes(text))
    .map(({ rule }) => rule.id);

const NO_PROOF: [what: string, project: ProjectDetails, texts: string[]][] = [
  ["a quotation of the code", office, [
    "PER FBC 1011.5.2 STAIR RISERS SHALL BE 7 INCHES MAXIMUM AND 4 INCHES MINIMUM",
    "SECTION 1013.1 EXIT SIGNS: EXITS SHALL BE MARKED BY AN APPROVED EXIT SIGN",
    "906.1 WHERE REQUIRED. PORTABLE FIRE EXTINGUISHERS SHALL BE INSTALLED IN ALL LOCATIONS",
    "FBC 1015.3 GUARDS SHALL BE NOT LESS THAN 42 INCHES HIGH",
    "FBC-A 404.2.3 DOOR OPENINGS SHALL PROVIDE A CLEAR WIDTH OF 32 INCHES MINIMUM",
    "CORRIDORS SHALL NOT BE LESS THAN 44 INCHES WIDE (1020.2)",
  ]],
  ["a quotation of the residential code", house, [
    "R314.3 SMOKE ALARMS SHALL BE INSTALLED IN EACH SLEEPING ROOM",
    "R311.7.5.1 THE RISER HEIGHT SHALL BE NOT MORE THAN 7 3/4 INCHES",
    "NEC 210.8(A): GFCI PROTECTION SHALL BE PROVIDED FOR RECEPTACLES IN BATHROOMS",
  ]],
  ["a thing that is only where another is or goes", office, [
    "GAS TUBING IS BONDED WITH NO. 6 COPPER TO THE SERVICE GROUNDING ELECTRODE SYSTEM",
    "BREWERY DRAINS DO NOT PASS THROUGH GREASE INTERCEPTOR GI-1",
    "RAIL RUNS 8 IN. LEVEL PAST TOP RISER",
    "TRUSS LAYOUT (SEPARATE VOLUME)",
    "FDC WITHIN 100 FT OF HYDRANT",
  ]],
  ["a general promise", office, [
    "ALL WORK SHALL COMPLY WITH THE FLORIDA BUILDING CODE",
    "CONTRACTOR SHALL PROVIDE EXIT SIGNS AS REQUIRED BY CODE",
    "PROVIDE FIRE EXTINGUISHERS PER CODE",
    "EMERGENCY LIGHTING PER NFPA 101",
    "PROVIDE GFCI PROTECTION WHERE REQUIRED BY NEC",
  ]],
  ["a general promise for a house", house, ["SMOKE AND CO ALARMS AS REQUIRED BY FBC-R"]],
  ["a reviewer's stamp", office, [
    "REVIEWED FOR CODE COMPLIANCE: EXIT SIGNS",
    "PLANS EXAMINER: EXIT SIGNS OK",
    "FIRE REVIEW: EXTINGUISHERS APPROVED",
  ]],
  ["what stands elsewhere", office, [
    "EMERGENCY LIGHTING 90 MINUTES, EXIT SIGNS AT ALL EXITS, SEE ELECTRICAL SHEETS.",
    "Backflow preventer RPZ at water service, see civil.",
    "ENERGY COMPLIANCE: COMCHECK C402 SUBMITTED WITH APPLICATION",
    "EXIT SIGNS AT ALL EXITS, SEE E-201",
    "MANUAL J AND S REPORTS ATTACHED TO APPLICATION.",
  ]],
  ["what comes with other papers", office, [
    "EQUIPMENT SIZING REPORT BY THE ENGINEER IS BOUND WITH THE SPECIFICATIONS.",
    "COOLING LOADS PER ACCA MANUAL N, IN PERMIT FILE",
    "DELEGATED SUBMITTALS: FIRE SPRINKLER, ENGINEERED TRUSSES OF THE CANOPY",
  ]],
  ["a line that explains signs", office, [
    "LIFE SAFETY PLAN KEY: HEAVY DASH = TRAVEL; E = EXIT SIGN (INT. ILLUM., BATTERY)",
  ]],
  ["an abbreviation of anything", office, ["ALACHUA CO. BUILDING, ZONING AND PUBLIC WORKS"]],
  ["a level label", office, [
    `LEVEL 2 10'-0"`,
    `SECOND FLOOR CEILING 9'-0"`,
    "FINISH FLOOR 100'-0\"",
  ]],
  ["a scale bar", office, [`0 4' 8' 16' 32'`, "GRAPHIC SCALE 0 8 16 32 FT"]],
];

for (const [what, project, texts] of NO_PROOF) {
  for (const text of texts) {
    Deno.test(`nothing complies by ${what}: ${text}`, () => {
      assert.deepEqual(passesBy(aPlanSet({ notes: [aNote(text)] }), project, text), []);
    });
  }
}

const MARKUP = "PANIC HARDWARE PROVIDED, EXIT SIGN AT EACH EXIT";

/** A page as it is read when somebody typed a comment onto it: its words stand among the notes, too. */
const commentedPage = (own: string[]): PlanSet => {
  const note = aNote(MARKUP);
  return aPlanSet({
    annotations: [{ ...note, author: "Plans examiner", subject: "Callout" }],
    notes: [note, ...own.map((text) => aNote(text))],
  });
};

Deno.test("nothing complies by a reviewer's markup on a sheet with lettering of its own", () => {
  const own = ["GYPSUM BOARD", "STEEL COLUMN", "BREAK ROOM", "SEE DETAIL 4", "PAINT WALLS"];
  assert.deepEqual(passesBy(commentedPage(own), office, MARKUP), []);
});

Deno.test("comments on an empty page are the drawing itself", () => {
  assert.notDeepEqual(passesBy(commentedPage([]), office, MARKUP), []);
});

Deno.test("a neighbour's row says nothing of the next one", () => {
  const plan = aPlanSet({
    schedules: [
      aSchedule("panel", [["CKT", "mark"], ["LOAD", null], ["BREAKER", null]], [
        ["1", "BATH RECEPTACLES", "20A GFCI"],
        ["3", "GARAGE RECEPTACLES", "20A"],
      ]),
    ],
  });
  const passes = passesBy(plan, house, "GARAGE RECEPTACLES");
  assert.deepEqual(passes.filter((it) => it.includes("gfci")), []);
});

Deno.test("what a drafter says of the building proves something still", () => {
  for (
    const text of [
      `GUARD 42" HIGH`,
      `STAIR RISERS SHALL BE 7" MAX.`,
      "EXIT SIGN, INTERNALLY ILLUMINATED, TYP. OF 4",
      "SPRINKLERED THROUGHOUT PER NFPA 13",
      "SMOKE ALARMS IN EACH BEDROOM, HARDWIRED",
      `HANDRAILS AT 36" A.F.F. PER FBC 1014.2`,
      "FIRE EXTINGUISHER 2A:10BC, TRAVEL 75' MAX., PER CODE",
      "DESIGNED PER ASCE 7-22, 150 MPH",
    ]
  ) assert.ok(!isNoProof(text), text);
});

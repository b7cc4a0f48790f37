/** Callouts and rows that comply, as drafters letter them under a title: no rule at all may accuse them. */
import assert from "node:assert/strict";
import type { PlanSet } from "../../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";
import { rules } from "../../../functions/_rules/mod.ts";
import { runRules } from "../../../functions/analysis/evaluate/run_rules.ts";
import { aHouse, aProject } from "../../fakes/plan_set.ts";
import { listed, under } from "./egress/_under.ts";

const of = (group: ProjectDetails["occupancyClassification"][number]) =>
  aProject({ occupancyClassification: [group] });
const office = of("B");
const hospital = of("I-2");
const apartments = aProject({ occupancyClassification: ["R-2"], fireSprinkler: true });
const house = aHouse();
const onTheCoast = aHouse({ femaFloodZone: "VE", baseFloodElevation: 12 });

function testCompliant(project: ProjectDetails, words: string, plan: PlanSet): void {
  Deno.test(`no rule accuses in ${project.occupancyClassification[0]}: ${words}`, () => {
    const accusations = runRules(rules, plan, project).outcomes
      .filter(({ verdict }) => verdict.kind === "fail").map(({ rule }) => rule.id);
    assert.deepEqual(accusations, []);
  });
}

/** The building, the title of the drawing and the texts on it. */
const CALLOUTS: [project: ProjectDetails, title: string, ...texts: string[]][] = [
  [hospital, "LINEN CORRIDOR PLAN", 'CART 34" WIDE', `8'-0" CORR.`],
  [hospital, "PATIENT RM. 204", 'DOOR TO CORR. C-2, 48"', `8'-0" CORR.`],
  [
    office,
    "LIFE SAFETY NOTES",
    "FIRE EXTINGUISHER TRAVEL 75'; EXIT ACCESS TRAVEL 188' (200' MAX).",
  ],
  [house, "CLOSET UNDER STAIR", `5'-2" HEADROOM IN CLOSET`, `STAIR 6'-10" HDRM.`],
  [house, "ATTIC A.H.U. PLAN", `42'-0" PASSAGE, 6'-4" HEADROOM`],
  [apartments, "UNIT A KITCHEN", "NO SMOKE ALARM WITHIN 10' OF RANGE"],
  [office, "TOWEL DISPENSER", '48" TO OPERABLE PART', '54" TO TOP'],
  [office, "THERMOSTAT IN MECH. RM.", '60" AFF (SERVICE PERSONNEL ONLY)'],
  [office, "PULL SIDE AT CLOSET", '12" LATCH SIDE, PUSH SIDE W/O CLOSER'],
  [house, "PANEL IN GARAGE", 'PANEL 14 1/2" WIDE, 30" CLR. SPACE', '36" DEEP'],
  [house, "ELECTRICAL NOTES", "RECEPT. 8' FROM SINK IN DEN: NO GFCI."],
  [office, "ENTRY RAMP PLAN", `3'-8" BTWN. HANDRAILS`, "1:12 MAX."],
  [office, "CURB RAMP PLAN", "7.1% RAMP, 9% FLARES"],
  [office, "RAMP AT SIDE ENTRY", `5" RISE, 5'-0" RUN`, '4" CURB EA. SIDE'],
  [office, "SECTION AT LEVELS 2-4", "NO VAN STALLS ON UPPER LEVELS"],
  [office, "MECH. ACCESS AT RTU PLATFORM", '24" ACCESS AISLE', "EQUIPMENT ONLY"],
  [office, "PIPE THRU NON-RATED WALL", "SEAL W/ CAULK", "NO FIRESTOP REQ'D"],
  [office, "SUBMITTALS", "SHELVING LAYOUTS BY VENDOR NEED NOT BE SEALED"],
  [office, "DRIVE-THRU CANOPY", `9'-0" CLR. - DRIVE-THRU ONLY, FIRE LANE ON EAST SIDE`],
  [
    apartments,
    "SHAFT PLAN - TRASH CHUTE, LEVELS 1-5",
    "2-HR SHAFTWALL",
    "90 MIN. CHUTE ACCESS DR.",
  ],
  [of("A-2"), "RAIL NOTES", "HANDRAIL IS A ROUND BAR 1 1/2 INCH OUTSIDE DIAMETER."],
  [house, "PANEL NICHE", "200A PANEL", 'TALL CAB. EA. SIDE, 24" DEEP'],
  [office, "CURB CUT NOTES", "FLARED SIDES OF CURB CUTS ON THE ACCESSIBLE ROUTE SLOPE 10%"],
  [office, "WEST ELEVATION - 8'-0\" TO LOT LINE", "GLAZING 8% OF WALL, NON-RATED"],
  [onTheCoast, "BREAKAWAY", "LATTICE SCREEN, NO BREAKAWAY WALL."],
  [house, "LAUNDRY WALL ELEVATION", `DRYER RECEPT. 1'-6" FROM WINDOW`],
];

for (const [project, title, ...texts] of CALLOUTS) {
  testCompliant(project, [title, ...texts].join(" / "), under(title, ...texts));
}

/** The building, the title of the table, its heads and its rows. */
const ROWS: [project: ProjectDetails, title: string, heads: string, ...rows: string[]][] = [
  [office, "ROOF UNITS", "UNIT|DISTANCE TO EDGE|PARAPET", `RTU-2|6'|42"`],
  [office, "PROTRUDING ITEMS", "ITEM|PROJECTION|HEIGHT", `DRINKING FOUNTAIN|18"|27"`],
  [office, "FIRE LANE", "ITEM|VALUE", "DEAD END|140'"],
  [house, "RECEPTACLES", "LOCATION|HEIGHT|DISTANCE", `POOL DECK|18"|8'`],
  [office, "FIXTURES", "FIXTURE|CLEAR WIDTH", `WC-1 ADA|60"`, `WC-2|36"`],
  [of("M"), "BUILDING AREA", "ITEM|ALLOWABLE|PROPOSED", "Fire walls|-|None"],
  [
    of("M"),
    "FIRE WALL / EXT. WALL DATA",
    "ITEM|REQUIRED|PROVIDED",
    "West wall rating, FSD 8 ft|1 HR|2 HR",
  ],
  [of("M"), "AREA", "TERM|VALUE", "Total perimeter P|460 ft"],
  [office, "RAMPS", "TAG|USE|CLEAR WIDTH", `RP-2|ENTRY RAMP, HANDRAIL TO HANDRAIL|54"`],
  [house, "STAIR DATA", "ITEM|SPIRAL STAIR SS-1", `CLEAR WIDTH|28"`],
  [house, "OPENINGS IN RAILS", "PLACE|CLR.", `TRIANGLE OF RISER, TREAD AND BOTTOM RAIL|5 1/2"`],
  [office, "ADA RAMP CHECK", "ITEM|REQUIRED|PROVIDED", "Running slope|8.33% MAX|8.0%"],
  [
    of("M"),
    "FIRE PROTECTION",
    "ITEM|THRESHOLD|THIS PROJECT",
    "Fire alarm, M|500 occ.|190 occ., none",
  ],
  [
    of("R-1"),
    "ELEVATOR SCHEDULE",
    "CAR|CAPACITY|CLEAR INSIDE",
    `EL-1|2,100 LB|5'-8" x 4'-3"`,
  ],
];

for (const [project, title, heads, ...rows] of ROWS) {
  testCompliant(
    project,
    `${title}: ${rows.join(" / ")}`,
    listed(title, heads.split("|"), ...rows.map((row) => row.split("|"))),
  );
}

/** Statements that comply, judged by every rule and by what frames say beside them: none may be an accusation. */
import assert from "node:assert/strict";
import { rules } from "../../../functions/_rules/mod.ts";
import { runRules } from "../../../functions/analysis/evaluate/run_rules.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../fakes/plan_set.ts";

const office = aProject();
const apartments = aProject({ occupancyClassification: ["R-2"], fireSprinkler: true });
const retail = aProject({ occupancyClassification: ["M"] });
const miami = aProject({ occupancyClassification: ["A-3"], address: "1 NW 1st Ave, Miami, FL" });
const house = aHouse();
const theater = aProject({ occupancyClassification: ["A-1"], fireSprinkler: true });
const houseAe = aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 });
const houseVe = aHouse({ femaFloodZone: "VE", baseFloodElevation: 13 });

const COMPLIANT = [
  [houseVe, "FLOOD VENTS NOT REQUIRED IN V ZONE"],
  [houseAe, "POOL EQUIPMENT PAD EL. 7.0'"],
  [houseAe, "FEMA ZONE AE, BFE 9.0 FT NAVD88, PANEL 12086C0312L DATED 9/11/2009"],
  [apartments, "SMOKE DETECTORS 120V HARDWIRED. BATTERY ONLY DETECTORS NOT PERMITTED."],
  [house, "SMOKE DETECTORS 120V HARDWIRED. BATTERY ONLY DETECTORS NOT PERMITTED."],
  [miami, "AFCI PROTECTION NOT REQUIRED IN GARAGE, BATHROOMS"],
  [miami, "NON-IMPACT GLASS WITH MIAMI-DADE APPROVED SHUTTERS"],
  [miami, "INTERIOR STOREFRONT NON-IMPACT TEMPERED"],
  [office, 'FIRE ALARM PULL STATIONS AT 48" AFF; HORN STROBES 80" AFF'],
  [office, 'GUARD OPENINGS ABOVE 36" SHALL NOT ALLOW 4 3/8" SPHERE'],
  [office, 'MACHINE GUARD 30" HIGH'],
  [office, 'SHOWER DOOR 26" CLEAR TEMPERED GLASS'],
  [office, "HOT WATER 120 DEG F AT FIXTURES, 110 DEG AT PUBLIC LAVATORIES"],
  [house, "TANKLESS WATER HEATER, NO T&P PAN REQUIRED"],
  [retail, "GREASE INTERCEPTOR NOT REQUIRED - NO COOKING"],
  [office, "ROOF EQUIPMENT 12' FROM EDGE - NO GUARD REQUIRED"],
  [house, '1/2" GYP. BD. ON GARAGE SIDE OF WALL, 5/8" TYPE X CEILING BELOW LIVING AREA'],
  [office, "INTERIOR FINISH CLASS C MIN. IN ROOMS, CLASS B IN CORRIDORS"],
  [office, "NO PENETRATIONS OF RATED WALLS ALLOWED WITHOUT FIRESTOP"],
  [house, "WINDOW W3 AT TUB TEMPERED; W4 NOT IN HAZARDOUS LOCATION - NOT TEMPERED"],
  [house, "NON-TEMPERED GLASS PROHIBITED AT TUBS"],
  [office, "EXISTING RAMP TO BE DEMOLISHED 1:10"],
  [office, `HANDRAIL 1 1/2" CLEAR FROM WALL`],
  [office, `HANDRAIL PROJECTS 4 1/2" INTO STAIR WIDTH`],
  [theater, "AUDITORIUM AISLES 0.2 FC DURING SHOW"],
  [house, "DRYER DUCT LENGTH 38' PER MANUFACTURER'S INSTALLATION INSTRUCTIONS"],
  [office, `HOOD 3" TO LIMITED-COMBUSTIBLE WITH REDUCED CLEARANCE SYSTEM`],
] as const;

for (const [project, text] of COMPLIANT) {
  const group = project.occupancyClassification[0];
  Deno.test(`no rule accuses in ${group} ${project.femaFloodZone ?? ""}: ${text}`, () => {
    const plan = aPlanSet({ notes: [aNote(text)] });
    const accusations = runRules(rules, plan, project).outcomes
      .filter(({ verdict }) => verdict.kind === "fail").map(({ rule }) => rule.id);
    assert.deepEqual(accusations, []);
  });
}

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
const school = aProject({ occupancyClassification: ["E"], fireSprinkler: true });
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
  [miami, `TIN CAPS 6" O.C. AT LAPS AND TWO ROWS 12" O.C. IN FIELD`],
  [house, `DECK NAILS 8D RS AT 6" O.C.; NAILING OF TRUSS BLOCKING 12" O.C.`],
  [house, `GAS PIPE BURIED 18" DEEP, 8" TO IRRIGATION LINE`],
  [house, "DRYER DUCT 36' LONG, LISTED DRYER ALLOWS 64'"],
  [house, `DEN 6'-6" WIDE NOT HABITABLE STORAGE`],
  [office, `REAR GRAB BAR 24" WHERE WALL SPACE DOES NOT PERMIT 36"`],
  [office, `DRINKING FOUNTAIN SPOUT 36" AFF; HIGH SPOUT 38" - 43"`],
  [office, `T-TURN 36" WIDE ARMS 60" X 60"`],
  [office, `LIGHT SWITCH 48"; JANITOR CONTROLS 60" AFF`],
  [office, `CLOCK OUTLET 84" AFF`],
  [office, `STAIR TO EQUIPMENT PLATFORM 22" WIDE, NOT AN EXIT`],
  [office, `HEADROOM 76" AT EQUIPMENT PLATFORM`],
  [office, `RISER 4" STANDPIPE; RISER 2" GAS`],
  [office, "TRANSFER SWITCH 10 SECONDS EMERGENCY, 60 SECONDS STANDBY"],
  [office, `EXHAUST OUTLET 18" ABOVE ROOF, TYPE II HOOD`],
  [office, "GARAGE EXHAUST 0.75 CFM/SF ON, 0.05 CFM/SF STANDBY"],
  [office, `AMBULATORY COMPARTMENT 36" WIDE; STANDARD 32" WIDE`],
  [office, "PARKING LOT 4% SLOPE, ACCESSIBLE PARKING 2%"],
  [office, "HOSE REACH 450' SPRINKLERED BUILDING"],
  [office, `ALTERNATE NO. 1: REPLACE 36" GUARD WITH 42" GUARD`],
  [office, `DEMO 36" GUARD; NEW GUARD 42"`],
  [office, `DOOR, FULLY OPEN, PROJECTS 7" MAX INTO CORRIDOR`],
  [office, "2% MAX CROSS SLOPE RAMP; RUNNING SLOPE 1:12"],
  [office, `TREADS VARY FROM 11" TO 12" AT RADIUS STAIR`],
  [house, "STAIR LIGHT 3-WAY SWITCH; CLOSET LIGHT SINGLE SWITCH"],
  [office, `7" MAX. RISER / 11" MIN. TREAD`],
  [school, `WC SEAT 14" AFF (AGES 5-8)`],
  [office, `MANHOLE RISER 12"; CLEANOUT RISER 4"`],
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

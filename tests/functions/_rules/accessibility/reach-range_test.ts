import rule from "../../../../functions/_rules/accessibility/reach-range.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: `SELF-CHECK TERMINAL TOUCH KEYS AT 4'-2" AFF`, kinds: ["fail"] },
  { says: 'KIOSK TOUCH SCREEN AT 46" AFF', kinds: ["pass"] },
  { says: 'TOWELS AT 52" REACH', kinds: ["fail"] },
  { says: 'TOWELS AT 46" REACH', kinds: ["pass"] },
  {
    says: 'PAPER TOWEL LEVER AT 52" A.F.F.',
    where: { drawing: "MOUNTING HEIGHTS" },
    kinds: ["fail"],
  },
  { says: 'HAND DRYER 50" TO BUTTON', kinds: ["fail"] },
  { says: 'THERMOSTAT AT 48" A.F.F.', kinds: ["pass"] },
  { says: 'THERMOSTAT MOUNTED AT 60" A.F.F.', kinds: ["fail"] },
  { says: 'LIGHT SWITCHES 48" AFF MAX.', kinds: ["pass"] },
  { says: 'WALL SWITCHES @ 54" A.F.F. TYP.', kinds: ["fail"] },
  { says: 'PAPER TOWEL DISPENSER: 48" MAX. TO OPERABLE PART', kinds: ["pass"] },
  { says: 'SOAP DISPENSER 50" ABOVE FLOOR', kinds: ["fail"] },
  { says: "PULL STATION HEIGHT 4'-6\"", kinds: ["fail"] },
  { says: 'TOWEL UNIT, SLOT AT 52" A.F.F.', kinds: ["fail"] },
  { says: 'TOILET PAPER DISPENSER 19" A.F.F.', kinds: ["pass"] },
  { says: 'CEILING OCCUPANCY SENSOR SWITCH AT 108" A.F.F.', kinds: [] },
  { says: 'DISCONNECT SWITCH 72" A.F.F.', kinds: [] },
  { says: '51" TO TOWEL SLOT', where: { drawing: "TOILET ELEVATION" }, kinds: ["fail"] },
  { says: "4'-3\" DISPENSER OUTLET", where: { drawing: "RR NORTH WALL ELEV." }, kinds: ["fail"] },
  { says: 'SOAP SPOUT @ 50"', where: { drawing: "MOUNTING HEIGHTS" }, kinds: ["fail"] },
  { says: '46" TO TOWEL SLOT', where: { drawing: "TOILET ELEVATION" }, kinds: ["pass"] },
  { says: '51" TO TOWEL SLOT', where: { drawing: "TOILET PLAN" }, kinds: [], name: "a distance" },
  { says: '56" TO TOP OF TOWEL CABINET', where: { drawing: "TOILET ELEVATION" }, kinds: [] },
  { says: '8" TO TISSUE DISPENSER', where: { drawing: "TOILET ELEVATION" }, kinds: [] },
  { says: 'LIGHT SWITCH | HT. A.F.F. 54"', kinds: ["fail"] },
  { says: 'LIGHT SWITCH | HT. A.F.F. 46"', kinds: ["pass"] },
  { says: '54" A.F.F.', where: { drawing: "LIGHT SWITCH MTG. DETAIL" }, kinds: ["fail"] },
  { says: '46" A.F.F.', where: { drawing: "LIGHT SWITCH MTG. DETAIL" }, kinds: ["pass"] },
  { says: '52" TO C.L. SWITCH', kinds: ["fail"] },
  { says: '54" A.F.F.', where: { drawing: "SWITCHGEAR DETAIL" }, kinds: [] },
  { says: 'COAT HOOK 66" A.F.F. (STANDARD STALLS)', kinds: [] },
  { says: 'COAT HOOK 66" A.F.F. IN ADA STALL', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "POOL: RECEPTACLE 12' FROM WATER; SWITCHES 5' FROM WATER", kinds: [] },
  { says: "#4 DOWELS AT 24, HOOK 6 IN. INTO FOOTING", kinds: [] },
  { says: 'LIGHT SWITCH 52" A.F.F.', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'FIRE ALARM PULL STATIONS 60" MAX. FROM EACH DOOR', kinds: [] },
  { says: 'WALL SWITCH 6" MAX OFF THE JAMB', kinds: [] },
  { says: 'PULL STATIONS 54" MAX. FROM FINISHED FLOOR', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'T&P OUTLET ABOVE FLOOR 6"', kinds: [] },
  { says: 'RELIEF VALVE OUTLET 6" ABOVE FLOOR DRAIN RIM', kinds: [] },
]);

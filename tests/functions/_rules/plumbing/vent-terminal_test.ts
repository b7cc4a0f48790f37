import rule from "../../../../functions/_rules/plumbing/vent-terminal.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "Vents through roof 10 ft from openings.", kinds: ["pass"] },
  { says: "VTR 6'-0\" FROM OPERABLE WINDOW", kinds: ["fail"] },
  { says: "PLUMBING VENTS MIN. 10'-0\" FROM AIR INTAKES", kinds: ["pass"] },
  { says: "VENT TERMINAL 8 FT FROM OUTSIDE AIR INTAKE", kinds: ["fail"] },
  { says: "VTR 4 FT FROM WINDOW, 3 FT ABOVE", kinds: [] },
  { says: 'FLOOD VENTS: NET AREA OF OPENINGS 480 SQ IN, BOTTOM 8" ABOVE GRADE', kinds: [] },
  { says: "DRYER VENT 3 FT FROM OPENINGS", kinds: [] },
  { says: "OUTDOOR AIR INTAKES: 8 FEET FROM EXHAUST OUTLETS AND PLUMBING VENTS", kinds: [] },
  {
    name: '3" VTR 72" AWAY under RTU-1 OUTSIDE AIR',
    says: '3" VTR 72" AWAY',
    where: { drawing: "RTU-1 OUTSIDE AIR" },
    kinds: ["fail"],
  },
  {
    name: '3" VTR 120" AWAY under RTU-1 OUTSIDE AIR',
    says: '3" VTR 120" AWAY',
    where: { drawing: "RTU-1 OUTSIDE AIR" },
    kinds: ["pass"],
  },
  { says: "PLBG. VENT 5' FROM RTU FRESH AIR HOOD", kinds: ["fail"] },
  { says: "VTR 4' FROM PARAPET", kinds: [] },
  { says: "VTR 5' FROM SKYLIGHT (FIXED)", kinds: [] },
]);

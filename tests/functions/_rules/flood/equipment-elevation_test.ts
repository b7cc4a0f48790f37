import rule from "../../../../functions/_rules/flood/equipment-elevation.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "VE", baseFloodElevation: 11 });

testStatements(rule, [
  { says: "TOP OF ROAD CROWN EL. 5.5' NAVD AT METER", kinds: [] },
  { says: "CONDENSER PLATFORM ELEV. TBD", kinds: ["cantTell"] },
  { says: "CONDENSER PLATFORM EL. +9.0' NAVD88", kinds: ["fail"] },
  { says: "METER / MAIN PANEL ON SERVICE PLATFORM, EL. +12.0' NAVD88", kinds: ["pass"] },
  { says: "GENERATOR PAD ELEV. 11.9'", kinds: ["fail"] },
  { says: "A/C PAD AT ELEV = 12'-0\"", kinds: ["pass"] },
  { says: "SUBMERSIBLE POOL EQUIPMENT EL. 8.0'", kinds: ["cantTell"] },
  { says: "CONDENSER ON PAD", kinds: [] },
  ...[
    "DUCTS | R-8",
    "DUCT INSULATION | R-6",
    "WATER HEATER | 50",
    "RECEPTACLES | 8",
    "DISCONNECT AT +5'-0\" A.F.F.",
    "OUTLETS AT +6' ABOVE FINISHED FLOOR",
    "ELECTRICAL PANEL +6'-6\" ABV. FLOOR TO TOP",
  ].map((says) => ({ says, kinds: [] })),
  { says: "FIRM PANEL NO. 12115C0141F", kinds: [] },
  {
    name: "disputed base flood elevations",
    says: "A/C PAD EL. 9.0'",
    plan: { codeSummary: { baseFloodElevationFt: [aFact(11), aFact(10)] } },
    kinds: ["cantTell"],
  },
  {
    name: "Zone X",
    says: "CONDENSER PLATFORM EL. +2.0'",
    project: aHouse({ femaFloodZone: "X", baseFloodElevation: 11 }),
    kinds: [],
  },
], house);

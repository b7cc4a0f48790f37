import rule from "../../../../functions/_rules/gas/appliance-shutoff.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RANGE SHUTOFF VALVE 8 FT FROM APPLIANCE", kinds: ["fail"] },
  { says: "GAS SHUT-OFF VALVE WITHIN 6'-0\" OF APPLIANCE", kinds: ["pass"] },
  { says: "SOV LOCATED 7'-0\" FROM WATER HEATER", kinds: ["fail"] },
  { says: "PROVIDE GAS COCK WITHIN 3 FT OF EACH APPLIANCE", kinds: ["pass"] },
  { says: "GAS SHUTOFF 6' FROM APPLIANCE", kinds: ["pass"] },
  { says: "GAS SHUTOFF 6'-1\" FROM APPLIANCE", kinds: ["fail"] },
  { says: "WATER SHUTOFF 12' FROM APPLIANCE", kinds: [] },
  { says: "WATER SHUTOFF VALVE 8 FT FROM METER", kinds: [] },
  { says: "MAIN GAS SHUTOFF 20 FT FROM TANK", kinds: [] },
  { says: '1" GAS VALVE', kinds: [] },
  {
    says: "Shutoff for the tankless heater is in the crawl 14 ft away from the appliance.",
    kinds: ["fail"],
    where: { "heading": "GAS" },
  },
  {
    says: "F.P. KEY VALVE 9'-0\" AWAY, PERM. LABELED",
    kinds: [],
    where: { "drawing": "GREAT ROOM FIREPLACE" },
  },
  { says: "GAS VALVE 9'-0\" AWAY", kinds: [], where: { "drawing": "FAMILY ROOM HEARTH" } },
  { says: "GAS COCK 10'-0\" FROM BUILDING CORNER", kinds: [] },
  { says: "SHUTOFF VALVE 12'-0\" OF WALL, GAS RANGE", kinds: [] },
  { says: "MIXING VALVE 10'-0\" FROM HEATER, GAS", kinds: [] },
  { says: "GAS ROOM HEATER SHUTOFF 9'-0\" AWAY, PERMANENTLY IDENTIFIED", kinds: [] },
  { says: "GAS COCK 8'-0\" FROM RANGE", kinds: ["fail"] },
]);

testStatements(rule, [
  ...[
    "GAS DRYER IN THE LAUNDRY: NO VALVE AT THE APPLIANCE",
    "GAS RANGE WITHOUT SHUTOFF VALVE",
    "NO SHUTOFF VALVE AT GAS RANGE",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  ...[
    "NO GAS VALVE SHALL BE CONCEALED BEHIND RANGE",
    "GAS RANGE: NO CONCEALED VALVE",
    "NO SHUTOFF VALVE AT GAS FIREPLACE",
    "NO WATER VALVE AT GAS WATER HEATER",
    "ELECTRIC DRYER: NO GAS VALVE",
  ].map((says) => ({ says, kinds: [] })),
]);

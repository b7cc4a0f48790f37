import rule from "../../../../functions/_rules/flood/flood-resistant-materials.ts";
import { aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "VE", baseFloodElevation: 11 });

testStatements(rule, [
  {
    says: "Materials below the design flood elevation are flood damage-resistant, FEMA TB 2.",
    kinds: ["pass"],
  },
  { says: '1/2" DRYWALL BELOW BFE', kinds: ["fail"] },
  { says: "NO GYPSUM BOARD BELOW DFE", kinds: ["pass"] },
  { says: "FIBERGLASS BATT INSULATION BELOW FLOOD ELEVATION", kinds: ["fail"] },
  { says: "CMU AND P.T. LUMBER BELOW BFE", kinds: ["pass"] },
  { says: "MATERIALS BELOW BFE: TBD", kinds: ["cantTell"] },
  { says: ["FLOOD MATL BLW DFE", 'STORAGE FACE 1/2" GWB'], kinds: ["fail"] },
  { says: ["MATERIALS BELOW BFE", "CMU", "GYP BD, PAPER FACED, AT CEILING"], kinds: ["fail"] },
  { says: ["FINISHES ABOVE DFE", '1/2" GWB'], kinds: [] },
  { says: "DRYWALL AT SECOND FLOOR", kinds: [] },
  { name: "Zone X", says: "DRYWALL BELOW BFE", project: aHouse({ femaFloodZone: "X" }), kinds: [] },
], house);

const weak = '1/2" STD. GYP. BD. & R-11 KRAFT BATTS TO SLAB';

testStatements(rule, [
  {
    name: "gypsum in a room whose title puts it below the flood",
    says: weak,
    where: { drawing: "GROUND LEVEL STORAGE (EL. 5.0, BFE 9.0)" },
    kinds: ["fail"],
  },
  {
    name: "gypsum in a room whose title puts it above the flood",
    says: weak,
    where: { drawing: "LIVING ROOM (EL. 10.5, BFE 9.0)" },
    kinds: [],
  },
  {
    name: "cement board in a room below the flood",
    says: "CEMENT BOARD TO SLAB",
    where: { drawing: "GROUND LEVEL STORAGE EL. 5.0' (BFE = 9.0')" },
    kinds: ["pass"],
  },
], aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 }));

const floodData = (name: string, material: string) => ({
  name: `${name}: ${material}`,
  plan: aList("FLOOD DATA (NAVD88)", ["", ""], [name, material]),
});

testStatements(rule, [
  { ...floodData("GARAGE FIN BELOW 11.0", "PAPER-FACED GWB TO SLAB"), kinds: ["fail"] },
  { ...floodData("WALLS BELOW EL. 9", "DRYWALL ON STUDS"), kinds: ["fail"] },
  { ...floodData("WALLS BELOW EL. 9.0", "CMU, STUCCO"), kinds: ["pass"] },
  { says: "INT FINISH BELOW 4.0: GWB", kinds: [] },
], aHouse({ femaFloodZone: "AE", baseFloodElevation: 10 }));

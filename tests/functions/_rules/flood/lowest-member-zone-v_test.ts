import rule from "../../../../functions/_rules/flood/lowest-member-zone-v.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "VE", baseFloodElevation: 11 });

testStatements(rule, [
  { says: `BOTTOM OF GRADE-LEVEL FLOOR BEAMS SET AT EL. 11'-6" NAVD`, kinds: ["fail"] },
  { says: `BOTTOM OF FIRST LEVEL BEAMS SET AT EL. 12'-6" NAVD`, kinds: ["pass"] },
  { says: `BOTTOM OF GRADE BEAMS AT EL. 2'-6" NAVD`, kinds: [] },
  { says: "BOTTOM OF LOWEST HORIZONTAL MEMBER EL. ____", kinds: ["cantTell"] },
  {
    says:
      "The bottom of the lowest floor beam lies at 12.5 feet, the base flood elevation at 11 feet.",
    kinds: ["pass"],
  },
  {
    says:
      "The bottom of the lowest floor beam lies at 11.4 feet, the base flood elevation at 11 feet.",
    kinds: ["fail"],
  },
  { says: "B.O. LOWEST STRUCTURAL HORIZONTAL MEMBER = +11.50' NAVD 88", kinds: ["fail"] },
  { says: "BOTTOM OF LOWEST HORIZONTAL MEMBER EL. +11.5'", kinds: ["fail"] },
  { says: "BOTTOM OF LOWEST HORIZONTAL MEMBER | +12.0' NAVD88", kinds: ["pass"] },
  { says: "B.O. LOWEST HORIZ. STRUCTURAL MEMBER ELEV. 11'-11\"", kinds: ["fail"] },
  { says: "LOWEST HORIZONTAL STRUCTURAL MEMBER @ ELEV = 12'-0\"", kinds: ["pass"] },
  { says: "LHSM EL. 12.5", kinds: ["pass"] },
  { says: "BOTTOM OF LOWEST HORIZONTAL MEMBER | 11.0", kinds: ["fail"] },
  { says: "TOP OF FIRST FLOOR EL. +11.5'", kinds: [] },
  { says: "MONOLITHIC SLAB W/ TURNED-DOWN EDGE", kinds: ["fail"] },
  { says: "FOOTINGS SHALL BEAR ON COMPACTED FILL; HOUSE ON STRUCTURAL FILL", kinds: ["fail"] },
  { says: ["MONO. SLAB", "12 IN. AUGERCAST PILES AT GRID LINES"], kinds: ["cantTell"] },
  { says: "FILL SHALL NOT BE USED FOR STRUCTURAL SUPPORT", kinds: [] },
  { says: "GARAGE SLAB ON FILL, FRANGIBLE", kinds: [] },
  { says: "POOL DECK SLAB ON COMPACTED FILL", kinds: [] },
  {
    name: "a slab in Zone AE",
    says: "MONOLITHIC SLAB ON FILL",
    project: aHouse({ femaFloodZone: "AE", baseFloodElevation: 11 }),
    kinds: [],
  },
  {
    name: "Zone AE",
    says: "BOTTOM OF LOWEST HORIZONTAL MEMBER EL. +9'",
    project: aHouse({ femaFloodZone: "AE", baseFloodElevation: 11 }),
    kinds: [],
  },
], house);

testStatements(rule, [
  { says: "B.O. BEAM 11.75'", kinds: ["fail"] },
  { says: "BFE EL. 11.00' NAVD 88 B.O. GIRDER, BLDG. 2 12.25'", kinds: ["pass"] },
  { says: "BFE EL. 11.00' NAVD 88 U/S BEAM, UNIT 4 11.25'", kinds: ["fail"] },
  { says: "B.O. BEAM 8.50' ABOVE GRADE", kinds: [] },
  { says: "B.O. GIRDER 12.50' SPAN", kinds: [] },
], house);

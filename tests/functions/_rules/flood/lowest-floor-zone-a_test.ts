import rule from "../../../../functions/_rules/flood/lowest-floor-zone-a.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const floor = (ft: number, sourceText = `F.F.E. ${ft}' NAVD88`) => ({
  codeSummary: { finishedFloorElevationFt: [aFact(ft, { sourceText })] },
});
const house = aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 });

testStatements(rule, [
  ...([["9.5", "fail"], ["10.0", "pass"]] as const).map(([ft, kind]) => ({
    name: `the floor of the living area at ${ft} ft`,
    plan: {
      schedules: [
        aSchedule("code summary", [["", "item"], ["", "value"]], [
          ["Flood zone", "AE, BFE 9.0 ft NAVD 88"],
          ["First floor of living area", `elevation ${ft} ft NAVD`],
        ]),
      ],
    },
    project: house,
    kinds: [kind],
  })),
  {
    name: "a floor among counts of other things",
    plan: {
      schedules: [
        aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [
          ["FLOOD ZONE / BFE", "AE / 9.0 NAVD88"],
          ["BEDROOMS", "3"],
          ["LOWEST FLR (TOP OF 1ST FLR)", "EL 9.5 NAVD88"],
        ]),
      ],
    },
    project: house,
    kinds: ["fail"],
  },
  { says: "F.F.E. = TBD", kinds: ["cantTell"] },
  { says: "BFE +8.0' NAVD88. F.F.E. +10.0'", plan: floor(10), kinds: ["pass"] },
  { says: "ELEVATE TO BFE + 2 FT", plan: floor(10), kinds: ["fail"] },
  { name: "a floor a foot above", plan: floor(10), kinds: ["pass"] },
  { name: "a floor 0.9 ft above", plan: floor(9.9), kinds: ["fail"] },
  {
    name: "a floor above the local freeboard",
    says: "COMMUNITY FREEBOARD: 2 FT",
    plan: floor(10.5),
    kinds: ["fail"],
  },
  {
    name: "a floor below the design flood elevation",
    plan: { codeSummary: { ...floor(10).codeSummary, designFloodElevationFt: [aFact(11)] } },
    kinds: ["fail"],
  },
  { says: "FINISHED FLOOR IS 1'-0\" BELOW BASE FLOOD ELEVATION", kinds: ["fail"] },
  { says: 'LOWEST FLOOR SET 6" ABOVE B.F.E.', kinds: ["fail"] },
  { says: "FIN. FLR. 1'-0\" ABOVE BFE", kinds: ["pass"] },
  { says: 'FINISHED FLOOR 18" ABOVE CROWN OF ROAD', kinds: [] },
  { says: 'FINISHED FLOOR SHALL BE NOT LESS THAN 6" ABOVE BFE', kinds: [] },
  {
    name: "a floor that stays",
    plan: floor(7.9, "EXISTING FINISHED FLOOR 7.9' NAVD TO REMAIN"),
    kinds: [],
  },
  { name: "an old floor", plan: floor(7.9, "EXISTING FINISHED FLOOR 7.9'"), kinds: ["cantTell"] },
  { name: "the zero of the drawings", plan: floor(0, "FINISH FLOOR ELEV. = 0'-0\""), kinds: [] },
  { name: "a pool deck", plan: floor(8, "POOL DECK FINISHED FLOOR 8.0'"), kinds: [] },
  { name: "the garage slab alone", plan: floor(8, "GARAGE F.F.E. 8.0'"), kinds: [] },
  {
    name: "elevations of two datums",
    plan: {
      codeSummary: {
        ...floor(9.5).codeSummary,
        baseFloodElevationFt: [aFact(9, { sourceText: "BFE 9' NGVD29" })],
      },
    },
    kinds: ["cantTell"],
  },
  {
    name: "two base flood elevations",
    plan: {
      codeSummary: { ...floor(9.5).codeSummary, baseFloodElevationFt: [aFact(9), aFact(8)] },
    },
    kinds: ["cantTell"],
  },
  {
    name: "no base flood elevation",
    plan: floor(9),
    project: aHouse({ femaFloodZone: "AE" }),
    kinds: [],
  },
  {
    name: "Zone AO",
    plan: floor(9),
    project: aHouse({ femaFloodZone: "AO", baseFloodElevation: 9 }),
    kinds: [],
  },
  {
    name: "Zone X",
    plan: floor(5),
    project: aHouse({ femaFloodZone: "X", baseFloodElevation: 9 }),
    kinds: [],
  },
  {
    name: "Zone VE",
    plan: floor(5),
    project: aHouse({ femaFloodZone: "VE", baseFloodElevation: 9 }),
    kinds: [],
  },
  {
    name: "a shop",
    plan: floor(5),
    project: aProject({ femaFloodZone: "AE", baseFloodElevation: 9 }),
    kinds: [],
  },
], house);

testStatements(rule, [
  { says: "FIRST FLOOR +7.2' NAVD88", kinds: ["fail"] },
  { says: "SECOND FLOOR +7.2' NAVD88", kinds: [] },
  { says: "FIRST FLOOR SLAB AT EL. 7.2 FT NAVD88", kinds: ["fail"] },
  { says: "FIRST FLOOR VENTS AT 6.5' NAVD88", kinds: [] },
  { says: "FIRST FLOOR JOISTS; CROWN OF ROAD 7.5' NAVD88", kinds: [] },
], house);

import rule from "../../../../functions/_rules/flood/flood-data.ts";
import { aFact, aHouse, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 });
const row = (...cells: string[]) => ({
  schedules: [aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [cells])],
});
const full = {
  floodZone: [aFact("AE")],
  baseFloodElevationFt: [aFact(9)],
  finishedFloorElevationFt: [aFact(10)],
};

testStatements(rule, [
  {
    says:
      "PARCEL LIES IN A SPECIAL FLOOD HAZARD AREA. FIRM PANEL AND BASE FLOOD ELEVATION ARE NOT SHOWN.",
    project: aHouse({ femaFloodZone: "X" }),
    kinds: ["cantTell"],
  },
  {
    says: "SITE IS NOT IN A SPECIAL FLOOD HAZARD AREA; FIRM PANEL NOT SHOWN.",
    project: aHouse({ femaFloodZone: "X" }),
    kinds: [],
  },
  {
    says: "IF THE LOT IS IN A SPECIAL FLOOD HAZARD AREA, FIRM PANEL NOT SHOWN IS REQUIRED.",
    project: aHouse({ femaFloodZone: "X" }),
    kinds: [],
  },
  {
    name: "a panel number left blank",
    plan: row("FIRM PANEL NO. / DATE", "____________"),
    kinds: ["cantTell"],
  },
  { name: "an empty cell", plan: row("FIRM PANEL NO.", ""), kinds: ["cantTell"] },
  { says: "FIRM PANEL: TBD", kinds: ["cantTell"] },
  {
    says: ["FIRM PANEL 12115C0141F, 11/04/2016", "ELEVATIONS IN NAVD88"],
    plan: { codeSummary: full },
    kinds: ["pass"],
  },
  {
    name: "a site plan without panel and datum",
    plan: { codeSummary: full, sheets: [aSheet({ kind: "site" })] },
    kinds: ["cantTell"],
  },
  { name: "no site plan", plan: { codeSummary: full }, kinds: [] },
  {
    name: "Zone X",
    plan: row("FIRM PANEL NO.", ""),
    project: aHouse({ femaFloodZone: "X" }),
    kinds: [],
  },
  { says: "FLOOD ZONE AND BASE FLOOD ELEVATION NOT SHOWN; SEE SURVEYOR.", kinds: ["cantTell"] },
], house);

import rule from "../../../../functions/_rules/mechanical/duct-smoke-detector.ts";
import { aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const unit = (mark: string, air: string, detector: string) => ({
  schedules: [
    aSchedule(
      "hvac",
      [["Unit", "mark"], ["Supply CFM", "airflow"], ["Duct smoke detector", null]],
      [[mark, air, detector]],
    ),
  ],
});

testStatements(rule, [
  {
    says: "DUCT SMOKE DETECTOR AT RTU-1 (2,500 CFM), NONE AT RTU-2 (1,600 CFM)",
    kinds: ["pass", "pass"],
  },
  {
    says: "DUCT SMOKE DETECTOR AT RTU-1 (2,500 CFM), NONE AT RTU-2 (2,600 CFM)",
    kinds: ["pass", "fail"],
  },
  { says: "DUCT DETECTORS OMITTED AT AHU-1 (5,000 CFM)", kinds: ["fail"] },
  { says: "RTU-2 3,000 CFM - NO SMOKE DETECTOR IN DUCT", kinds: ["fail"] },
  { name: "4,200 cfm without one", plan: unit("RTU-1", "4,200", "NONE"), kinds: ["fail"] },
  {
    name: "none under two letters",
    plan: aList("RTU SCH", ["MK", "SA CFM", "DD"], ["RTU-2", "4,200", "NO DD"]),
    kinds: ["fail"],
  },
  { name: "4,200 cfm with one", plan: unit("RTU-1", "4,200", "PROVIDED"), kinds: ["pass"] },
  { name: "2,000 cfm without one", plan: unit("RTU-2", "2,000", "NONE"), kinds: ["pass"] },
  { name: "2,001 cfm without one", plan: unit("RTU-2", "2,001", "NO"), kinds: ["fail"] },
  {
    name: "none, with a remark",
    plan: unit("AHU-2", "3,600", "None (no device)"),
    kinds: ["fail"],
  },
  { name: "not provided", plan: unit("AHU-2", "3,600", "NOT PROVIDED"), kinds: ["fail"] },
  { name: "number of a note", plan: unit("AHU-2", "3,600", "NOTE 4"), kinds: ["pass"] },
  {
    name: "none because the area has detectors",
    plan: unit("AHU-2", "3,600", "NOT REQ'D - AREA DETECTION"),
    kinds: ["cantTell"],
  },
  { name: "a make-up air unit", plan: unit("MAU-1", "3,000", "NONE"), kinds: [] },
  { says: "RTU-1: 4,200 CFM, NO DUCT DETECTOR", kinds: ["fail"] },
  { says: "DUCT SMOKE DETECTORS AT ALL UNITS OVER 2,000 CFM", kinds: ["pass"] },
  { says: "DUCT SMOKE DETECTORS AT UNITS OVER 4,000 CFM", kinds: ["cantTell"] },
  { says: "RTU-1 4,200 CFM", kinds: [] },
  { says: "RTU-1 4,000 CFM - NO DUCT DET.", kinds: ["fail"] },
  { says: "EF-1 4,000 CFM - NO DUCT DET.", kinds: [] },
  {
    says: "AHU-1 moves 3,000 cfm. Smoke detection in the return duct is not provided.",
    kinds: ["fail"],
  },
  {
    says: "AHU-1 moves 1,800 cfm. Smoke detection in the return duct is not provided.",
    kinds: ["pass"],
  },
  {
    says: "AHU-1 3,000 CFM, NO DUCT DETECTOR IN SUPPLY; RETURN DUCT DETECTOR DSD-1 PROVIDED",
    kinds: ["pass"],
  },
  { says: "AHU-1 moves 3,000 cfm. Filters are 2 in. pleated.", kinds: [] },

  ...([
    ["supply above, return within the limit", "RETURN CFM", "2,450", "1,900", "NO", "pass"],
    ["supply and return above the limit", "RA CFM", "2,950", "2,310", "NONE", "fail"],
    ["return above the limit, with detector", "R.A. (CFM)", "2,950", "2,310", "YES", "pass"],
    ["a size of the return duct is no air", "RETURN DUCT SIZE", "2,950", "18x12", "NO", "fail"],
  ] as const).map(([name, head, supply, back, detector, kind]) => ({
    name,
    plan: aList("AIR HANDLERS", ["TAG", "SUPPLY CFM", head, "DUCT SMOKE DET."], [
      "AHU-5",
      supply,
      back,
      detector,
    ]),
    kinds: [kind],
  })),
  {
    name: "supply above the limit, less outdoor air below it",
    plan: aList("AIR HANDLERS", ["TAG", "SUPPLY CFM", "OA CFM", "DUCT SMOKE DET."], [
      "AHU-5",
      "2,250",
      "400",
      "NO",
    ]),
    kinds: ["cantTell"],
  },
  {
    name: "none in the duct, and none in the area",
    plan: aList("ROOFTOP UNITS", ["TAG", "SUPPLY CFM", "DUCT SMOKE DET."], [
      "RTU-1",
      "2,400",
      "NONE; NO AREA SMOKE DETECTION",
    ]),
    kinds: ["fail"],
  },
  {
    name: "1,200 L/s without detector",
    plan: aList("ROOFTOP UNITS", ["TAG", "SUPPLY AIRFLOW (L/S)", "KW", "DUCT SMOKE DET."], [
      "RTU-1",
      "1,200",
      "21",
      "NONE",
    ]),
    kinds: ["fail"],
  },
]);

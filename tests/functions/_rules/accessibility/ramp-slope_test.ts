import rule from "../../../../functions/_rules/accessibility/ramp-slope.ts";
import { aDimension } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: `- RISE 30 IN. IN ONE RUN. SLOPE 1:11, RUN 27'-6".`,
    where: { heading: "RAMP R - CAFE TERRACE" },
    kinds: ["fail"],
  },
  {
    says: `- RISE 30 IN. IN ONE RUN. SLOPE 1:12, RUN 30'-0".`,
    where: { heading: "RAMP R - CAFE TERRACE" },
    kinds: ["pass"],
  },
  { says: "RAMP 1:12", kinds: ["pass"] },
  { says: "RAMP 1:10", kinds: ["fail"] },
  { says: 'CONC. RAMP SLOPE 1" PER FT, 1:11', kinds: ["fail"] },
  { says: "RAMP UP @ 8.33% MAX.", kinds: ["pass"] },
  { says: "ADA RAMP 9% SLOPE", kinds: ["fail"] },
  { says: 'RAMP 1:12, 6" RISE, NO HANDRAILS', kinds: ["pass"] },
  { says: "1 IN 8 RAMP", kinds: ["fail"] },
  { says: "RAMP SLOPE 1:12 MAX., CROSS SLOPE 1:48 MAX.", kinds: ["pass"] },
  { says: 'RAMP SLOPE: 1.25" PER FOOT', kinds: [] },
  { says: "CURB RAMP 1:10", kinds: [] },
  { says: "PARKING GARAGE RAMP 15%", kinds: [] },
  { says: "RAMP CROSS SLOPE 2%", kinds: [] },
  { says: `18" RISE IN 15'-0" RUN`, where: { drawing: "RAMP SECTION @ ENTRY" }, kinds: ["fail"] },
  { says: `18" RISE IN 18'-0" RUN`, where: { drawing: "RAMP SECTION @ ENTRY" }, kinds: ["pass"] },
  { says: "SLOPE DN 1:10", where: { drawing: "ACCESSIBLE RAMP PLAN" }, kinds: ["fail"] },
  { says: "9.5%", where: { drawing: "ENTRY RAMP" }, kinds: ["fail"] },
  { says: "10%", where: { drawing: "TRUCK RAMP SECTION" }, kinds: [] },
  { says: "LANDING 1:48", where: { drawing: "ENTRY RAMP" }, kinds: [] },
  { says: "1:8", where: { drawing: "CURB RAMP DETAIL" }, kinds: [] },
  { says: 'EXIST. RAMP 1:10, 6" RISE', kinds: ["pass"] },
  { says: 'EXIST. RAMP 1:10, 12" RISE', kinds: ["fail"] },
  { says: "NEW RAMP AT ENTRANCE RISES 2' OVER A RUN OF 20'", kinds: ["fail"] },
  { says: "1:8", where: { drawing: "PORTABLE RAMP AT PLATFORM" }, kinds: [] },
  { says: "1:10", where: { drawing: "SERVICE RAMP (NOT PART OF ACCESSIBLE ROUTE)" }, kinds: [] },
  { says: "12% SPEED RAMP", where: { drawing: "VEHICLE RAMP" }, kinds: [] },
]);

const drawn = (drawing: string, kinds: ("pass" | "fail")[], ...says: string[]) => ({
  name: `${says.join(" and ")} in ${drawing}`,
  says,
  where: { drawing },
  kinds,
});

testStatements(rule, [
  drawn("RAMP TO KAYAK LAWN", ["fail"], `18" RISE`, `15'-0" RUN`),
  drawn("RAMP TO KAYAK LAWN", ["pass"], `18" RISE`, `18'-0" RUN`),
  drawn("Ramp 2, porch to yard", ["fail"], `rise 20"`, `16'-0" long`),
  drawn("RAMPS 1 AND 2", [], `18" RISE`, `15'-0" RUN`),
  drawn("RAMP TO KAYAK LAWN", [], `18" RISE`, `6" RISE`, `15'-0" RUN`),
  drawn("LOADING DOCK RAMP", [], `18" RISE`, `9'-0" RUN`),
  drawn("PORCH STEPS", [], `7" RISE`, `11" RUN`),
]);

/** A section of a ramp with bare runs and rises, inches. */
const section = (runs: number[], rises: number[], drawing = "RAMP SECTION") => ({
  dimensions: [
    ...runs.map((it) => aDimension(`${it}"`, it, { drawing, orientation: "horizontal" })),
    ...rises.map((it) => aDimension(`${it}"`, it, { drawing, orientation: "vertical" })),
  ],
});

testStatements(rule, [
  {
    name: "one of two runs too short for the rise of both",
    plan: section([204, 60, 180, 12], [34, 17, 17]),
    kinds: ["cantTell"],
  },
  { name: "both long enough", plan: section([204, 60, 210], [17, 17]), kinds: [] },
  { name: "rises that differ", plan: section([204, 60, 180], [17, 12]), kinds: [] },
  { name: "a length over all", plan: section([444, 204, 60, 180], [17, 17]), kinds: [] },
  { name: "a plan of a ramp", plan: section([180], [17], "RAMP PLAN"), kinds: [] },
  { name: "a dock", plan: section([180], [17], "TRUCK RAMP SECTION"), kinds: [] },
]);

testStatements(rule, [
  { says: "The ramp to the pool deck slopes 1 in 11; it is 48 inches wide.", kinds: ["fail"] },
  { says: "RAMP TO POOL TERRACE, SLOPE 1 IN 12", kinds: ["pass"] },
  { says: "POOL RAMP, SLOPE 1 IN 10, INTO THE WATER", kinds: [] },
]);

testStatements(rule, [
  { says: 'RUN 2: 18 1/4" RISE, 1:12', where: { drawing: "RAMP ELEVATION" }, kinds: ["pass"] },
  { says: "RUN 2: 1:10", where: { drawing: "RAMP ELEVATION" }, kinds: ["fail"] },
  { says: "RAMP RUN 2, SLOPE 2:18", kinds: ["fail"] },
]);

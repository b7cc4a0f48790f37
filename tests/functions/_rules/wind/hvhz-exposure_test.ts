import rule from "../../../../functions/_rules/wind/hvhz-exposure.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const exposure = (value: "B" | "C" | "D") => ({ codeSummary: { exposure: [aFact(value)] } });

testStatements(rule, [
  { name: "Exposure B", plan: exposure("B"), kinds: ["fail"] },
  { name: "Exposure C", plan: exposure("C"), kinds: ["pass"] },
  { name: "Exposure D", plan: exposure("D"), kinds: ["pass"] },
  {
    name: "Exposure B in an unknown county",
    plan: exposure("B"),
    project: aProject({ address: "1 Main Street" }),
    kinds: ["cantTell"],
  },
  { name: "Exposure B elsewhere", plan: exposure("B"), project: aProject(), kinds: [] },
], aProject({ address: "1 Main Street, Miami Beach, FL" }));

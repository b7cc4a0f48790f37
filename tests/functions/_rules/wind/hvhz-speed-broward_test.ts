import rule from "../../../../functions/_rules/wind/hvhz-speed-broward.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const speed = (mph: number, kind: "ultimate" | "nominal" | null = "ultimate") =>
  aFact({ mph, kind }, { sourceText: `${mph} MPH` });
const of = (category: "I" | "II" | "III", ...windSpeedMph: ReturnType<typeof speed>[]) => ({
  codeSummary: { windSpeedMph, riskCategory: [aFact(category)] },
});
const here = aProject({ address: "1 Main Street, Fort Lauderdale, FL" });

testStatements(rule, [
  { name: "the fixed speed", plan: of("II", speed(170)), kinds: ["pass"] },
  { name: "one mile an hour less", plan: of("II", speed(169)), kinds: ["fail"] },
  { name: "more than the fixed speed", plan: of("II", speed(190)), kinds: ["pass"] },
  {
    name: "the speed of Category II in Category III",
    plan: of("III", speed(170)),
    kinds: ["cantTell"],
  },
  { name: "the speed of Category III", plan: of("III", speed(180)), kinds: ["pass"] },
  { name: "a speed of unknown kind", plan: of("II", speed(169, null)), kinds: ["cantTell"] },
  { name: "a nominal speed", plan: of("II", speed(130, "nominal")), kinds: [] },
  {
    name: "no category, between I and II",
    plan: { codeSummary: { windSpeedMph: [speed(169)] } },
    kinds: ["cantTell"],
  },
  {
    name: "no category, below every one",
    plan: { codeSummary: { windSpeedMph: [speed(140)] } },
    kinds: ["fail"],
  },
  {
    name: "another county",
    plan: of("II", speed(140)),
    project: aProject({ address: "1 Main Street, Orlando, FL" }),
    kinds: [],
  },
  {
    name: "an unknown county",
    plan: of("II", speed(140)),
    project: aProject({ address: "1 Main Street" }),
    kinds: [],
  },
], here);

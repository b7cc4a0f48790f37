import rule from "../../../../functions/_rules/wind/design-wind-speed.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

type Kind = "ultimate" | "nominal" | null;
const speed = (mph: number, kind: Kind = "ultimate", sourceText = `Vult = ${mph} MPH`) =>
  aFact({ mph, kind }, { sourceText, page: mph });
const orange = aProject({ address: "1 Main Street, Orlando, FL 32801" });
const plan = (...windSpeedMph: ReturnType<typeof speed>[]) => ({ codeSummary: { windSpeedMph } });

testStatements(rule, [
  { says: "ULTIMATE WIND SPEED: ____ MPH", kinds: ["cantTell"] },
  { name: "a usual speed", plan: plan(speed(138)), kinds: ["pass"] },
  { name: "the least usual speed", plan: plan(speed(130)), kinds: ["pass"] },
  { name: "a speed below the usual range", plan: plan(speed(129)), kinds: ["cantTell"] },
  { name: "a speed above the usual range", plan: plan(speed(146)), kinds: ["cantTell"] },
  {
    name: "a speed of another risk category",
    plan: { codeSummary: { windSpeedMph: [speed(155)], riskCategory: [aFact("III" as const)] } },
    kinds: [],
  },
  { name: "two ultimate speeds", plan: plan(speed(138), speed(135)), kinds: ["pass", "cantTell"] },
  {
    name: "ultimate and nominal speed side by side",
    plan: plan(speed(138), speed(107, "nominal")),
    kinds: ["pass"],
  },
  { name: "a nominal speed alone", plan: plan(speed(107, "nominal")), kinds: ["cantTell"] },
  {
    name: "the capacity of a product",
    plan: plan(speed(138), speed(170, null, "PRODUCT RATED 170 MPH")),
    kinds: ["pass"],
  },
  {
    name: "an unknown county",
    plan: plan(speed(200)),
    project: aProject({ address: "1 Main Street" }),
    kinds: [],
  },
  {
    name: "the hurricane zone, which has its own rules",
    plan: plan(speed(160)),
    project: aProject({ address: "1 Bay Road, Miami, FL 33139" }),
    kinds: [],
  },

  {
    name: "both speeds in one row",
    plan: plan(speed(140, "nominal", "Vult / Vasd | 140 / 108 mph")),
    kinds: [],
  },
], orange);

/**
 * Who serves a unit on a high roof has a ladder that stays.
 * Looks for permanent access to equipment on roofs higher than 16 ft.
 * @source FBC-M 8th ed. (2023), 306.5
 */
import { defineRule } from "../define_rule.ts";
import { feet, forReading, mustShowThing, type Presence } from "../measure.ts";

const access = mustShowThing({
  thing: "roof ladder",
  at: ["roof unit", "roof access"],
  instead: "portable ladder",
  not: /SMOKE|ATTIC/i,
});

/** Does the text give a height of at most so many feet, up to which a portable ladder will do? */
const isLow = ({ text }: Presence, mostFt: number): boolean =>
  feet.find(forReading(text)).some(({ value }) => value <= mostFt);

export default defineRule({
  id: "mechanical/roof-access",
  requirementId: "FBC-M-306.5-roof-access",
  title: "Access to rooftop equipment",
  ...access,
  applies: (plan, context) =>
    access.applies(plan, context).filter((it) =>
      it.state !== "denied" || !isLow(it, context.limits.mechanical.roofAccessFt)
    ),
  messages: {
    ok: "Access to the roof is shown: {text}",
    denied: "No permanent access to the rooftop equipment: {text}",
    deferred: "Access to the roof is deferred: {text}",
  },
  recommendation: "Show a ladder, stair or hatch to the roof.",
});

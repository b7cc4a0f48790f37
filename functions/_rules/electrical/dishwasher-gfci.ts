/**
 * A wet machine trips before it shocks.
 * Looks for ground-fault protection of dishwashers of dwellings.
 * @source NFPA 70-2020, 210.8(D)
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";
import { hasDwellings } from "./_words.ts";

/** Machines for clothes, by their own words, in a list that names dishwashers elsewhere. */
const isOfClothes = (text: string): boolean =>
  /\b(?:LAUNDRY|CLOTHES|WASHER|WASHING MACHINE|DRYER)\b/i.test(text) &&
  !/\b(?:DISH|WARE)\s?-?\s?(?:WASH\w*|MACHINE)\b|\bD\s?\/?\.?W\b/i.test(text);

/** Words on the other kind of protection alone: `A.F.C.I.: LIVING, DIN. KIT. CKTS. STD. BKR.` */
const isOfArcs = (text: string): boolean =>
  /\bA\.?F\.?C\.?I\b|\bARC[\s-]FAULT/i.test(text) &&
  !/\bG\.?F\.?C?\.?I\b|\bGROUND[\s-]FAULT/i.test(text);

const guarded = mustShowThing({
  thing: "gfci",
  at: "dishwasher",
  instead: "plain breaker",
});

export default defineRule({
  id: "electrical/dishwasher-gfci",
  requirementId: "NEC-210.8D-dishwasher",
  when: hasDwellings,
  ...guarded,
  applies: (plan, context) =>
    [...guarded.applies(plan, context)].filter(({ text }) => !isOfClothes(text) && !isOfArcs(text)),
  messages: {
    ok: "The dishwasher has ground-fault protection: {text}",
    denied: "The dishwasher has no ground-fault protection: {text}",
    deferred: "Ground-fault protection of the dishwasher is deferred: {text}",
  },
  recommendation: "Show GFCI protection for the dishwasher outlet or branch circuit.",
});

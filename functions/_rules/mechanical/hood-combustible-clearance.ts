/**
 * A Type I hood keeps away from what burns.
 * Reads stated distances between a hood and combustible construction, in inches; a figure lettered beside something
 * that burns on the drawing of a hood is a question. Listed hoods follow their listing.
 * @source FBC-M 8th ed. (2023), 507.2.6
 */
import { contains } from "../../_shared/geometry.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { demand, either, reaches, settingOf } from "../measure.ts";
import { figuresBeside } from "./_figures_beside.ts";
import { BURNS, HOOD_TITLE, inCommercialKitchens, OTHER_HOOD_TITLE } from "./_hoods.ts";

const OF_STEEL =
  /\b(?:METAL|STEEL|STL|MTL|BAR JOISTS?|F\.?R\.?T|CMU|CONC\w*|MASONRY|NON ?-?COMB\w*)\b/i;
/** Listed for less, or what burns is shielded. */
const LESS_ALLOWED =
  /\bZERO\s+CLEAR|\bLISTED\b|\bU\.?L\.?\s*710|\bREDUC\w+|\bINSULAT\w+|\bSHIELD|\bWRAP/i;
/** Figures of distances a drawing of a hood shows, inches. */
const FARTHEST = 48;

export default defineRule({
  id: "mechanical/hood-combustible-clearance",
  requirementId: "FBC-M-507-type1",
  title: "Hood clearance to combustibles",
  when: inCommercialKitchens,
  ...demand({
    thing: ["hood", "kitchen hood"],
    property: "distance",
    where: new RegExp(BURNS),
    unless: either(OF_STEEL, LESS_ALLOWED, /\bDUCT\b|\bTYPE (II|2)\b|RESIDENTIAL|COOK ?TOP|FLUE/),
    keep: ({ value }) => (value ?? 0) > 0 && (value ?? 0) <= FARTHEST,
    limit: ({ mechanical }) => ({ min: mechanical.hoodCombustibleIn }),
  }, (plan) =>
    figuresBeside(plan, {
      says: new RegExp(BURNS, "i"),
      title: HOOD_TITLE,
      notTitle: OTHER_HOOD_TITLE,
    }).filter(({ page, box, value, text }) =>
      value > 0 && value <= FARTHEST && !OF_STEEL.test(text) && !LESS_ALLOWED.test(text) &&
      !plan.dimensions.some((it) => it.between && page === it.page && contains(it.box, box))
    )),
  check(it, { plan, limits }) {
    const required = limits.mechanical.hoodCombustibleIn;
    const data = { actual: it.value, required, unit: "in", raw: it.raw, text: it.text };
    if (reaches(it.value, required, "in")) return it.isLikely ? inapplicable() : pass(data);
    if (it.isLikely) return cantTell("beside", data);
    return LESS_ALLOWED.test(settingOf(it, plan)) ? cantTell("near", data) : fail("near", data);
  },
  onceTold: { beside: "near" },
  messages: {
    ok: "The hood is {raw} from combustibles; {required} in is required.",
    near:
      "The hood is {actual} in from combustible construction; at least {required} in is required.",
    beside:
      "{text} is written at a hood; if this is the distance from the hood to combustible construction, at least {required} in is required.",
  },
  recommendation:
    "Keep {required} in from combustible construction, or show the hood listing that allows less.",
});

/**
 * A Type I hood keeps away from what burns.
 * Reads stated distances between a hood and combustible construction, in inches; a figure lettered beside something
 * that burns on the drawing of a hood is a question. Listed hoods follow their listing.
 * @source FBC-M 8th ed. (2023), 507.2.6
 */
import { contains } from "../../_shared/geometry.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { inches, reaches, settingOf, statedQuantities } from "../measure.ts";
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
  demand: {
    thing: ["hood", "grease duct"],
    property: "distance",
    where: /COMBUST/i,
    unless: /NON-?COMB|ZERO/i,
    limit: ({ mechanical }) => ({ min: mechanical.hoodCombustibleIn }),
  },
  applies: (plan) => {
    const said = statedQuantities(plan, {
      quantity: inches,
      says: [
        new RegExp(
          `\\bHOODS?\\b[^#~;|]{0,30}\\b(TO|FROM|OFF)\\b[^#~;|]{0,24}${BURNS}[^#~;|]{0,24}#`,
        ),
        new RegExp(
          `\\bHOODS?\\b[^#~;|]{0,30}#[^#~;|]{0,16}\\b(TO|FROM|OFF)\\b[^#~;|]{0,24}${BURNS}`,
        ),
        new RegExp(
          `#[^#~;|]{0,16}\\bHOODS?\\b[^#~;|]{0,12}\\b(TO|FROM|OFF)\\b[^#~;|]{0,24}${BURNS}`,
        ),
        new RegExp(`^[^#~;|]{0,8}#[^#~;|]{0,10}\\b(TO|FROM|OFF)\\b[^#~;|]{0,16}${BURNS}`),
        new RegExp(`^[^#~;|]{0,14}\\b(TO|FROM)\\b[^#~;|]{0,10}${BURNS}[^#~;|]{0,12}#`),
      ],
      not:
        /\bDUCT\b|\bK\.?E\.?F\b|\bEXHAUST FAN|\bTYPE (II|2)\b|RESIDENTIAL|RANGE TOP|COOK ?TOP|FLUE/,
      under: /\bHOOD/,
    });
    const drawn = figuresBeside(plan, {
      says: new RegExp(`${BURNS}`, "i"),
      title: HOOD_TITLE,
      notTitle: OTHER_HOOD_TITLE,
    }).filter((it) =>
      !said.some(({ text }) => text === it.text) &&
      !plan.dimensions.some(({ page, box, between }) =>
        between && page === it.page && contains(it.box, box)
      )
    );
    return [...said, ...drawn].filter((it) =>
      it.value > 0 && it.value <= FARTHEST && !OF_STEEL.test(it.text) &&
      !LESS_ALLOWED.test(it.text)
    );
  },
  check(it, { plan, limits }) {
    const required = limits.mechanical.hoodCombustibleIn;
    const data = { actual: it.value, required, unit: "in", raw: it.raw, text: it.text };
    const isDrawn = "isOnLine" in it;
    if (reaches(it.value, required, "in")) return isDrawn ? inapplicable() : pass(data);
    if (isDrawn) return cantTell("beside", data);
    return LESS_ALLOWED.test(settingOf(it, plan)) ? cantTell("near", data) : fail("near", data);
  },
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

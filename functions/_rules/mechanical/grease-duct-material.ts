/**
 * Grease ducts are of steel thick enough to hold a fire.
 * Reads the gauge and metal of ducts of Type I hoods. Too thin is a question: the loaded edition holds the hood's
 * section, not the ducts'. Factory-built listed ducts follow their listing.
 * @source FBC-M 8th ed. (2023), 506.3.1
 */
import { cantTell, defineRule, pass } from "../define_rule.ts";
import { demand } from "../measure.ts";
import { inCommercialKitchens } from "./_hoods.ts";

const OTHER_DUCT =
  /\bTYPE\s*(?:II|2)\b|\bDISH|\bSUPPLY|\bRETURN|\bMAKE-?\s?UP|\bM\.?U\.?A|\bDRYER|\bTOILET|\bLISTED|\bFACTORY|\bU\.?L\.?\s*1978|\bENCLOS\w*|\bJACKET|\bCLADDING|\bFLASH|\bSTRAP|\bHANG|\bALUM/i;
/** Says so itself, whatever else its title speaks of. */
const GREASE = /\bGREASE|\bTYPE\s*(?:I|1)\b/i;
const STAINLESS = /\bSTAINLESS|\bS\.?\s?S\b|\bTYPE\s+30[46]/i;
/** Metals that are no stainless steel. */
const PLAIN =
  /\bGALV\w*|\bG\.?I\b|\bBLACK\b|\bCARBON|\bB\.?I\b|\bMILD|\bSHEET\s*METAL|\bW(?:ELDED|LD)\.?\s+STEEL/i;

export default defineRule({
  id: "mechanical/grease-duct-material",
  requirementId: "FBC-M-507-type1",
  title: "Metal of grease ducts",
  when: inCommercialKitchens,
  ...demand({
    thing: "grease duct",
    property: "gauge",
    keep: ({ clause, context }) =>
      !OTHER_DUCT.test(clause) && (GREASE.test(clause) || !OTHER_DUCT.test(context)),
  }),
  check({ value, clause, text }, { limits }) {
    const { greaseDuctSteelGauge: steel, greaseDuctStainlessGauge: stainless } = limits.mechanical;
    const isStainless = STAINLESS.test(clause);
    const required = isStainless ? stainless : steel;
    const data = { actual: value, required, unit: "ga", stainless, text };
    if (value <= required) return pass(data);
    return cantTell(isStainless || PLAIN.test(clause) ? "thin" : "unsure", data);
  },
  messages: {
    ok: "The grease duct is {actual} gauge: {text}",
    thin:
      "The grease duct is {actual} gauge; grease ducts are usually {required} gauge or thicker: {text}",
    unsure:
      "A {actual} gauge duct is shown at a hood; grease ducts are usually {required} gauge steel or {stainless} gauge stainless steel: {text}",
  },
  recommendation:
    "Specify welded 16 gauge steel or 18 gauge stainless steel, or a listed grease duct.",
});

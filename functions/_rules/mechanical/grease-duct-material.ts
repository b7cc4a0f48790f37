/**
 * Grease ducts are of steel thick enough to hold a fire.
 * Reads the gauge and metal of ducts of Type I hoods. Too thin is a question: the loaded edition holds the hood's
 * section, not the ducts'. Factory-built listed ducts follow their listing.
 * @source FBC-M 8th ed. (2023), 506.3.1
 */
import type { Statement } from "../measure.ts";
import { cantTell, defineRule, pass } from "../define_rule.ts";
import { allRows, isRemoved, newWork, settingOf } from "../measure.ts";
import { HOOD_TITLE, inCommercialKitchens, OTHER_HOOD_TITLE } from "./_hoods.ts";

/** A duct with its gauge. */
type Duct = Statement & { gauge: number; metal: "stainless" | "steel" | null; isOther: boolean };

const GAUGE =
  /(?<![\d.,\/])#?(?<before>\d{2})\s*-?\s*(?:GA(?:UGE|GE)?\b\.?)|\bGA(?:UGE|GE)\.?\s*#?(?<after>\d{2})\b/i;
const DUCT = /\bDUCT(?:S|WORK)?\b|\bDUCT\s*:/i;
const GREASE_DUCT =
  /\bGREASE\b[^.;|]{0,24}\bDUCT|\bDUCT\w*\b[^.;|]{0,24}\bGREASE|\b(?:TYPE\s*(?:I|1)|KITCHEN|HOOD)\b[^.;|]{0,24}\bEXH\w*\.?\s+DUCT|\b(?:TYPE\s*(?:I|1)|KITCHEN)\s+HOOD\s+DUCT/i;
const OTHER_DUCT =
  /\bTYPE\s*(?:II|2)\b|\bDISH|\bSUPPLY|\bRETURN|\bMAKE-?\s?UP|\bM\.?U\.?A|\bDRYER|\bTOILET|\bLISTED|\bFACTORY|\bU\.?L\.?\s*1978|\bENCLOS\w*|\bJACKET|\bCLADDING|\bFLASH|\bSTRAP|\bHANG/i;
const STAINLESS = /\bSTAINLESS|\bS\.?\s?S\b|\bTYPE\s+30[46]/i;
/** Metals that are no stainless steel; aluminum is no steel at all. */
const PLAIN =
  /\bGALV\w*|\bG\.?I\b|\bBLACK\b|\bCARBON|\bB\.?I\b|\bMILD|\bSHEET\s*METAL|\bW(?:ELDED|LD)\.?\s+STEEL/i;
const OTHER_METAL = /\bALUM/i;

export default defineRule({
  id: "mechanical/grease-duct-material",
  requirementId: "FBC-M-507-type1",
  title: "Metal of grease ducts",
  when: inCommercialKitchens,
  applies: (plan) => {
    const rows = allRows(plan).filter(({ text }) => GREASE_DUCT.test(text));
    return [...newWork(plan, { topic: DUCT, in: "notes" }), ...rows].flatMap((it): Duct[] => {
      const part = it.text.split(/;|(?<=[A-Z]{4})(?<!GALV)\.\s+/i).find((text) =>
        DUCT.test(text) && GAUGE.test(text)
      );
      if (part === undefined || OTHER_DUCT.test(part) || isRemoved(it.text)) return [];
      const titles = [it.heading, it.drawing].filter(Boolean).join(" | ");
      const isGrease = GREASE_DUCT.test(it.text) ||
        (HOOD_TITLE.test(titles) && !OTHER_HOOD_TITLE.test(titles) &&
          !OTHER_DUCT.test(settingOfTypes(titles)));
      if (!isGrease) return [];
      const groups = GAUGE.exec(part)?.groups;
      const gauge = Number(groups?.before ?? groups?.after);
      const metal = STAINLESS.test(part) ? "stainless" : PLAIN.test(part) ? "steel" : null;
      const isOther = /\bTYPE\s*(?:II|2)\b/i.test(settingOf(it, plan)) &&
        !GREASE_DUCT.test(it.text);
      return gauge >= 8 && gauge <= 30 && !OTHER_METAL.test(part)
        ? [{ ...it, gauge, metal, isOther }]
        : [];
    });
  },
  check({ gauge, metal, isOther, text }, { limits }) {
    const steel = limits.mechanical.greaseDuctSteelGauge;
    const stainless = limits.mechanical.greaseDuctStainlessGauge;
    const required = metal === "stainless" ? stainless : steel;
    const data = { actual: gauge, required, unit: "ga", stainless, text };
    if (gauge <= required) return pass(data);
    return cantTell(metal === null || isOther ? "unsure" : "thin", data);
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

/** Titles without the words of a Type I hood itself. */
const settingOfTypes = (titles: string): string => titles.replace(/\bTYPE\s*(?:I|1)\b/gi, " ");

/**
 * On-site sewage is located on the site plan. Applies to dwellings that name a septic tank, drain field or well: shown
 * passes, put off asks; a public sewer settles it.
 * @source FBC-B 8th ed. (2023), 107.3.5
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgePresence, lookFor, mentions } from "../measure.ts";

const SEWER =
  /\b(CITY|PUBLIC|MUNICIPAL|COUNTY|CENTRAL|SANITARY)\s+(WATER\s+(AND|&)\s+)?SEWER\b|\bSEWER\b[^.;]{0,24}\b(CITY|PUBLIC|MUNICIPAL|COUNTY|UTILITY)\b/i;

const SEWAGE = String
  .raw`\b(?:SEPTIC|DRAIN\s?FIELDS?|LEACH\s?FIELDS?|ON-?\s?SITE\s+(?:SEWAGE|WASTEWATER)|MOUND\s+SYSTEM|O\.?S\.?T\.?D\.?S\b|POTABLE\s+WELL|WATER\s+WELL)`;
/** Named, and left out of the plan in the same clause. */
const NOT_DRAWN =
  exactCase`${SEWAGE}.*(?:\bNOT\s+(?:SHOWN|LOCATED|INDICATED|DIMENSIONED|DRAWN|PROVIDED|PLOTTED)\b|\bLOCATIONS?\s+(?:OMITTED|UNKNOWN|NOT))|\bNOT\s+(?:SHOWN|LOCATED|INDICATED|DRAWN|PLOTTED)\b.*${SEWAGE}|\bLOCATIONS?\s+(?:OMITTED|UNKNOWN)\b.*${SEWAGE}`;

export default defineRule({
  id: "site/septic-location",
  requirementId: "GEN-septic",
  demand: { thing: "septic" },
  applies: (plan) =>
    lookFor(plan, {
      shown:
        /\bSEPTIC\b|\bDRAIN\s?FIELDS?\b|\bLEACH\s?FIELDS?\b|\bON-?\s?SITE\s+(SEWAGE|WASTEWATER)|\bMOUND\s+SYSTEM|\bO\.?S\.?T\.?D\.?S\b|\bPOTABLE WELL\b|\bWATER WELL\b/i,
      denied: NOT_DRAWN,
      // Of two ways that a form names neither is shown: `well sewer or septic`.
      not:
        /\bNO SEPTIC|\bABANDON\w*|\bSEWER\s+OR\s+SEPTIC|\bSEPTIC\s+OR\s+(?:PUBLIC\s+|CITY\s+)?SEWER/i,
    }),
  check: (it, { plan }) =>
    it.state !== "shown" && mentions(plan, SEWER) ? inapplicable() : judgePresence(it),
  messages: {
    ok: "On-site sewage is shown: {text}",
    denied: "The set says it does not show the septic system: {text}",
    deferred: "The location of the septic system is deferred: {text}",
    absent: "No septic system was found.",
  },
  recommendation: "Locate the tank, drain field and well on the site plan, with their distances.",
});

/**
 * A very tight house is ventilated by machine; Florida draws the line at 3 air changes.
 * Reads the stated air leakage and, below the line, looks for whole-house ventilation.
 * @source FBC-R 8th ed. (2023), R303.4
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { clausesSaying, demand, loose } from "../measure.ts";

const SYSTEM =
  "(WHOLE ?-? ?(HOUSE|HSE|BUILDING|BLDG)( MECHANICAL)?( FRESH AIR| VENT\\w*)?|MECH(ANICAL|\\.)? VENT\\w*|FRESH AIR( INTAKE| DUCT| SYSTEM)?|(OUTDOOR|OUTSIDE) AIR( INTAKE| DUCT)?|\\bO\\.?A\\.?( INTAKE| DUCT)?\\b|\\bERV\\b|\\bHRV\\b|VENTILATION SYSTEM)";
const DENIED = [
  exactCase`\b(NO|WITHOUT|W ?\/ ?O) ((FANS?|DUCTS?) OR )?(DUCTED |POWERED )?${SYSTEM}`,
  exactCase`${SYSTEM}[^;]{0,14}(NONE|NOT (PROV|REQ|INCL|SHOWN|INSTALLED)|OMITTED|DELETED|N ?\/ ?A\b)`,
];

const SHOWN =
  /WHOLE ?-? ?(?:HOUSE|HSE)[ -]{1,3}(?:\w+ )?(?:VENT|FAN|ERV\b|HRV\b|FRESH AIR|MECH|EXHAUST)|\bERV\b|\bHRV\b|ENERGY RECOVERY|FRESH AIR (INTAKE|DAMPER|DUCT)|OUTDOOR AIR (INTAKE|DUCT)|MECHANICAL VENTILATION/;

const leakage = demand({ thing: "envelope leakage", property: "leakage" });

export default defineRule({
  id: "mechanical/whole-house-ventilation",
  requirementId: "FBC-R-R303.4-whole-house",
  title: "Whole-house ventilation",
  ...leakage,
  demand: {
    ...leakage.demand!,
    // Where every leakage the set gives is above the line none is needed.
    spares: (_text, { mechanical }, context) => {
      const told = leakage.applies(context.plan, context);
      return told.length > 0 && told.every(({ value }) => value >= mechanical.tightHouseAch50);
    },
  },
  check({ value, clause, text }, { plan, limits }) {
    const required = limits.mechanical.tightHouseAch50;
    const data = { actual: value, required, unit: "ACH50" };
    if (value >= required) return pass(data);
    if (/MAX|LESS THAN|NOT TO EXCEED|≤|</i.test(clause)) return inapplicable();
    const isDenied = DENIED.some((it) => loose(it).test(text));
    if (loose(SHOWN).test(text) && !isDenied) return pass(data, { message: "ventilated" });
    const denied = clausesSaying(plan, { says: DENIED });
    const shown = clausesSaying(plan, { says: SHOWN });
    // Of several units one may have what a row denies another.
    const isOfOne = denied.every(({ row }) => row !== null) &&
      shown.some(({ text }) => !DENIED.some((it) => loose(it).test(text)));
    if (denied.length > 0) {
      return isOfOne
        ? cantTell("none", data, { also: denied })
        : fail("none", data, { also: denied });
    }
    return shown.length > 0
      ? pass(data, { message: "ventilated", also: shown.slice(0, 1) })
      : cantTell("none", data);
  },
  withoutLimit: ["ok", "ventilated", "none"],
  messages: {
    ok: "The air leakage is {actual} ACH50; whole-house ventilation is needed below {required}.",
    ventilated: "The air leakage is {actual} ACH50, with whole-house ventilation.",
    none:
      "The air leakage is {actual} ACH50, and no whole-house ventilation is shown; it is required below {required} ACH50.",
  },
  recommendation: "Provide mechanical ventilation for the whole house.",
});

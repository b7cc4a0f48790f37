/**
 * Houses leak at most seven air changes an hour at 50 Pa, and below three they are ventilated mechanically.
 * Applies to stated results or limits of the blower door test. Measures air changes per hour.
 * @source FBC-EC 8th ed. (2023), R402.4.1.2
 */
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { denying, mentions, type Stated, statedNumbers, statements } from "../measure.ts";
import { cellUnder, PROVIDED_HEAD } from "../structural/_cells.ts";

const TOPIC =
  /\bA\.?C\.?H\.?\s*-?\s*(50|@|AT)|\bAIR\s+(LEAKAGE|CHANGES?)|\bBLOWER\s+DOOR|\bAIR\s+INFILTRATION/i;
/** Fans, and the house as it stands before the work. */
const NOT_NEW =
  /\bBATH|TOILET|GARAGE\s+EXH|KITCHEN|\bEXIST(?:ING|\.)\s+(?:HOUSE|HOME|BUILDING|RESIDENCE|DWELLING|CONDITION)|\bFOR\s+REFERENCE/i;
const BEFORE = /(?<n>\d{1,2}(?:\.\d+)?)\s*(?:A\.?C\.?H|AIR\s+CHANGES?)/i;
const AFTER =
  /A\.?C\.?H\.?\s*-?\s*(?:\(?50\)?|@\s*50\s*PA\w*)\s*(?:[:=<|≤]|MAX\.?|OF|IS|\s)+\s*(?<n>\d{1,2}(?:\.\d+)?)/i;
const VENTILATION =
  /\b(MECHANICAL|WHOLE[\s-]*HOUSE|FRESH\s+AIR|OUTSIDE\s+AIR)\s+VENT|\bE\.?R\.?V\b|\bH\.?R\.?V\b|FRESH\s+AIR|OUTDOOR\s+AIR/i;

export default defineRule({
  id: "energy/air-leakage",
  requirementId: "FBC-EC-R402.4-ach",
  title: "Air leakage",
  demand: {
    thing: "envelope leakage",
    property: "leakage",
    limit: ({ energy }) => ({ max: energy.ach50Max }),
  },
  applies: (plan) => {
    const query = { topic: TOPIC, not: NOT_NEW, unit: "ACH50" };
    const before = statedNumbers(plan, { ...query, number: BEFORE });
    const after = statedNumbers(plan, { ...query, number: AFTER }).filter((it) =>
      !BEFORE.test(it.text)
    );
    const built = statements(plan, { ...query, in: "rows" }).flatMap((it): Stated[] => {
      const value = /^\W*(\d{1,2}(?:\.\d+)?)\W*(?:MAX\w*\W*|ACH\W*50\W*)*$/i.exec(
        cellUnder(it, PROVIDED_HEAD) ?? "",
      )?.[1];
      return value === undefined
        ? []
        : [{ ...it, value: Number(value), unit: query.unit, raw: value }];
    });
    return [...before, ...after].filter((it) => !built.some(({ row }) => row === it.row && row))
      .concat(built);
  },
  check(it, { plan, limits }) {
    const { ach50Max, ach50VentilationBelow } = limits.energy;
    const data = { actual: it.value, required: ach50Max, unit: "ACH50" };
    if (it.value > ach50Max) return fail("leaky", data);
    const isTight = it.value < ach50VentilationBelow &&
      !/MAX|LIMIT|NOT\s+(TO\s+)?EXCEED/i.test(it.text);
    return isTight && !mentions(plan, VENTILATION)
      ? cantTell("tight", { ...data, required: ach50VentilationBelow })
      : pass(data);
  },
  withoutLimit: ["tight"],
  messages: {
    ok: "Air leakage is {actual} ACH50; at most {required} is allowed.",
    leaky: "Air leakage is {actual} ACH50; at most {required} is allowed.",
    tight:
      "Air leakage is {actual} ACH50; below {required}, mechanical ventilation is required, which is not shown.",
  },
  recommendation: "State the test at 7 ACH50 or less, and mechanical ventilation below 3 ACH50.",
  leftOpen: {
    topic: /\bA\.?C\.?H\.?\s*-?\s*50|\bAIR\s+LEAKAGE|\bBLOWER\s+DOOR/i,
    figure: /\d\s*A\.?C\.?H/i,
    not: /\bADDITION|\bALTERATION|\bEXIST/i,
    denied: denying(
      "BLOWER\\s+DOOR(?:\\s+TEST\\w*)?|AIR\\s+(?:LEAKAGE|INFILTRATION|TIGHTNESS)\\s+TEST\\w*|ENVELOPE\\s+(?:LEAKAGE\\s+|AIR\\s+)?TEST\\w*",
    ),
  },
});

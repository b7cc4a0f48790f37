/**
 * Corrugated steel tubing is bonded against lightning.
 * Reads the size of the bonding conductor; tubing without a word on bonding is a question.
 * @source FBC-FG 8th ed. (2023), 310
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  clausesSaying,
  isDeferred,
  settingOf,
  statedQuantities,
  type Statement,
  wireGauge,
} from "../measure.ts";

/** A statement on the tubing with the gauge of its bonding conductor when stated. */
type Bonding = Statement & { value: number | null; raw: string };

/** Tubing that is not there needs no bond. */
const NOT_USED =
  /\b(NO|NOT|NEVER|WITHOUT|W\/O)\b[^;.]{0,30}(C\.?S\.?S\.?T|CORRUGATED)|(C\.?S\.?S\.?T\b\.?|CORRUGATED[^;.,]{0,25})[^;.]{0,20}\b(NOT (TO BE )?(USED|ALLOWED|PERMITTED|ACCEPTABLE|PROPOSED)|PROHIBITED|NONE|N\/A)\b/;

const TUBING = /\bC\.?S\.?S\.?T\b|CORRUGATED/;
const BONDED = /BOND|(?<!UNDER|ABOVE[\s-]?|BELOW[\s-]?)GROUND|\bGND|\bGRD|G\.?E\.?C\b|JUMPER/i;
/** A text that denies the bond. */
const UNBONDED =
  /(?<!\b(FLEX|APPLIANCE|RANGE|DRYER)\b[^.;]{0,24})NOT (TO BE )?BONDED|\b(NO|WITHOUT|W ?\/ ?O|OMIT) (\w+ )?BOND|UNBONDED|BOND\w*[^;|]{0,24}(NOT (PROV|REQ|INCL|SHOWN|NEEDED)|NONE|OMITTED|DELETED)/i;
/** Steel pipe, and tubing that is listed to carry its own charge. */
const NEEDS_NONE =
  /BLACK (STEEL|IRON)|\bNO C\.?S\.?S\.?T|ARC ?-?RESIST|FLASH ?SHIELD|COUNTER ?STRIKE/i;

export default defineRule<Bonding>({
  id: "gas/csst-bonding",
  requirementId: "FBC-FG-310-bonding",
  title: "Bonding of corrugated tubing",
  demand: {
    thing: ["csst", "bonding"],
    property: "wire size",
    where: /CSST|CORRUG/i,
    limit: ({ gas }) => ({ max: gas.bondingGauge }),
  },
  applies(plan) {
    const sized = statedQuantities(plan, {
      quantity: wireGauge,
      says: [
        /(C\.?S\.?S\.?T|CORRUGATED|GAS PIP\w*)\b[^#]{0,60}#/,
        /#[^#]{0,60}(C\.?S\.?S\.?T|CORRUGATED)/,
      ],
      titled: true,
      amid: BONDED,
    });
    if (sized.length > 0) return sized;
    const beside = statedQuantities(plan, {
      quantity: wireGauge,
      says: [
        /#[^#;]{0,40}(BOND|GROUND|GND|G\.?E\.?C|JUMPER|CU\b|COPPER)/,
        /(BOND|JUMPER)[^#;]{0,30}#/,
      ],
      not: /E\.?G\.?C|BRANCH|CIRCUIT|IGNIT|REBAR|SCREW|POOL|BARS?\b(?!\.)[^;]{0,8}(CONT|EA)/,
      amid: TUBING,
    }).filter((it) => BONDED.test(settingOf(it, plan)));
    if (beside.length > 0) return beside;
    const bonded = clausesSaying(plan, {
      says:
        /(C\.?S\.?S\.?T\b|CORRUGATED STAINLESS)[^;]{0,80}BOND|BOND[^;]{0,80}(C\.?S\.?S\.?T\b|CORRUGATED STAINLESS)/,
    });
    const denied = clausesSaying(plan, { says: UNBONDED, amid: TUBING });
    if (denied.length > 0) return denied.map((it) => ({ ...it, value: null, raw: it.sourceText }));
    const other = bonded.length > 0
      ? bonded
      : clausesSaying(plan, { says: /\bC\.?S\.?S\.?T\b|CORRUGATED STAINLESS/, not: NOT_USED });
    return other.slice(0, 1).map((it) => ({ ...it, value: null, raw: it.sourceText }));
  },
  check(it, { limits }) {
    const required = limits.gas.bondingGauge;
    const data = { actual: it.value ?? "not shown", required, unit: "AWG", text: it.sourceText };
    if (UNBONDED.test(it.text)) {
      return NEEDS_NONE.test(it.text) ? inapplicable() : fail("none", data);
    }
    if (it.value === null) {
      return /BOND/i.test(it.text) && !isDeferred(it.text)
        ? pass(data, { message: "bonded" })
        : cantTell("absent", data);
    }
    return it.value <= required || /[1-4]\/0/.test(it.raw) ? pass(data) : fail("thin", data);
  },
  messages: {
    ok: "The bonding conductor is No. {actual} AWG.",
    bonded: "The tubing is bonded: {text}",
    thin:
      "The bonding conductor of the tubing is No. {actual} AWG; No. {required} AWG copper or larger is required.",
    none: "Corrugated tubing is called out without bonding: {text}",
    absent: "Corrugated tubing is shown, but its bonding is not: {text}",
  },
  recommendation:
    "Show a No. {required} AWG copper bonding conductor to the grounding electrode system.",
});

/**
 * Roof coverings have the fire class their construction type asks for.
 * Applies to stated classes of roof coverings and assemblies; class A is best.
 * @source FBC-B 8th ed. (2023), Table 1505.1
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { demand, getValueName } from "../measure.ts";

/** Places in the list of classes, the best first. */
const B = 2, C = 3;

export default defineRule({
  id: "fire/roof-covering-class",
  requirementId: "FBC-B-1511-roof-class",
  title: "Roof covering class",
  ...demand({
    thing: ["roof covering", "shingle roof"],
    property: "class",
    unless: /\bCANOPY|\bAWNING|\bTRELLIS|\bPERGOLA|\bSHED\b|CURB CLASS|DECK CLASS/i,
  }),
  check({ value }, { building }) {
    const { value: type, isDisputed } = building.constructionType;
    if (type === null) return inapplicable();
    const most = /^(II|III|V)B$/.test(type) ? C : B;
    const [actual, required] = [value, most].map((it) => getValueName("class", it));
    const data = { actual, required, unit: null, type };
    if (value <= most) return pass(data);
    return isDisputed ? cantTell("low", data) : fail("low", data);
  },
  messages: {
    ok: "The roof covering has {actual}; Type {type} requires {required}.",
    low: "The roof covering has {actual}; Type {type} requires {required} or better.",
  },
  recommendation: "Specify a roof assembly of {required} or better with its product approval.",
  leftOpen: {
    topic: /\bROOF\w*\b[^;]{0,25}\bCLASS/i,
    data: () => ({ required: "the class of Table 1505.1", unit: null }),
  },
});

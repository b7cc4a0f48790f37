/**
 * Grease-producing appliances stand under a Type I hood.
 * Reads hood schedules and notes: which appliances stand below and which type the hood is.
 * @source FBC-M 8th ed. (2023), 507.2
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { allStatements, contextOf, type Statement } from "../measure.ts";

const HOOD_TYPE = /\bTYPE[ -]*(I{1,2}|1|2)\b/i;
const GREASE =
  /\b((DEEP |FAT )?FRYERS?|CHAR ?-?BROILERS?|BROILERS?|GRIDDLES?|GRILLS?|WOKS?|RANGES?|TILTING SKILLET|SALAMANDER|ROTISSERIE|FLAT ?TOP)\b/i;
const OTHER =
  /\b(DISH ?-?WASHERS?|STEAMERS?|PASTA|COFFEE|WAREWASH\w*|STEAM TABLE|(PIZZA |CONVECTION )?OVENS?)\b/i;

const DENIED =
  /\bNOT (BE )?(PROVIDED|INSTALLED|SHOWN|INCLUDED)\b|\bNO (TYPE[ -]*(I{1,2}|1|2)\b|(KITCHEN |EXHAUST )?HOODS?\b)|\bHOODS? (IS |ARE )?(OMITTED|DELETED|REMOVED)\b/i;

export default defineRule<Statement>({
  id: "mechanical/type-i-hood",
  requirementId: "FBC-M-507-type1",
  severity: "high",
  source: { volume: "FBC-M", edition: "2023", section: "507.2" },
  category: "Mechanical",
  title: "Type I hood",
  when: (building) =>
    allOf(
      isCommercial(building),
      hasOccupancy(building, "A-2", "B", "E", "I-2", "M", "R-1", "R-2"),
    ),
  applies: (plan) =>
    allStatements(plan).filter((it) => {
      const words = contextOf(it);
      return /HOOD/i.test(words) && HOOD_TYPE.test(it.text) && it.text.length < 400 &&
        (it.from === "row" || /HOOD/i.test(it.text)) &&
        (GREASE.test(it.text) || OTHER.test(it.text));
    }),
  check(it) {
    const type = /^(2|II)$/i.test(HOOD_TYPE.exec(it.text)?.[1] ?? "") ? "Type II" : "Type I";
    const appliance = GREASE.exec(it.text)?.[0] ?? OTHER.exec(it.text)?.[0] ?? "";
    const data = {
      actual: type,
      required: GREASE.test(it.text) ? "Type I" : type,
      unit: "",
      appliance: appliance.toLowerCase(),
    };
    if (DENIED.test(it.text)) return GREASE.test(it.text) ? fail("missing", data) : inapplicable();
    return GREASE.test(it.text) && type === "Type II" ? fail("weak", data) : pass(data);
  },
  messages: {
    ok: "{actual} hood over {appliance}.",
    missing: "No {required} hood over {appliance}; appliances that give off grease need one.",
    weak: "{actual} hood over {appliance}; appliances that give off grease need {required}.",
  },
  recommendation:
    "Provide a listed Type I hood with grease duct, makeup air and suppression, 6 in beyond the appliances on each open side.",
});

/**
 * Public schools are not built of Types III and V.
 * Applies to Group E where the set shows a public school. Other schools are left alone.
 * @source FBC-B 8th ed. (2023), 453
 */
import { hasOccupancy } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { mentions } from "../measure.ts";

const PUBLIC =
  /\bS\.?R\.?E\.?F\b|\bSCHOOL\s+BOARD|\bPUBLIC\s+((ELEMENTARY|MIDDLE|HIGH|K-\d+)\s+)*(SCHOOL|EDUCATION)|\bSCHOOLS?\s+DISTRICT|\bDISTRICT\s+SCHOOL\b|\bSTATE-?\s?FUNDED|\bPUBLIC\s+SCHOOLS|\bSCHOOL\s+DISTRICT|\bCOUNTY\s+SCHOOLS|\bSECTION\s+453/i;
/** Says that the school is not a public one, or names another than this. */
const NOT_PUBLIC =
  /\bNOT\s+(A\s+|OPERATED\s+BY\s+(A\s+|THE\s+)?)?(PUBLIC|SCHOOL|STATE|UNDER)|\bNON-?\s?PUBLIC|\bPRIVATE(LY)?\b[^.;]{0,24}\b(OWNE[DR]|SCHOOL|ACADEMY|EDUCATION|OPERAT(?:ED|OR))|\b(453|S\.?R\.?E\.?F\.?|SCHOOL\s+BOARD|DISTRICT)\b[^.;]{0,24}\b(NOT|N\/A|NONE|DOES\s+NOT)\b|\bNO\s+(SCHOOL\s+(BOARD|DISTRICT)|STATE)|\b(ADJACENT|NEAREST|NEXT|CLOSEST|NEIGHBORING|CONCURRENCY|IMPACT\s+FEE)\b/i;
const EXCEPTION = /\bRELOCATABLE|\bPORTABLE|\bANCILLARY|\bMODULAR|\bCONCESSION|\bCHARTER/i;

export default defineRule({
  id: "structural/school-construction-type",
  requirementId: "FBC-B-453-edu-type",
  title: "Construction type of public schools",
  when: (building, { plan, project }) =>
    allOf(
      hasOccupancy(building, "E"),
      PUBLIC.test(`${project.name} ${project.clientName}`) ||
        mentions(plan, PUBLIC, { not: NOT_PUBLIC })
        ? "yes"
        : "no",
    ),
  applies: (plan) => plan.codeSummary.constructionType.slice(0, 1),
  check(fact, { plan, building }) {
    const data = { actual: `Type ${fact.value}`, required: "Type I, II or IV", unit: null };
    if (!/^(III|V)[AB]$/.test(fact.value)) return pass(data);
    const isOpen = mentions(plan, EXCEPTION) ||
      building.constructionType.isDisputed;
    return isOpen ? cantTell("type", data) : fail("type", data);
  },
  messages: {
    ok: "The school is of {actual}; {required} is required.",
    type: "The public school is of {actual}; {required} is required.",
  },
  recommendation: "Use {required} for public schools, or show the exception.",
});

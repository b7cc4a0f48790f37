/**
 * Type I kitchen hoods have a listed suppression system.
 * Applies to Type I hoods in schedules and notes; the type a hood needs belongs to the mechanical rules.
 * @source FBC-B 8th ed. (2023), 904.13
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  allStatements,
  cellHeaded,
  isDeferred,
  mentions,
  nearestTo,
  placeOf,
  type Statement,
  statements,
} from "../measure.ts";

const TYPE_ONE = /\bTYPE\s*[-"']?\s*(I|1)\b|\bGREASE\s+(EXHAUST\s+)?HOODS?\b/i;
const HOOD = /\bHOODS?\b/i;
const SYSTEM =
  /\bUL\s*-?300|\bANSUL|R-?102|WET\s+CHEM|FIRE\s+SUPPRESSION|SUPPRESSION\s+SYSTEM|NFPA\s*(17A|96)|PYRO-?CHEM|AMEREX|KITCHEN\s+KNIGHT/i;
/** Nothing that puts a fire out, whatever it is called: `NO EXTINGUISHING SET`, `FIRE EXTINGUISHING SYSTEM: NONE`. */
const NO_EXTINGUISHING = String
  .raw`\b(?:NO|WITHOUT|W\/O)\s+(?:(?:FIRE|AUTOMATIC|HOOD|LISTED|ANY|AN?)\s+){0,3}(?:FIRE[\s-]?)?EXTINGUISHING\s+(?:SET|SYSTEMS?|EQUIPMENT|UNIT|AGENT|PACKAGE)\b|\bEXTINGUISHING\s+(?:SET|SYSTEMS?|EQUIPMENT|UNIT|PACKAGE)\W{0,5}(?:NONE|NOT\s+(?:REQ\w*|PROVIDED|INCLUDED|SHOWN)|OMITTED)\b`;
const NONE_OF_SUPPRESSION =
  /\bNOT\s+((PROVIDED?|INCLUDED?|SHOWN)\s+)?(WITH\s+)?(SUPPRESSION|UL\s*300|ANSUL)|\b(NO|WITHOUT|W\/O)\s+((FIRE|AUTOMATIC|WET|DRY|CHEMICAL|KITCHEN|LISTED|HOOD|U\.?L\.?\s*300|ANY|A)\s+){0,3}(SUPPRESSION|UL\s*300|ANSUL|WET\s+CHEM)|\b(NO|WITHOUT|W\/O)\s+FIRE\s+(PROTECTION\s+)?SYSTEM\b|SUPPRESSION\W{0,5}(NONE|NO\b(?!\.?\s*\d)|N\/A|NOT\s+(REQ\w*|PROVIDED))/i;
const NONE = anyCase`${NONE_OF_SUPPRESSION}|${NO_EXTINGUISHING}`;
/** A hood of no stated type without a system: which type it must be is not known here. */
const NO_SYSTEM =
  anyCase`\bHOODS?\b[^.;|]{0,60}(?:${NO_EXTINGUISHING})|\bHOODS?\b[^.;|]{0,40}\b(FIRE\s+)?SUPPRESSION\W{0,5}(NONE|NOT\s+(PROVIDED|INCLUDED|SHOWN))|\bHOODS?\b[^.;|]{0,60}\b(NO|WITHOUT|W\/O)\s+(?:AN?\s+|ANY\s+)?(FIRE\s+)?(SUPPRESSION|ANSUL|UL\s*300)`;

export default defineRule({
  id: "fire/hood-suppression",
  requirementId: "FBC-B-904.13-hood-suppression",
  title: "Suppression of kitchen hoods",
  demand: { thing: "hood suppression" },
  applies: (plan) => [
    ...unprotectedCooking(plan),
    ...statements(plan, {
      topic: TYPE_ONE,
      under: HOOD,
      not:
        /\bTYPE\s*(I|1)\s+(SERVICE|CEMENT|CONST|OCC|ENTRANCE|GAS\s*VENT)|EXIST|\bNO\s+(?:TYPE\s*[-"']?\s*(?:I|1)\b|GREASE\s+(?:EXHAUST\s+)?HOOD)|\bHOODS?\W{0,3}(?:(?:IS|ARE)\s+)?(?:NONE|NOT\s+(?:REQ\w*|INCLUDED|PROVIDED|NEEDED|USED|PROPOSED|PART)|OMITTED)/i,
    }),
    ...statements(plan, { topic: NONE }).filter((it) =>
      it.row === null && !TYPE_ONE.test(it.text) && isUnderTypeOne(it)
    ),
    ...allStatements(plan).filter((it) => isTypeOneRow(it) && !TYPE_ONE.test(it.text)),
    ...statements(plan, {
      topic: NO_SYSTEM,
      not:
        /\bTYPE\s*(I{1,2}|1|2)\b|\bGREASE\s+(EXHAUST\s+)?HOOD|DISH|VAPOR|CONDENSATE|STEAM|\bOVEN|HEAT\s+ONLY|EXIST|RESIDENTIAL|EYEBROW/i,
    }),
  ],
  check(it, { plan }) {
    const cell = suppressionCell(it);
    const data = { text: it.text };
    if (COOKS_GREASE.test(it.text)) return cantTell("absent", data);
    const isTypeOne = TYPE_ONE.test(it.text) || isTypeOneRow(it) || isUnderTypeOne(it) ||
      isTypeOneByMark(it, plan);
    if (!isTypeOne) return cantTell("open", data);
    const mayBeElsewhere = NOT_HERE.test(it.text) && !FUEL_STAYS_ON.test(it.text);
    if (NONE.test(it.text) && mayBeElsewhere) return cantTell("open", data);
    if (NONE.test(it.text) || (cell !== null && /^(NONE|NO|N\/A|-+)$/i.test(cell))) {
      return fail("missing", data);
    }
    if (SYSTEM.test(it.text) || (cell !== null && /\b(YES|PROV|SYSTEM|CHEM)/i.test(cell))) {
      return pass(data);
    }
    if (isDeferred(it.text)) return cantTell("open", data);
    const isToldElsewhere = mentions(plan, SYSTEM, { not: NONE }) || isDeniedByMark(it, plan);
    return isToldElsewhere ? inapplicable() : cantTell("open", data);
  },
  messages: {
    ok: "The Type I hood has a listed suppression system.",
    missing: "The Type I hood has no suppression system: {text}.",
    absent: "Grease-producing cooking is drawn ({text}), and no suppression system was found.",
    open: "No suppression system is shown for the Type I hood: {text}.",
  },
  recommendation:
    "Show a UL 300 system with nozzles, a pull station and shutoff of gas and electricity.",
});

/** A label of an appliance that gives off grease: `FRYER`, `CHARBROILER 36"`. */
const COOKS_GREASE =
  /^\W*(?:\(?\w{1,3}\)?\W+)?(?:DEEP\s+|FAT\s+|GAS\s+|ELEC\w*\.?\s+)*(?:FRYERS?|CHAR\s?-?BROILERS?|GRIDDLES?|WOKS?)\b[^.;|]{0,16}$/i;
const NO_GREASE = /710\s?B|VENTLESS|LOW\s?-?GREASE|EXIST|FUTURE|\(E\)|RESIDENTIAL/i;

/** The first such appliance on a plan of a set that names neither a Type I hood nor a suppression system. */
function unprotectedCooking(plan: PlanSet): Statement[] {
  if (mentions(plan, SYSTEM) || mentions(plan, TYPE_ONE) || mentions(plan, NONE)) return [];
  const [appliance] = statements(plan, { topic: COOKS_GREASE, not: NO_GREASE, in: "notes" });
  if (!appliance) return [];
  const hoods = statements(plan, { topic: /\bHOODS?\b|\bTYPE\s*-?\s*(?:II|2)\b/i, in: "notes" });
  const at = nearestTo(appliance, hoods)?.it;
  return [at ? { ...appliance, ...placeOf(at), text: appliance.text } : appliance];
}

/** A text under the title of a Type I hood. */
const isUnderTypeOne = ({ drawing, heading }: Statement): boolean => {
  const title = drawing ?? heading ?? "";
  return HOOD.test(title) && TYPE_ONE.test(title) && !/EXIST/i.test(title);
};

const HOOD_MARK = /\bHOODS?\s*(?:NO\.?\s*|#\s*)?(?<mark>[A-Z]{1,3}-?\d{1,2})\b/i;

/** Another text calls the hood of the same mark a Type I hood. */
function isTypeOneByMark({ text }: Statement, plan: PlanSet): boolean {
  const mark = HOOD_MARK.exec(text)?.groups?.mark;
  if (mark === undefined) return false;
  return allStatements(plan).some((it) =>
    TYPE_ONE.test(it.text) && /\b(?:HOODS?|CANOP(?:Y|IES)|EXHAUST)\b/i.test(it.text) &&
    anyCase`\b${mark}\b`.test(it.text)
  );
}

/** Another text leaves the system of the hood of the same mark out. */
const isDeniedByMark = ({ text, page, box }: Statement, plan: PlanSet): boolean =>
  statements(plan, { topic: NONE }).some((it) => {
    const mark = HOOD_MARK.exec(it.text)?.groups?.mark;
    return mark !== undefined && (it.page !== page || it.box !== box) &&
      anyCase`\b${mark}\b`.test(text);
  });

/** Somebody else may fit it. */
const NOT_HERE =
  /\b(?:IN|OF|UNDER|WITH)\s+THIS\s+(?:CONTRACT|PERMIT|SET|SCOPE|SUBMITTAL)\b|\bN\.?I\.?C\b|\bBY\s+(?:OTHERS|OWNER|TENANT|VENDOR)\b/i;
/** A hood whose fuel is not shut off has no system that would do so. */
const FUEL_STAYS_ON =
  /\b(?:FUEL|GAS|HEAT\s+SOURCES?|POWER)\b[^.;|]{0,24}\b(?:STAYS?|REMAINS?|LEFT|KEPT)\s+ON\b|\bNO\s+(?:AUTO\w*\s+)?(?:FUEL|GAS)\s+SHUT-?\s?OFF\b/i;

/** A row of a hood schedule with I under TYPE. */
function isTypeOneRow(it: Statement): boolean {
  if (!HOOD.test(it.schedule?.title ?? "")) return false;
  const type = cellHeaded(it, /^(HOOD\s+)?(TYPE|CLASS)\b/i);
  return type !== null && /^(TYPE\s*)?(I|1)$/i.test(type);
}

function suppressionCell(it: Statement): string | null {
  const index =
    it.schedule?.columns.findIndex(({ header }) =>
      /SUPPRESS|FIRE\s+PROT|UL\s*300|ANSUL/i.test(header)
    ) ?? -1;
  return index < 0 ? null : it.row?.cells[index]?.text.trim() || null;
}

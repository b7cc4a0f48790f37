/**
 * A fire extinguisher is never more than 75 ft of travel away, and 30 ft from commercial cooking.
 * Applies to statements about extinguishers. Measures travel in feet; mounting heights are left out.
 * @source FBC-B 8th ed. (2023), 906.1; NFPA 10
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { atMost, findLengths, normaliseMarks } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { allRows, clausesOf, isDeferred, mentions, newWork, placeOf } from "../measure.ts";
import { titledWords } from "./_words.ts";

/** A statement about extinguishers with the travel it names in feet. */
interface Extinguisher extends Evidence {
  text: string;
  travelFt: number | null;
  isClassK: boolean;
  /** A list in which none is found. */
  isAbsent?: boolean;
}

const TOPIC =
  /\bEXTINGUISHERS?\b|\b(?:FIRE|CLASS\s*["']?K["']?|K[\s-]CLASS|PORTABLE|HAND)\s+EXT\b|\bF\.?E\.?C?\s+TO\s+F\.?E|(?<!F\.)\bF\.?\s?E\.?\s?C\.?(?=[\s,:;(-]|$)|(?<!F\.)\bF\.?\s?E\.?\s?C?\b\.?(?=\s*[-–:@]|\s+(AT|SHALL|HUNG|WITH|CLASS|TYPE|CAB|MAX|TRAVEL|WITHIN|SEMI|RECESS|SURFACE))|\bF\.?E\.?C?'S\b|(?<!F\.)\bF\.E\.C?\.?(?=\s*\(?\d)|(?<=\b(?:TRAVEL|DIST\w*\.?|PATH)\s+TO\s+(?:AN?\s+|THE\s+|NEAREST\s+)?)F\.?\s?E\.?\s?C?\b|(?<=\d(?:['"\d-]|\s*(?:FT|FEET|LF)\b\.?)*\s+TO\s+(?:AN?\s+|THE\s+)?(?:NEAREST\s+|CLOSEST\s+)?)F\.?\s?E\.?\s?C?\b/i;
const TRAVEL =
  /\b(TRAVEL|WALK(?!-?\s*IN\b)|DIST(ANCE|\.)?|WITHIN|MAX(IMUM|\.)?|FROM|APART|O\.?C\b|SPAC\w+|EVERY|NEAREST|CLOSEST|FARTHEST)\b|\bTO\s+(?:AN?\s+|THE\s+)?F\.?\s?E\.?\s?C?\b/i;
const HEIGHT = /^[\s.]*(A\.?\s?F\.?\s?F|ABOVE|HIGH|TO\s+(THE\s+)?(TOP|HANDLE|BOTTOM)|MOUNT)/i;
const CLASS_K = /\b(CLASS|TYPE)\s*["'(]?K\b|\bK[\s-](CLASS|TYPE|RATED)\b/i;
const NONE =
  /\bNO\s+(FIRE\s+)?EXTINGUISHERS?\b(?!\s+(CABINETS?|SHALL|MAY|IS|ARE|MORE|HIGHER|TO\s+BE))|EXTINGUISHERS?\W{0,4}(NONE|NOT\s+(PROVIDED|REQ\w*)|OMIT)/i;
/** Left out of one place, or where each dwelling unit has its own: neither leaves the building without. */
const NONE_HERE =
  /\bNO\s+(?:FIRE\s+)?EXTINGUISHERS?\s+(?:IN|AT|ON|ALONG|WITHIN)\s+(?!THIS|THE\s+(?:BUILDING|PROJECT|SET)|BUILDING)|\bEACH\s+(?:DWELLING\s+|APARTMENT\s+)?(?:UNIT|APARTMENT)\b/i;
/** Nothing here is cooked in grease, so nothing asks for Class K. */
const NO_COOKING =
  /\b(?:NO|WITHOUT)\s+(?:COMMERCIAL\s+|GREASE\s+|FOOD\s+)*(?:COOK|FRY|HOOD|GREASE|KITCHEN)/i;
/** Those of which the travel is told are others: `75 FT MAX. NO CLASS K.` */
const NO_CLASS_K = /\bNO\s+CLASS\s+K\s*(?:$|[.,;|])/i;

/** Does the text leave extinguishers out where they are due? */
const denies = (text: string): boolean =>
  !NONE_HERE.test(text) &&
  clausesOf(text).some((clause) =>
    NONE.test(clause) && !(CLASS_K.test(clause) && NO_COOKING.test(text))
  );

export default defineRule({
  id: "fire/fire-extinguishers",
  requirementId: "FBC-B-906.1-extinguishers",
  title: "Fire extinguishers",
  demand: {
    thing: "fire extinguisher",
    property: ["distance", "length"],
    scale: 1 / 12,
    limit: ({ fire }) => ({ max: fire.extinguisherTravelFt }),
  },
  applies: extinguishers,
  check(it, { limits }) {
    const required = it.isClassK ? limits.fire.classKTravelFt : limits.fire.extinguisherTravelFt;
    const data = {
      actual: it.travelFt,
      required,
      unit: "ft",
      text: it.text,
      kind: it.isClassK ? "Class K extinguisher" : "Fire extinguisher",
    };
    if (it.isAbsent) return cantTell("absent", { ...data, actual: "none" });
    if (denies(it.text)) return fail("missing", { ...data, actual: "none" });
    if (it.travelFt !== null) {
      return atMost(it.travelFt, required, "ft") ? pass(data) : fail("far", data);
    }
    return isDeferred(it.text) ? cantTell("deferred", data) : pass(data, { message: "shown" });
  },
  messages: {
    ok: "{kind}: {actual} ft of travel; {required} ft is allowed.",
    shown: "Fire extinguishers are shown.",
    far: "{kind}: {actual} ft of travel; at most {required} ft is allowed.",
    missing: "The set says there are no fire extinguishers: {text}.",
    deferred: "Fire extinguishers are deferred: {text}.",
    absent:
      "Neither the list of fire equipment nor the rest of the set shows extinguishers: {text}.",
  },
  recommendation:
    "Place extinguishers so that the travel distance to one is at most {required} ft.",
});

/** An item of a list of extinguishers, by its rating alone: `CLASS K, BY THE FRYER DOOR`. */
const RATING = /\b(?:CLASS|TYPE)\s*["'(]?(?:K|ABC|A|B)\b|\b\d{1,2}-?A\b|\b\d{2,3}-?B:?-?C\b/i;
const LIST_TITLE = /\bEXTINGUISHERS?\b/i;

const COOKING = String
  .raw`(?:THE\s+)?(?:FRYERS?|RANGES?|GRIDDLES?|GRILLS?|BROILERS?|WOKS?|COOK(?:ING|\s?LINE|\s?TOP)?|HOODS?)\b`;
/** The class alone, lettered along the path it measures: `K TO FRYER 28'-0"`, `26' K - RANGE`. */
const K_TO_COOKING =
  anyCase`(?:^|[\s,(\d'"])"?K"?\s*(?:EXT\w*\.?\s*)?(?:TO|FROM|@|AT|-)\s*${COOKING}`;
const TO_COOKING = anyCase`\b(?:TO|FROM)\s+${COOKING}|\bK\s*-\s*${COOKING}`;
/** A rating with its distance and nothing else: `2-A, 68'-0" MAX.` */
const RATED_TRAVEL =
  /^\W*\d{1,2}-?A(?:[:\s-]*\d{2,3}-?B(?:[:\s-]*C)?)?\b[\s,:@-]*\d{1,3}\s*(?:'|FT|FEET)[^A-Z]*(?:MAX\w*\.?|TRAVEL|\.|\s)*$/i;
/** What the letters stand for is said somewhere in the set. */
const EXPLAINED = /\bEXTINGUISHERS?\b/;
const K_EXPLAINED = /\bCLASS\s*"?K\b|\bK\b[^;|]{0,24}\bEXTINGUISHER/;

/** Callouts that name an extinguisher by its class or rating alone, where a legend explains them. */
const lettered = (plan: PlanSet, not: RegExp) => [
  ...(mentions(plan, K_EXPLAINED)
    ? newWork(plan, { topic: K_TO_COOKING, not, in: "notes" }).filter(isShort)
    : []),
  ...(mentions(plan, EXPLAINED)
    ? newWork(plan, { topic: RATED_TRAVEL, not, in: "notes" }).filter(isShort)
    : []),
];

const isShort = ({ text }: { text: string }): boolean => text.length <= 40 && !TOPIC.test(text);

/** A row of a list of extinguishers, or one that names them. */
const IN_LIST =
  /\bEXTINGUISHERS?\b(?=[^:]*:)|\bEXTINGUISHERS?\b|\bF\.?E\.?C?-?\d*\b(?=[^|]*\|[^|]*\b(2A|3A|4A|10B|ABC|K\b))/i;

function extinguishers(plan: PlanSet): Extinguisher[] {
  const not = /\bBY\s+TENANT\s+UNDER|CLEAN\s+AGENT\s+SYSTEM/i;
  const rows = allRows(plan).filter((it) => IN_LIST.test(titledWords(it)))
    .map((it) => ({ ...it, text: titledWords(it) }));
  const named = newWork(plan, { topic: TOPIC, not, in: "notes" });
  const listed = newWork(plan, { topic: RATING, not, in: "notes" }).filter((it) =>
    LIST_TITLE.test(`${it.heading ?? ""} | ${it.drawing ?? ""}`) && !TOPIC.test(it.text)
  );
  const others = lettered(plan, not).filter((it) => !listed.some(({ box }) => box === it.box));
  const said = [...named, ...listed, ...rows, ...others].flatMap((it) =>
    partsOf(it.text).map((part) => ({
      ...placeOf(it),
      text: it.text,
      travelFt: travelOf(part),
      isClassK: (CLASS_K.test(part) || K_TO_COOKING.test(part)) &&
        !NO_COOKING.test(it.text) && !NO_CLASS_K.test(it.text),
    }))
  );
  const telling = said.filter((it) => it.travelFt !== null || denies(it.text));
  if (telling.length > 0) return telling;
  return said.length > 0 ? said.slice(0, 1) : listsWithout(plan);
}

/** Lists of what stands ready against fire. */
const EQUIPMENT_LIST =
  /\b(?:FIRE|LIFE)[\s-]+(?:PROT\w*\.?|SAFETY|FIGHTING)\b[^|]{0,16}\b(?:EQUIP\w*|DEVICES?|ITEMS|FEATURES)\b|\bFIRE\s+(?:EQUIP\w*|DEVICES?)\b/i;
/** Such lists of one trade leave the extinguishers to another. */
const OF_ONE_TRADE = /\bALARM|\bSPRINKLER\s+(?:DEVICES?|EQUIP)|\bDAMPER|\bEXIST/i;
const ANY_EXTINGUISHER = /\bEXTING|\bFIRE\s+EXT\b|(?<!F\.)\bF\.?\s?E\.?\s?C?\b\.?/;

/** A list of fire equipment without extinguishers, in a set that names none anywhere. */
function listsWithout(plan: PlanSet): Extinguisher[] {
  const [list] = plan.schedules.filter(({ title, rows }) =>
    EQUIPMENT_LIST.test(title ?? "") && !OF_ONE_TRADE.test(title ?? "") && rows.length >= 2
  );
  if (!list || mentions(plan, ANY_EXTINGUISHER)) return [];
  return [{
    ...placeOf(list),
    text: list.title ?? "",
    travelFt: null,
    isClassK: false,
    isAbsent: true,
  }];
}

/** Other distances of a life safety plan. */
const OTHER_TRAVEL =
  /\b(?:EXIT|EGRESS|COMMON\s+PATH|DEAD[\s-]*END|HYDRANT|STAND\s?PIPE|HOSE|PULL\s+STATION|TOILET|RESTROOM)\b/i;

/** A text that says something of Class K and of others, cut where one ends; else whole but for other travels. */
function partsOf(text: string): string[] {
  const all = clausesOf(text).flatMap((clause) => clause.split(/,(?!\d{3})|\||\s\/\s/));
  const parts = all.filter((part) => TOPIC.test(part) || !OTHER_TRAVEL.test(part));
  const telling = parts.filter((part) => travelOf(part) !== null);
  const isOfOthers = telling.some((part) => RATED_A.test(part) && !CLASS_K.test(part));
  if (CLASS_K.test(text) && (telling.length > 1 || isOfOthers)) return telling;
  return [parts.length < all.length ? parts.join("; ") : text];
}

/** The rating of those against common fires. */
const RATED_A = /\b\d{1,2}-?A\b/;

/** From one extinguisher to the next: nobody walks more than half of it. */
const APART = /\bF\.?E\.?C?\s+TO\s+F\.?E\.?C?\b[^,;\d]{0,8}\d+\s*(?:'|FT)(?:-\d+")?/gi;

function travelOf(text: string): number | null {
  if (!TRAVEL.test(text) && !TO_COOKING.test(text) && !RATED_TRAVEL.test(text)) return null;
  const mended = normaliseMarks(text).replace(APART, " ");
  const lengths = findLengths(mended).filter(({ end, valueIn }) =>
    !HEIGHT.test(mended.slice(end)) && valueIn > 72
  );
  return lengths.length === 0 ? null : Math.max(...lengths.map((it) => it.valueIn)) / 12;
}

/**
 * A generator comes with transfer equipment, size and disconnect.
 * Where the project has a generator, looks for the transfer switch.
 * @source NFPA 70-2020, 702.4
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { allStatements, denying, mentions, mustShow, perPlan, type Presence } from "../measure.ts";
import { electricalSheets } from "./_words.ts";

/** A portable generator may be plugged in behind an interlock instead. */
const INTERLOCKED =
  /(?<!\b(NO|NOT|WITHOUT|W\/O|LACKS|OMIT|DELETE)\b[^;.]{0,20})\b((SLID(E|ING)|MECHANICAL|LISTED|BREAKER|GENERATOR) INTERLOCK|INTERLOCK (KIT|DEVICE|PLATE|ON (THE )?MAIN))/;
/** Switched by hand, plugged in by cord, or nothing to transfer from: only another kind is said not to be there. */
const SWITCHED_OTHERWISE =
  /(?<!\b(NO|NOT|WITHOUT|W ?\/ ?O|OR|NOR)\b[^;.]{0,12})\b(MANUAL (TRANSFER|DOUBLE ?-? ?THROW)|M\.?T\.?S\b|DOUBLE ?-? ?THROW)|EXTENSION CORDS?|CORD ?-? ?CONNECTED|NOT (WIRED|CONNECTED|TIED) TO|\bNO (NEW |STANDBY |EMERGENCY |PERMANENT )*GEN(ERATOR|SET)?S?\b|\bFUTURE\b/i;

/** A row or a sentence that says there is none: `GENERATOR | NONE`, `NO GENERATOR ON THIS JOB`. */
const NO_GENERATOR =
  /\bGEN(?:ERATORS?|SETS?)\s*(?:[|:,=–-]\s*)+(?:[A-Z\s]{0,24}\b)?(?:NONE\b|NO(?=\W*(?:$|\|))|N\/A|NIL\b|NOT\s+(?:REQ\w*|PROVIDED|USED|PROPOSED|APPLICABLE)\b)|\b(?:NO|WITHOUT)\s+(?:NEW\s+|STANDBY\s+|EMERGENCY\s+|PERMANENT\s+|OR\s+)*GEN(?:ERATORS?|SETS?)\b(?!\s+(?:TRANSFER|DISCONNECT|INTERLOCK|INLET))|\bGEN(?:ERATORS?|SETS?)\s+(?:IS\s+|ARE\s+)?(?:NOT\s+(?:REQ\w*|PROVIDED|USED|PROPOSED|PART)|NONE)\b/i;

const presence = mustShow({
  shown: [
    /TRANSFER (SWITCH|EQUIP)|\b(ATS|MTS|A\.T\.S\.)\b|INTERLOCK KIT|GENERATOR INTERLOCK/,
  ],
  denied: [
    denying(
      "(?:AUTO\\w*\\.? |MANUAL )?(?:TRANSFER (?:SWITCH|SW\\b|EQUIP\\w*)|\\bA\\.?T\\.?S\\b|\\bM\\.?T\\.?S\\b)",
    ),
    /\b(ATS|MTS)\b[^;]{0,10}(NOT (USED|PROV|REQ|SHOWN|INCL)|NONE|OMITTED|DELETED)/,
    /(GEN(ERATOR|SET|\b)[^;]{0,60}(BACK ?-?FEE?DS?|TIED (DIRECTLY )?TO (PANEL|MAIN|BUS))|BACK ?-?FEE?D[^;]{0,40}GEN)[^;]{0,60}\bNO (INTERLOCK|TRANSFER|ATS)/,
    /\bNO (INTERLOCK|TRANSFER)( KIT| DEVICE| SWITCH)? (OR|NOR|AND|&) (AN? )?(INTERLOCK|ATS|MTS|(MANUAL |AUTO\w* )?TRANSFER)/,
    /\bNO TRANSFER SWITCH|TRANSFER SWITCH[^.;]{0,15}(NOT (PROVIDED|REQUIRED|SHOWN)|NONE|OMITTED)/,
  ],
  silentOn: electricalSheets,
  searched: "a transfer switch",
});

/** Two sizes of what seems to be one generator, kilowatts. */
type Sizes = Evidence & { sizesKw: [number, number]; other: Evidence };

/** Its size beside its name: `24 KW GENERATOR`, `22KW LP STANDBY GENERATOR`, `GENERATOR, 48 KW`. */
const SIZED =
  /(?<![\d.,\/-])(?<before>\d{1,4}(?:\.\d)?)\s*-?\s*KW\b(?:\s+(?!LOAD|DEMAND)[A-Z.\/]+){0,4}\s+GEN(?:ERATOR|SET)?\b(?!\w)|\bGEN(?:ERATOR|SET)\b(?:[\s,:|(-]+(?!LOAD|DEMAND)[A-Z.]+){0,2}[\s,:|(=-]+(?<after>\d{1,4}(?:\.\d)?)\s*-?\s*KW\b/i;
/** More than one, one that goes or may come, or the least that will do. */
const NOT_THE_ONE =
  /\b(?:GENERATORS|GENSETS|PORTABLE|TEMP\w*|EXIST\w*|FUTURE|REMOVE\w*|ALT\w*|OPTION\w*|MIN\w*|AT LEAST|UP TO|OR LARGER|LOAD|DEMAND|NEIGHBOR\w*|EG?-?\d|G-?\d|GEN(?:ERATOR|SET)?\s*[-#]?\s*(?:[1-9]|[A-C])\b)/i;

/** Where sheets of one generator give it two sizes. */
const disputedSizes = perPlan((plan: PlanSet): Sizes[] => {
  const sized = allStatements(plan).flatMap((it) => {
    if (!/KW/i.test(it.text)) return [];
    const groups = NOT_THE_ONE.test(it.text) ? undefined : SIZED.exec(it.text)?.groups;
    return groups ? [{ it, sizeKw: Number(groups.before ?? groups.after) }] : [];
  });
  const sizes = [...new Set(sized.map(({ sizeKw }) => sizeKw))];
  const [first] = sized;
  const second = sized.find(({ sizeKw }) => sizeKw !== first?.sizeKw);
  if (sizes.length !== 2 || !first || !second || mentions(plan, /\b(GENERATORS|GENSETS)\b/)) {
    return [];
  }
  return [{ ...first.it, sizesKw: [first.sizeKw, second.sizeKw], other: second.it }];
});

export default defineRule<Presence | Sizes>({
  id: "electrical/generator-transfer",
  requirementId: "NEC-702-generator",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "702.4" },
  category: "Electrical",
  title: "Standby generator",
  when: (_building, { plan, project }) =>
    project.generator || mentions(plan, /\bGENERATOR\b|\bGENSET\b/, { not: NO_GENERATOR })
      ? "yes"
      : "no",
  applies: (plan, context) => {
    const isInterlocked = mentions(plan, INTERLOCKED);
    const shown = presence.applies(plan, context).filter((it) =>
      it.state !== "denied" || !(isInterlocked || SWITCHED_OTHERWISE.test(it.text))
    );
    return [...shown, ...disputedSizes(plan)];
  },
  check(it, context) {
    if ("state" in it) return presence.check(it, context);
    const [actual, second] = it.sizesKw;
    return cantTell("sizes", { actual, second, unit: "kW" }, { also: [it.other] });
  },
  messages: {
    ok: "Transfer equipment is shown: {text}",
    denied: "The generator has no transfer equipment: {text}",
    deferred: "The transfer equipment is put off: {text}",
    sizes: "The set gives the generator two sizes: {actual} kW here and {second} kW elsewhere.",
    absent: "The project has a generator, and no transfer switch was found.",
  },
  recommendation:
    "Show generator size, transfer switch, load basis, fuel, disconnect and emergency stop.",
});

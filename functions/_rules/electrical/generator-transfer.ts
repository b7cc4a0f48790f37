/**
 * A generator comes with transfer equipment, size and disconnect.
 * Where the project has a generator, looks for the transfer switch.
 * @source NFPA 70-2020, 702.4
 */
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { defineRule } from "../define_rule.ts";
import { denying, either, mentions, mustShow } from "../measure.ts";
import { electricalSheets } from "./_words.ts";

/** A portable generator may be plugged in behind an interlock instead. */
const INTERLOCKED =
  /(?<!\b(NO|NOT|WITHOUT|W\/O|LACKS|OMIT|DELETE)\b[^;.]{0,20})\b((SLID(E|ING)|MECHANICAL|LISTED|BREAKER|GENERATOR) INTERLOCK|INTERLOCK (KIT|DEVICE|PLATE|ON (THE )?MAIN))/;
/** Switched by hand, plugged in by cord, nothing to transfer from, or a fire pump on the utility alone: only another kind is said not to be there. */
const SWITCHED_OTHERWISE =
  /(?<!\b(NO|NOT|WITHOUT|W ?\/ ?O|OR|NOR)\b[^;.]{0,12})\b(MANUAL (TRANSFER|DOUBLE ?-? ?THROW)|M\.?T\.?S\b|DOUBLE ?-? ?THROW)|EXTENSION CORDS?|CORD ?-? ?CONNECTED|\bFIRE PUMP\b|\bFP\b|NOT (WIRED|CONNECTED|TIED) TO|\bNO (NEW |STANDBY |EMERGENCY |PERMANENT )*GEN(ERATOR|SET)?S?\b|\bFUTURE\b/i;

/** A row or a sentence that says there is none: `GENERATOR | NONE`, `NO GENERATOR ON THIS JOB`. */
const NO_GENERATOR =
  /\bGEN(?:ERATORS?|SETS?)\s*(?:[|:,=–-]\s*)+(?:[A-Z\s]{0,24}\b)?(?:NONE\b|NO(?=\W*(?:$|\|))|N\/A|NIL\b|NOT\s+(?:REQ\w*|PROVIDED|USED|PROPOSED|APPLICABLE)\b)|\b(?:NO|WITHOUT)\s+(?:NEW\s+|STANDBY\s+|EMERGENCY\s+|PERMANENT\s+|OR\s+)*GEN(?:ERATORS?|SETS?)\b(?!\s+(?:TRANSFER|DISCONNECT|INTERLOCK|INLET))|\bGEN(?:ERATORS?|SETS?)\s+(?:IS\s+|ARE\s+)?(?:NOT\s+(?:REQ\w*|PROVIDED|USED|PROPOSED|PART)|NONE)\b/i;

/** Machines that make something else of the power they are fed. */
const OF_NO_POWER =
  /\b(?:X-?\s?RAY|STEAM|OZONE|OXYGEN|NITROGEN|HYDROGEN|CHLORINE|SALT|TONE|SOUND|NOISE|FOG|SMOKE)\s+GENERATOR/i;

const presence = mustShow({
  shown: /TRANSFER (SWITCH|EQUIP)|\b(ATS|MTS|A\.T\.S\.)\b|INTERLOCK KIT|GENERATOR INTERLOCK/,
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

export default defineRule({
  id: "electrical/generator-transfer",
  requirementId: "NEC-702-generator",
  source: { volume: "NEC", edition: "2020", section: "702.4" },
  when: (_building, { plan, project }) =>
    project.generator ||
      mentions(plan, /\bGENERATOR\b|\bGENSET\b/, { not: either(NO_GENERATOR, OF_NO_POWER) })
      ? "yes"
      : "no",
  demand: { thing: "transfer switch" },
  applies: (plan, context) => {
    const isInterlocked = mentions(plan, INTERLOCKED);
    const shown = presence.applies(plan, context).filter((it) =>
      it.state !== "denied" || !(isInterlocked || SWITCHED_OTHERWISE.test(it.text))
    );
    return [...shown, ...contradictions(plan, ["generator"])];
  },
  check(it, context) {
    if ("state" in it) return presence.check(it, context);
    return contradictionVerdict(it);
  },
  messages: {
    ok: "Transfer equipment is shown: {text}",
    denied: "The generator has no transfer equipment: {text}",
    deferred: "The transfer equipment is deferred: {text}",
    conflict: CONFLICT_MESSAGE,
    absent: "The project has a generator, and no transfer switch was found.",
  },
  recommendation:
    "Show the generator size, transfer switch, load basis, fuel, disconnect and emergency stop.",
});

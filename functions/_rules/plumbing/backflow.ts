/**
 * Drinking water is kept apart from what could flow back into it.
 * Looks for a device where a water service or irrigation is shown.
 * @source FBC-P 8th ed. (2023), 608
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import {
  besideOnDrawing,
  denying,
  judgePresence,
  mentions,
  mustShow,
  newWork,
  placeOf,
  type Presence,
} from "../measure.ts";
import { cellUnder, saysNone } from "../structural/_cells.ts";
import { plumbingSheets } from "./_words.ts";

const DEVICE = String
  .raw`(?:BACK\s?-?\s?FLOW|(?:ATMOSPHERIC\s+|PRESSURE\s+)?VACUUM[\s-]+BREAKERS?|R\.?P\.?Z\.?|RPZA|BFP|D\.?C\.?V\.?A|PVB|AVB)\b(?:\s+(?:PREVENT\w*|DEVICES?|ASSEMBL\w*|PROTECTION))*(?:,\s*(?:DOMESTIC|IRRIGATION|WATER\s+SERVICE|MAIN)\b)?(?!\s*(?:TEST|REPORT|CERT|BELOW|IN\s+(?:A\s+)?(?:PIT|VAULT)))`;

/** Another device that does the work of the one left out: `NO BACKFLOW PREVENTER, VACUUM BREAKER PROVIDED`. */
const INSTEAD =
  /(?<!\b(?:NO|NOR|OR|AND|WITHOUT|W\/O)\s+(?:AN?\s+|ANY\s+)?(?:BACK\s?-?\s?FLOW\s+(?:PREVENT\w*\s+)?)?)\b(?:(?:ATMOSPHERIC|PRESSURE|HOSE)\s+)*(?:VACUUM[\s-]+BREAKERS?|AVB|PVB)\b(?:\s+(?:IS|ARE|TO\s+BE|WILL\s+BE|SHALL\s+BE))?\s+(?:PROVIDED|PROV'?D|INSTALLED|FURNISHED|USED|SHOWN)|\b(?:PROVIDE|USE|INSTALL|FURNISH)\s+(?:AN?\s+)?(?:(?:ATMOSPHERIC|PRESSURE|HOSE)\s+)*(?:VACUUM[\s-]+BREAKERS?|AVB|PVB)\b/i;
/** Where a vacuum breaker does not answer for the device. */
const NEEDS_ASSEMBLY =
  /\bSERVICE\b|\bMAINS?\b|\bMETERS?\b|\bBOILERS?\b|\bFIRE\b|\bMAKE-?\s?UP\b|\bDOMESTIC\b|\bCARBONAT\w*|\bIRRIGATION\b/i;
const isAnswered = ({ text }: Presence) => INSTEAD.test(text) && !NEEDS_ASSEMBLY.test(text);

/** Lists of what keeps the supply clean, and what in them cannot go without a device. */
const CONTROL_LIST = /\bCROSS[\s-]*CONN|\bBACK\s?-?\s?FLOW|\bCONTAMINATION/i;
const DEVICE_HEAD = /\bDEVICE|\bBACK\s?-?\s?FLOW|\bPREVENT|\bPROTECTION|\bASSEMBLY|\bB\.?F\.?P\b/i;
const IN_NEED =
  /\bCARBONAT\w*|\bSODA\b|\bIRRIGATION|\bLAWN\b|\bBOILER|\bCOOLING\s+TOWER|\bCHEMICAL|\bHOSE\b|\bMOP\b|\bJANITOR|\bSERVICE\b|\bFIRE\s+(?:LINE|SPRINK\w*|MAIN)|\bMAIN\b|\bPOOL\b|\bMEDICAL|\bDIALYSIS|\bX-?RAY|\bDENTAL|\bCAR\s*WASH/i;

/** Rows of such lists that name no device. */
const withoutDevice = (plan: PlanSet): Presence[] =>
  newWork(plan, { topic: IN_NEED, under: CONTROL_LIST, in: "rows" })
    .filter((it) => saysNone(cellUnder(it, DEVICE_HEAD) ?? ""))
    .map((it) => ({ ...placeOf(it), state: "denied", text: it.text }));

/** A supply that needs a device and is given a single check valve. */
const SINGLE_CHECK =
  anyCase`\b(?:BOILER|HYDRONIC|CHILLER|COOLING\s+TOWER|CARBONAT\w*|IRRIGATION|MAKE-?\s?UP|CHEMICAL)\b[^;|]{0,60}\b(?:SINGLE|ONE|SWING|SPRING|PLAIN)\s+CHECK(?:\s+VALVE)?\b`;
const ANY_DEVICE =
  anyCase`${DEVICE}|\b(?:DOUBLE|DUAL)[\s-]+CHECK|\bASSE\b|\bREDUCED\s+PRESSURE|\bAIR\s+GAP`;

/** Supplies with a check valve alone, on drawings that show no device. */
const behindCheckValve = (plan: PlanSet): Presence[] =>
  newWork(plan, { topic: SINGLE_CHECK })
    .filter((it) =>
      !ANY_DEVICE.test(it.text) &&
      !besideOnDrawing(it, plan).some(({ text }) => ANY_DEVICE.test(text))
    )
    .map((it) => ({ ...placeOf(it), state: "denied", text: it.text }));

const SHOWN = mustShow({
  shown: [
    /BACK ?-? ?FLOW/,
    /\b(R\.?P\.?Z\b|RPZA|RPBP|D\.?C\.?V\.?A\b|DDCV|BFP\b|PVB\b|VACUUM BREAKER)/,
  ],
  denied: [
    denying(DEVICE),
    /\b(UN-?\s?PROTECTED|DIRECT) CROSS[ -]?CONNECTION|CROSS[ -]?CONNECTION[^.;]{0,20}\b(UN-?\s?PROTECTED|WITHOUT|NO PROTECTION)/,
    /\b(NO|WITHOUT|W\/O) (A |AN )?(BACK ?-? ?FLOW|R\.?P\.?Z\b|RPZA\b|BFP\b|D\.?C\.?V\.?A\b|PVB\b)(?! ?(PREVENTER |DEVICE |ASSEMBLY )?(TEST|REPORT|CERT|BELOW|IN (A )?(PIT|VAULT)))|BACK ?-? ?FLOW[^.;]{0,20}(NOT (PROVIDED|REQUIRED|REQ'?D|SHOWN)|NONE|OMITTED)(?! ?(AT|FOR|ON) (THE |EACH )?(LAV|SINK|FIXTURE|HOSE|DISH|COFFEE|ICE|TOILET|W\.?C|INDIVIDUAL|FIRE))/,
  ],
  not:
    /BACKWATER|\bINTEGRAL (VACUUM|BACK ?-? ?FLOW)|BUILT ?-? ?IN (VACUUM|BACK ?-? ?FLOW)|(?<!NO )(?<!WITHOUT )AIR GAP|BYPASS AROUND|CHECK VALVE IN LIEU/,
  silentOn: (plan) =>
    mentions(plan, /WATER SERVICE|DOMESTIC WATER MAIN|IRRIGATION/) ? plumbingSheets(plan) : [],
  searched: "a backflow preventer",
});

export default defineRule({
  id: "plumbing/backflow",
  requirementId: "FBC-P-608-backflow",
  when: isCommercial,
  demand: { thing: "backflow preventer" },
  applies: (plan, context) => {
    const bare = [...withoutDevice(plan), ...behindCheckValve(plan)];
    const shown = SHOWN.applies(plan, context);
    const isDenied = shown.some(({ state }) => state === "denied");
    return bare.length === 0 ? shown : isDenied ? [...bare, ...shown] : bare;
  },
  check: (it) =>
    judgePresence(it.state === "denied" && isAnswered(it) ? { ...it, state: "shown" } : it),
  messages: {
    ok: "Backflow prevention is shown: {text}",
    denied: "No backflow prevention: {text}",
    deferred: "Backflow prevention is deferred: {text}",
    absent: "A water service is shown, and no backflow preventer was found.",
  },
  recommendation: "Show the type and location of the backflow preventer, with room to test it.",
});

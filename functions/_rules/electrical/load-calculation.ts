/**
 * A new service comes with its load calculation and is large enough for it.
 * Looks for the calculation, compares calculated amperes with the service, and asks where two
 * places state different sizes of the same service.
 * @source NFPA 70-2020, 220
 */
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { conflictsOf } from "../conflicts/mod.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  amperes,
  besideOnDrawing,
  denying,
  either,
  isDeferred,
  lookFor,
  mentions,
  type Presence,
  rounded,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";
import { electricalSheets, panelSheets } from "./_words.ts";

/** What was found about the calculation; amperes calculated and of the service when stated. */
type Load = Evidence & {
  state: Presence["state"] | "compared" | "disputed";
  text: string;
  a: Evidence | null;
  /** Where two places differ, what each says. */
  sizes?: { here: string; there: string };
  load: number | null;
  size: number | null;
  /** The size is the largest of several mains on a riser, which may share the load. */
  isShared?: boolean;
};

const CALCULATED = [
  /(CALCULATED|COMPUTED|CALC'?D)( LOAD| DEMAND| AMPS)?[^#\d]{0,14}#/,
  /(TOTAL )?(DEMAND|COMPUTED|CALCULATED) (LOAD|AMPS|CURRENT)?[^#]{0,24}= ?#/,
  /TOTAL (DEMAND|LOAD|AMPS|CONNECTED|COMPUTED|CALC\w*)[^#;]{0,30}[=:|] ?(VALUE|AMPS|RESULT|QUANTITY)? ?#/,
  /(CALCULATED|COMPUTED|CALC\.?|DEMAND) (LOAD|DEMAND|CURRENT)[^#;]{0,34}(\bIS\b|=|:|\bOF\b) ?#/,
  /(CALC\.?|CALCULATION|DEMAND|COMPUTED)( SERVICE)? (LOAD|DEMAND|AMPS|CURRENT)[^#\d]{0,16}#/,
  /^\W*(TOTAL )?(DEMAND|COMPUTED|CALCULATED) ?\| ?#\W*$/,
  // The last row of a calculation, in volt-amperes and what they come to: `TOTAL | 61,200 | 255 A AT 240 V`.
  /^\W*(GRAND |NET )?TOTAL( LOAD| DEMAND| VA)? ?\|[^#|]*\d,?\d{3}[^#|]*\| ?(=|OR)? ?# ?(@|AT|\/|,) ?\d{3} ?V/,
];
/** The main device, where it stands in the same list or drawing as the calculation. */
const MAIN = [
  /\b(MAIN|SERVICE|SERV\.|SVC\.?)( (SERVICE|BREAKER|BKR\.?|CIRCUIT BREAKER|C\.?B\.?|DISC\w*\.?|SIZE|OCPD|RATING|SWITCH|FUSES?|PANEL))*\b[^#\d]{0,14}#/,
  /#[^#;|]{0,14}\b(MAIN|SERVICE|SERV\.|SVC)\b/,
];
const SERVICE = [
  /\bSERVICE( (RATING|SIZE|ENTRANCE|DISCONNECT|EQUIPMENT|MAIN))*\b[^#\d]{0,12}#/,
  /#[^#;.|]{0,18}\bSERVICE\b/,
];

/** The only main on a riser or one-line is that of the service; of several the largest may be. */
const isOnRiser = ({ drawing }: StatedQuantity): boolean => RISER.test(drawing ?? "");
const RISER =
  /\b(?:ONE|SINGLE|1)\s?-?\s?LINE\b|\b(?:POWER|ELEC\w*|SERVICE|METER)\.?\s+(?:\w+\s+)?(?:RISER|DIAGRAM|SCHEMATIC)\b/i;

const LOAD_HEAD =
  /\b(?:K?VA|K?W|WATTS?|LOADS?\s*\(|LOAD$|CONN(?:ECTED)?\.?|DEMAND|(?:PHASE|PH\.?|LEG)\s*[ABC]|[ABC]\s*(?:PHASE|PH)|VOLT-?\s?AMPS?|AMPS?\s+LOAD)\b|^[ABC]$/i;
const OLD_PANEL = /\bEXIST\w*|\(E\)|\bE\.?T\.?R\b/i;

/** Sheets of new panels none of whose schedules gives a load: where a calculation would have to stand. */
function sheetsOfBarePanels(plan: PlanSet): Sheet[] {
  const panels = plan.schedules.filter(({ kind, title, rows }) =>
    kind === "panel" && rows.length > 0 && !OLD_PANEL.test(title ?? "")
  );
  const isBare = panels.length > 0 &&
    panels.every(({ columns, rows }) =>
      columns.length > 2 && !columns.some(({ header }) => LOAD_HEAD.test(header.trim())) &&
      !rows.some(({ cells }) => cells.some(({ text }) => /\d\s*K?(?:VA|W)\b/i.test(text)))
    );
  return isBare ? panelSheets(plan) : [];
}

const OF_OTHER_TRADE = /\|[^|]*\b(MECH\w*|H\.?V\.?A\.?C|STRUCT\w*|TRUSS\w*|AIR NOTES?)\b/i;
/** A calculation of heat: `ENERGY FORMS IN SPEC BOOK; LOAD CALCS THERE TOO`. */
const OF_HEAT = /\b(ENERGY|C40\d|MANUAL ?J|H\.?V\.?A\.?C)\b[^|]{0,90}\bLOAD CALC/i;
/** A calculation left to somebody or to a later day, with no result: `DEMAND LOAD BY UTILITY AT APPLICATION`. */
const LEFT_TO_OTHERS =
  /\bBY (?:THE )?(?:(?:POWER|ELECTRIC(?:AL)?|LOCAL) )*(?:UTILITY|COMPANY|CO\b|ELECTRICIAN|E\.?C\b|F\.?P\.?L\b|ENGINEER|DESIGNER|INSTALLER)|\bAT (?:THE )?(?:TIME OF )?(?:APPLICATION|PERMIT|HOOK-?UP|INSPECTION)|\b(?:ELECTRICIAN|UTILITY|CONTRACTOR|ENGINEER|E\.?C\.?) (?:WILL|SHALL|TO) (?:FURNISH|SUBMIT|PROVIDE|CALCULATE|PREPARE|FIGURE|DETERMINE)|\bLATER\b|\bTO BE (?:CALCULATED|FIGURED|FURNISHED|SUPPLIED|PREPARED)/i;
/** A result, or the place where it stands. */
const RESULT =
  /\d\s*(?:A\b|AMPS?\b|K?VA\b|KW\b|WATTS?\b)|\b(?:SEE|SHEETS?|ATTACHED|ENCLOSED|INCLUDED|SUBMITTED)\b/i;
const isLeftToOthers = (text: string): boolean => LEFT_TO_OTHERS.test(text) && !RESULT.test(text);

export default defineRule<Load>({
  id: "electrical/load-calculation",
  requirementId: "NEC-220-load-calc",
  title: "Service load calculation",
  demand: { thing: "load calculation", onlyHolds: true },
  applies(plan) {
    const calculated = statedQuantities(plan, {
      quantity: amperes,
      says: CALCULATED,
      not: /SHORT ?-? ?CIRCUIT|FAULT|A\.? ?I\.? ?C|KAIC/,
    });
    const service = statedQuantities(plan, {
      quantity: amperes,
      says: SERVICE,
      not: /SUB ?PANEL|TEMPORARY|EXIST/,
    })
      .filter((it) => !calculated.some((other) => other.text === it.text && other.raw === it.raw));
    const besides = calculated.flatMap((it) => besideOnDrawing(it, plan).map(({ box }) => box));
    const allMains = statedQuantities(plan, {
      quantity: amperes,
      says: MAIN,
      not: /SUB ?PANEL|SUB ?-?FEED|TEMPORARY|EXIST|LUGS? ONLY|M\.?L\.?O|CALC|DEMAND|A\.?I\.?C/,
    });
    const mains = allMains.filter((it) =>
      calculated.some((other) => other.box === it.box && other.raw !== it.raw) ||
      besides.includes(it.box)
    );
    if (service.length === 0) service.push(...mains);
    const onRiser = service.length === 0 ? allMains.filter(isOnRiser) : [];
    service.push(...onRiser.toSorted((a, b) => b.value - a.value).slice(0, 1));
    const conflicts = conflictsOf(plan).filter(({ topic }) => topic === "electrical service");
    const load = calculated.length > 0 ? Math.max(...calculated.map((it) => it.value)) : null;
    const size = service.length > 0 ? Math.min(...service.map((it) => it.value)) : null;
    const disputed = conflicts.map((it) => ({
      ...it.b,
      state: "disputed" as const,
      a: it.a,
      sizes: { here: it.b.value, there: it.a.value },
      text: it.subject,
      load,
      size,
    }));
    if (disputed.length === 0 && load !== null && size !== null) {
      const isShared = onRiser.length > 1;
      return [{ ...calculated[0], state: "compared" as const, a: null, load, size, isShared }];
    }
    const isShown = {
      shown: [
        /LOAD (CALC|SUMMARY|ANALYSIS|ESTIMATE)/,
        /(CALCULATED|DEMAND|CONNECTED|COMPUTED) (LOAD|AMPS|KVA)/,
        /TOTAL (DEMAND|LOAD|CONNECTED|KVA|AMPS)/,
        /(NEC|ART\.?) ?220/,
      ],
      denied: denying("(?:LOAD|SERVICE|DEMAND)\\s+CALC\\w*"),
      not: /STRUCTURAL|LIVE LOAD|WIND LOAD|COOLING|HEATING|MANUAL J|HVAC LOAD|OCCUPANT|ENERGY/,
      deferred: (text: string) => isDeferred(text) || isLeftToOthers(text),
      titled: true,
      notUnder: either(OF_OTHER_TRADE, OF_HEAT),
      silentOn: mentions(plan, /\b(ONE ?-? ?LINE|SINGLE ?-? ?LINE|RISER DIAGRAM|NEW SERVICE)\b/)
        ? electricalSheets(plan)
        : sheetsOfBarePanels(plan),
      searched: "a load calculation",
    };
    const looked = lookFor(plan, isShown).map((it) => ({ ...it, a: null, load, size }));
    // Two sizes of a service leave open whether it carries its load, and not whether that was reckoned.
    return disputed.length === 0
      ? looked
      : [...disputed, ...looked.filter(({ state }) => state === "absent" && load === null)];
  },
  check(it) {
    const data = {
      actual: it.size,
      required: it.load === null ? "a calculation" : rounded(it.load),
      unit: "A",
      text: it.text,
    };
    if (it.state === "disputed") {
      return cantTell("disputed", {
        ...data,
        actual: it.sizes?.here ?? it.sourceText,
        required: it.sizes?.there ?? "",
      }, it.a ? { also: [it.a] } : {});
    }
    if (it.state === "compared") {
      if ((it.size ?? 0) >= (it.load ?? 0)) return pass(data);
      return it.isShared ? cantTell("shared", data) : fail("small", data);
    }
    if (it.state === "shown") return pass(data, { message: "shown" });
    return it.state === "denied" ? fail("denied", data) : cantTell(it.state, data);
  },
  withoutLimit: ["disputed"],
  showsPart: ["shown"],
  messages: {
    ok: "The {actual} A service carries the calculated {required} A.",
    shown: "A load calculation is shown: {text}",
    small: "The {actual} A service is less than the calculated {required} A.",
    shared:
      "The largest main on the riser is {actual} A, and the calculated load is {required} A; whether several mains share it could not be determined.",
    disputed: "Two places give different sizes for {text}: {actual} and {required}.",
    denied: "No load calculation: {text}",
    deferred: "The load calculation is deferred: {text}",
    absent: "No load calculation was found beside the one-line diagram or the panels.",
  },
  recommendation:
    "Show the load calculation and a service at least as large as the calculated load.",
});

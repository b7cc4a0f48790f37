/**
 * A water heater lets off pressure safely and does not flood the house.
 * Where a storage heater is shown, looks for its relief discharge.
 * @source FBC-P 8th ed. (2023), 504.6
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, type Verdict } from "../define_rule.ts";
import {
  clausesSaying,
  denying,
  mentions,
  mustShow,
  placeOf,
  type Presence,
  settingOf,
  type Statement,
} from "../measure.ts";
import { plumbingSheets } from "./_words.ts";

const RELIEF = String
  .raw`(?:T\s*(?:&|AND|\+)\s*P\b(?!\s+(?:DRAIN\s+)?PAN)|TPRV?\b|(?:PRESSURE\s+)?RELIEF\s+(?:VALVES?|DISCHARGE|PIPES?|PIPING|LINES?)\b)(?:\s+(?:RELIEF|VALVE|DISCHARGE|LINE|DRAIN|PIPE|PIPING))*`;
const PAN = denying(
  String.raw`(?:(?:W\.?H\.?|DRAIN|DRIP|SAFETY|AUX\w*\.?|LEAK|OVERFLOW|METAL|SMITTY)\s+)*PANS?\b`,
);
const HEATER =
  /\bWATER\s+HEATER|\bE?W\.?\s?\/?\s?H\b|\bE\.?W\.?H\b|\bHOT\s+WATER\s+TANK|\bT\s*&\s*P\b/;
/** Where a leak does no harm, and heaters that store nothing. */
const HARMLESS =
  /TANKLESS|INSTANT|POINT OF USE|\bGARAGE|\bON\s+(CONC\w*\.?\s+|GRADE\s+)?SLAB|\bSLAB[\s-]ON[\s-]GRADE|\bON\s+GRADE|\bEXTERIOR|\bOUTDOOR|\bOUTSIDE|MECHANICAL\s+(YARD|SLAB)/i;
/** Floors a leak spoils. */
const HARMED =
  /\bATTIC|\b(2ND|SECOND|3RD|THIRD|UPPER)\b|\bABOVE\s+(THE\s+)?CEILING|\bOVER\s+(THE\s+)?CEILING|\bWOOD\b|\bTRUSS|\bJOIST|\bMEZZANINE|\bPLATFORM|\bLOFT|\bUPSTAIRS/i;

/** A discharge that is closed, unless the words forbid it: `SHALL NOT BE CAPPED`, `NO THREADED END`. */
const STOPPED =
  /(T ?(&|AND) ?P|RELIEF)( VALVE| DISCHARGE| LINE| DRAIN| PIPE)*[^.;|,]{0,12}(?<!\b(NO|NOT|NEVER|NOR|W\/O|WITHOUT|NON)\b[^.;|]{0,16})\b(CAPPED|PLUGGED|BLOCKED|VALVED|DEAD ?-? ?END\w*|THREADED (END|CAP))/;
/** An order to close it, not one that forbids it. */
const STOP_IT =
  /(?<!\b(NO|NOT|NEVER|CANNOT|DON'T)\b[^.;|]{0,40})\b(PLUG|CAP) (OFF )?(THE )?(WATER HEATER |HEATER |W\.?H\.? )?(T ?(&|AND) ?P\b|RELIEF (VALVE|DISCHARGE|LINE|OUTLET|OPENING))(?! (DRAIN )?PAN)/;

const RELIEF_SHOWN = mustShow({
  shown: [
    /\bT ?(&|AND|\+|\/) ?P\b|\bTPR?V?\b ?(RELIEF|VALVE|DISCH)|TEMP(ERATURE|\.)? ?(&|AND|\/) ?PRESS/,
    /RELIEF (VALVE|DISCHARGE|LINE|DRAIN|PIPE)|HEATER('S)? RELIEF/,
  ],
  titled: true,
  denied: [
    denying(RELIEF),
    STOPPED,
    /(T ?(&|AND) ?P|RELIEF)( VALVE| DISCHARGE| LINE| DRAIN| PIPE)*[^.;|,]{0,12}\bNOT (PIPED|CONNECTED|EXTENDED|RUN)/,
    STOP_IT,
    /\b(NO|WITHOUT|W\/O) T ?(&|AND) ?P\b(?! (DRAIN )?PAN)|\bT ?(&|AND) ?P\b(?! (DRAIN )?PAN)[^.;]{0,25}(NOT (PROVIDED|SHOWN|REQUIRED)|NONE|OMITTED)/,
  ],
  // In a row read out, the NO of the cell before is not said of the relief: `PAN NO | T&P TO EXTERIOR`.
  not:
    /\b(PAN|DRAIN|CIRC\w*|TANK|STAND|PUMP|TIMER)S? (NO|NONE|N\/A|-) T ?(&|AND) ?P|RELIEF JOINT|AIR RELIEF|PRESSURE RELIEF VENT|\bTP\b ?-|DAMPER|TOILET PAPER/,
  silentOn: (plan) =>
    mentions(plan, /WATER HEATER|\bW\.?H\.? ?-? ?\d/, {
        not: /TANKLESS|INSTANT|POINT OF USE|WALL HUNG/,
      })
      ? plumbingSheets(plan)
      : [],
  searched: "T&P relief discharge",
});

/** A missing pan, and whether the place needs one. */
interface Pan {
  text: string;
  isHarmed: boolean;
}

type Heater = Presence & { pan?: Pan };

function withoutPan(plan: PlanSet): Heater[] {
  return clausesSaying(plan, { says: PAN, amid: HEATER, titled: true })
    .filter((it) => !HARMLESS.test(near(it)))
    .map((it) => ({
      ...placeOf(it),
      state: "denied",
      text: it.text,
      pan: { text: it.text, isHarmed: HARMED.test(settingOf(it, plan)) },
    }));
}

const near = ({ text, drawing, heading }: Statement): string =>
  [text, drawing, heading].filter(Boolean).join(" | ");

const judgePan = ({ text, isHarmed }: Pan): Verdict =>
  isHarmed ? fail("noPan", { text }) : cantTell("panAsked", { text });

export default defineRule<Heater>({
  id: "plumbing/water-heater-relief",
  requirementId: "FBC-P-504-water-heater",
  source: { volume: "FBC-P", edition: "2023", section: "504.6" },
  title: "Water heater relief and pan",
  demand: { thing: "relief discharge", within: "water heater" },
  applies: (plan, context) => [...withoutPan(plan), ...RELIEF_SHOWN.applies(plan, context)],
  check: (it, context) => it.pan ? judgePan(it.pan) : RELIEF_SHOWN.check(it, context),
  messages: {
    ok: "The water heater relief is shown: {text}",
    noPan: "A water heater has no pan where a leak would cause damage: {text}",
    panAsked: "A water heater has no pan; one is required where a leak would cause damage: {text}",
    denied: "No relief discharge: {text}",
    deferred: "The water heater relief discharge is deferred: {text}",
    absent: "A water heater is shown, and no T&P relief discharge was found.",
  },
  recommendation: "Show where the relief valve and pan drain discharge.",
});

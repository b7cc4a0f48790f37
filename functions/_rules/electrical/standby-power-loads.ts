/**
 * Systems that must keep running have a second source of power.
 * Reads statements that name the loads on emergency or standby power, or deny it to one.
 * @source FBC-B 8th ed. (2023), 2702.2
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
import { judgePresence, mustShow, placeOf, type Presence, rowsAnswering } from "../measure.ts";

const LOAD =
  "(ELEVATORS?|FIRE ALARM|EGRESS (LIGHT\\w*|LTG)|EXIT SIGNS?|EMERGENCY LIGHT\\w*|SMOKE (CONTROL|EXHAUST|PROOF)|FIRE PUMPS?|STAIR PRESSURI\\w*|PRESSURIZATION FANS?|FIRE COMMAND)\\w*";
const SOURCE = "(EMERGENCY|STANDBY|BACK ?-? ?UP|GEN(ERATOR|SET|\\b)|SECOND SOURCE|E-POWER)";

/** A load that only high-rise buildings must keep running. */
const HIGH_RISE_LOAD = /ELEVATOR/i;
const ALWAYS = /ALARM|EGRESS|EXIT SIGN|FIRE PUMP|EMERGENCY LIGHT|HIGH ?-?RISE|SMOKE/i;

const presence = mustShow({
  shown: [
    /(EMERGENCY|STANDBY) (POWER|GENERATOR|SYSTEM|LOADS?|PANEL)[^.;]{0,80}(ELEVATOR|ALARM|EGRESS|EXIT|SMOKE|PUMP|LIFE|LIGHT|LOADS?)/,
    /(ELEVATOR|ALARM|EGRESS LIGHT|EXIT SIGN|SMOKE CONTROL|FIRE PUMP|STAIR PRESSURI)\w*[^.;]{0,60}(EMERGENCY|STANDBY|BACK ?-? ?UP) (POWER|GENERATOR|CIRCUIT|PANEL|SOURCE)/,
  ],
  denied: [
    exactCase`${LOAD}[^;]{0,70}\b(NO|NOT ON|NOT FED|NOT CONNECTED TO|NOT SERVED|WITHOUT|W ?\/ ?O)\b (BY |FROM |ANY )?(THE )?${SOURCE}`,
    exactCase`${LOAD}[^;]{0,70}\b(NORMAL|UTILITY)( UTILITY| POWER| SOURCE| BUS| PANEL)* ONLY\b`,
    exactCase`${LOAD}[^;]{0,70}\bONLY (ON |FROM )?(NORMAL|UTILITY)\b`,
    exactCase`\bNO (EMERGENCY|STANDBY|BACK ?-? ?UP|GENERATOR)[^;]{0,40}${LOAD}`,
    /NO (EMERGENCY|STANDBY|BACK ?-? ?UP) (POWER|GENERATOR)[^.;]{0,40}(ELEVATOR|ALARM|EGRESS|EXIT|SMOKE|PUMP)/,
  ],
  titled: true,
  not:
    /(?<!\bNO )\b(BATTER(Y|IES)|INVERTER|INTEGRAL|UNIT EQUIP|BUG ?EYE)|SECOND SOURCE|NOT REQUIRED TO|FREIGHT|HOOD/,
});

export default defineRule<Presence>({
  id: "electrical/standby-power-loads",
  requirementId: "FBC-B-2702-standby",
  demand: { thing: "standby load", where: new RegExp(LOAD, "i") },
  applies: (plan, context) => {
    const rows = rowsAnswering(plan, { head: new RegExp(SOURCE), row: new RegExp(LOAD, "i") })
      .filter(({ text }) => !/FREIGHT|HOOD|BATTER|INVERTER/i.test(text));
    return rows.length > 0
      ? rows.map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }))
      : presence.applies(plan, context);
  },
  check(it, context) {
    const verdict = judgePresence(it);
    if (verdict.kind !== "fail" || !HIGH_RISE_LOAD.test(it.text) || ALWAYS.test(it.text)) {
      return verdict;
    }
    const height = context.building.heightFt.value;
    if (height === null) return cantTell("denied", verdict.data);
    return height > context.limits.fire.highRiseFloorFt ? verdict : inapplicable();
  },
  messages: {
    ok: "The loads are on emergency or standby power: {text}",
    denied: "A load that needs emergency or standby power is called out without it: {text}",
    deferred: "Emergency or standby power is deferred: {text}",
  },
  recommendation:
    "List egress lighting, alarms, elevators, smoke control and pumps on the right source.",
});

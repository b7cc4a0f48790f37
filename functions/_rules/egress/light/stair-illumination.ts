/**
 * Stairs in use are well lit. Applies under FBC-Building to stated foot-candles on stairs; emergency lighting is read by
 * its own rule. Foot-candles.
 * @source FBC-B 8th ed. (2023), 1008.2.1
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { defineRule, inapplicable } from "../../define_rule.ts";
import { judgeMin, newWork, type Statement } from "../../measure.ts";
import { footCandlesIn, stairFootCandles } from "./_light.ts";
import { lightRows } from "./_light_rows.ts";

const OTHER_PLACE =
  /\b(?:CORRIDORS?|HALLS?|LOBBY|EXITS?(?!\s+STAIR)|ROOMS?|PATHS?|AISLES?|PARKING)\b/i;

/** A statement, with the foot-candles of its column where it is a row of a table of light levels. */
type Lit = Statement & { listedFc?: number };

/** Stairs in tables of light levels in normal use. */
const listedStairs = (plan: PlanSet): Lit[] =>
  lightRows(plan).filter(({ row, isEmergency }) =>
    !isEmergency && /\bSTAIRS?\b/i.test(row?.cells[0]?.text ?? "") &&
    !OTHER_PLACE.test(row?.cells[0]?.text ?? "")
  ).flatMap((it) => {
    const listedFc = it.leastFc ?? it.averageFc;
    return listedFc === null ? [] : [{ ...it, listedFc }];
  });

export default defineRule<Lit>({
  id: "egress/stair-illumination",
  requirementId: "FBC-B-1008.2.1-stair-light",
  demand: {
    thing: ["stair", "tread", "stair light"],
    property: "light",
    unless: /EMERG|BATTERY|EM\b|PARKING (?:LOT|AREA)/i,
    limit: () => ({ min: 10 }),
  },
  applies: (plan) =>
    [
      ...listedStairs(plan),
      ...newWork(plan, {
        titled: true,
        topic:
          /\bSTAIR\w*\b(?:[^.;]|\.(?=\d))*\b(LIT\b|ILLUM\w*|LIGHT\w*|F\.?C\b|FOOT[- ]?C)|\b(ILLUM\w*|LIGHT\w*|F\.?C)\b[^.;]*\bSTAIR/i,
        not: /\bEMERGENCY|\bBATTERY|\bEM\b|\bSTANDBY|\bUNOCCUPIED|\bPARKING (?:LOT|AREA)/i,
      }),
    ].filter((it, index, list) => list.findIndex(({ box }) => box === it.box) === index),
  check({ text, row, drawing, heading, listedFc }, { limits }) {
    const actual = listedFc ?? stairFootCandles(text) ??
      (/\bSTAIR/i.test(row?.cells[0]?.text ?? drawing ?? heading ?? "") && !OTHER_PLACE.test(text)
        ? footCandlesIn(text)
        : null);
    if (actual === null) return inapplicable();
    return judgeMin({ actual, required: limits.egress.stairLightFc, unit: "fc" }, "dark");
  },
  messages: {
    ok: "Stairs are lit with {actual} fc; at least {required} fc is required while in use.",
    dark: "Stairs are lit with {actual} fc; at least {required} fc is required while in use.",
  },
  recommendation: "Light stairs and landings to at least {required} fc while in use.",
});

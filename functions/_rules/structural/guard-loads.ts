/**
 * Guards and handrails are designed for 200 lb at a point and 50 lb a foot.
 * Applies to stated loads of guards and handrails. Measures pounds and pounds per foot.
 * @source FBC-B 8th ed. (2023), 1607.9
 */
import { defineRule } from "../define_rule.ts";
import { contextOf, judgeMin, newWork } from "../measure.ts";

const RAIL =
  /\bGUARD(S|RAILS?)?\b|\bHAND\s*RAILS?\b|\bRAILINGS?\b|(?<!\b(?:CRANE|CHAIR|TOWEL|CURTAIN|DOCK|GUIDE|TRACK)\s)\bRAILS?\b(?=[^.;]{0,40}\b(DESIGN\w*|LOAD\w*|RESIST\w*|WITHSTAND|CARRY|CAPABLE|GOOD\s+FOR))/i;
const OTHER =
  /\bGRAB\s*BAR|\bCART\b|\bBUMPER|\bCRASH|\bCRANE|\bHOIST|\bSEAT|INFILL|\bBALUSTER|PICKET|1\s*(SQ|SF)|SQ(UARE)?\.?\s*F/i;
const POINT =
  /(\d{2,4})\)?\s*-?\s*(?:LBS?|POUNDS?|#)(?!\s*(?:\/|PER)\s*(?:L\.?F|FT|FOOT|LIN|SQ|S\.?F))(?!\s*\/?\s*F)/i;
const LINEAR =
  /(\d{2,4})\s*-?\s*(?:P\.?L\.?F\b|(?:LBS?|POUNDS?|#)\s*\.?\s*(?:\/|PER)\s*(?:L\.?F|LIN\w*\.?\s*F\w*|FT|FOOT|F\b))/i;

/** `0.15 KIP` and columns such as `UNIFORM (PLF)`. */
const KIPS = /(?<![\d.])(0?\.\d+|\d(?:\.\d+)?)\s*-?\s*K(?:IPS?)?\b(?!\s*\/)/i;
const COLUMN = /\((LBS?|POUNDS|PLF|LBS?\s*\/\s*F\w*)\.?\)\s*(\d{2,4})(?!\d)/i;
const RAIL_TITLE = /\bGUARD|\bHAND\s*RAIL|\bRAILINGS?\b|\bRAILS?\b/i;
/** Words that make a weight a load the rail is designed for, where only the title names the rail. */
const AS_LOAD =
  /\bLOAD|\bCONC|\bPOINT\b|\bUNIFORM|\bRESIST|\bDESIGN|\bRATED|\bWITHSTAND|\bANY\s+(?:DIRECTION|POINT)|\bTOP\b/i;
/** What one part of a rail bears or weighs, where no word calls it the load of the rail. */
const OF_PART =
  /\b(?:BRACKETS?|FITTINGS?|HARDWARE|HANGERS?|CLIPS?|INSERTS?|FASTENERS?|FLANGES?)\b(?![^.;]*\b(?:LOADS?|LOADED|LOADING|CONC\w*|POINT|UNIFORM|RESIST|DESIGN\w*|WITHSTAND|P\.?L\.?F|DIRECTION)\b)/i;
const OF_METAL = /\bWT\b|\bWEIGH|\bSHEAR|\bPULL-?\s?OUT|\bANCHOR\s+(?:BOLT|CAPACITY)|\bSCREW/i;

export default defineRule({
  id: "structural/guard-loads",
  requirementId: "FBC-B-1607.9-guard-load",
  title: "Load on guards and handrails",
  applies: (plan) =>
    newWork(plan, { topic: /\d/, under: RAIL_TITLE, not: OTHER }).filter((it) =>
      !OF_METAL.test(it.text) && !OF_PART.test(it.text) &&
      (RAIL.test(it.text) || (RAIL_TITLE.test(contextOf(it)) && AS_LOAD.test(it.text)))
    ).flatMap((it) => {
      const linear = LINEAR.exec(it.text);
      const point = POINT.exec(it.text);
      const kips = point ? null : KIPS.exec(it.text);
      const cell = COLUMN.exec(it.text);
      return [
        ...(kips
          ? [{ ...it, value: Math.round(Number(kips[1]) * 1000), unit: "lb", raw: kips[0] }]
          : []),
        ...(cell
          ? [{
            ...it,
            value: Number(cell[2]),
            unit: /F/i.test(cell[1]) ? "plf" : "lb",
            raw: cell[0],
          }]
          : []),
        ...(point ? [{ ...it, value: Number(point[1]), unit: "lb", raw: point[0] }] : []),
        ...(linear ? [{ ...it, value: Number(linear[1]), unit: "plf", raw: linear[0] }] : []),
      ];
    }),
  check: (it, { limits }) =>
    judgeMin({
      actual: it.value,
      required: it.unit === "lb"
        ? limits.structural.guardConcentratedLb
        : limits.structural.guardLinearPlf,
      unit: it.unit,
    }, "low"),
  messages: {
    ok: "Guards and handrails are designed for {actual} {unit}; {required} {unit} is required.",
    low:
      "Guards and handrails are designed for {actual} {unit}; at least {required} {unit} is required.",
  },
  recommendation: "Detail guards and handrails for 200 lb at any point and 50 plf.",
});

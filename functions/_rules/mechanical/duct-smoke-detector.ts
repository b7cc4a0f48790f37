/**
 * Large air systems stop when smoke enters them.
 * Reads unit schedules and notes: above 2,000 cfm a detector in the return is needed; units of
 * outdoor air only have no return. Where a schedule gives return and supply, the return counts; where the supply less
 * the outdoor air is within the limit, it is a question.
 * @source FBC-M 8th ed. (2023), 606.2.1
 */
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  cellHeaded,
  cfm,
  either,
  forReading,
  statedQuantities,
  type StatedQuantity,
  type Statement,
} from "../measure.ts";
import { type AirRow, airRows } from "./_words.ts";

/** A unit with its air flow and what is said of its detector. */
type Unit = Statement & { value: number; detector: string | null; outdoorCfm?: number | null };

/** Head of the air that comes back to a unit. */
const RETURN_AIR = /^(?!.*(DET|DUCT|SIZE|S\.?P\b|STATIC|FAN|GRILLE))(RET(URN|\b)|R\.?A\b)/i;
const returnCfm = (it: AirRow): number | null => {
  const text = cellHeaded(it, RETURN_AIR) ?? "";
  const figure = /^\W*([\d,]+)\W*(CFM)?\W*$/i.exec(text)?.[1].replaceAll(",", "");
  return figure ? Number(figure) : null;
};

const NO_RETURN = /\bMAU\b|MAKE ?-? ?UP|\bDOAS\b|\bERV\b|\bEF ?-? ?\d|EXHAUST FAN|HOOD/i;
/** Says that there is none. */
const NONE =
  /\b(DOES|DO|WILL|SHALL) NOT (HAVE|INCLUDE|GET|RECEIVE|REQUIRE)[^.;]{0,24}(DETECTOR|DSD|SMOKE DET)|\b(NO|WITHOUT|W\/O|OMIT|DELETE) (RETURN |SUPPLY |AIR )?(DUCT |RETURN )?(SMOKE |SMK\.? )?(DET(ECTOR|\b|\.)|DSD|D\.S\.D)|(DETECTOR|DSD|SMOKE DET\.?|SMOKE DETECTION)S?[^.;]{0,30}(NOT (PROVIDED|SHOWN|INCLUDED|USED)|NONE|OMITTED|DELETED)|\bNO SMOKE DET\w*\.? (IN|AT) (THE )?(DUCT|RETURN|SUPPLY)/i;
/** One in the return is what the code asks for, whatever is left out of the supply. */
const IN_RETURN =
  /\bRETURN\b[^.;|]{0,30}(DET(ECT|\b)|DSD)|(DET(ECTOR|\b|\.)|DSD)[^.;|]{0,24}\bRETURN\b/i;
const NONE_SAID = eachInAnyCase`(${NONE})[^.;|]*`;
const isNoneSaid = (text: string): boolean =>
  NONE.test(text) && !IN_RETURN.test(text.replace(NONE_SAID, " "));
const SHOWN = /DUCT (SMOKE )?DETECT|\bDSD\b/i;

/** A cell that says there is none, with or without a word on why. */
const NO_DETECTOR =
  /^\W*(NONE|NO|N|N\/A|NOT (REQ|PROV|SHOWN|INCL|USED)\w*)(?![\w.]|\s*#?\d)|^\W*[-–—]+\W*$/i;
/** The whole area has smoke detectors of its own. */
const COVERED =
  /(AREA|SPOT|SYSTEM|SPACE) ?-?(TYPE )?(SMOKE )?DETECT\w*[^|;]{0,40}(THROUGHOUT|ENTIRE|ALL (AREAS|ROOMS|SPACES)|COMPLETE|FULL|TOTAL)|(THROUGHOUT|ENTIRE|ALL|COMPLETE|FULL|TOTAL)[^|;]{0,40}(AREA|SPOT|SPACE)? ?(SMOKE )DETECT/i;
/** Reasons that may stand in for a detector in the duct. */
const ELSEWHERE =
  /\bAREA\b|\bSYSTEM\b|\bSPOT\b|\bSPACE\b|\bSEE\b|\bNOTE\b|\bF\.?A\b|CEILING|CORRIDOR/i;
/** Said not to be there either: `NONE; NO AREA SMOKE DETECTION`. */
const NO_OTHER = /\b(?:NO|WITHOUT|W\/O)\s+(?:AREA|SPOT|SYSTEM|SPACE|CEILING|CORRIDOR)\b[^;|,]*/gi;

/** What a text says of each of its units: `DETECTOR AT RTU-1 (2,500 CFM), NONE AT RTU-2 (1,600 CFM)`; null for one. */
function ofOneUnit(it: StatedQuantity): Unit | null {
  if (cfm.find(forReading(it.text)).length < 2 || !NONE_AT.test(it.text)) return null;
  const own = it.text.split(/[,;.](?=\s)/).find((part) => part.includes(it.raw));
  if (own === undefined) return null;
  return { ...it, text: own, detector: NONE_AT.test(own) || isNoneSaid(own) ? "NONE" : "SHOWN" };
}
const NONE_AT = /\bNONE (AT|IN|FOR|ON)\b/i;

export default defineRule({
  id: "mechanical/duct-smoke-detector",
  requirementId: "FBC-M-606-duct-detectors",
  demand: {
    thing: ["roof unit", "air handler"],
    property: "airflow",
    where: NONE,
    unless: either(NO_RETURN, /OUTDOOR AIR|\bO\.? ?A\b|EXIST/),
    as: (_cfm, { text }) => ({ detector: text }),
  },
  applies: (plan) => {
    const rows = airRows(plan).filter((it) => it.airCfm !== null && !NO_RETURN.test(it.words)).map((
      it,
    ) => ({
      ...it,
      value: returnCfm(it) ?? it.airCfm ?? 0,
      outdoorCfm: returnCfm(it) === null ? it.outdoorCfm : null,
      detector: cellHeaded(it, /SMOKE|\bDET(ECT|\b)|\bD\.?S\.?D\b|\bS\.?D\b|^D\.?D\.?$/i) ??
        (isNoneSaid(it.text) ? "NONE" : SHOWN.test(it.text) ? "SHOWN" : null),
    }));
    const notes = statedQuantities(plan, {
      quantity: cfm,
      says: [
        /(DUCT|RETURN)[^#|]{0,40}(SMOKE|DETECTOR)[^#|]{0,80}#/,
        /#[^#;|]{0,60}DUCT (SMOKE |SMK\.? )?DET/,
        /#[^#;|]{0,50}\b(NO|WITHOUT|W ?\/ ?O)\b[^#;|]{0,24}(DETECTOR|DSD|DET\b)/,
        /\b(RTU|AHU|A\.?H\.?U|UNIT)[^#|]{0,60}#[^#|]{0,60}(DETECTOR|DSD)/,
        /\b(RTU|AHU)[^#|]{0,40}\b(MOVES?|HANDLES?|SUPPLIES|RATED|AT|DELIVERS)\W*#/,
        /#[^#;|]{0,40}SMOKE DET(ECTORS?|\.)? (IN|AT) (THE )?(DUCT|RETURN)/,
      ],
      not: NO_RETURN,
      titled: true,
      in: "notes",
    }).filter((it) => /SMOKE|DETECT|\b(DSD|DET)\b/i.test(it.text)).map((it) =>
      ofOneUnit(it) ?? { ...it, detector: isNoneSaid(it.text) ? "NONE" : it.text }
    );
    return [...rows.filter((it) => it.detector !== null), ...notes];
  },
  check({ value, detector, text, outdoorCfm }, { limits }) {
    const required = limits.mechanical.ductDetectorCfm;
    const data = { actual: value, required, unit: "cfm", detector: detector ?? "not shown" };
    const isNone = NO_DETECTOR.test(detector ?? "") || isNoneSaid(text);
    if (value <= required) return pass(data, { message: isNone ? "small" : "ok" });
    if (isNone && COVERED.test(text)) return inapplicable();
    if (isNone && ELSEWHERE.test((detector ?? "").replace(NO_OTHER, " "))) {
      return cantTell("elsewhere", data);
    }
    if (!isNone && /(OVER|ABOVE|EXCEED\w*|GREATER|MORE|>)/i.test(text) && detector === text) {
      return cantTell("threshold", data);
    }
    if (!isNone) return pass(data);
    return outdoorCfm && value - outdoorCfm <= required
      ? cantTell("lessOutdoor", { ...data, outdoor: outdoorCfm })
      : fail("none", data);
  },
  withoutLimit: ["ok", "small", "none", "elsewhere", "lessOutdoor", "threshold"],
  messages: {
    ok: "A duct smoke detector is shown at {actual} cfm.",
    small: "No duct smoke detector is shown at {actual} cfm; one is needed above {required} cfm.",
    none:
      "The {actual} cfm unit has no duct smoke detector; one is required in the return above {required} cfm.",
    elsewhere:
      "The {actual} cfm unit: {detector}. A detector in the return is required above {required} cfm unless smoke detection covers the entire area served.",
    lessOutdoor:
      "The {actual} cfm unit ({outdoor} cfm of it outdoor air) has no duct smoke detector. One is required where the return is above {required} cfm; the return is not given.",
    threshold:
      "Duct smoke detectors are called for above {actual} cfm; they are required above {required} cfm.",
  },
  recommendation: "Add a detector in the return that stops the fan, with a remote test station.",
});

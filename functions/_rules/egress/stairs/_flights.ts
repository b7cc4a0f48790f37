/** Rise of flights as drawings write it. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atMost } from "../../../_shared/units.ts";
import type { Verdict } from "../../define_rule.ts";
import { cantTell, fail, inapplicable, pass } from "../../define_rule.ts";
import {
  allStatements,
  type FrameSubject,
  type Stated,
  type Statement,
  subjectsOf,
} from "../../measure.ts";
import { countedFlights } from "./_stairs.ts";

/** A rise and whether the drawing says it is of one flight. */
export interface StatedRise extends Stated {
  isOneFlight: boolean;
  /** A drawing of the same stair shows a landing. */
  hasLanding?: boolean;
}

const ONE_FLIGHT = /\bFLIGHT\b|\bBETWEEN LANDINGS\b|\b(?:STRAIGHT|ONE|SINGLE)\s+RUN\b/i;
const OTHER =
  /\bRAMP\b|\bSPIRAL\b|\bFLIGHTS\b|\b(?:TWO|2|THREE|3)\s+(?:EQUAL\s+)?RUNS\b|\bMID-?\s?LANDING|\bLANDING\s+DOORS?\b/i;

/** Stated rises: `FLIGHT RISE 12'-0"`, `RISE BETWEEN LANDINGS`, `16R @ 7" = 9'-4"`. */
export function statedRises(plan: PlanSet): StatedRise[] {
  const unbroken = new Set(
    subjectsOf(plan, { thing: "landing", keep: ({ polarity }) => polarity === "none" })
      .map(({ frame }) => frame.statement),
  );
  const isOneFlight = ({ frame, text }: Pick<FrameSubject, "frame" | "text">) =>
    unbroken.has(frame.statement) || ONE_FLIGHT.test(text);
  const said = subjectsOf(plan, {
    thing: "stair",
    property: "rise",
    keep: ({ text }) => !OTHER.test(text),
  }).filter(isOneFlight).map((it) => ({ ...it, isOneFlight: true }));
  const summed = countedFlights(plan).flatMap(({ count, riserIn, riseIn, ...it }): StatedRise[] => {
    const value = riseIn ?? (count === null || riserIn === null ? null : count * riserIn);
    if (value === null || said.some(({ text }) => text === it.text)) return [];
    const stated = { ...it, value, unit: "in", raw: it.text };
    return [{ ...stated, isOneFlight: false, hasLanding: showsLanding(it, plan) }];
  });
  return [...said, ...summed];
}

const MARK = /\bSTAIRS?\s*(?:NO\.?\s*|#\s*)?([A-Z]{0,2}-?\d{1,2}|[A-Z])\b/i;

/** Does the drawing, or another of the stair its title names, show a landing? */
function showsLanding({ page, drawing }: Statement, plan: PlanSet): boolean {
  if (drawing === null) return false;
  const mark = MARK.exec(drawing)?.[1];
  return allStatements(plan).some((it) =>
    it.drawing !== null && /^\W*(?:[\w'"-]+\s+){0,2}LANDINGS?\b/i.test(it.text) &&
    (it.page === page && it.drawing === drawing ||
      mark !== undefined && MARK.exec(it.drawing)?.[1] === mark)
  );
}

/** The words of both rules. */
export const RISE_WORDS = {
  messages: {
    ok: "The flight rises {actual} in; at most {required} in is allowed.",
    tall: "The flight rises {actual} in; at most {required} in between landings is allowed.",
    landing:
      "The risers add up to {actual} in; at most {required} in between landings is allowed, and no landing is mentioned.",
  },
  recommendation: "Add a landing so that no flight rises more than {required} in.",
};

/** Verdict on a rise; only a rise of one flight can fail. */
export function judgeRise(it: StatedRise, required: number): Verdict {
  const data = { actual: it.value, required, unit: "in" };
  if (atMost(it.value, required, "in")) return it.isOneFlight ? pass(data) : inapplicable();
  if (it.isOneFlight) return fail("tall", data);
  const isBroken = it.hasLanding || /\bLANDINGS?\b|\bFLIGHTS\b/i.test(it.text);
  return isBroken ? inapplicable() : cantTell("landing", data);
}

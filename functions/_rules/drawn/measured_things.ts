/** What plans measure of ramps, elevators and guards, as frames. */
import type { PlanSymbol, ThingSize } from "../../_shared/domain/building.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import { rampSlope } from "../reading/quantities.ts";
import { type Measured, toFrame } from "./measured_frame.ts";
import { type DrawnPlan, nameOf, toleranceIn } from "./trusted.ts";

/** Where the wall before a landing begins is known to so many inches. */
const WALL_IN = 2;
/** A slope that may be less: what the ramp rises can't be told from it. */
const AT_MOST = /\bMAX/i;

/** Frames of the ramps, hoistways and guards of a plan. */
export const framesOfThings = (plan: DrawnPlan): Frame[] =>
  plan.building.symbols.flatMap((it) => it.size ? framesOf(plan, it, it.size) : []);

function framesOf(plan: DrawnPlan, thing: PlanSymbol, size: ThingSize): Frame[] {
  const { type, box, room } = thing;
  const whose = `The ${type} in ${nameOf(plan.building, room)}`;
  const of = (property: string, value: number, more: Partial<Measured> = {}) =>
    toFrame(plan, {
      thing: type,
      property,
      value,
      box,
      whose,
      clause: `${type} #`,
      words: size.words,
      ...more,
    });
  const { widthIn, lengthIn, landingsIn, words } = size;
  const wide = widthIn === null ? [] : [of("width", widthIn)];
  if (type === "elevator") return [...wide, of("depth", lengthIn)];
  if (type !== "ramp") return [...wide, of("length", lengthIn)];
  const [slope] = AT_MOST.test(words ?? "") ? [] : rampSlope.find(words ?? "");
  return [
    ...wide,
    of("length", lengthIn),
    ...(slope
      ? [of("rise", lengthIn * slope.value / 100, {
        whose: `${whose}, ${Math.round(lengthIn / 1.2) / 10} ft at ${slope.raw}`,
        tolerance: Math.ceil(10 * toleranceIn(plan.building) * slope.value / 100) / 10,
      })]
      : []),
    ...landingsIn.map((it) =>
      of("length", it, {
        thing: "ramp landing",
        whose: `The landing of ${lower(whose)}`,
        tolerance: toleranceIn(plan.building) + WALL_IN,
      })
    ),
  ];
}

const lower = (text: string): string => text[0].toLowerCase() + text.slice(1);

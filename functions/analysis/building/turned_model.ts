/** The model of a leaning plan turned back, so that what stands at the ends of its dimensions is level and upright. */
import type { PlanModel } from "./dimension_ends.ts";
import { type Direction, endsOf } from "./lines.ts";
import { boxAround } from "./outlines.ts";
import { TurnedPlan } from "./turned_plan.ts";

/** Directions this close to level or upright are so in the plan turned back. */
const SQUARE = 0.02;

/** The plan turned back by its lean; grid lines are read level and upright alone and are left out. */
export function turnedModel(model: PlanModel, leanDeg: number): PlanModel {
  const plan = new TurnedPlan(leanDeg);
  const turned = new Map<Direction, { direction: Direction; isBackwards: boolean }>();
  const turnedDirection = (of: Direction) => {
    let known = turned.get(of);
    if (!known) turned.set(of, known = turnBack(of, plan));
    return known;
  };
  /** A stretch along a direction, in the direction turned back. */
  const stretch = <
    T extends { direction: Direction; at: [number, number]; from: number; to: number },
  >(
    it: T,
  ): T => {
    const { direction, isBackwards } = turnedDirection(it.direction);
    return isBackwards
      ? { ...it, direction, at: [-it.at[1], -it.at[0]], from: -it.to, to: -it.from }
      : { ...it, direction };
  };
  return {
    ...model,
    walls: model.walls.map(stretch),
    openings: model.openings.map((it) => ({
      ...it,
      gap: stretch(it.gap),
      line: [plan.upright(it.line[0]), plan.upright(it.line[1])],
      swing: it.swing && {
        ...it.swing,
        middle: plan.upright(it.swing.middle),
        swingSide: plan.upright(it.swing.swingSide),
        otherSide: plan.upright(it.swing.otherSide),
      },
    })),
    flights: model.flights.map((it) => ({
      ...it,
      middle: plan.upright(it.middle),
      box: boxAround(
        it.row.lines.flatMap((line) => endsOf(it.row.direction, line)).map((p) => plan.upright(p)),
      ),
    })),
    rooms: model.rooms.map((it) => ({ ...it, ring: it.ring.map((p) => plan.upright(p)) })),
    fixtures: model.fixtures.map(({ type, middle }) => ({
      type,
      middle: plan.upright(middle),
      box: null,
    })),
    grid: { x: [], y: [] },
  };
}

/** A direction in the plan turned back; one that would run against the axis is turned around. */
function turnBack({ ux, uy, lines }: Direction, plan: TurnedPlan) {
  const { x, y } = plan.upright({ x: ux, y: uy });
  const isBackwards = Math.abs(x) > Math.abs(y) ? x < 0 : y < 0;
  const sign = isBackwards ? -1 : 1;
  const direction = Math.abs(y) < SQUARE
    ? { ux: 1, uy: 0, lines }
    : Math.abs(x) < SQUARE
    ? { ux: 0, uy: 1, lines }
    : { ux: sign * x, uy: sign * y, lines };
  return { direction, isBackwards };
}

/** How likely the recogniser's answer makes a text: the sum over all ways to say it step by step. */

/** What the recogniser gave for a picture: probabilities [step][class], class 0 being none. */
export interface Answer {
  values: Float32Array;
  steps: number;
  classes: number;
}

/** Nothing is impossible: a step may be wrong about a letter. */
const LEAST = 1e-6;

/**
 * Logarithm of the probability of letters within some steps.
 *
 * @param letters for each letter the classes that stand for it
 * @source Graves et al. 2006, "Connectionist Temporal Classification", 4.1
 */
export function logLikelihood(
  { values, classes }: Answer,
  letters: readonly (readonly number[])[],
  { from, to }: { from: number; to: number },
): number {
  const states = 2 * letters.length + 1;
  const at = (step: number, state: number): number => {
    const row = step * classes;
    if (state % 2 === 0) return values[row] + LEAST;
    return letters[(state - 1) / 2].reduce((sum, it) => sum + values[row + it], LEAST);
  };
  const isRepeated = (state: number) => letters[(state - 1) / 2][0] === letters[(state - 3) / 2][0];
  let before = new Float64Array(states);
  before[0] = at(from, 0);
  before[1] = at(from, 1);
  let log = 0;
  for (let step = from + 1; step < to; step++) {
    const now = new Float64Array(states);
    let sum = 0;
    for (let state = 0; state < states; state++) {
      let ways = before[state] + (before[state - 1] ?? 0);
      if (state > 2 && state % 2 === 1 && !isRepeated(state)) ways += before[state - 2];
      now[state] = ways * at(step, state);
      sum += now[state];
    }
    for (let state = 0; state < states; state++) now[state] /= sum;
    log += Math.log(sum);
    before = now;
  }
  return log + Math.log(before[states - 1] + before[states - 2] + Number.MIN_VALUE);
}

/** A sign that may be said in several ways: its classes, each with what its probability counts. */
export type Sign = readonly { index: number; weight: number }[];

/**
 * Logarithm of the probability of signs within a whole answer.
 *
 * @param paper classes that stand for nothing, as the space does in a line whose spaces are not compared
 */
export function logOfSigns(
  { values, steps, classes }: Answer,
  signs: readonly Sign[],
  paper: readonly number[],
): number {
  const count = 2 * signs.length + 1;
  let before = new Float64Array(count);
  let log = 0;
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    let none = LEAST;
    for (const index of paper) none += values[row + index];
    const now = new Float64Array(count);
    let sum = 0;
    for (let state = 0; state < count; state++) {
      let ways = step === 0 ? Number(state < 2) : before[state] + (before[state - 1] ?? 0);
      const sign = state % 2 === 1 ? signs[(state - 1) / 2] : null;
      if (step > 0 && sign && state > 2 && sign[0].index !== signs[(state - 3) / 2][0].index) {
        ways += before[state - 2];
      }
      if (ways === 0) continue;
      let chance = sign ? LEAST : none;
      if (sign) { for (const { index, weight } of sign) chance += weight * values[row + index]; }
      now[state] = ways * chance;
      sum += now[state];
    }
    for (let state = 0; state < count; state++) now[state] /= sum;
    log += Math.log(sum);
    before = now;
  }
  return log + Math.log(before[count - 1] + (before[count - 2] ?? 0) + Number.MIN_VALUE);
}

/** Logarithm of the probability of the best guess at every step, among classes. */
export function logOfBest({ values, steps, classes }: Answer, among: readonly number[]): number {
  let log = 0;
  for (let step = 0; step < steps; step++) {
    let best = LEAST;
    for (const index of among) best = Math.max(best, values[step * classes + index]);
    log += Math.log(best);
  }
  return log;
}

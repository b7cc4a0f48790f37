/**
 * Probability that a line says these letters and no other: the sum over all ways in which they may lie along its steps.
 * A letter that was passed over shows here, where the certainty of those that were read does not.
 *
 * @param values probabilities [step][class]; class 0 is the blank
 * @param said   classes of the letters, in their order
 * @source Graves et al., Connectionist Temporal Classification (2006), 4.1
 */
export function likelihoodOf(
  values: Float32Array,
  { steps, classes }: { steps: number; classes: number },
  said: readonly number[],
): number {
  // A blank may stand before, between and behind the letters.
  const states = [0, ...said.flatMap((letter) => [letter, 0])];
  let paths: number[] = states.map((_, i) => i === 0 ? 1 : 0);
  for (let step = 0; step < steps; step++) {
    paths = states.map((letter, i) => {
      const skips = letter !== 0 && letter !== states[i - 2];
      const from = step === 0
        ? (i <= 1 ? 1 : 0)
        : paths[i] + (paths[i - 1] ?? 0) + (skips ? paths[i - 2] ?? 0 : 0);
      return from * values[step * classes + letter];
    });
  }
  return paths.at(-1)! + (said.length > 0 ? paths.at(-2)! : 0);
}

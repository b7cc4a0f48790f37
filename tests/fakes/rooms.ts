/** Rooms by what is done with them. */

/** Everything that is type-checked, by names one check takes. */
export const ROOMS = ["main.ts", "functions", "routes", "islands", "components", "tests"];

/** Folders of tests that only compute, which `tests/pure_test.ts` runs in one process. */
export const PURE = [
  "tests/functions/_rules",
  "tests/functions/_shared",
  "tests/functions/analysis/extract",
  "tests/functions/analysis/evaluate",
  "tests/components",
  "tests/islands",
];

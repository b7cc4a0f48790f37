/** Everything that is type-checked, by names one check takes. */
export const ROOMS = ["main.ts", "functions", "routes", "islands", "components", "tests"];

/** Requirements without a rule, with the reason. */
export const UNCHECKED_B: Readonly<Record<string, string>> = {};

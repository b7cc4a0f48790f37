/** Requirements without a rule, with the reason. */
export const UNCHECKED_A: Readonly<Record<string, string>> = {};

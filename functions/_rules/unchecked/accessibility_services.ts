/** Requirements without a rule, with the reason. */
export const UNCHECKED_C: Readonly<Record<string, string>> = {};

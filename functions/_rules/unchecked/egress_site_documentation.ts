/** Requirements of egress, site and documents without a rule, with the reason. */
export const UNCHECKED_A: Readonly<Record<string, string>> = {
  "FBC-B-407-I2-suite":
    "Whether each patient room opens directly to a corridor depends on the layout and the suite boundaries of a health care plan, which are not read from the sheets.",
  "FBC-R-R301.2.1.2-shed-suppress":
    "It grants an exception: storage sheds of 720 sq ft or less need no opening protection.",
};

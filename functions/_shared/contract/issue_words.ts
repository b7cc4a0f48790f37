/** What a value lacks, in words for people, wherever a schema of the contract says nothing of its own. */
import type { z } from "zod";

type Issue = Parameters<NonNullable<z.core.$ZodConfig["customError"]>>[0];

const UNITS: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

const count = (n: number | bigint, origin: string): string => {
  const [one, many] = UNITS[origin] ?? ["", ""];
  return `${n} ${Number(n) === 1 ? one : many}`.trim();
};

/** One sentence about an issue. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "This field is required"
        : `Please enter ${TYPE_WORDS[issue.expected] ?? "a valid value"}`;
    case "too_small":
      if (issue.origin in UNITS) {
        return Number(issue.minimum) <= 1
          ? "This field is required"
          : `At least ${count(issue.minimum, issue.origin)} required`;
      }
      return `Must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin in UNITS
        ? `At most ${count(issue.maximum, issue.origin)} allowed`
        : `Must be at most ${issue.maximum}`;
    case "invalid_value":
      return "Please choose one of the options";
    case "unrecognized_keys":
      return `Unknown field: ${issue.keys.join(", ")}`;
    default:
      return "This value isn’t valid";
  }
}

const TYPE_WORDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
};

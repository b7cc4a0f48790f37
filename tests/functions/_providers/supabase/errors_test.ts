import assert from "node:assert/strict";
import { unwrap } from "../../../../functions/_providers/supabase/errors.ts";
import { AppError } from "../../../../functions/_shared/errors.ts";

const codeOf = (error: { message: string; code?: string }, status?: number): string => {
  try {
    unwrap({ data: null, error, status });
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.code;
  }
  return "nothing was thrown";
};

const CASES: [
  what: string,
  error: { message: string; code?: string },
  status: number,
  code: string,
][] = [
  ["nobody listens", { message: "TypeError: fetch failed", code: "" }, 0, "provider_unavailable"],
  [
    "the database refuses connections",
    { message: "connect ECONNREFUSED", code: "SUP" },
    500,
    "provider_unavailable",
  ],
  ["an answer without words", { message: "Internal Server Error" }, 500, "provider_unavailable"],
  [
    "the disk is full",
    { message: "could not extend file", code: "53100" },
    500,
    "provider_unavailable",
  ],
  [
    "the database is stopping",
    { message: "terminating connection", code: "57P01" },
    500,
    "provider_unavailable",
  ],
  [
    "a statement is wrong",
    { message: "division by zero", code: "22012" },
    500,
    "unexpected_failure",
  ],
  [
    "a row that a policy refuses",
    { message: "new row violates row-level security policy", code: "42501" },
    403,
    "not_found",
  ],
  [
    "a row that names another that is not there",
    { message: "violates foreign key constraint", code: "23503" },
    409,
    "not_found",
  ],
  [
    "a value outside its range",
    { message: "violates check constraint", code: "23514" },
    400,
    "validation_failed",
  ],
  [
    "the character 0 in a text",
    { message: "unsupported Unicode escape sequence", code: "22P05" },
    400,
    "validation_failed",
  ],
  [
    "half of a character in a text",
    { message: "invalid input syntax for type json", code: "22P02" },
    400,
    "validation_failed",
  ],
  [
    "an id of ours that is none",
    { message: "invalid input syntax for type uuid", code: "22P02" },
    400,
    "not_found",
  ],
  ["a statement was refused", { message: "conflict", code: "P0001" }, 400, "conflict"],
  ["an unknown refusal", { message: "no such column", code: "42703" }, 400, "unexpected_failure"],
  [
    "the schema could not be loaded",
    { message: "no table in the cache", code: "PGRST205" },
    404,
    "provider_unavailable",
  ],
  [
    "the functions could not be loaded",
    { message: "no function in the cache", code: "PGRST202" },
    404,
    "provider_unavailable",
  ],
];
for (const [what, error, status, code] of CASES) {
  Deno.test(`${what}: ${code}`, () => assert.equal(codeOf(error, status), code));
}

import assert from "node:assert/strict";
import {
  ChangePasswordRequest,
  ConfirmEmailRequest,
  DeleteAccountRequest,
  FeedbackRequest,
  LoginRequest,
  OPERATIONS,
  ResetPasswordRequest,
} from "../../../functions/_shared/contract/mod.ts";
import type { z } from "zod";
import { BRITISH } from "../../fakes/house_words.ts";

const messages = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map((it) => it.message) ?? [];

/** Words only a validator would use. */
const RAW = /expected|Too (small|big)|Invalid (input|option|string)|>=|<=|received|undefined|NaN/;

Deno.test("no request of the contract is refused in a validator's words", () => {
  for (const { id, body, query } of OPERATIONS) {
    for (const schema of [body, query]) {
      for (const value of [{}, null, [], { password: 5, token: [], name: "", page: "x" }]) {
        for (const message of schema ? messages(schema, value) : []) {
          assert.doesNotMatch(message, RAW, `${id}: ${message}`);
        }
      }
    }
  }
});

Deno.test("every call is described in US spelling", () => {
  const summaries = OPERATIONS.map(({ summary }) => summary);
  assert.deepEqual(summaries.filter((it) => BRITISH.test(it)), []);
});

Deno.test("links that are cut off and missing passwords say what to do", () => {
  assert.match(
    messages(ConfirmEmailRequest, { token: "" })[0],
    /^This link is incomplete\. Open it/,
  );
  const reset = messages(ResetPasswordRequest, { token: "", password: "Drafting1Table" });
  assert.match(reset[0], /request a new one/);
  assert.deepEqual(messages(DeleteAccountRequest, { password: "" }), [
    "Please enter your current password",
  ]);
  const change = messages(ChangePasswordRequest, { currentPassword: "", newPassword: "Drafting1" });
  assert.deepEqual(change, ["Please enter your current password"]);
});

Deno.test("the specification's own words stay", () => {
  assert.deepEqual(messages(LoginRequest, { email: "x", password: "abc" }), [
    "Invalid email address",
    "Password must be at least 6 characters",
  ]);
  assert.ok(messages(FeedbackRequest, {}).includes("Rating and helpfulness are required."));
});

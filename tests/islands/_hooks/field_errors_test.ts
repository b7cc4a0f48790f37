import assert from "node:assert/strict";
import { ApiError } from "../../../islands/_client/api.ts";
import { readRefusal } from "../../../islands/_hooks/field_errors.ts";

const refusal = (body: object, status = 401) => new ApiError(status, JSON.stringify(body), "");
const WRONG = "This is not your current password";

Deno.test("readRefusal() puts what the server said beside the fields a form has", () => {
  const failure = refusal({ message: WRONG, fields: { currentPassword: WRONG, password: WRONG } });
  assert.deepEqual(readRefusal(failure, ["email", "password"], "No"), {
    errors: { password: WRONG },
  });
  assert.deepEqual(readRefusal(failure, ["code"], "No"), { errors: {}, other: WRONG });
});

Deno.test("readRefusal() says beside the address that it is taken", () => {
  const taken = "An account with this email already exists";
  const failure = refusal({ code: "user_already_exists", message: taken }, 409);
  assert.deepEqual(readRefusal(failure, ["email", "password"], "No"), {
    errors: { email: taken },
  });
  assert.deepEqual(readRefusal(failure, ["password"], "No"), { errors: {}, other: taken });
});

Deno.test("readRefusal() has words for a server that said nothing", () => {
  for (const failure of [new TypeError("Failed to fetch"), refusal({}, 502)]) {
    assert.deepEqual(readRefusal(failure, ["password"], "It could not be changed."), {
      errors: {},
      other: "It could not be changed.",
    });
  }
});

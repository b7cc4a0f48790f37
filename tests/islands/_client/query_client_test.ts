import assert from "node:assert/strict";
import { ApiError, mayOutlive, wordsOf } from "../../../islands/_client/api.ts";
import {
  retryDelayMs,
  shouldRetryChange,
  shouldRetryLoad,
} from "../../../islands/_client/query_client.ts";

const error = (status: number, text = "") => new ApiError(status, text, "Status text");

Deno.test("an ApiError's message is status, colon, space and body, or the status text", () => {
  assert.equal(error(500, "broken").message, "500: broken");
  assert.equal(error(503).message, "503: Status text");
});

Deno.test("wordsOf() prefers the server's message", () => {
  assert.equal(wordsOf(error(409, '{"message":"Limit reached"}'), "Fallback"), "Limit reached");
  assert.equal(wordsOf(error(500, "<html>"), "Fallback"), "Fallback");
  assert.equal(wordsOf(new TypeError("network"), "Fallback"), "Fallback");
});

Deno.test("what is shown as done goes on when the page is left, unless it is too long for that", () => {
  assert.ok(mayOutlive('{"state":"accepted"}'));
  assert.ok(!mayOutlive("x".repeat(16 * 1024 + 1)));
  assert.ok(!mayOutlive(undefined));
});

Deno.test("loads are tried again twice, never on 429, 401, 403 or 404", () => {
  for (const status of [429, 401, 403, 404]) {
    assert.ok(!shouldRetryLoad(0, error(status)), `${status}`);
  }
  assert.ok(shouldRetryLoad(0, error(500)));
  assert.ok(shouldRetryLoad(1, new TypeError("network")));
  assert.ok(!shouldRetryLoad(2, error(500)));
});

Deno.test("changes are tried again at most once, never on 429", () => {
  assert.ok(!shouldRetryChange(0, error(429)));
  for (const status of [409, 422, 500, 502]) {
    assert.ok(shouldRetryChange(0, error(status)), `${status}`);
    assert.ok(!shouldRetryChange(1, error(status)), `${status}`);
  }
  assert.ok(shouldRetryChange(0, new TypeError("network")));
  assert.ok(!shouldRetryChange(0, new DOMException("Stopped", "AbortError")));
});

Deno.test("the pause doubles from one second up to thirty", () => {
  assert.deepEqual([0, 1, 2, 4, 5, 9].map(retryDelayMs), [1000, 2000, 4000, 16000, 30000, 30000]);
});

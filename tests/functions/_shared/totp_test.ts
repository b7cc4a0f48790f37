import assert from "node:assert/strict";
import { findTotpStep, toBase32, toOtpauthUri, totpNow } from "../../../functions/_shared/totp.ts";

/** @source RFC 6238, appendix B: the last six of its eight digits */
const SECRET = toBase32(new TextEncoder().encode("12345678901234567890"));
const VECTORS: [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];

for (const [seconds, code] of VECTORS) {
  Deno.test(`the code at ${seconds} s is ${code}`, async () => {
    assert.equal(await totpNow(SECRET, seconds * 1000), code);
    assert.equal(await findTotpStep(SECRET, code, seconds * 1000), Math.floor(seconds / 30));
  });
}

Deno.test("a code counts half a minute before and after its own, no longer", async () => {
  const find = (seconds: number) => findTotpStep(SECRET, "081804", seconds * 1000);
  const step = Math.floor(1111111109 / 30);
  for (const seconds of [1111111109 - 30, 1111111109 + 30]) assert.equal(await find(seconds), step);
  for (const seconds of [1111111109 - 60, 1111111109 + 60]) assert.equal(await find(seconds), null);
});

Deno.test("bytes become base32", () => {
  const encode = (text: string) => toBase32(new TextEncoder().encode(text));
  assert.deepEqual(["", "f", "fo", "foo", "foobar"].map(encode), [
    "",
    "MY",
    "MZXQ",
    "MZXW6",
    "MZXW6YTBOI",
  ]);
});

Deno.test("an app is told product, account and secret", () => {
  assert.equal(
    toOtpauthUri("ABC", "ann+1@example.com"),
    "otpauth://totp/FLClear:ann%2B1%40example.com?secret=ABC&issuer=FLClear&digits=6&period=30",
  );
});

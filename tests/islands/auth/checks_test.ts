import assert from "node:assert/strict";
import fc from "fast-check";
import { LoginRequest, RegisterRequest } from "../../../functions/_shared/contract/auth.ts";
import { checkForm, PASSWORD_NEEDS } from "../../../islands/auth/checks.ts";

Deno.test("sign in checks address and length", () => {
  assert.deepEqual(checkForm("login", { email: "nobody", password: "12345" }), {
    email: "Invalid email address",
    password: "Password must be at least 6 characters",
  });
  assert.deepEqual(checkForm("login", { email: "a@b.co", password: "123456" }), {});
});

Deno.test("sign up checks name, length and kinds of characters", () => {
  const check = (password: string) =>
    checkForm("register", { name: "Mara", email: "a@b.co", password }).password;
  assert.equal(check("Ab1"), "Password must be at least 8 characters");
  const kinds =
    "Password must contain at least one uppercase letter, one lowercase letter, and one number";
  for (const password of ["alllower1", "ALLUPPER1", "NoNumbers"]) {
    assert.equal(check(password), kinds, password);
  }
  assert.equal(check("Drafting1"), undefined);
  assert.equal(
    checkForm("register", { name: "M", email: "a@b.co", password: "Drafting1" }).name,
    "Name must be at least 2 characters",
  );
  const wrong = checkForm("register", { name: "M", email: "mara", password: "x" });
  assert.deepEqual(Object.keys(wrong), ["name", "email", "password"], "in the order of the form");
});

Deno.test("what the forms let through, the contract takes", () => {
  const values = { name: "Mara Ortiz", email: "mara@example.com", password: "Drafting1" };
  assert.deepEqual(checkForm("register", values), {});
  assert.ok(RegisterRequest.safeParse(values).success);
  assert.ok(LoginRequest.safeParse(values).success);
});

Deno.test("the contract takes a password exactly when every line of the list is ticked", () => {
  const passwords = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme-ascii" });
  fc.assert(fc.property(passwords, (password) => {
    const isTicked = Object.values(PASSWORD_NEEDS).every((test) => test(password));
    const request = { name: "Ann", email: "ann@example.com", password };
    assert.equal(RegisterRequest.safeParse(request).success, isTicked);
  }));
});

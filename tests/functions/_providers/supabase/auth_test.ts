/** Answers of a hosted sign-in service that the embedded one never gives. */
import assert from "node:assert/strict";
import { createAuth } from "../../../../functions/_providers/supabase/auth.ts";

const WHO = { email: "ann@example.com", password: "Gr4phiteRoof", name: "Ann" };

/** The sign-in service of a project that confirms addresses before it lets anybody in. */
function signUpAgainst(identities: unknown[]) {
  const user = { id: crypto.randomUUID(), email: WHO.email, identities, aud: "authenticated" };
  return createAuth({
    url: "http://hosted.test",
    publishableKey: "sb_publishable_test",
    secretKey: "sb_secret_test",
    fetch: () => Promise.resolve(Response.json(user)),
  }).signUp(WHO);
}

Deno.test("a project that confirms addresses itself is named in the log, not taken for a known account", async () => {
  await assert.rejects(signUpAgainst([{ provider: "email" }]), {
    code: "provider_unavailable",
    message: "Sign-up is not available right now",
    detail: /turn off Confirm email/,
  });
});

Deno.test("an account such a project knows already is told as one", async () => {
  await assert.rejects(signUpAgainst([]), { code: "user_already_exists" });
});

/** The landing page behind `/` and `/landing`, with its contact form for browsers without script. */
import type { Context } from "hono";
import { type AccessFormState, EMPTY_ACCESS } from "../components/landing/AccessForm.tsx";
import type { ProductFacts } from "../components/landing/content.ts";
import { LandingPage } from "../components/landing/LandingPage.tsx";
import { planContentItems } from "../functions/_rules/limits/fbc_2023/required_documents.ts";
import { requirements } from "../functions/_rules/limits/fbc_2023/requirements.ts";
import { rules } from "../functions/_rules/mod.ts";
import { type PageEnv, readForm, relay } from "./_relay.ts";

const CATALOGUE: Omit<ProductFacts, "verifiedToday"> = {
  ruleCount: rules.length,
  requirementCount: requirements.length,
  checklistCount: planContentItems.length,
  categories: [...new Set(rules.map((it) => it.category))].sort(),
};

export async function renderLanding(
  c: Context<PageEnv>,
  contact: AccessFormState = EMPTY_ACCESS,
) {
  const facts = { ...CATALOGUE, verifiedToday: await c.get("services").countVerifiedToday() };
  return c.render(<LandingPage facts={facts} contact={contact} />, {
    title: "FLClear – plan review against the Florida Building Code",
    description:
      "Upload building plans and get a compliance review against the Florida Building Code: findings on the sheet, code sections, a signed report.",
    bundle: "landing",
  });
}

/** Takes the access request of a plain form and answers with the page. */
export async function receiveAccessRequest(c: Context<PageEnv>) {
  const values = await readForm(c);
  const answer = await relay<{ message: string }>(c, "/api/auth/register", { body: values });
  if (answer.ok) return renderLanding(c, { ...EMPTY_ACCESS, done: answer.body.message });
  c.status(answer.status as 422);
  return renderLanding(c, {
    values,
    errors: answer.fields,
    done: null,
    alert: answer.message || "The request could not be sent. Please try again.",
  });
}

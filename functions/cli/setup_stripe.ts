/**
 * `deno task setup-stripe`: puts products, prices, portal and webhook endpoint into the Stripe account of
 * `STRIPE_SECRET_KEY`. Needs `PUBLIC_URL`, where events are sent to. May be run again at any time.
 */
import { setUpStripe } from "../_providers/payments/stripe_account.ts";
import { readEnvironment } from "./environment.ts";

try {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, PUBLIC_URL: publicUrl } =
    readEnvironment();
  if (!secretKey || !publicUrl) {
    console.error("Set STRIPE_SECRET_KEY and PUBLIC_URL");
    Deno.exit(2);
  }
  for (
    const { what, id, outcome, secret } of await setUpStripe({ secretKey, apiBase }, publicUrl)
  ) {
    console.log(`${outcome.padEnd(9)} ${what} (${id})`);
    if (secret) console.log(`Put this into STRIPE_WEBHOOK_SECRETS: ${secret}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

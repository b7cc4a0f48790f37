/** The small rest: feedback, billing, verification, health, and what describes the calls. */
import { Hono } from "hono";
import {
  CreateSubscriptionRequest,
  FeedbackRequest,
  PageQuery,
  TransparencyQuery,
} from "../_shared/contract/mod.ts";
import { readText } from "../_shared/read_text.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { describeApi, renderApiPage } from "./openapi.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readBody } from "./read_body.ts";

const EVENT_MAX_BYTES = 512 * 1024;

export function createServiceApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  return new Hono<ApiEnv>()
    .post("/feedback", limitRate(RATE_LIMITS.feedback, options), async (c) => {
      const session = requireSession(c);
      return c.json(
        await services.submitFeedback(session, await readBody(c, FeedbackRequest)),
        201,
      );
    })
    .get(
      "/billing/analytics",
      async (c) => c.json(await services.getBillingAnalytics(requireSession(c))),
    )
    .get("/billing/history", async (c) => {
      const session = requireSession(c);
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listBillingHistory(session, query));
    })
    .post("/billing/create-subscription", async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, CreateSubscriptionRequest);
      return c.json(await services.createSubscription(session, request));
    })
    .post(
      "/billing/cancel-subscription",
      async (c) => c.json(await services.cancelSubscription(requireSession(c))),
    )
    .post(
      "/billing/portal",
      async (c) => c.json(await services.openBillingPortal(requireSession(c))),
    )
    .post(
      "/billing/sync",
      limitRate(RATE_LIMITS.costly, options),
      async (c) => c.json(await services.syncBilling(requireSession(c))),
    )
    .post("/billing/webhook", async (c) => {
      const body = await readText(c.req.raw.body, EVENT_MAX_BYTES);
      await services.receivePaymentEvent(body, c.req.header("stripe-signature") ?? "");
      return c.json({ success: true });
    })
    .get("/verify/:code", limitRate(RATE_LIMITS.verify, options), async (c) => {
      const verificationResult = await services.verifyReport(c.req.param("code"));
      // Nobody on the way is to change the answer; and packing what fits one packet costs more than finding it.
      c.header("cache-control", "private, no-store, no-transform");
      return c.json({ verificationResult });
    })
    .get("/transparency", limitRate(RATE_LIMITS.verify, options), async (c) => {
      const query = parseWith(TransparencyQuery, c.req.query());
      c.header("cache-control", "public, max-age=30");
      return c.json(await services.getTransparency(query));
    })
    .get("/health", async (c) => {
      const health = await services.getHealth();
      return c.json(health, health.status === "ok" ? 200 : 503);
    })
    .get("/openapi.json", (c) => c.json(describeApi(options.publicUrl)))
    .get("/docs", (c) => c.html(renderApiPage(c.get("nonce"))));
}

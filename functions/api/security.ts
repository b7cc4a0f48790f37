/** `/api/account/...`: second factor, sessions, log, another address. */
import { Hono } from "hono";
import {
  BeginSecondFactorRequest,
  ChangeEmailRequest,
  ConfirmSecondFactorRequest,
  PageQuery,
  SecondFactorRequest,
} from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readBody, readId } from "./read_body.ts";

export function createSecurityApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limit = (kind: keyof typeof RATE_LIMITS) => limitRate(RATE_LIMITS[kind], options);

  return new Hono<ApiEnv>()
    .get("/account/security", async (c) => c.json(await services.getSecurity(requireSession(c))))
    .get("/account/security/events", async (c) => {
      const session = requireSession(c);
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listSecurityEvents(session, query));
    })
    .post("/account/second-factor", limit("password"), async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, BeginSecondFactorRequest);
      return c.json(await services.beginSecondFactor(session, request), 201);
    })
    .post("/account/second-factor/confirm", limit("password"), async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, ConfirmSecondFactorRequest);
      return c.json(await services.confirmSecondFactor(session, request));
    })
    .delete("/account/second-factor", limit("password"), async (c) => {
      const session = requireSession(c);
      await services.removeSecondFactor(session, await readBody(c, SecondFactorRequest));
      return c.json({ success: true, message: "Two-step sign-in is off." });
    })
    .post("/account/recovery-codes", limit("password"), async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, SecondFactorRequest);
      return c.json(await services.renewRecoveryCodes(session, request));
    })
    .get("/account/sessions", async (c) => {
      const session = requireSession(c);
      return c.json(await services.listSessions(session, parseWith(PageQuery, c.req.query())));
    })
    .delete("/account/sessions", async (c) => {
      await services.endOtherSessions(requireSession(c));
      return c.json({ success: true, message: "You’re signed out everywhere else." });
    })
    .delete("/account/sessions/:id", async (c) => {
      await services.endSession(requireSession(c), readId(c, "id", "not_found"));
      return c.json({ success: true, message: "The session has ended." });
    })
    .post("/account/email", limit("password"), limit("mail"), async (c) => {
      const session = requireSession(c);
      await services.requestEmailChange(session, await readBody(c, ChangeEmailRequest));
      const message = "Links to confirm the change are on their way.";
      return c.json({ success: true, message }, 202);
    })
    .delete("/account/email", async (c) => {
      await services.dropEmailChange(requireSession(c));
      return c.json({ success: true, message: "Your email address stays the same." });
    });
}

/** `/api/account/...` and `/api/mail`: personal API keys, the brand on reports, which mails come. */
import { Hono } from "hono";
import {
  CreateApiKeyRequest,
  LOGO_MAX_BYTES,
  MailChoices,
  PageQuery,
  UnsubscribeRequest,
  UpdateBrandRequest,
} from "../_shared/contract/mod.ts";
import { readText } from "../_shared/read_text.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { parseJson, readBody, readId } from "./read_body.ts";

/** A logo in base64 with the rest of its request. */
const BRAND_MAX_BODY = 2 * LOGO_MAX_BYTES;

export function createAccountApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limit = (kind: keyof typeof RATE_LIMITS) => limitRate(RATE_LIMITS[kind], options);

  return new Hono<ApiEnv>()
    .get("/account/api-keys", async (c) => {
      const session = requireSession(c);
      return c.json(await services.listApiKeys(session, parseWith(PageQuery, c.req.query())));
    })
    .post("/account/api-keys", limit("password"), async (c) => {
      const session = requireSession(c);
      const made = await services.createApiKey(session, await readBody(c, CreateApiKeyRequest));
      return c.json(made, 201);
    })
    .delete("/account/api-keys/:id", async (c) => {
      await services.revokeApiKey(requireSession(c), readId(c, "id", "not_found"));
      return c.json({ success: true, message: "The key no longer works." });
    })
    .get("/account/brand", async (c) => c.json(await services.getBrand(requireSession(c))))
    .patch("/account/brand", limit("costly"), async (c) => {
      const session = requireSession(c);
      const body = await readText(c.req.raw.body, BRAND_MAX_BODY);
      const request = parseWith(UpdateBrandRequest, parseJson(body));
      return c.json(await services.updateBrand(session, request));
    })
    .delete("/account/brand", async (c) => c.json(await services.deleteBrand(requireSession(c))))
    .get("/account/mail", async (c) => c.json(await services.getMailChoices(requireSession(c))))
    .patch("/account/mail", async (c) => {
      const session = requireSession(c);
      return c.json(await services.updateMailChoices(session, await readBody(c, MailChoices)));
    })
    .post("/mail/unsubscribe", limit("verify"), async (c) => {
      // Mail programs post a form of their own to the address (RFC 8058), pages post JSON.
      const inAddress = c.req.query("token");
      const { token } = inAddress === undefined
        ? await readBody(c, UnsubscribeRequest)
        : parseWith(UnsubscribeRequest, { token: inAddress });
      const { email } = await services.unsubscribe(token);
      const message = `${email} will no longer get emails when a review finishes or fails.`;
      return c.json({ success: true, message, email });
    });
}

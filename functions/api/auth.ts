/** `/api/auth` and `/api/account`: accounts and sessions. */
import { type Context, Hono } from "hono";
import {
  AccessRequest,
  type AuthResponse,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  DeleteAccountRequest,
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SimpleRegisterRequest,
  UpdateProfileRequest,
} from "../_shared/contract/mod.ts";
import type { Visit } from "../_services/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { keepDevice, readVisit } from "./middleware/device.ts";
import { clearSessionCookie, readToken, setSessionCookie } from "./middleware/session.ts";
import { readBody, readJson } from "./read_body.ts";

const CONFIRMED = {
  confirmed: "Your email address is confirmed.",
  waits: "Confirmed. The change also has to be confirmed from the other address.",
  changed: "Your email address has been changed. Use the new one to sign in from now on.",
};

export function createAuthApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limit = (kind: keyof typeof RATE_LIMITS) => limitRate(RATE_LIMITS[kind], options);

  const welcome = async (
    c: Context<ApiEnv>,
    enter: (visit: Visit) => Promise<AuthResponse>,
    status: 200 | 201,
  ) => {
    const visit = readVisit(c, options);
    const answer = await enter(visit);
    // The session that was in this browser ends with the new one.
    const old = readToken(c, options);
    if (old?.isCookie) await services.logoutUser(old.token);
    setSessionCookie(c, answer.token, options);
    keepDevice(c, visit.device, options);
    return c.json(answer, status);
  };

  return new Hono<ApiEnv>()
    .post("/auth/register", limit("register"), async (c) => {
      const body = await readJson(c);
      const has = (name: string) => typeof body === "object" && body !== null && name in body;
      if (has("projectType") && !has("password")) {
        await services.requestAccess(parseWith(AccessRequest, body));
        const message = "Thank you. We have received your request and will reply by email.";
        return c.json({ success: true, message }, 202);
      }
      const request = has("username")
        ? parseWith(SimpleRegisterRequest, body)
        : parseWith(RegisterRequest, body);
      return await welcome(c, (visit) => services.registerUser(request, visit), 201);
    })
    .post("/auth/login", limit("login"), async (c) => {
      const request = await readBody(c, LoginRequest);
      return await welcome(c, (visit) => services.loginUser(request, visit), 200);
    })
    .get("/auth/me", (c) => c.json({ user: requireSession(c).user }))
    .post("/auth/logout", async (c) => {
      const found = readToken(c, options);
      if (found) await services.logoutUser(found.token);
      return c.json({ success: true });
    })
    .post("/auth/forgot-password", limit("mail"), async (c) => {
      const { email } = await readBody(c, ForgotPasswordRequest);
      await services.requestPasswordReset(email);
      const message = "If an account with this address exists, an email is on its way.";
      return c.json({ success: true, message }, 202);
    })
    .post("/auth/reset-password", limit("login"), async (c) => {
      const { token, password } = await readBody(c, ResetPasswordRequest);
      await services.resetPassword(token, password);
      clearSessionCookie(c, options);
      return c.json({ success: true, message: "Your password has been changed. Please sign in." });
    })
    .get("/auth/confirm-email/:token", limit("verify"), async (c) => {
      c.header("referrer-policy", "no-referrer");
      return c.json(await services.getEmailConfirmation(c.req.param("token")));
    })
    .post("/auth/confirm-email", limit("login"), async (c) => {
      const outcome = await services.confirmEmail((await readBody(c, ConfirmEmailRequest)).token);
      return c.json({ success: true, message: CONFIRMED[outcome], outcome });
    })
    .post("/auth/resend-confirmation", limit("mail"), async (c) => {
      await services.requestEmailConfirmation(requireSession(c));
      return c.json({ success: true, message: "A confirmation email is on its way." }, 202);
    })
    .patch("/account", async (c) => {
      const session = requireSession(c);
      const user = await services.updateProfile(session, await readBody(c, UpdateProfileRequest));
      return c.json({ user });
    })
    .post("/account/password", limit("password"), async (c) => {
      const session = requireSession(c);
      await services.changePassword(session, await readBody(c, ChangePasswordRequest));
      return c.json({ success: true, message: "Your password has been changed." });
    })
    .get("/account/export", limit("costly"), async (c) => {
      const everything = await services.exportAccount(requireSession(c));
      c.header("content-disposition", 'attachment; filename="flclear-account.json"');
      c.header("content-type", "application/json");
      return c.body(everything);
    })
    .delete("/account", limit("password"), async (c) => {
      const session = requireSession(c);
      await services.deleteAccount(session, (await readBody(c, DeleteAccountRequest)).password);
      clearSessionCookie(c, options);
      return c.json({ success: true, message: "Your account and all its data have been deleted." });
    });
}

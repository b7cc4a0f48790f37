/** Use cases of accounts: register, sign in, sign out, profile, password, confirmation, export, deletion. */
import { MAIL_LINK_LIFE_MS } from "../_shared/constants/timing.ts";
import { API_KEY_PREFIX } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { createLoginThrottle } from "./login_throttle.ts";
import { writeConfirmationMail } from "./mails.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";

type AccountServices = Pick<
  Services,
  | "registerUser"
  | "requestAccess"
  | "loginUser"
  | "logoutUser"
  | "findSession"
  | "isAdmin"
  | "updateProfile"
  | "changePassword"
  | "requestPasswordReset"
  | "resetPassword"
  | "requestEmailConfirmation"
  | "confirmEmail"
  | "exportAccount"
  | "deleteAccount"
>;

/** A refused sign-in answers this long after it was asked, whoever it was for. */
const REFUSAL_MS = 400;

/** Binds the use cases of accounts. */
export function createAccountServices(context: Context): AccountServices {
  const { backend, sessions, owner, kv, now, random, publicUrl } = context;
  const throttle = createLoginThrottle({ kv, now });

  const sendConfirmation = async (user: { id: string; email: string; name: string }) => {
    const token = random(32).toBase64({ alphabet: "base64url", omitPadding: true });
    const expiresAt = new Date(now().getTime() + 24 * MAIL_LINK_LIFE_MS).toISOString();
    await backend.server.addEmailToken({ id: await sha256Hex(token), userId: user.id, expiresAt });
    const mail = writeConfirmationMail(user, `${publicUrl}/confirm-email?token=${token}`);
    await backend.jobs.enqueue({ queue: "chores", kind: "send_mail", payload: { ...mail } });
  };

  return {
    async registerUser(request) {
      const { email, password, name } = request;
      const username = "username" in request ? request.username : undefined;
      const signedIn = await backend.auth.signUp({ email, password, name, username });
      const answer = await sessions.open(signedIn);
      await sendConfirmation(answer.user);
      return answer;
    },

    async requestAccess(request) {
      await backend.server.addAccessRequest(request);
    },

    async loginUser(request) {
      const startedMs = performance.now();
      await throttle.assertOpen(request.email);
      try {
        const answer = await sessions.open(await backend.auth.signIn(request));
        await backend.server.noteLogin(answer.user.id);
        await throttle.forget(request.email);
        return answer;
      } catch (error) {
        if (error instanceof AppError && error.code === "invalid_credentials") {
          await throttle.noteFailure(request.email);
        }
        // An unknown mail answers as late as a wrong password.
        const restMs = REFUSAL_MS - (performance.now() - startedMs);
        if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
        throw error;
      }
    },

    logoutUser: (token) => sessions.close(token),

    // A personal API key is no sign-in: it only makes calls.
    findSession: async (token) =>
      token.startsWith(API_KEY_PREFIX) ? null : await sessions.find(token),

    async isAdmin(session) {
      if (session.user.role === "admin") return true;
      const account = await backend.server.findAccount(session.user.id);
      const isAdmin = account?.user.role === "admin";
      if (isAdmin) await sessions.forget(session.user.id);
      return isAdmin;
    },

    async updateProfile(session, { name }) {
      await (await owner(session)).updateName(name);
      await sessions.forget(session.user.id);
      return { ...session.user, name };
    },

    async changePassword(session, { currentPassword, newPassword }) {
      await checkPassword(context, session.user.email, currentPassword);
      await backend.auth.changePassword(await sessions.getTokens(session.id), newPassword);
      await sessions.closeAll(session.user.id, session.id);
    },

    async requestPasswordReset(email) {
      // Through a job, so that known and unknown addresses answer alike and at once.
      const key = await sha256Hex(email);
      await backend.jobs.enqueue({
        queue: "chores",
        kind: "request_reset",
        payload: { email },
        key: `reset/${key}`,
      });
    },

    async resetPassword(token, password) {
      const { userId } = await backend.auth.resetPassword(token, password);
      const account = await backend.server.findAccount(userId);
      if (account) await throttle.forget(account.user.email);
      await sessions.closeAll(userId);
    },

    async requestEmailConfirmation(session) {
      if (!session.user.emailConfirmed) await sendConfirmation(session.user);
    },

    async confirmEmail(token) {
      const confirmed = await backend.server.confirmEmail(
        await sha256Hex(token),
        now().toISOString(),
      );
      if (!confirmed) {
        throw new AppError("session_expired", "This link has been used or has expired");
      }
      await sessions.forget(confirmed.userId);
    },

    async exportAccount(session) {
      const tables = await (await owner(session)).exportRows();
      return { exportedAt: now().toISOString(), user: session.user, ...tables };
    },

    async deleteAccount(session, password) {
      await checkPassword(context, session.user.email, password);
      const store = await owner(session);
      const tokens = await sessions.getTokens(session.id);
      await store.deleteAccount();
      await sessions.closeAll(session.user.id);
      await backend.auth.signOut(tokens, "global");
      await backend.server.removeBelow(session.user.id);
    },
  };
}

async function checkPassword(
  { backend }: Context,
  email: string,
  password: string,
): Promise<void> {
  const { tokens } = await backend.auth.signIn({ email, password }).catch((cause) => {
    if (!(cause instanceof AppError) || cause.code !== "invalid_credentials") throw cause;
    const message = "This is not your current password";
    // Named as both forms that ask for it name it.
    const fields = { currentPassword: message, password: message };
    throw new AppError("invalid_credentials", message, { cause, fields });
  });
  await backend.auth.signOut(tokens, "local");
}

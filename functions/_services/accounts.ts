/** Use cases of accounts: register, sign in, sign out, profile, password, confirmation, export, deletion. */
import { MAIL_LINK_LIFE_MS } from "../_shared/constants/timing.ts";
import { API_KEY_PREFIX, type SessionUser } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { checkPassword, isWrongProof } from "./check_password.ts";
import { nameDevice } from "./device_name.ts";
import { createLoginThrottle, type LoginTry } from "./login_throttle.ts";
import {
  writeAddressChangedMail,
  writeConfirmationMail,
  writeNewDeviceMail,
  writeSafetyMail,
} from "./mails.ts";
import type { Services, Visit } from "./mod.ts";
import type { Context } from "./ports.ts";
import { createSecondFactors } from "./second_factor.ts";

type AccountServices = Pick<
  Services,
  | "registerUser"
  | "requestAccess"
  | "loginUser"
  | "logoutUser"
  | "findSession"
  | "updateProfile"
  | "changePassword"
  | "requestPasswordReset"
  | "resetPassword"
  | "requestEmailConfirmation"
  | "getEmailConfirmation"
  | "confirmEmail"
  | "exportAccount"
  | "deleteAccount"
>;

/** Whoever signs in without saying from where. */
const UNKNOWN_VISIT: Visit = { userAgent: "", device: null };
const LINK_USED = "This link has been used or has expired";
/** A refused sign-in answers this long after it was asked, whoever it was for. */
const REFUSAL_MS = 400;

/** Binds the use cases of accounts. */
export function createAccountServices(context: Context): AccountServices {
  const { backend, sessions, owner, kv, now, random, publicUrl, isLeakedPassword } = context;
  const throttle = createLoginThrottle({ kv, now });
  const factors = createSecondFactors(context);
  const { server } = backend;

  const queueMail = async (mail: ReturnType<typeof writeSafetyMail>) => {
    await backend.jobs.enqueue({ queue: "chores", kind: "send_mail", payload: { ...mail } });
  };

  const sendConfirmation = async (user: { id: string; email: string; name: string }) => {
    const token = random(32).toBase64({ alphabet: "base64url", omitPadding: true });
    const expiresAt = new Date(now().getTime() + 24 * MAIL_LINK_LIFE_MS).toISOString();
    await backend.server.addEmailToken({ id: await sha256Hex(token), userId: user.id, expiresAt });
    await queueMail(writeConfirmationMail(user, `${publicUrl}/confirm-email?token=${token}`));
  };

  /** Notes a sign-in; one from a browser the account was never used from is told by mail. */
  const noteVisit = async (user: SessionUser, visit: Visit, action: "registered" | "signed_in") => {
    const device = nameDevice(visit.userAgent);
    await server.noteSecurity(user.id, action, device);
    const isNew = visit.device === null ||
      await server.seeDevice(user.id, await sha256Hex(visit.device));
    if (!isNew || action === "registered") return;
    await queueMail(writeNewDeviceMail(user, { device, at: now() }, publicUrl));
  };

  /** @throws {AppError} `weak_password`, at the field of the form */
  const assertNotLeaked = async (password: string, field: string) => {
    if (!await isLeakedPassword(password)) return;
    const message =
      "This password appears in lists of leaked passwords. Please choose a different one.";
    throw new AppError("weak_password", message, { fields: { [field]: message } });
  };

  /** Whoever knew the old password may have asked for another address: what was asked before opens nothing now. */
  const dropEmailChange = async (userId: string, device: string) => {
    if (!await server.dropEmailChange(userId)) return;
    await server.noteSecurity(userId, "email_change_dropped", device);
  };

  /** A wrong password or code; the one that locks the account is told to its owner. */
  const noteFailure = async (attempt: LoginTry, email: string, visit: Visit) => {
    if (!await attempt.fail()) return;
    const userId = await server.findUserId(email);
    if (userId) await server.noteSecurity(userId, "sign_in_locked", nameDevice(visit.userAgent));
  };

  return {
    async registerUser(request, visit = UNKNOWN_VISIT) {
      const { email, password, name } = request;
      await assertNotLeaked(password, "password");
      const username = "username" in request ? request.username : undefined;
      const signedIn = await backend.auth.signUp({ email, password, name, username });
      const answer = await sessions.open(signedIn, nameDevice(visit.userAgent));
      await server.noteLogin(answer.user.id);
      await noteVisit(answer.user, visit, "registered");
      await sendConfirmation(answer.user);
      return answer;
    },

    async requestAccess(request) {
      await backend.server.addAccessRequest(request);
    },

    async loginUser({ email, password, code }, visit = UNKNOWN_VISIT) {
      const startedMs = performance.now();
      const attempt = await throttle.begin(email);
      try {
        const signedIn = await backend.auth.signIn({ email, password });
        try {
          if (await factors.check(signedIn.userId, code) === "recovery_code") {
            const device = nameDevice(visit.userAgent);
            await server.noteSecurity(signedIn.userId, "recovery_code_used", device);
          }
        } catch (error) {
          await backend.auth.signOut(signedIn.tokens, "local");
          if (error instanceof AppError && error.code === "mfa_verification_failed") {
            const device = nameDevice(visit.userAgent);
            await server.noteSecurity(signedIn.userId, "code_refused", device);
          }
          throw error;
        }
        const answer = await sessions.open(signedIn, nameDevice(visit.userAgent));
        await server.noteLogin(answer.user.id);
        await noteVisit(answer.user, visit, "signed_in");
        await throttle.forget(email);
        return answer;
      } catch (error) {
        if (isWrongProof(error)) {
          await noteFailure(attempt, email, visit);
        } else {
          await attempt.giveBack();
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

    async updateProfile(session, { name }) {
      await (await owner(session)).updateName(name);
      await sessions.forget(session.user.id);
      return { ...session.user, name };
    },

    async changePassword(session, { currentPassword, newPassword }) {
      await assertNotLeaked(newPassword, "newPassword");
      await checkPassword(context, session, currentPassword);
      await backend.auth.changePassword(await sessions.getTokens(session.id), newPassword);
      await sessions.closeAll(session.user.id, session.id);
      await dropEmailChange(session.user.id, session.device);
      await server.noteSecurity(session.user.id, "password_changed", session.device);
      const moment = { device: session.device, at: now() };
      await queueMail(writeSafetyMail(session.user, "password_changed", moment, publicUrl));
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
      await assertNotLeaked(password, "password");
      const { userId } = await backend.auth.resetPassword(token, password);
      const account = await backend.server.findAccount(userId);
      await sessions.closeAll(userId);
      if (!account) return;
      await throttle.forget(account.user.email);
      await dropEmailChange(userId, "");
      await server.noteSecurity(userId, "password_reset", "");
      const moment = { device: "", at: now() };
      await queueMail(writeSafetyMail(account.user, "password_reset", moment, publicUrl));
    },

    async requestEmailConfirmation(session) {
      if (!session.user.emailConfirmed) await sendConfirmation(session.user);
    },

    async getEmailConfirmation(token) {
      const found = await server.findEmailToken(await sha256Hex(token), now().toISOString());
      if (!found) throw new AppError("not_found", LINK_USED);
      return found;
    },

    async confirmEmail(token) {
      const used = await server.useEmailToken(await sha256Hex(token), now().toISOString());
      if (!used) throw new AppError("session_expired", LINK_USED);
      const { userId, outcome } = used;
      await sessions.forget(userId);
      if (outcome === "waits") return outcome;
      await server.noteSecurity(
        userId,
        outcome === "changed" ? "email_changed" : "email_confirmed",
        "",
      );
      if (outcome === "changed") {
        // The old address hears it as well: whoever owns it may not know.
        const { name } = (await server.findAccount(userId))!.user;
        for (const email of [used.oldEmail, used.newEmail]) {
          await queueMail(writeAddressChangedMail({ email, name }, used, publicUrl));
        }
      }
      return outcome;
    },

    async exportAccount(session) {
      const parts = (await owner(session)).exportRows();
      // What can't be read at all is an answer of its own, and no file that breaks off.
      const first = await parts.next();
      const head = { exportedAt: now().toISOString(), user: session.user };
      return ReadableStream.from(writeExport(head, first, parts))
        .pipeThrough(new TextEncoderStream());
    },

    async deleteAccount(session, password) {
      await checkPassword(context, session, password);
      const store = await owner(session);
      const tokens = await sessions.getTokens(session.id);
      const folders = await store.deleteAccount().catch((error) => {
        if (!(error instanceof AppError) || error.code !== "conflict") throw error;
        throw new AppError(
          "conflict",
          "Organizations with other members count against your plan. Transfer their ownership to another member first.",
          { cause: error },
        );
      });
      await sessions.closeAll(session.user.id);
      await backend.auth.signOut(tokens, "global");
      for (const folder of folders) await backend.server.removeBelow(folder);
    },
  };
}

type Parts = AsyncGenerator<{ table: string; rows: unknown[] }>;

/** One JSON object: the head's fields, then a list for each table. */
async function* writeExport(
  head: object,
  first: Awaited<ReturnType<Parts["next"]>>,
  parts: Parts,
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  let open: string | null = null;
  let isFirst = true;
  for (let it = first; !it.done; it = await parts.next()) {
    const { table, rows } = it.value;
    if (table !== open) {
      yield `${open === null ? "" : "]"},${JSON.stringify(table)}:[`;
      [open, isFirst] = [table, true];
    }
    for (const row of rows) {
      yield (isFirst ? "" : ",") + JSON.stringify(row);
      isFirst = false;
    }
  }
  yield open === null ? "}" : "]}";
}

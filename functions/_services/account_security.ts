/** Use cases of an account's safety: second factor, sessions, log, another address. */
import { drawQrPath } from "../_report/qr_path.ts";
import { MAIL_LINK_LIFE_MS } from "../_shared/constants/timing.ts";
import type { SecurityAction } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { toOtpauthUri } from "../_shared/totp.ts";
import { checkPassword, withTry } from "./check_password.ts";
import { writeAddressMail, writeNewAddressMail, writeSafetyMail } from "./mails.ts";
import type { Services, Session } from "./mod.ts";
import { fullPartOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { createSecondFactors } from "./second_factor.ts";

type SecurityServices = Pick<
  Services,
  | "assertAdmin"
  | "getSecurity"
  | "listSessions"
  | "listSecurityEvents"
  | "beginSecondFactor"
  | "confirmSecondFactor"
  | "removeSecondFactor"
  | "renewRecoveryCodes"
  | "endSession"
  | "endOtherSessions"
  | "requestEmailChange"
  | "dropEmailChange"
>;

/** Binds the use cases. */
export function createSecurityServices(context: Context): SecurityServices {
  const { backend: { server, jobs }, sessions, owner, now, random, publicUrl } = context;
  const factors = createSecondFactors(context);

  const note = (session: Session, action: SecurityAction) =>
    server.noteSecurity(session.user.id, action, session.device);

  return {
    async assertAdmin(session) {
      const account = session && await server.findAccount(session.user.id);
      if (!session || account?.user.role !== "admin") {
        throw new AppError("not_admin", "Unknown API call");
      }
      if (session.user.role !== "admin") await sessions.forget(session.user.id);
      const factor = await server.findFactor(session.user.id);
      if (factor?.confirmedAt) return;
      throw new AppError(
        "second_factor_required",
        "Admins need two-step sign-in. Turn it on in Settings first.",
      );
    },

    async getSecurity(session) {
      const security = await (await owner(session)).readSecurity();
      return { ...security, isSecondFactorRequired: session.user.role === "admin" };
    },

    listSessions: async (session, query) =>
      await (await owner(session)).listSessions(session.id, fullPartOf(query)),

    listSecurityEvents: async (session, query) =>
      await (await owner(session)).listSecurityEvents(fullPartOf(query)),

    async beginSecondFactor(session, { password }) {
      await checkPassword(context, session, password);
      const secret = await factors.begin(session.user.id);
      const uri = toOtpauthUri(secret, session.user.email);
      return { secret, uri, qr: drawQrPath(uri) };
    },

    async confirmSecondFactor(session, { code }) {
      const recoveryCodes = await withTry(
        context,
        session,
        () => factors.confirm(session.user.id, code),
      );
      // Whoever got in with the password alone is out now.
      await sessions.closeOthers(session.user.id, session.id);
      await note(session, "second_factor_added");
      await tell(session, "second_factor_added");
      return { recoveryCodes };
    },

    async removeSecondFactor(session, { password, code }) {
      await checkBoth(session, password, code);
      await server.removeFactor(session.user.id);
      await note(session, "second_factor_removed");
      await tell(session, "second_factor_removed");
    },

    async renewRecoveryCodes(session, { password, code }) {
      await checkBoth(session, password, code);
      const recoveryCodes = await factors.renewCodes(session.user.id);
      await note(session, "recovery_codes_renewed");
      return { recoveryCodes };
    },

    async endSession(session, publicId) {
      const id = await (await owner(session)).findMySession(publicId);
      if (id === null) throw new AppError("not_found", "This session has already ended");
      if (id === session.id) {
        throw new AppError("conflict", "This is the session you are using. Sign out instead.");
      }
      await sessions.closeById(id);
      await note(session, "session_ended");
    },

    async endOtherSessions(session) {
      await sessions.closeOthers(session.user.id, session.id);
      await note(session, "other_sessions_ended");
    },

    async requestEmailChange(session, { email, password }) {
      await checkPassword(context, session, password);
      if (email === session.user.email) {
        const message = "This is already your address";
        throw new AppError("validation_failed", message, { fields: { email: message } });
      }
      const links = { from: makeToken(), to: makeToken() };
      // An address that was never confirmed may be one that never was the user's.
      const isOldAsked = session.user.emailConfirmed;
      await server.beginEmailChange({
        userId: session.user.id,
        newEmail: email,
        fromHash: isOldAsked ? await sha256Hex(links.from) : null,
        toHash: await sha256Hex(links.to),
        expiresAt: new Date(now().getTime() + 24 * MAIL_LINK_LIFE_MS).toISOString(),
      });
      const linkOf = (token: string) => `${publicUrl}/confirm-email?token=${token}`;
      await queue(writeNewAddressMail(email, { link: linkOf(links.to), isOldAsked }));
      if (isOldAsked) {
        await queue(
          writeAddressMail(session.user, {
            newEmail: email,
            link: linkOf(links.from),
            publicUrl,
          }),
        );
      }
      await note(session, "email_change_asked");
    },

    async dropEmailChange(session) {
      if (!await server.dropEmailChange(session.user.id)) {
        throw new AppError("conflict", "No address change is in progress");
      }
      await note(session, "email_change_dropped");
    },
  };

  async function checkBoth(session: Session, password: string, code: string): Promise<void> {
    await checkPassword(context, session, password);
    const used = await withTry(context, session, () => factors.check(session.user.id, code));
    if (used === "none") {
      throw new AppError("conflict", "Two-step sign-in is off");
    }
  }

  async function tell(
    { user, device }: Session,
    change: "second_factor_added" | "second_factor_removed",
  ): Promise<void> {
    await queue(writeSafetyMail(user, change, { device, at: now() }, publicUrl));
  }

  async function queue(mail: ReturnType<typeof writeSafetyMail>): Promise<void> {
    await jobs.enqueue({ queue: "chores", kind: "send_mail", payload: { ...mail } });
  }

  function makeToken(): string {
    return random(32).toBase64({ alphabet: "base64url", omitPadding: true });
  }
}

/** Mail over SMTP. */
import nodemailer from "nodemailer";
import { AppError } from "../../_shared/errors.ts";
import { checkMail, type MailPort } from "./port.ts";

/** Says that one post to the address is enough. */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/**
 * A mail server by its address, `smtps://user:password@host:465`.
 *
 * @param from sender, such as `FLClear <no-reply@example.com>`
 */
export function createSmtp(url: string, from: string): MailPort {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }, { from });
  return {
    kind: "smtp",
    async send(asked) {
      const { to, subject, text, html, messageId, unsubscribeUrl } = checkMail(asked);
      const list = unsubscribeUrl && { url: unsubscribeUrl, comment: "Stop these emails" };
      try {
        // As an object an address can't smuggle in further receivers.
        await transport.sendMail({
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId,
          ...(list && { list: { unsubscribe: list }, headers: ONE_CLICK }),
        });
      } catch (cause) {
        // 5xx: this mail will never be taken. Anything else may pass.
        const isRefused = Number((cause as { responseCode?: number }).responseCode) >= 500;
        const code = isRefused ? "validation_failed" : "provider_unavailable";
        throw new AppError(code, "The mail could not be sent", { cause });
      }
    },
  };
}

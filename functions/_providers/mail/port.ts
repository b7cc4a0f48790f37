/** Sending mail, whoever carries it. */
import { z } from "zod";
import { AppError } from "../../_shared/errors.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per mail, so that sending twice is seen as one: `<id@host>`. */
  messageId?: string;
  /** Ends such mails when it is posted to, for mails that are not needed. @source RFC 8058 */
  unsubscribeUrl?: string;
}

export interface MailPort {
  /** `smtp` or `mailbox`. */
  kind: string;
  /** @throws {AppError} `validation_failed` for what is no address, `provider_unavailable` */
  send(mail: Mail): Promise<void>;
}

const Address = z.email().max(254);

/**
 * The mail with an address that is one and a subject of one line, so that nothing in them can become a header.
 *
 * @throws {AppError} `validation_failed`
 */
export function checkMail(mail: Mail): Mail {
  if (!Address.safeParse(mail.to).success) {
    throw new AppError("validation_failed", "Cannot send mail: the address is not one");
  }
  // deno-lint-ignore no-control-regex
  return { ...mail, subject: mail.subject.replace(/[\x00-\x1f\x7f]+/g, " ") };
}

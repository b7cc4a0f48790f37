/** Sending mail, whoever carries it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per mail, so that sending twice is seen as one. */
  messageId?: string;
}

export interface MailPort {
  /** `smtp` or `mailbox`. */
  kind: string;
  send(mail: Mail): Promise<void>;
}

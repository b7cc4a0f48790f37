/** Without a mail server: each mail becomes a file in the data directory, and a line in the log. */
import { checkMail, type MailPort } from "./port.ts";

/** A mailbox in a folder. The log names the file, never the person. */
export function createMailbox(folder: string, log: (line: string) => void): MailPort {
  return {
    kind: "mailbox",
    async send(asked) {
      const { to, subject, text, html, messageId, unsubscribeUrl } = checkMail(asked);
      await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, "-");
      const name = `${stamp}-${crypto.randomUUID().slice(0, 8)}.json`;
      const mail = {
        to,
        subject,
        text,
        html,
        messageId: messageId ?? null,
        unsubscribeUrl: unsubscribeUrl ?? null,
      };
      // Whoever lists the folder meanwhile finds whole mails only.
      const part = `${folder}/.${name}.part`;
      await Deno.writeTextFile(part, JSON.stringify(mail, null, 2), { mode: 0o600 });
      await Deno.rename(part, `${folder}/${name}`);
      log(`mail "${subject}" written to mailbox/${name}`);
    },
  };
}

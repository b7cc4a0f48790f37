/** Mail on its way: over a real SMTP conversation on loopback, read back by a second library. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { createMailbox } from "../../../../functions/_providers/mail/mailbox.ts";
import type { Mail } from "../../../../functions/_providers/mail/port.ts";
import { createSmtp } from "../../../../functions/_providers/mail/smtp.ts";

interface Received {
  to: string[];
  mail: Email;
}

/** A mail server that keeps what it gets. `refuse` answers the next mail with this code. */
async function openServer() {
  const box: Received[] = [];
  const state = { refuse: 0 };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onData(stream, session, done) {
      const pieces: Uint8Array[] = [];
      stream.on("data", (piece: Uint8Array) => pieces.push(piece));
      stream.on("end", async () => {
        if (state.refuse) {
          const error = Object.assign(new Error("not now"), { responseCode: state.refuse });
          state.refuse = 0;
          return done(error);
        }
        const to = session.envelope.rcptTo.map((it) => it.address);
        box.push({ to, mail: await PostalMime.parse(new Uint8Array(Buffer.concat(pieces))) });
        done(null);
      });
    },
  });
  const ready = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", () => ready.resolve());
  await ready.promise;
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { box, state, close, url: `smtp://127.0.0.1:${port}` };
}

const MAIL: Mail = {
  to: "ann@example.com",
  subject: "Your report is ready – Größe 1",
  text: "Hello Ann,\n\nhttps://flclear.example.com/dashboard\n",
  html: '<p>Hello Ann,</p><p><a href="https://flclear.example.com/dashboard">Open</a></p>',
  messageId: "<run-1@flclear.example.com>",
};

Deno.test("a mail arrives as text and HTML, with its own id, from the sender that was set", async () => {
  const server = await openServer();
  await createSmtp(server.url, "FLClear <no-reply@flclear.example.com>").send(MAIL);
  const [{ to, mail }] = server.box;
  assert.deepEqual(to, ["ann@example.com"]);
  assert.equal(mail.subject, MAIL.subject);
  assert.equal(mail.messageId, MAIL.messageId);
  assert.equal(mail.from?.address, "no-reply@flclear.example.com");
  assert.match(mail.text!, /https:\/\/flclear\.example\.com\/dashboard/);
  assert.match(mail.html!, /<a href="https:\/\/flclear/);
  assert.equal(mail.headers.find((it) => it.key === "list-unsubscribe"), undefined);
  await server.close();
});

Deno.test("a mail that is not needed carries a way to end such mails with one click", async () => {
  const server = await openServer();
  const unsubscribeUrl = "https://flclear.example.com/api/mail/unsubscribe?token=abc";
  await createSmtp(server.url, "no-reply@flclear.example.com").send({ ...MAIL, unsubscribeUrl });
  const headers = Object.fromEntries(server.box[0].mail.headers.map((it) => [it.key, it.value]));
  assert.ok(headers["list-unsubscribe"].includes(`<${unsubscribeUrl}>`));
  assert.equal(headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
  await server.close();
});

const INJECTIONS = [
  "ann@example.com\r\nBcc: evil@example.org",
  "ann@example.com, evil@example.org",
  "ann@example.com\nSubject: other",
  "<ann@example.com> <evil@example.org>",
  '"a" <ann@example.com>',
  "ann@example.com;evil@example.org",
  "",
];
Deno.test("nothing but one address is accepted as a receiver, by no carrier", async () => {
  const server = await openServer();
  const folder = await Deno.makeTempDir({ prefix: "flclear-mail-" });
  const carriers = [createSmtp(server.url, "a@example.com"), createMailbox(folder, () => {})];
  for (const carrier of carriers) {
    for (const to of INJECTIONS) {
      await assert.rejects(carrier.send({ ...MAIL, to }), { code: "validation_failed" }, to);
    }
  }
  assert.deepEqual(server.box, []);
  assert.deepEqual([...Deno.readDirSync(folder)], []);
  await Deno.remove(folder, { recursive: true });
  await server.close();
});

Deno.test("a mailbox holds whole mails, and nothing beside them", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-mail-" });
  await createMailbox(folder, () => {}).send(MAIL);
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  assert.equal(names.length, 1);
  assert.match(names[0], /^\d{4}-.*\.json$/);
  assert.equal(JSON.parse(await Deno.readTextFile(`${folder}/${names[0]}`)).to, MAIL.to);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a subject of several lines becomes one line and no header", async () => {
  const server = await openServer();
  const subject = "Report\r\nBcc: evil@example.org\r\n\r\nbody";
  await createSmtp(server.url, "a@example.com").send({ ...MAIL, subject });
  const [{ to, mail }] = server.box;
  assert.deepEqual(to, ["ann@example.com"]);
  assert.equal(mail.bcc, undefined);
  assert.equal(mail.subject, "Report Bcc: evil@example.org body");
  await server.close();
});

Deno.test("a server that refuses for now is an error that can be tried again", async () => {
  const server = await openServer();
  const mail = createSmtp(server.url, "a@example.com");
  server.state.refuse = 451;
  await assert.rejects(mail.send(MAIL), { code: "provider_unavailable" });
  await mail.send(MAIL);
  assert.equal(server.box.length, 1);
  await server.close();
  await assert.rejects(mail.send(MAIL), { code: "provider_unavailable" });
});

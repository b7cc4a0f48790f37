/** Small work beside the analysis: mails, links for new passwords, objects of deleted projects. */
import type { MailPort } from "../../_providers/mail/port.ts";
import type { Backend } from "../../_providers/supabase/port.ts";
import type { JobHandler } from "./loop.ts";

/** Handles the queue `chores`. Each chore may be done twice without harm. */
export function createChoreHandler(backend: Backend, mail: MailPort): JobHandler {
  const chores: Record<string, (payload: Record<string, string>, jobId: string) => Promise<void>> =
    {
      send_mail: ({ to, subject, text, html, messageId }, jobId) =>
        mail.send({ to, subject, text, html, messageId: messageId ?? `<${jobId}@flclear>` }),
      request_reset: ({ email }) => backend.auth.requestReset(email),
      remove_objects: ({ prefix }) => backend.server.removeBelow(prefix),
    };
  return async (job) => {
    const chore = chores[job.kind];
    if (!chore) throw new TypeError(`Cannot do job: its kind is ${job.kind}`);
    await chore(job.payload as Record<string, string>, job.id);
    await backend.jobs.complete(job);
  };
}

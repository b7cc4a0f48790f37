/**
 * Mails that follow from a change in the database. They are written when they are sent, from what is true then;
 * the Message-ID comes from the change, so that a mail sent twice is seen as one.
 */
import type { Mail } from "../../_providers/mail/port.ts";
import {
  writeAccessMail,
  writeAccessNotice,
  writeAnalysisMail,
  writeNoticeMail,
  writePaymentFailedMail,
} from "../../_services/mails.ts";
import type { Chore, ChoreDeps } from "./chores.ts";

/** The chores whose outcome is a mail. */
export function createMailChores(deps: ChoreDeps): Record<string, Chore> {
  const { backend, mail, publicUrl, unsubscribeTokens } = deps;
  const { server, jobs } = backend;
  const idOf = (name: string) => `<${name}@${new URL(publicUrl).hostname}>`;
  const send = (it: Mail, name: string) => mail.send({ ...it, messageId: idOf(name) });

  return {
    async mail_analysis({ projectId, run }) {
      const found = await server.findRunForMail(projectId, Number(run));
      if (!found?.isWanted) return;
      const isCompleted = found.status === "completed";
      const token = await unsubscribeTokens.sign(found.userId);
      const path = isCompleted
        ? `/project/${projectId}/enhanced-report`
        : `/dashboard?project=${projectId}`;
      const project = {
        name: found.projectName,
        isCompleted,
        reason: found.reason,
        review: found.review,
      };
      const links = {
        link: publicUrl + path,
        unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
        oneClick: `${publicUrl}/api/mail/unsubscribe?token=${token}`,
      };
      await send(writeAnalysisMail(found, project, links), `run-${projectId}-${run}`);
    },

    async mail_notice({ noticeId }) {
      const notice = await server.findNotice(noticeId);
      if (!notice || notice.kind === "invitation") return;
      const { kind, projectId, findingId } = notice;
      const place = findingId ? `#finding-${encodeURIComponent(findingId)}` : "";
      const path = projectId ? `/project/${projectId}/enhanced-report${place}` : "/organizations";
      const links = { link: publicUrl + path, settings: `${publicUrl}/settings#notices` };
      await send(writeNoticeMail({ ...notice, kind }, links), `notice-${noticeId}`);
    },

    async mail_payment_failed({ userId, invoiceId }) {
      const account = await server.findAccount(userId);
      if (!account?.isActive) return;
      const { user } = account;
      const paidTier = await server.findPaidTier(userId);
      const plan = { tier: user.subscriptionTier, paidTier };
      const it = writePaymentFailedMail(user, plan, `${publicUrl}/billing`);
      await send(it, `payment-${invoiceId}`);
    },

    async mail_access({ requestId }) {
      const request = await server.findAccessRequest(requestId);
      if (!request) return;
      // One job for each receiver: an address that refuses mail holds up nobody else's.
      const queue = async (it: Mail, name: string) => {
        const payload = { ...it, messageId: idOf(name) };
        await jobs.enqueue({ queue: "chores", kind: "send_mail", payload, key: payload.messageId });
      };
      await queue(writeAccessMail(request), `access-${requestId}`);
      for (const [i, admin] of (await server.listAdmins()).entries()) {
        const notice = writeAccessNotice(admin, request, `${publicUrl}/admin#requests`);
        await queue(notice, `access-${requestId}-${i + 1}`);
      }
    },
  };
}

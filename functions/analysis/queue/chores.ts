/** Small work beside the analysis: mails, what the payment provider says, the work of the night. */
import type { Mail, MailPort } from "../../_providers/mail/port.ts";
import type { PaymentsProvider } from "../../_providers/payments/port.ts";
import type { Backend } from "../../_providers/supabase/port.ts";
import { refreshBilling } from "../../_services/refresh_billing.ts";
import type { SealKey } from "../../_shared/seal.ts";
import type { TokenSigner } from "../../_shared/signed_token.ts";
import type { JobHandler } from "./loop.ts";
import { createMailChores } from "./mail_chores.ts";
import { createSealChore } from "./check_seals.ts";

export interface ChoreDeps {
  backend: Backend;
  mail: MailPort;
  payments: PaymentsProvider;
  unsubscribeTokens: TokenSigner;
  sealKeys: SealKey[];
  /** Where people reach the product, without a final slash. */
  publicUrl: string;
  /** Forgets cached copies of a user's sessions, after the plan changed. */
  forget: (userId: string) => Promise<void>;
  now: () => Date;
  log: (event: string, facts?: Record<string, unknown>) => void;
}

export type Chore = (payload: Record<string, string>, jobId: string) => Promise<void>;

/** An upload takes minutes; what belongs to nothing a day later is left over. */
const ORPHAN_AGE_MS = 24 * 60 * 60_000;

/** Handles the queue `chores`. Each chore may be done twice without harm. */
export function createChoreHandler(deps: ChoreDeps): JobHandler {
  const { backend, mail, payments, publicUrl } = deps;
  const { server } = backend;
  const host = new URL(publicUrl).hostname;

  const chores: Record<string, Chore> = {
    ...createMailChores(deps),
    check_seals: createSealChore(deps),
    send_mail: async (payload, jobId) => {
      const { to, subject, text, html, messageId } = payload as unknown as Mail;
      await mail.send({ to, subject, text, html, messageId: messageId ?? `<${jobId}@${host}>` });
    },
    request_reset: ({ email }) => backend.auth.requestReset(email),
    remove_objects: ({ prefix }) => server.removeBelow(prefix),

    async read_customer({ customerId }) {
      const customer = await server.findCustomer(customerId);
      if (!customer) return deps.log("billing_unknown_customer");
      await refreshBilling(deps, customer.userId, customerId);
      await deps.forget(customer.userId);
    },
    end_subscription: ({ customerId }) => payments.endNow(customerId),

    async roll_up() {
      deps.log("metrics_rolled_up", { days: await server.rollUpMetrics() });
    },
    async reconcile() {
      deps.log("billing_reconciled", { customers: await server.reconcileBilling() });
    },
    async clean_up() {
      await server.cleanUp();
      const objects = await server.removeOrphans(ORPHAN_AGE_MS);
      deps.log("cleaned_up", { objects });
    },
  };

  return async (job) => {
    const chore = chores[job.kind];
    if (!chore) throw new TypeError(`Cannot do job: its kind is ${job.kind}`);
    await chore(job.payload as Record<string, string>, job.id);
    await backend.jobs.complete(job);
  };
}

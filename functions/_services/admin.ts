/** Use cases of admins. The database refuses everyone else; these only shape what goes in and out. */
import { type DismissReason, REASON_WORDS } from "../_shared/domain/disposition.ts";
import { AppError } from "../_shared/errors.ts";
import type { Services, Session } from "./mod.ts";
import { holdsWords } from "./holds_words.ts";
import { fullPartOf, LINES_PER_PAGE, pageOf } from "./page_of.ts";
import type { Context } from "./ports.ts";

type AdminServices = Pick<
  Services,
  | "readAdminMetrics"
  | "readSealCheck"
  | "listUsers"
  | "setUserActive"
  | "listJobs"
  | "redriveJob"
  | "readFeedback"
  | "readRuleAccuracy"
  | "listAccessRequests"
  | "handleAccessRequest"
  | "listAuditLog"
>;

/** Binds the use cases of admins. */
export function createAdminServices(
  { owner, payments, sessions, catalogue, log }: Context,
): AdminServices {
  const admin = async (session: Session) => (await owner(session)).admin;
  const explained = async (work: Promise<void>, message: string) => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      throw new AppError("conflict", message, { cause: error });
    }
  };

  return {
    async readAdminMetrics(session) {
      return { ...await (await admin(session)).readMetrics(), provider: payments.kind };
    },

    async readSealCheck(session) {
      return { check: await (await admin(session)).findSealCheck() };
    },

    listUsers: async (session, query) =>
      await (await admin(session)).listUsers(query.search, fullPartOf(query)),

    async setUserActive(session, userId, isActive) {
      const change = (await admin(session)).setActive(userId, isActive);
      await explained(change, "You can’t disable your own account");
      if (!isActive) await sessions.closeAll(userId);
      log("admin_action", { action: isActive ? "enable user" : "disable user" });
    },

    listJobs: async (session, query) =>
      await (await admin(session)).listJobs(query.search, query.state, fullPartOf(query)),

    async redriveJob(session, id) {
      const change = (await admin(session)).redriveJob(id);
      await explained(change, "The run this job belonged to has already ended");
      log("admin_action", { action: "redrive job", jobId: id });
    },

    readFeedback: async (session, query) =>
      await (await admin(session)).readFeedback(query.search, fullPartOf(query)),
    async readRuleAccuracy(session, { search, page, limit = LINES_PER_PAGE }) {
      const found = (await (await admin(session)).readAccuracy())
        .map((it) => ({
          ...it,
          title: catalogue.titleOfRule(it.ruleId),
          reasons: it.reasons.map(reasonWords),
        }))
        .filter(({ ruleId, title, reasons }) =>
          holdsWords([ruleId, title, ...reasons].join(" "), search)
        );
      return { total: found.length, rules: pageOf(found, { page, limit }) };
    },
    listAccessRequests: async (session, query) =>
      await (await admin(session)).listAccessRequests(query.search, fullPartOf(query)),

    async handleAccessRequest(session, id) {
      await (await admin(session)).handleAccessRequest(id);
      log("admin_action", { action: "handle access request" });
    },

    listAuditLog: async (session, query) =>
      await (await admin(session)).listAudit(query.search, fullPartOf(query)),
  };
}

/** What the database counts as `shown elsewhere (2)`, in the words it was chosen by: `It is shown elsewhere in the set (2)`. */
function reasonWords(counted: string): string {
  const [, reason, times = ""] = /^(.*?)( \(\d+\))?$/.exec(counted)!;
  return `${REASON_WORDS[reason.replaceAll(" ", "_") as DismissReason]}${times}`;
}

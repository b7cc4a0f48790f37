/** Binds every use case to its ports. */
import type { SecretBox } from "../_shared/secret_box.ts";
import { createSecurityServices } from "./account_security.ts";
import { createAccountServices } from "./accounts.ts";
import { createAdminServices } from "./admin.ts";
import { createApiKeyServices } from "./api_keys.ts";
import { createBillingServices } from "./billing.ts";
import { createChangeFilesService } from "./change_files.ts";
import { createChangeService } from "./change_project.ts";
import { createCorrectionServices } from "./corrections.ts";
import { createProjectService } from "./create_project.ts";
import { createApprovalServices } from "./approvals.ts";
import { createCycleServices } from "./cycles.ts";
import { createDispositionServices } from "./dispositions.ts";
import { createExportService } from "./export_report.ts";
import { createFileServices } from "./files.ts";
import { createKeptWordsServices } from "./kept_words.ts";
import { createLetterService } from "./read_letter.ts";
import { createReadMarkupService } from "./read_markup.ts";
import { createMarkupServices } from "./markup.ts";
import type { Services } from "./mod.ts";
import type { Context, Ports } from "./ports.ts";
import { createOrganizationServices } from "./organizations.ts";
import { createOwnFindingServices } from "./own_findings.ts";
import { createNotificationServices } from "./notifications.ts";
import { createPersonAnswerServices } from "./person_answers.ts";
import { createPreferenceServices } from "./preferences.ts";
import { createProjectServices, projectNotFound } from "./projects.ts";
import { createReplaceService } from "./replace_file.ts";
import { createReportServices } from "./reports.ts";
import { createSessions } from "./sessions.ts";
import { createShareServices } from "./shares.ts";
import { createSheetTextServices } from "./sheet_texts.ts";
import { createTransparencyService } from "./transparency.ts";
import { createUploadServices } from "./uploads.ts";
import { createVerifiedToday } from "./verified_today.ts";
import { createVerification } from "./verify_report.ts";

/** All use cases, bound. */
export function bindServices(ports: Ports, box: SecretBox): Services {
  const sessions = createSessions({ ...ports, box });
  const context: Context = {
    ...ports,
    sessions,
    box,
    owner: async ({ id }) => ports.backend.as((await sessions.getTokens(id)).accessToken),
  };
  const verification = createVerification(context);
  return {
    ...createAccountServices(context),
    ...createSecurityServices(context),
    ...createProjectService(context),
    ...createProjectServices(context),
    ...createChangeService(context),
    ...createChangeFilesService(context),
    ...createUploadServices(context),
    ...createReplaceService(context),
    ...createFileServices(context),
    ...createSheetTextServices(context),
    ...createReportServices(context, verification.forgetAnswers),
    ...createMarkupServices(context),
    ...createExportService(context),
    ...createTransparencyService(context),
    ...verification.services,
    ...createVerifiedToday(context),
    ...createBillingServices(context),
    ...createCorrectionServices(context),
    ...createDispositionServices(context),
    ...createOwnFindingServices(context),
    ...createPersonAnswerServices(context),
    ...createKeptWordsServices(context),
    ...createReadMarkupService(context),
    ...createCycleServices(context),
    ...createApprovalServices(context),
    ...createLetterService(context),
    ...createShareServices(context),
    ...createOrganizationServices(context),
    ...createNotificationServices(context),
    ...createApiKeyServices(context),
    ...createPreferenceServices(context),
    ...createAdminServices(context),

    async submitFeedback(session, request) {
      const store = await context.owner(session);
      // Someone else's project is not found; the database would only refuse the row.
      if (!await store.findProject(request.projectId)) throw projectNotFound();
      return await store.addFeedback(request, session.user.id);
    },

    getOperator: () => ports.operator,

    findObstacle: () => ports.backend.server.ping().then(() => null, () => "database" as const),

    async getHealth() {
      const isReachable = await ports.backend.server.ping().then(() => true, () => false);
      return { status: isReachable ? "ok" : "degraded", ...ports.about, model: ports.vision };
    },
  };
}

/** Use cases of own findings: what a reviewer raises on a sheet, beside the sealed report and never in it. */
import { SEVERITY_COLORS, WARNING_COLOR } from "../_shared/constants/severity.ts";
import type { StoredReport } from "../_providers/supabase/port.ts";
import { OWN_FINDINGS_MAX, type OwnFindingValues } from "../_shared/contract/mod.ts";
import { type Finding, OWN_RULE } from "../_shared/domain/finding.ts";
import { AppError } from "../_shared/errors.ts";
import type { ReviewServices } from "./mod.ts";
import { pageOf, partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

type OwnFindingServices = Pick<
  ReviewServices,
  | "listCodeSections"
  | "listOwnFindings"
  | "raiseFinding"
  | "changeFinding"
  | "deleteFinding"
  | "restoreFinding"
>;

/** Binds the use cases of own findings. */
export function createOwnFindingServices(
  { owner, catalogue, log }: Context,
): OwnFindingServices {
  /** The newest report, if it is the one that is meant. */
  const findReviewed = async (session: { id: string }, projectId: string, reportId: string) => {
    const store = await owner(session);
    const [project, report] = await Promise.all([
      store.findProject(projectId),
      store.findReport(projectId),
    ]);
    if (!project) throw projectNotFound();
    if (report?.id !== reportId) {
      throw new AppError("report_not_found", "This isn’t the project’s latest report");
    }
    return { store, report, target: { projectId, reportId } };
  };

  return {
    listCodeSections(_session, { words, ...query }) {
      const found = catalogue.search(words);
      const sections = pageOf(found, query);
      return Promise.resolve({ edition: catalogue.edition, total: found.length, sections });
    },

    async listOwnFindings(session, projectId, query) {
      const store = await owner(session);
      const [project, report] = await Promise.all([
        store.findProject(projectId),
        store.findReport(projectId),
      ]);
      if (!project) throw projectNotFound();
      if (!report) return { reportId: null, total: 0, findings: [] };
      const target = { projectId, reportId: report.id };
      return { reportId: report.id, ...await store.listOwnFindings(target, partOf(query)) };
    },

    async raiseFinding(session, projectId, { reportId, ...values }) {
      const { store, report, target } = await findReviewed(session, projectId, reportId);
      const raised = await explained(
        store.addOwnFinding(target, compose(values, report, catalogue)),
      );
      log("finding_raised", { projectId });
      return raised;
    },

    async changeFinding(session, { projectId, findingId }, { reportId, set }) {
      const { store, report, target } = await findReviewed(session, projectId, reportId);
      const { findings } = await store.listOwnFindings(target, {});
      const known = findings.find((it) => it.id === findingId);
      if (!known) throw noSuchFinding();
      const values = { ...valuesOf(known), ...set };
      return await store.changeOwnFinding(target, findingId, compose(values, report, catalogue));
    },

    async deleteFinding(session, { projectId, findingId }, { reportId }) {
      const { store, target } = await findReviewed(session, projectId, reportId);
      await explained(store.keepOwnFinding(target, findingId, false));
      log("finding_deleted", { projectId });
    },

    async restoreFinding(session, { projectId, findingId }, { reportId }) {
      const { store, target } = await findReviewed(session, projectId, reportId);
      return await explained(store.keepOwnFinding(target, findingId, true));
    },
  };
}

const noSuchFinding = (cause?: unknown) =>
  new AppError("not_found", "That reviewer finding isn’t in the report", { cause });

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "conflict") {
      throw new AppError(
        "conflict",
        `A report can have up to ${OWN_FINDINGS_MAX} findings of its reviewers.`,
        { cause: error },
      );
    }
    if (error.code !== "not_found") throw error;
    throw noSuchFinding(error);
  }
}

/** What the reviewer said, as it can be said anew. */
function valuesOf(finding: Finding): OwnFindingValues {
  const { page, x, y, width, height } = finding.documentMarkup;
  return {
    requirementId: finding.requirementId,
    status: finding.status === "warning" ? "warning" : "issue",
    severity: finding.severity,
    title: finding.title,
    description: finding.description,
    recommendation: finding.recommendation,
    place: { page, x, y, width, height },
  };
}

/** The finding as a report would hold it. Nothing was read or measured for it. */
function compose(
  values: OwnFindingValues,
  { body }: Pick<StoredReport, "body">,
  catalogue: Context["catalogue"],
): Finding {
  const { requirementId, place, ...words } = values;
  const cited = catalogue.find(requirementId);
  if (!cited) {
    throw new AppError("validation_failed", "Please check the form", {
      fields: { requirementId: "That section isn’t in the loaded code" },
    });
  }
  const sheet = body.sheets.find((it) => it.page === place.page);
  if (!sheet) {
    throw new AppError("validation_failed", "Please check the form", {
      fields: { place: "That page isn’t in the report" },
    });
  }
  const { category, discipline, codeReference, section, citation } = cited;
  return {
    id: "",
    ruleId: OWN_RULE,
    requirementId,
    category,
    discipline,
    codeReference,
    section,
    ...(citation ? { citation } : {}),
    ...words,
    costEstimate: null,
    cost: null,
    confidenceLevel: 100,
    measured: null,
    required: null,
    unit: null,
    file: sheet.file,
    sheet: sheet.number,
    evidence: { sourceText: "", readBy: "reviewer" },
    documentMarkup: {
      ...place,
      highlightColor: words.status === "warning" ? WARNING_COLOR : SEVERITY_COLORS[words.severity],
      annotationText: words.title,
      roomType: null,
      buildingComponent: null,
      buildingElements: [],
      measurements: { length: null, width: null, area: null },
    },
    otherPlaces: [],
    sourceConfidence: "confirmed",
    sourceNote: null,
  };
}

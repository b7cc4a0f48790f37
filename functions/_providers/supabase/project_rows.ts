/** Project, file, run and report rows as the product's types. */
import type { Project, ProjectSummary, Upload } from "../../_shared/contract/mod.ts";
import { progressPercent } from "../../_shared/domain/project.ts";
import type { Score } from "../../_shared/domain/report.ts";
import {
  capWords,
  coverageWords,
  headlineWords,
  isConclusive,
  scoreNote,
  shownPercent,
} from "../../_shared/score_words.ts";
import type { ReportStanding, RunState, StoredFile, StoredReport, StoredUpload } from "./port.ts";
import { fromRow, type Row, toMoment } from "./rows.ts";

/** A project as lists show it. */
export function toSummary(row: Row): ProjectSummary {
  const it = fromRow<RunState["project"] & { review: Score | null }>(row);
  return {
    id: it.id,
    organizationId: it.organizationId,
    name: it.name,
    status: it.status,
    issuesFound: it.issuesFound,
    complianceScore: it.review ? shownPercent(it.review) : it.complianceScore,
    isReportRevoked: it.isReportRevoked,
    // What was taken back stands approved no longer.
    approval: it.isReportRevoked && it.approval !== "outdated" ? null : it.approval,
    review: it.review && describeReview(it.review),
    fileCount: it.fileCount,
    cycle: it.cycle,
    uploadedAt: it.uploadedAt,
    updatedAt: it.updatedAt,
    clientName: it.clientName,
    address: it.address,
    priority: it.priority,
    tags: it.tags,
    progressPercent: progressPercent(it),
    failureReason: it.failureReason,
    archivedAt: it.archivedAt,
  };
}

/** The score of the last report in words. */
function describeReview(score: Score): ProjectSummary["review"] {
  return {
    headline: headlineWords(score),
    coverage: coverageWords(score),
    cap: capWords(score),
    note: scoreNote(score),
    isConclusive: isConclusive(score),
  };
}

/** A whole project. */
export function toProject(row: Row): Project {
  const it = fromRow<RunState["project"]>(row);
  return {
    ...toSummary(row),
    userId: it.userId,
    description: it.description,
    clientPhone: it.clientPhone,
    clientEmail: it.clientEmail,
    occupancyClassification: it.occupancyClassification,
    inspectionCategories: it.inspectionCategories,
    buildingHeight: it.buildingHeight,
    buildingArea: it.buildingArea,
    typeOfConstruction: it.typeOfConstruction,
    fireSprinkler: it.fireSprinkler,
    generator: it.generator,
    baseFloodElevation: it.baseFloodElevation,
    femaFloodZone: it.femaFloodZone,
    permitDate: it.permitDate,
    modelConsent: it.modelConsent,
  };
}

/** A project together with the state of its run. */
export function toRunProject(row: Row): RunState["project"] {
  const { run, stage, pagesTotal, pagesDone, startedAt, finishedAt } = fromRow<RunState["project"]>(
    row,
  );
  return { ...toProject(row), run, stage, pagesTotal, pagesDone, startedAt, finishedAt };
}

/** The same with the objects that hold it. */
export function toStoredUpload(row: Row): StoredUpload {
  return { ...toUpload(row), parts: fromRow<StoredUpload>(row).parts };
}

/** A file on its way, as it is shown. */
export function toUpload(row: Row): Upload {
  const it = fromRow<Upload>(row);
  return {
    id: it.id,
    filename: it.filename,
    fileSize: Number(it.fileSize),
    stored: Number(it.stored),
    expiresAt: it.expiresAt,
  };
}

export function toFile(row: Row): StoredFile {
  const it = fromRow<StoredFile>(row);
  const fileUrl = `/api/projects/${it.projectId}/files/${it.id}`;
  return {
    id: it.id,
    projectId: it.projectId,
    filename: it.filename,
    originalFilename: it.originalFilename,
    fileType: it.fileType,
    fileSize: Number(it.fileSize),
    fileUrl,
    thumbnailUrl: it.processingStatus === "failed" ? null : `${fileUrl}/thumbnail`,
    sha256: it.sha256,
    pageCount: it.pageCount,
    uploadedAt: it.uploadedAt,
    processingStatus: it.processingStatus,
    processingError: it.processingError,
    filePath: it.filePath,
    cycle: it.cycle,
  };
}

export function toReport(row: Row): StoredReport {
  return fromRow<StoredReport>(row);
}

/** Whether a report still stands, as `report_standing` tells it. */
export const toStanding = (it: ReportStanding): ReportStanding => ({
  ...it,
  revokedAt: it.revokedAt && toMoment(it.revokedAt),
  supersededBy: it.supersededBy && {
    ...it.supersededBy,
    issuedAt: toMoment(it.supersededBy.issuedAt),
  },
});

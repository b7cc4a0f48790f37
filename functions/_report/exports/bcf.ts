/** Open findings as BCF 2.1 topics with a picture each, for coordination tools. */
import { isOpen } from "../../_shared/counts.ts";
import { asWorded, type Disposition, stateWords } from "../../_shared/domain/disposition.ts";
import { type Finding, isOwn, raiserOf } from "../../_shared/domain/finding.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import { type Seal, sha256Hex } from "../../_shared/seal.ts";
import { MARK_WORDS, markOf } from "../look.ts";
import { comparisonWords, placeWords, priceWords } from "../words.ts";
import type { Dispositions } from "./rows.ts";
import { escapeXml, XML_HEAD, zipParts } from "./xml.ts";

/** What the topics are made from. */
export interface BcfInput {
  body: ReportBody;
  seal: Pick<Seal, "reportHash" | "verificationCode">;
  /** Finding id → PNG of the evidence; a topic without one has no picture. */
  snapshots: ReadonlyMap<string, Uint8Array>;
  author?: string;
  /** What people decided about findings. */
  dispositions?: Dispositions;
}

/**
 * Writes a `.bcfzip`. The same report gives the same topic ids, so that a second import updates the first.
 *
 * @source buildingSMART, BCF-XML 2.1
 */
export async function exportBcf(input: BcfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { body, seal, snapshots } = input;
  const parts = new Map<string, string | Uint8Array>([
    [
      "bcf.version",
      `${XML_HEAD}<Version VersionId="2.1"><DetailedVersion>2.1</DetailedVersion></Version>`,
    ],
    [
      "project.bcfp",
      `${XML_HEAD}<ProjectExtension><Project ProjectId="${await guidOf(seal.reportHash)}"><Name>${
        escapeXml(body.projectName)
      }</Name></Project><ExtensionSchema></ExtensionSchema></ProjectExtension>`,
    ],
  ]);
  const open = body.findings.filter(isOpen);
  for (const [index, finding] of open.entries()) {
    const topic = await guidOf(`${seal.reportHash}/${finding.id}`);
    const view = await guidOf(`${seal.reportHash}/${finding.id}/view`);
    const snapshot = snapshots.get(finding.id);
    const disposition = input.dispositions?.get(finding.id);
    parts.set(
      `${topic}/markup.bcf`,
      markup(asWorded(finding, disposition), disposition, {
        input,
        topic,
        view: snapshot ? view : null,
        index,
        comment: await guidOf(`${seal.reportHash}/${finding.id}/decision`),
      }),
    );
    if (!snapshot) continue;
    parts.set(`${topic}/viewpoint.bcfv`, `${XML_HEAD}<VisualizationInfo Guid="${view}"/>`);
    parts.set(`${topic}/snapshot.png`, snapshot);
  }
  return zipParts(parts);
}

function markup(
  finding: Finding,
  disposition: Disposition | undefined,
  context: {
    input: BcfInput;
    topic: string;
    view: string | null;
    index: number;
    comment: string;
  },
): string {
  const { input: { body, seal, author = "FLClear" }, topic, view, index } = context;
  const mark = markOf(finding);
  const type = finding.status === "warning" ? "Clarification" : "Issue";
  const text = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
  const viewpoint = view === null
    ? ""
    : `<Viewpoints Guid="${view}"><Viewpoint>viewpoint.bcfv</Viewpoint><Snapshot>snapshot.png</Snapshot></Viewpoints>`;
  const words = stateWords(disposition);
  const decision = !disposition?.decidedAt || words === null
    ? ""
    : `<Comment Guid="${context.comment}">${text("Date", disposition.decidedAt)}` +
      text("Author", disposition.decidedBy ?? author) +
      text("Comment", [words, disposition.note].filter(Boolean).join(". ")) + "</Comment>";
  const created = finding.raisedBy?.at ?? body.createdAt;
  return `${XML_HEAD}<Markup><Topic Guid="${topic}" TopicType="${type}" TopicStatus="${
    statusOf(disposition)
  }">` +
    text("ReferenceLink", `${seal.verificationCode}/${finding.id}`) +
    text("Title", `${finding.id} ${finding.title}`) +
    text("Priority", MARK_WORDS[mark]) +
    text("Index", String(index + 1)) +
    text("Labels", finding.category) +
    text("Labels", finding.codeReference) +
    (isOwn(finding) ? text("Labels", "Raised by a reviewer") : "") +
    text("CreationDate", created) +
    text("CreationAuthor", raiserOf(finding) ?? author) +
    (disposition ? text("ModifiedDate", laterOf(disposition.updatedAt, created)) : "") +
    (disposition?.decidedBy ? text("ModifiedAuthor", disposition.decidedBy) : "") +
    (disposition?.dueOn ? text("DueDate", `${disposition.dueOn}T00:00:00Z`) : "") +
    (disposition?.assignee ? text("AssignedTo", disposition.assignee) : "") +
    text("Description", descriptionOf(finding)) +
    `</Topic>${decision}${viewpoint}</Markup>`;
}

/** A decision of the cycle before was made before its topic was. */
const laterOf = (a: string, b: string): string => new Date(a) > new Date(b) ? a : b;

/** Coordination tools know open and closed; what was dismissed or resolved is closed. */
function statusOf(disposition: Disposition | undefined): string {
  const state = disposition?.state;
  return state === "dismissed" || state === "resolved" ? "Closed" : "Open";
}

function descriptionOf(finding: Finding): string {
  const { cost } = finding;
  const comparison = comparisonWords(finding);
  return [
    finding.description,
    `${placeWords(finding)}${finding.file ? ` of ${finding.file}` : ""}`,
    ...(comparison ? [`Values: ${comparison}`] : []),
    `What to do: ${finding.recommendation}`,
    ...(cost ? [`Cost estimate: ${priceWords(cost)}`] : []),
  ].join("\n");
}

/** A stable id in the form of a UUID. @source RFC 9562, version 8 (custom) */
async function guidOf(name: string): Promise<string> {
  const hex = await sha256Hex(`flclear:${name}`);
  const variant = ((parseInt(hex[16], 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}

/** Open findings as BCF 2.1 topics with a picture each, for coordination tools. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import { type Seal, sha256Hex } from "../../_shared/seal.ts";
import { MARK_WORDS, markOf } from "../look.ts";
import { comparisonWords, placeWords, priceWords } from "../words.ts";
import { escapeXml, XML_HEAD, zipParts } from "./xml.ts";

/** What the topics are made from. */
export interface BcfInput {
  body: ReportBody;
  seal: Pick<Seal, "reportHash" | "verificationCode">;
  /** Finding id → PNG of the evidence; a topic without one has no picture. */
  snapshots: ReadonlyMap<string, Uint8Array>;
  author?: string;
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
  const open = body.findings.filter((it) => it.status !== "compliant");
  for (const [index, finding] of open.entries()) {
    const topic = await guidOf(`${seal.reportHash}/${finding.id}`);
    const view = await guidOf(`${seal.reportHash}/${finding.id}/view`);
    const snapshot = snapshots.get(finding.id);
    parts.set(
      `${topic}/markup.bcf`,
      markup(finding, { input, topic, view: snapshot ? view : null, index }),
    );
    if (!snapshot) continue;
    parts.set(`${topic}/viewpoint.bcfv`, `${XML_HEAD}<VisualizationInfo Guid="${view}"/>`);
    parts.set(`${topic}/snapshot.png`, snapshot);
  }
  return zipParts(parts);
}

function markup(
  finding: Finding,
  context: { input: BcfInput; topic: string; view: string | null; index: number },
): string {
  const { input: { body, seal, author = "FLClear" }, topic, view, index } = context;
  const mark = markOf(finding);
  const type = finding.status === "warning" ? "Clarification" : "Issue";
  const text = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
  const viewpoint = view === null
    ? ""
    : `<Viewpoints Guid="${view}"><Viewpoint>viewpoint.bcfv</Viewpoint><Snapshot>snapshot.png</Snapshot></Viewpoints>`;
  return `${XML_HEAD}<Markup><Topic Guid="${topic}" TopicType="${type}" TopicStatus="Open">` +
    text("ReferenceLink", `${seal.verificationCode}/${finding.id}`) +
    text("Title", `${finding.id} ${finding.title}`) +
    text("Priority", MARK_WORDS[mark]) +
    text("Index", String(index + 1)) +
    text("Labels", finding.category) +
    text("Labels", finding.codeReference) +
    text("CreationDate", body.createdAt) +
    text("CreationAuthor", author) +
    text("Description", descriptionOf(finding)) +
    `</Topic>${viewpoint}</Markup>`;
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

/** Turns an outcome into a finding: words, severity, cost, markup and what is known of the source. */
import {
  COMPLIANT_COLOR,
  SEVERITY_COLORS,
  WARNING_COLOR,
} from "../../_shared/constants/severity.ts";
import type { CostRange, Finding, FindingStatus } from "../../_shared/domain/finding.ts";
import { rateOf } from "../../_shared/rates.ts";
import { beforeUnit, writeValue } from "../../_shared/values.ts";
import { overlaps } from "../../_shared/geometry.ts";
import type { Evidence, Sheet } from "../../_shared/domain/plan_set.ts";
import type { Verdict, VerdictData } from "../../_rules/define_rule.ts";
import { endQuote } from "../../_rules/plan_content/words.ts";
import {
  describeCitation,
  READ_IN_BASE_CODE,
  UNREAD,
} from "../../_rules/limits/fbc_2023/citation.ts";
import { getRequirement, type Requirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import type { Outcome } from "./outcome.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

const STATUS: Record<Exclude<Verdict["kind"], "inapplicable">, FindingStatus> = {
  pass: "compliant",
  fail: "issue",
  cantTell: "warning",
};

/** Recognised lettering that is less sure than this asks a person instead of accusing. */
const LEAST_SURE_LETTERING = 0.6;

/** How much the source's own certainty takes from a finding's confidence. */
const SOURCE_WEIGHT = { confirmed: 1, likely: 0.95, unconfirmed: 0.75 } as const;

/**
 * Builds the finding of one outcome. `id` is left empty: ids are given after merging, in report order.
 *
 * @param sheets all sheets of the set, to name file and sheet of the page
 */
export function toFinding(outcome: Outcome, sheets: readonly Sheet[]): Finding {
  const { rule, verdict, at } = outcome;
  const requirement = getRequirement(rule.requirementId);
  const status = statusOf(verdict.kind as "pass", requirement, at);
  const sheet = sheets.find((it) => it.page === at.page);
  const description = ended(quoting(messageOf(outcome), verdict.data, at));
  const doubts = [
    outcome.isApplicabilityOpen &&
    "Whether this rule applies to the building could not be determined from the set.",
    outcome.openFact !== undefined &&
    `Which limit governs depends on ${outcome.openFact}, which neither the sheets nor the form settles.`,
    verdict.kind === "fail" && isHardToRead(at) &&
    "The lettering was hard to recognize; compare it with the sheet.",
    outcome.doubt ?? false,
  ].filter((it) => it !== false);
  const cost = status === "issue" ? costOf(requirement, verdict.data) : null;
  const severity = verdict.severity ?? rule.severity;
  return {
    id: "",
    ruleId: rule.id,
    requirementId: rule.requirementId,
    category: rule.category,
    discipline: requirement.inspectionCategory,
    title: rule.title,
    codeReference: rule.source.volume === rule.source.section
      ? rule.source.section
      : `${rule.source.volume} ${rule.source.section}`,
    section: rule.source.section,
    citation: describeCitation(requirement, rule.source.section),
    description: status === "compliant" ? description : [description, ...doubts].join(" "),
    status,
    severity,
    recommendation: status === "compliant" ? "" : fillIn(rule.recommendation, verdict.data),
    costEstimate: cost ? Math.round((cost.lowUsd + cost.highUsd) / 2) : null,
    cost,
    confidenceLevel: Math.round(100 * at.confidence * SOURCE_WEIGHT[requirement.confidence]),
    ...heldOf(outcome),
    file: sheet?.file ?? null,
    sheet: at.sheet ?? sheet?.number ?? null,
    evidence: {
      sourceText: at.sourceText,
      readBy: isModelRead(at, sheet) ? "lettering" : at.readBy,
    },
    documentMarkup: {
      page: at.page,
      ...at.box,
      highlightColor: status === "issue"
        ? SEVERITY_COLORS[severity]
        : status === "warning"
        ? WARNING_COLOR
        : COMPLIANT_COLOR,
      annotationText: `${rule.title}: ${description}`,
      roomType: textOf(verdict.data.room),
      buildingComponent: rule.title,
      buildingElements: [verdict.data.door, verdict.data.window, verdict.data.element].flatMap((
        it,
      ) => textOf(it) ?? []),
      measurements: measurementsOf(verdict.data),
    },
    otherPlaces: verdict.also.map(({ page, box, sheet, sourceText }) => ({
      page,
      box,
      sheet,
      sourceText,
    })),
    sourceConfidence: requirement.confidence,
    sourceNote: sourceNoteOf(requirement),
  };
}

/**
 * An unconfirmed figure, a demand that only advises, lettering that was hard to recognise, or evidence only the model vouches for asks a
 * person instead of accusing.
 */
function statusOf(
  kind: keyof typeof STATUS,
  requirement: Requirement,
  at: Evidence,
): FindingStatus {
  const isDoubtful = requirement.confidence === "unconfirmed" || requirement.isAdvisory ||
    at.readBy === "model" || isHardToRead(at);
  return kind === "fail" && isDoubtful ? "warning" : STATUS[kind];
}

const isHardToRead = ({ readBy, confidence }: Evidence): boolean =>
  readBy === "ocr" && confidence < LEAST_SURE_LETTERING;

/** Words of a picture that the vision model read are among these. */
const isModelRead = ({ readBy, box }: Evidence, sheet: Sheet | undefined): boolean =>
  readBy === "ocr" && (sheet?.reading.byModel?.words.some((it) => overlaps(it.box, box)) ?? false);

const messageKey = ({ verdict }: Outcome): string => verdict.message ?? "ok";

/** What was held against which limit. */
export function heldOf(outcome: Outcome): Pick<Finding, "measured" | "required" | "unit"> {
  const { actual = null, required = null, unit = null } = outcome.verdict.data;
  const isLimit = !outcome.rule.withoutLimit?.includes(messageKey(outcome));
  return { measured: actual, required: isLimit ? required : null, unit };
}

function messageOf(outcome: Outcome): string {
  const { rule, verdict } = outcome;
  const key = messageKey(outcome);
  return rule.messages[key] ?? (key === LIKELY ? LIKELY_MESSAGE : undefined) ??
    `${rule.title}: ${verdict.kind === "pass" ? "shown and compliant" : key}.`;
}

/** A figure whose place alone makes it likely what the rule measures, where the rule has no words for it. */
const LIKELY = "likely";
const LIKELY_MESSAGE =
  "{raw} is drawn here; if it is what this requirement measures, {required} {unit} is the limit.";

/** The number a note has in its list: `4. ` of `4. EMERGENCY LIGHTING BY OTHERS`. */
const LIST_NUMBER = /^\s*\(?\d{1,3}[.)]\s+(?=[A-Z])/i;

/** A quoted sentence at the end of ours. */
const TWO_FULL_STOPS = /(?<!\.)\.\.(?!\.)/g;

/** Our sentence ends where the words it quotes end without a full stop. */
const ended = (words: string): string => /[.!?]["”’)]?$/.test(words) ? words : `${words}.`;

/**
 * A message that ends with words of the sheet has them in quotation marks, the full stop among them:
 * `The fire alarm is deferred: “FIRE ALARM BY OTHERS.”`
 */
function quoting(template: string, data: VerdictData, { sourceText }: Evidence): string {
  const [, before] = /^(.*: )\{text\}\.?$/s.exec(template) ?? [];
  const said = textOf(data.text);
  if (before === undefined || said === null || !sourceText.includes(said)) {
    return fillIn(template, data);
  }
  return fillIn(before, data) + endQuote(said.replace(LIST_NUMBER, ""));
}

/** Words cut out of a sentence leave its comma behind where our own clause ends: `SIDELIGHT,`. */
const withoutLooseEnd = (words: string, after: string): string =>
  /^(?:[.,;:)]|$)/.test(after) ? words.replace(/[\s,;:]+$/, "") : words;

/** Fills `{name}` from the data; numbers are written with at most three decimals, quoted notes without theirs. */
function fillIn(template: string, data: VerdictData): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string, at: number) => {
    const value = data[name];
    const after = template.slice(at + whole.length);
    if (value === undefined) return whole;
    return typeof value === "number"
      ? formatNumber(value)
      : value === null
      ? "not shown"
      : beforeUnit(withoutLooseEnd(quotedRow(value).replace(LIST_NUMBER, ""), after), after);
  }).replace(TWO_FULL_STOPS, ".");
}

function formatNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Math.abs(rounded) >= 1000 ? rounded.toLocaleString("en-US") : String(rounded);
}

function textOf(value: number | string | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function measurementsOf({ actual, unit }: VerdictData): Finding["documentMarkup"]["measurements"] {
  const value = typeof actual === "number" ? actual : null;
  const isLength = unit === "in" || unit === "ft";
  return { length: isLength ? value : null, width: null, area: unit === "sq ft" ? value : null };
}

/** A rate per square foot of what the finding gives the area of is the cost of that area. */
function costOf({ cost }: Requirement, { actual, unit }: VerdictData): CostRange | null {
  if (!cost || cost.high <= 0) return null;
  const { low, high, basis } = cost;
  if (rateOf(basis) !== "per sq ft" || unit !== "sq ft" || typeof actual !== "number") {
    return { lowUsd: low, highUsd: high, basis };
  }
  return {
    lowUsd: Math.round(low * actual),
    highUsd: Math.round(high * actual),
    basis: `${formatNumber(actual)} sq ft at $${low} to $${high} ${basis}`,
  };
}

/** What to know of the figure and of its counterpart in the fire code, where that asks for more. */
function sourceNoteOf(requirement: Requirement): string | null {
  const notes = [confirmationOf(requirement), fireCodeNoteOf(requirement)].filter((it) =>
    it !== null
  );
  return notes.length > 0 ? notes.join(" ") : null;
}

function fireCodeNoteOf({ ffpc }: Requirement): string | null {
  if (ffpc?.stricter !== "FFPC") return null;
  const { code, section, value, unit, note } = ffpc;
  const asks = typeof value === "number" ? `: ${writeValue(value, unit ?? null)}` : "";
  return `The fire official may require more (Florida Fire Prevention Code, ${code} ${section}${asks}${
    note ? `; ${note}` : ""
  }).`;
}

function confirmationOf(requirement: Requirement): string | null {
  if (requirement.confidence === "unconfirmed") {
    return "This value depends on the edition and is not confirmed; check the published section before acting on it.";
  }
  if (requirement.confirmationBasis === "base-code-2021") return READ_IN_BASE_CODE;
  return requirement.confidence === "likely" ? UNREAD : null;
}

/** Everything about one finding: evidence first, then the figures, then words, cost and source. */
import { BookOpen, ChevronDown, UserPen } from "lucide-react";
import type { ReactNode } from "react";
import {
  type Citation,
  type CostRange,
  type Finding,
  isOwn,
  raiserOf,
  type SourceConfidence,
} from "../../functions/_shared/domain/finding.ts";
import type { FindingReadBy } from "../../functions/_shared/domain/finding.ts";
import { rateOf } from "../../functions/_shared/rates.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { formatDollars } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { Facts } from "../ui/Facts.tsx";
import { MARK_LABELS, MARK_TONES, markKind, SeverityMark } from "../ui/SeverityMark.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { EvidenceCrop } from "./EvidenceCrop.tsx";
import { Where } from "./FindingRow.tsx";
import { MeasureBar } from "./MeasureBar.tsx";
import { Quote } from "./Quote.tsx";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";

export interface FindingDetailProps {
  finding: Finding;
  /** The page the finding stands on; undefined when the report does not list it. */
  sheet: SheetSummary | undefined;
  imageUrl: string;
  edition: string;
  /** Shown on the right of the title: Close, Show on sheet. */
  actions?: ReactNode;
  /** What its reviewer does with it, below everything else and as wide as all of it. */
  review?: ReactNode;
  /** Evidence on the left, words on the right, where there is room. */
  isWide?: boolean;
  /** Its row stands right above it and has its title, which is only heard here. */
  isUnderRow?: boolean;
}

/** Confidence shown when a finding carries none. @source specification section 9 */
const DEFAULT_CONFIDENCE = 85;

const READ_BY: Record<FindingReadBy, string> = {
  reviewer: "Seen by a reviewer",
  text: "Read from the text of the drawing",
  geometry: "Measured on the drawing",
  ocr: "Recognized from an image",
  lettering:
    "Read from an image by the vision model, confirmed by text recognition or a second reading",
  form: "Entered by the user",
  model: "Read by the vision model",
};

const SOURCE: Record<SourceConfidence, string> = {
  confirmed: "This limit was confirmed against the published section.",
  likely: "This limit is probably right; check it against the published section.",
  unconfirmed: "This limit isn’t confirmed yet; check the published section.",
};

export function FindingDetail(
  { finding, sheet, imageUrl, edition, actions, review, isWide, isUnderRow }: FindingDetailProps,
) {
  const kind = markKind(finding);
  const raiser = raiserOf(finding);
  return (
    <div className="flex flex-col gap-4 print:gap-2">
      <header className="flex flex-wrap items-start justify-between gap-3">
        {/* Its title takes two lines before its controls take one of their own. */}
        <div className="min-w-0 flex-1 basis-40 print:flex print:items-center print:gap-3">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={MARK_TONES[kind]}>
              <SeverityMark kind={kind} size={12} />
              {finding.status === "warning"
                ? `Needs a person · ${finding.severity}`
                : MARK_LABELS[kind]}
            </Badge>
            {/* As letters, marked-up plans and exports call it. */}
            <span className="self-center font-mono text-xs text-muted">{finding.id}</span>
            {raiser !== null && (
              <Badge tone="accent">
                <UserPen size={12} aria-hidden="true" />Raised by {raiser}
              </Badge>
            )}
          </span>
          <h3 className={isUnderRow ? "sr-only" : "mt-1.5 text-md print:mt-0 font-semibold"}>
            {finding.title}
          </h3>
        </div>
        {actions}
      </header>
      <div
        className={cx(
          "flex flex-col gap-4",
          isWide &&
            "lg:grid lg:grid-cols-[3fr_2fr] lg:gap-6 print:grid print:grid-cols-2 print:gap-5 print:text-sm",
        )}
      >
        <div className="flex min-w-0 flex-col gap-4 print:gap-2">
          {sheet && (
            <div data-crop>
              <EvidenceCrop finding={finding} page={sheet} imageUrl={imageUrl} />
            </div>
          )}
          {finding.evidence.sourceText && (
            <figure className="text-sm">
              <Quote
                text={finding.evidence.sourceText}
                box={finding.documentMarkup}
                page={sheet}
                imageUrl={imageUrl}
              />
              <figcaption className="mt-1 text-xs text-muted">
                <Facts
                  of={[
                    READ_BY[finding.evidence.readBy],
                    <span key="where">
                      <Where finding={finding} />
                      {!finding.where && sheet?.title && `, ${sheet.title}`}
                    </span>,
                  ]}
                />
              </figcaption>
            </figure>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 print:gap-2">
          <MeasureBar
            measured={finding.measured}
            required={finding.required}
            unit={finding.unit}
            isIssue={finding.status === "issue"}
            isTaken={finding.evidence.readBy === "geometry"}
          />
          <p>
            <Unbroken text={finding.description} />
          </p>
          {finding.recommendation && (
            <p>
              <strong className="block text-sm font-semibold">Recommendation</strong>
              <Unbroken text={finding.recommendation} />
            </p>
          )}
          {!isOwn(finding) && (
            <dl className="grid min-[20rem]:grid-cols-2 gap-3 text-sm">
              <div>
                <dt className="text-muted">Estimated cost</dt>
                <dd className="font-medium tabular-nums">
                  {finding.cost
                    ? priceOf(finding.cost)
                    : finding.costEstimate !== null
                    ? formatDollars(finding.costEstimate)
                    : "Not estimated"}
                </dd>
              </div>
              <div>
                <dt className="text-muted">Confidence</dt>
                <dd className="font-medium tabular-nums">
                  {Math.round(finding.confidenceLevel ?? DEFAULT_CONFIDENCE)}%
                </dd>
              </div>
            </dl>
          )}
          <details className="group rounded border border-hairline">
            <summary className="flex min-h-10 pointer-coarse:min-h-11 print:min-h-7 list-none items-center gap-2 px-3 text-sm font-medium">
              <BookOpen size={15} className="text-accent" aria-hidden="true" />
              <span className="font-mono">{finding.codeReference}</span>
              <ChevronDown
                size={15}
                aria-hidden="true"
                className="ml-auto transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <div className="flex flex-col gap-1.5 border-t border-hairline px-3 py-2.5 text-sm text-muted print:gap-0 print:py-1 print:text-xs">
              {finding.citation ? <CitationText citation={finding.citation} /> : (
                <>
                  <p>{finding.title}: {finding.category}, {edition}.</p>
                  {!isOwn(finding) && <p>{SOURCE[finding.sourceConfidence]}</p>}
                </>
              )}
              {finding.sourceNote && <p>{finding.sourceNote}</p>}
              {finding.cost && <p>Cost basis: {finding.cost.basis}</p>}
            </div>
          </details>
          {finding.otherPlaces.length > 0 && (
            <div className="text-sm">
              <p className="font-medium">Also shown on</p>
              <ul className="mt-1 text-muted">
                {finding.otherPlaces.map((place, index) => (
                  <li key={index}>
                    <span className="font-mono">{place.sheet ?? `Page ${place.page}`}</span>
                    {place.sourceText && ` – ${quotedRow(place.sourceText)}`}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {review}
    </div>
  );
}

/** `$60 – $200 per linear foot`: a price by length or number says so. */
const priceOf = ({ lowUsd, highUsd, basis }: CostRange): string =>
  [`${formatDollars(lowUsd)} – ${formatDollars(highUsd)}`, rateOf(basis)].filter(Boolean).join(" ");

/** What the section demands in our words, and where its own words are published. */
function CitationText({ citation }: { citation: Citation }) {
  return (
    <>
      <p>{citation.source}</p>
      <p>
        <strong className="font-semibold">In short:</strong> {citation.asks}
      </p>
      {citation.exceptions && (
        <p>
          <strong className="font-semibold">Exceptions and notes:</strong> {citation.exceptions}
        </p>
      )}
      <p>
        <a
          href={citation.url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline underline-offset-2"
        >
          Open the published volume
        </a>
      </p>
    </>
  );
}

/** Parts of a real sheet, each with its findings: a click on a box opens its card, a click on a card finds its box. */
import type { CSSProperties } from "react";
import { SEVERITY_COLORS } from "../../functions/_shared/constants/severity.ts";
import { SEVERITY_LABELS, SeverityMark } from "../ui/SeverityMark.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import {
  boxWithin,
  SAMPLE_PARTS,
  SAMPLE_SHEET_NUMBER,
  type SampleFinding,
  type SamplePart,
} from "./sample.ts";

const FINDINGS = SAMPLE_PARTS.flatMap((it) => it.findings);

export function SampleSheet() {
  return (
    <figure id="sample" className="mt-10 scroll-mt-24">
      {/* From edge to edge of a phone: what is drawn has the more room. */}
      <div className="divide-y divide-hairline overflow-hidden border-y border-hairline bg-surface max-sm:-mx-4 sm:rounded-lg sm:border-x">
        {SAMPLE_PARTS.map((part, index) => (
          <div key={part.src} className="grid lg:grid-cols-[minmax(0,1fr)_21.25rem]">
            <Part part={part} />
            <div className="flex flex-col border-t border-hairline lg:border-t-0 lg:border-l">
              <Findings findings={part.findings} />
              {index === SAMPLE_PARTS.length - 1 && (
                <p className="mt-auto border-t border-hairline p-5">
                  <a href="/sample" className="text-accent underline underline-offset-2">
                    Open the whole report
                  </a>: four sheets, no account.
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        Findings on sheet {SAMPLE_SHEET_NUMBER} of the sample drawing, as the review wrote them.
      </figcaption>
    </figure>
  );
}

function Findings({ findings }: Pick<SamplePart, "findings">) {
  return (
    <ol start={numberOf(findings[0])} className="divide-y divide-hairline">
      {findings.map((finding) => (
        <li
          key={finding.id}
          id={finding.id}
          className="relative scroll-mt-24 p-5 target:bg-accent-soft data-[on=true]:bg-accent-soft"
        >
          <a
            href={`#${finding.id}`}
            data-sample={finding.id}
            className="flex items-start gap-3 font-semibold pointer-coarse:after:absolute pointer-coarse:after:inset-0"
          >
            <span className="-my-0.5 grid h-6 w-6 shrink-0 place-items-center rounded-full bg-ink text-xs text-paper">
              {numberOf(finding)}
            </span>{" "}
            <span>{finding.title}</span>
          </a>
          <p className="mt-2 flex items-center gap-2 text-sm">
            <SeverityMark kind={finding.severity} size={13} />
            {SEVERITY_LABELS[finding.severity]}
            <span className="font-mono text-muted">{finding.codeReference}</span>
          </p>
          <p className="mt-2">
            <Unbroken text={finding.description} />
          </p>
          <p className="mt-1 text-sm text-muted">
            <Unbroken text={finding.recommendation} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A part of the sheet. On a phone it is as near as its lettering can be read, cut at its edges, and swiped to its end. */
function Part({ part }: { part: SamplePart }) {
  const { screens, cut } = part.phone;
  return (
    <div>
      <p className="border-b border-hairline px-4 py-2 text-sm text-muted sm:hidden">
        Swipe the drawing to see the rest of it.
      </p>
      {/* Shaded where it goes on beyond the screen. */}
      <div className="relative max-sm:after:pointer-events-none max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:right-0 max-sm:after:w-3 max-sm:after:bg-linear-to-l max-sm:after:from-black/20">
        <div className="overflow-x-auto overflow-y-hidden bg-white [container-type:inline-size]">
          <div
            style={{
              "--screens": `${100 * screens}cqw`,
              "--cut": `${-cut * screens}cqw`,
            } as CSSProperties}
            className="relative max-sm:ml-[var(--cut)] max-sm:w-[var(--screens)]"
          >
            <img
              src={part.src}
              width={part.width}
              height={part.height}
              alt={part.alt}
              className="block h-auto w-full"
              fetchPriority="high"
            />
            {part.findings.map((finding) => (
              <a
                key={finding.id}
                href={`#${finding.id}`}
                data-sample={finding.id}
                aria-label={`${numberOf(finding)} ${
                  SEVERITY_LABELS[finding.severity]
                }: ${finding.title}`}
                style={markStyle(part, finding)}
                className="absolute rounded-xs border-2 data-[on=true]:ring-4 data-[on=true]:ring-accent/40"
              >
                <span className="absolute top-1/2 -left-6 grid h-5 w-5 -translate-y-1/2 place-items-center rounded-full bg-[#12202e] text-xs font-semibold text-white sm:-left-8 sm:h-6 sm:w-6">
                  {numberOf(finding)}
                </span>
              </a>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const numberOf = ({ id }: SampleFinding): number => FINDINGS.findIndex((it) => it.id === id) + 1;

function markStyle(part: SamplePart, { box, severity }: SampleFinding): CSSProperties {
  const place = boxWithin(part, box);
  return {
    left: `${place.x - 0.4}%`,
    top: `${place.y - 0.8}%`,
    width: `${place.width + 0.8}%`,
    height: `${place.height + 1.6}%`,
    borderColor: SEVERITY_COLORS[severity],
    backgroundColor: `${SEVERITY_COLORS[severity]}26`,
  };
}

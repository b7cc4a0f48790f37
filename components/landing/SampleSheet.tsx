/** A real sheet with its findings: a click on a box opens its card, a click on a card finds its box. */
import { SEVERITY_COLORS } from "../../functions/_shared/constants/severity.ts";
import { SEVERITY_LABELS, SeverityMark } from "../ui/SeverityMark.tsx";
import { cx } from "../ui/cx.ts";
import { SAMPLE_FINDINGS, SAMPLE_SHEET } from "./sample.ts";

export function SampleSheet() {
  return (
    <figure id="sample" className="mt-10 scroll-mt-24">
      <div className="grid overflow-hidden rounded-lg border border-hairline bg-surface lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid items-center border-b border-hairline bg-white lg:border-r lg:border-b-0">
          <div className="relative">
            <img
              src={SAMPLE_SHEET.src}
              width={SAMPLE_SHEET.width}
              height={SAMPLE_SHEET.height}
              alt={`Sheet ${SAMPLE_SHEET.number}: ${SAMPLE_SHEET.title}`}
              className="block h-auto w-full"
              fetchPriority="high"
            />
            {SAMPLE_FINDINGS.map(({ id, title, severity, box }, index) => (
              <a
                key={id}
                href={`#${id}`}
                data-sample={id}
                aria-label={`${index + 1} ${SEVERITY_LABELS[severity]}: ${title}`}
                style={{
                  left: `${box.x - 0.3}%`,
                  top: `${box.y - 0.4}%`,
                  width: `${box.width + 0.6}%`,
                  height: `${box.height + 0.8}%`,
                  borderColor: SEVERITY_COLORS[severity],
                  backgroundColor: `${SEVERITY_COLORS[severity]}26`,
                }}
                className="absolute rounded-xs border-2 data-[on=true]:ring-4 data-[on=true]:ring-accent/40"
              >
                <span
                  className={cx(
                    "absolute -left-3 -top-3 grid h-6 w-6 place-items-center rounded-full bg-[#12202e] text-xs font-semibold text-white",
                    // Rows of a schedule are close together on a phone: every other number steps aside.
                    "max-sm:-top-1.5 max-sm:h-4 max-sm:w-4",
                    index % 2 === 0 ? "max-sm:-left-2" : "max-sm:-left-7",
                  )}
                >
                  {index + 1}
                </span>
              </a>
            ))}
          </div>
        </div>
        <ol className="divide-y divide-hairline">
          {SAMPLE_FINDINGS.map((finding, index) => (
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
                <span className="grid h-6 w-6 shrink-0 place-items-center rounded-full bg-ink text-xs text-paper">
                  {index + 1}
                </span>
                <span>{finding.title}</span>
              </a>
              <p className="mt-2 flex items-center gap-2 text-sm">
                <SeverityMark kind={finding.severity} size={13} />
                {SEVERITY_LABELS[finding.severity]}
                <span className="font-mono text-muted">{finding.codeReference}</span>
              </p>
              <p className="mt-2">{finding.description}</p>
              <p className="mt-1 text-sm text-muted">{finding.recommendation}</p>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        Findings of the rules engine on sheet {SAMPLE_SHEET.number}{" "}
        of a test drawing, as it wrote them.
      </figcaption>
    </figure>
  );
}

/** The first screen: what it does, and a real sheet with real findings that can be clicked. */
import { factsOf, FREE_PLAN_WORDS, type ProductFacts } from "./content.ts";
import { SampleSheet } from "./SampleSheet.tsx";

const ACTION = "inline-flex h-12 items-center justify-center rounded border px-5 font-semibold";

export function Hero({ facts }: { facts: ProductFacts }) {
  const proven = factsOf(facts);
  return (
    <section
      aria-labelledby="hero-title"
      className="site-width pt-10 pb-16 sm:pt-14"
    >
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div>
          <a
            href={proven[0].href}
            data-rotate={JSON.stringify(proven.map(({ text, href }) => ({ text, href })))}
            className="inline-flex min-h-8 items-center rounded-full border border-hairline bg-surface px-4 text-sm font-medium hover:border-edge pointer-coarse:min-h-11"
          >
            {proven[0].text}
          </a>
          <h1
            id="hero-title"
            className="mt-5 text-xl font-semibold tracking-tight text-balance sm:text-2xl"
          >
            Know what the plans examiner will ask before they ask it
          </h1>
          <p className="mt-4 max-w-prose text-md text-muted">
            Upload a plan set. FLClear checks it against the Florida Building Code with{" "}
            {facts.ruleCount}{" "}
            rules and shows each finding on the sheet, with its section, what was measured and what
            to do.
          </p>
        </div>
        <div className="flex flex-col gap-3">
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:flex-col">
            <a
              href="/sample"
              className={`${ACTION} border-transparent bg-accent text-on-accent hover:bg-accent-strong`}
            >
              Open the sample report
            </a>
            <a
              href="#contact"
              data-dialog="access-dialog"
              className={`${ACTION} border-edge bg-surface hover:bg-sunken`}
            >
              REQUEST FREE ACCESS
            </a>
            <a
              href="#sample"
              data-dialog="demo-dialog"
              className={`${ACTION} border-edge bg-surface hover:bg-sunken`}
            >
              Watch demo
            </a>
          </div>
          <p className="text-sm text-muted">{FREE_PLAN_WORDS}</p>
        </div>
      </div>
      <SampleSheet />
    </section>
  );
}

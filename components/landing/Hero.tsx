/** The first screen: what it does, and a real sheet with real findings that can be clicked. */
import { FREE_FOR_NOW, RESULTS_IN_HOURS, ROTATING_CLAIMS } from "./content.ts";
import type { ProductFacts } from "./LandingPage.tsx";
import { SampleSheet } from "./SampleSheet.tsx";

export function Hero({ facts }: { facts: ProductFacts }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto max-w-6xl px-5 pt-10 pb-16 sm:px-8 sm:pt-14"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="max-w-3xl">
          <p
            data-rotate={JSON.stringify(ROTATING_CLAIMS.map((it) => it.text))}
            className="inline-flex h-8 items-center rounded-full border border-hairline bg-surface px-4 text-sm font-medium"
          >
            {ROTATING_CLAIMS[0].text}
          </p>
          <h1
            id="hero-title"
            className="mt-5 text-xl font-semibold tracking-tight text-balance sm:text-2xl"
          >
            Know what the plans examiner will ask, before the examiner does
          </h1>
          <p className="mt-4 max-w-prose text-md text-muted">
            Upload a plan set. FLClear checks it against the Florida Building Code with{" "}
            {facts.ruleCount}{" "}
            rules and shows each finding on the sheet, with its section, what was measured, and what
            to do.
          </p>
        </div>
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-3">
            <a
              href="#contact"
              data-dialog="access-dialog"
              className="inline-flex h-12 items-center rounded bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
            >
              REQUEST FREE ACCESS
            </a>
            <a
              href="#sample"
              data-dialog="demo-dialog"
              className="inline-flex h-12 items-center rounded border border-edge bg-surface px-5 font-semibold hover:bg-sunken"
            >
              Watch demo
            </a>
          </div>
          <p className="text-sm text-muted">
            {FREE_FOR_NOW.text}. {RESULTS_IN_HOURS.text}.{" "}
            <a href="#claims" className="underline underline-offset-2">How we know</a>
          </p>
        </div>
      </div>
      <SampleSheet />
    </section>
  );
}

/** The landing page, in the order it is read. */
import { formatCount } from "../format.ts";
import { PublicFooter } from "../public/PublicFooter.tsx";
import { PublicHeader } from "../public/PublicHeader.tsx";
import { AccessForm, type AccessFormState } from "./AccessForm.tsx";
import { FEATURES, type ProductFacts, QUESTIONS, STANDARDS, STEPS } from "./content.ts";
import { LandingDialogs } from "./Dialogs.tsx";
import { Hero } from "./Hero.tsx";
import { Pricing } from "./Pricing.tsx";

export interface LandingPageProps {
  facts: ProductFacts;
  contact: AccessFormState;
}

const SECTION = "site-width scroll-mt-20 py-16 sm:py-24";
const TITLE = "text-xl font-semibold tracking-tight";

export function LandingPage({ facts, contact }: LandingPageProps) {
  return (
    <>
      <a href="#main" className="skip-link">Skip to content</a>
      <PublicHeader path="/" />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero facts={facts} />
        <Steps />
        <About facts={facts} />
        <section
          id="features"
          aria-labelledby="features-title"
          className="scroll-mt-14 border-y border-hairline bg-surface"
        >
          <div className={SECTION}>
            <h2 id="features-title" className={TITLE}>What you get</h2>
            <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
              {FEATURES.map(({ title, text }) => (
                <li key={title} className="border-t-2 border-accent pt-4">
                  <h3 className="text-md font-semibold">{title}</h3>
                  <p className="mt-2 text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section id="pricing" aria-labelledby="pricing-title" className={SECTION}>
          <h2 id="pricing-title" className={TITLE}>Pricing</h2>
          <p className="mt-3 max-w-prose text-muted">
            Every account starts on the Free plan; switch any time under Billing. Support is part of
            every plan: use the{" "}
            <a href="#contact" className="text-accent underline underline-offset-2">
              form at the bottom of this page
            </a>, and we’ll reply by email.
          </p>
          <Pricing />
        </section>
        <section
          id="faq"
          aria-labelledby="faq-title"
          className="scroll-mt-14 border-y border-hairline bg-surface"
        >
          <div className={SECTION}>
            <h2 id="faq-title" className={TITLE}>Frequently asked questions</h2>
            <div className="mt-6 divide-y divide-hairline lg:max-w-3xl border-y border-hairline">
              {QUESTIONS.map(({ question, answer }) => (
                <details key={question} className="group">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-md font-medium">
                    <span className="text-balance">{question}</span>
                    <span
                      aria-hidden="true"
                      className="text-lg text-accent transition-transform group-open:rotate-45"
                    >
                      +
                    </span>
                  </summary>
                  <p className="pb-5 pr-8 text-muted">{answer}</p>
                </details>
              ))}
            </div>
          </div>
        </section>
        <Standards />
        <section
          id="contact"
          aria-labelledby="contact-title"
          className="scroll-mt-14 border-t border-hairline bg-surface"
        >
          <div className={`${SECTION} grid gap-10 lg:grid-cols-2`}>
            <div>
              <h2 id="contact-title" className={TITLE}>Contact and support</h2>
              <p className="mt-3 max-w-prose text-md text-muted">
                Tell us what you’re building and what you’d like reviewed, or what you need help
                with. We’ll reply by email.
              </p>
            </div>
            <AccessForm purpose="contact" state={contact} />
          </div>
        </section>
      </main>
      <PublicFooter />
      <LandingDialogs />
      <section className="toasts" aria-label="Notifications (F8)" tabIndex={-1} />
    </>
  );
}

/** Of the report page, narrowest first, in pixels of the picture. */
const PICTURES = [
  { name: "report-phone", media: "(max-width: 639px)", width: 716, height: 1732 },
  { name: "report-tablet", media: "(max-width: 1023px)", width: 1440, height: 2168 },
  { name: "report", media: null, width: 1620, height: 1135 },
];

function Steps() {
  return (
    <section
      id="how"
      aria-labelledby="how-title"
      className="border-y border-hairline bg-surface"
    >
      <div className={SECTION}>
        <h2 id="how-title" className={TITLE}>From plan set to report</h2>
        <ol className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-4">
              <span className="-mt-1 grid h-8 w-8 place-items-center rounded-full bg-accent-soft font-semibold text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="text-md font-semibold">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {/* As wide as the column, and taken about as wide as it is shown: its lettering can be read at every width. */}
        <a href="/sample" className="mt-10 block">
          <picture>
            {PICTURES.flatMap(({ name, media, width, height }) => [
              <source
                key={`${name}-dark`}
                srcSet={`/landing/${name}-dark.webp`}
                media={[media, "(prefers-color-scheme: dark)"].filter(Boolean).join(" and ")}
                width={width}
                height={height}
              />,
              media && (
                <source
                  key={name}
                  srcSet={`/landing/${name}.webp`}
                  media={media}
                  width={width}
                  height={height}
                />
              ),
            ])}
            <img
              src="/landing/report.webp"
              width={1620}
              height={1135}
              loading="lazy"
              alt="The report page: a finding boxed on the drawing, with its evidence and what is required"
              className="h-auto w-full rounded-lg border border-hairline"
            />
          </picture>
        </a>
      </div>
    </section>
  );
}

function About({ facts }: { facts: ProductFacts }) {
  const { verifiedToday } = facts;
  const figures: { figure: string; meaning: string; href: string }[] = [
    {
      figure: formatCount(facts.ruleCount),
      meaning: "rules, each with its own code section and test",
      href: "/method",
    },
    {
      figure: formatCount(facts.requirementCount + facts.checklistCount),
      meaning: `requirements listed in every report: ${
        formatCount(facts.requirementCount)
      } from the Florida code and ${
        formatCount(facts.checklistCount)
      } from the submittal checklist; each project is measured against those that apply to it`,
      href: "/method",
    },
  ];
  if (verifiedToday) {
    figures.push({
      figure: formatCount(verifiedToday),
      meaning: verifiedToday === 1
        ? "verification of a report today (UTC)"
        : "verifications of reports today (UTC)",
      href: "/method#verified",
    });
  }
  return (
    <section id="about" aria-labelledby="about-title" className={SECTION}>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 id="about-title" className={TITLE}>Prove it, or ask</h2>
          <p className="mt-4 max-w-prose text-md">
            FLClear reads every sheet of a plan set: title blocks, schedules, notes, dimensions and
            rooms. Rules then compare what the drawings say with the Florida Building Code. An issue
            needs a real code section and evidence on the sheet. Anything less becomes a question
            for a person or is listed as not verified.
          </p>
          <p className="mt-4 max-w-prose text-muted">
            Disciplines checked: {facts.categories.join(", ")}.
          </p>
          <a
            href="/method"
            data-dialog="about-dialog"
            className="mt-6 inline-flex h-11 items-center rounded border border-edge px-5 font-semibold hover:bg-sunken"
          >
            FIND OUT MORE
          </a>
        </div>
        <dl className="grid gap-6 sm:max-lg:grid-flow-col sm:max-lg:auto-cols-fr">
          {figures.map(({ figure, meaning, href }) => (
            <div
              key={meaning}
              className="relative flex flex-col-reverse justify-end border-l-2 border-accent pl-5"
            >
              <dt className="text-muted text-balance">
                <a href={href} className="after:absolute after:inset-0 hover:text-accent">
                  {meaning}
                </a>
              </dt>
              <dd className="text-2xl font-semibold tabular-nums tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Where certificates would stand: what a report rests on, each with the place to look. */
function Standards() {
  return (
    <section
      id="certifications"
      aria-labelledby="certifications-title"
      className={SECTION}
    >
      <h2 id="certifications-title" className={TITLE}>What stands behind a report</h2>
      <ul className="mt-6 grid min-[20rem]:grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {STANDARDS.map((it) => (
          <li key={it.id} className="relative rounded-lg border border-hairline bg-surface p-4">
            <p className="text-md font-semibold">
              <a href={it.href} className="after:absolute after:inset-0 hover:text-accent">
                {it.text}
              </a>
            </p>
            <p className="mt-1 text-sm text-balance text-muted">{it.meaning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The landing page, in the order it is read. */
import { LandingDialogs } from "./Dialogs.tsx";
import { AccessForm, type AccessFormState } from "./AccessForm.tsx";
import { CERTIFICATIONS, FEATURES, QUESTIONS } from "./content.ts";
import { ClaimList } from "./ClaimList.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { LandingHeader } from "./LandingHeader.tsx";
import { Hero } from "./Hero.tsx";

/** What the product can say about itself, counted from its rule catalogue. */
export interface ProductFacts {
  ruleCount: number;
  requirementCount: number;
  checklistCount: number;
  categories: readonly string[];
}

export interface LandingPageProps {
  facts: ProductFacts;
  contact: AccessFormState;
}

const SECTION = "mx-auto w-full max-w-6xl scroll-mt-20 px-5 py-16 sm:px-8 sm:py-24";

export function LandingPage({ facts, contact }: LandingPageProps) {
  return (
    <>
      <a href="#main" className="skip-link">Skip to content</a>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero facts={facts} />
        <About facts={facts} />
        <section
          id="features"
          aria-labelledby="features-title"
          className="bg-surface border-y border-hairline"
        >
          <div className={SECTION}>
            <h2 id="features-title" className="text-xl font-semibold tracking-tight">
              What you get
            </h2>
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
        <section id="faq" aria-labelledby="faq-title" className={SECTION}>
          <h2 id="faq-title" className="text-xl font-semibold tracking-tight">
            Frequently asked questions
          </h2>
          <div className="mt-6 max-w-3xl divide-y divide-hairline border-y border-hairline">
            {QUESTIONS.map(({ question, answer }) => (
              <details key={question} className="group">
                <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-md font-medium">
                  {question}
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
        </section>
        <Certifications />
        <section
          id="contact"
          aria-labelledby="contact-title"
          className="border-t border-hairline bg-surface"
        >
          <div className={`${SECTION} grid gap-10 lg:grid-cols-2`}>
            <div>
              <h2 id="contact-title" className="text-xl font-semibold tracking-tight">Contact</h2>
              <p className="mt-3 max-w-prose text-md text-muted">
                Tell us what you build and what you would like reviewed. We answer by email.
              </p>
            </div>
            <AccessForm idPrefix="contact" state={contact} />
          </div>
        </section>
      </main>
      <LandingFooter />
      <LandingDialogs />
      <ol className="toasts" aria-label="Notifications (F8)" role="region" tabIndex={-1} />
    </>
  );
}

function About({ facts }: { facts: ProductFacts }) {
  const figures = [
    [facts.ruleCount, "rules, each with its code section and its own test"],
    [facts.requirementCount, "requirements of the Florida code in the catalogue"],
    [facts.checklistCount, "items of the submittal checklist answered sheet by sheet"],
  ] as const;
  return (
    <section id="about" aria-labelledby="about-title" className={SECTION}>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 id="about-title" className="text-xl font-semibold tracking-tight">
            Prove it, or ask
          </h2>
          <p className="mt-4 max-w-prose text-md">
            FLClear reads every sheet of a plan set: title blocks, schedules, notes, dimensions and
            rooms. Rules then compare what the drawings say with the Florida Building Code. An issue
            needs a section that exists and evidence on the sheet. Anything less is a question for a
            person, and says so.
          </p>
          <p className="mt-4 max-w-prose text-muted">
            Checked today: {facts.categories.join(", ")}.
          </p>
          <a
            href="#features"
            data-dialog="about-dialog"
            className="mt-6 inline-flex h-11 items-center rounded border border-edge px-5 font-semibold hover:bg-sunken"
          >
            FIND OUT MORE
          </a>
        </div>
        <dl className="flex flex-col gap-6">
          {figures.map(([figure, meaning]) => (
            <div key={meaning} className="flex flex-col-reverse border-l-2 border-accent pl-5">
              <dt className="text-muted">{meaning}</dt>
              <dd className="text-2xl font-semibold tabular-nums tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Certifications() {
  return (
    <section
      id="certifications"
      aria-labelledby="certifications-title"
      className="border-t border-hairline"
    >
      <div className={SECTION}>
        <h2 id="certifications-title" className="text-xl font-semibold tracking-tight">
          Certifications and standards
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {CERTIFICATIONS.map((it) => (
            <li key={it.id} className="rounded-lg border border-hairline bg-surface p-4">
              <p className="text-md font-semibold">{it.text}</p>
              <p className="mt-1 text-sm text-muted">{it.meaning}</p>
            </li>
          ))}
        </ul>
        <ClaimList />
      </div>
    </section>
  );
}

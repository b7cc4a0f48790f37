/** The dialogs of the landing page, as native dialogs: without script their links lead to a page instead. */
import type { ReactNode } from "react";
import { FIELD_MESSAGES } from "../../functions/_shared/messages.ts";
import { cx } from "../ui/cx.ts";
import { AccessForm, EMPTY_ACCESS } from "./AccessForm.tsx";

const CONTROL =
  "h-11 w-full rounded border border-edge bg-surface px-3 text-md aria-invalid:border-critical";

function LandingDialog(
  { id, title, children }: { id: string; title: string; children: ReactNode },
) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(35rem,calc(100vw-24px))] rounded-lg border border-hairline bg-surface p-0 text-ink backdrop:bg-shade"
    >
      <div className="flex items-center justify-between gap-4 border-b border-hairline px-6 py-4">
        <h2 id={`${id}-title`} className="text-lg font-semibold">{title}</h2>
        <button
          type="button"
          data-close=""
          aria-label="Close"
          className="-mr-2 grid h-9 w-9 text-lg/none cursor-pointer place-items-center rounded hover:bg-sunken pointer-coarse:-my-1 pointer-coarse:h-11 pointer-coarse:w-11"
        >
          ✕
        </button>
      </div>
      <div className="px-6 py-5">{children}</div>
    </dialog>
  );
}

export function LandingDialogs() {
  return (
    <>
      <LandingDialog id="trial-dialog" title="Create Your Free Account">
        <TrialForm />
      </LandingDialog>
      <LandingDialog id="access-dialog" title="Request Free Access">
        <p className="mb-4 text-muted">
          Tell us about your project, and we’ll reply by email. To start right away,{" "}
          <a href="/register" className="text-accent underline underline-offset-2">
            create an account
          </a>: the Free plan is open to everyone.
        </p>
        <AccessForm purpose="access" state={EMPTY_ACCESS} />
      </LandingDialog>
      <LandingDialog id="demo-dialog" title="Demo">
        <p className="text-md">Demo video coming soon</p>
        <p className="mt-2 text-muted">
          Until then, the{" "}
          <a href="/sample" className="text-accent underline underline-offset-2">sample report</a>
          {" "}
          is the real thing: four sheets with every finding in place, no account needed.
        </p>
      </LandingDialog>
      <LandingDialog id="about-dialog" title="How a review works">
        <ol className="flex list-decimal flex-col gap-3 pl-5 text-md">
          <li>
            Every page is read: as text and linework where the drawing has them, with character
            recognition where it’s a scan or photo.
          </li>
          <li>
            Doors, rooms, schedules, dimensions and notes become facts, each tied to its location on
            the sheet.
          </li>
          <li>Rules compare those facts with the code. Each rule knows when it applies.</li>
          <li>
            A claim without proof on the sheet becomes a question, or is listed as not verified.
          </li>
          <li>
            The report is signed digitally, and anyone can check its verification code on the verify
            page. The signature isn’t a design professional’s seal.
          </li>
        </ol>
        <p className="mt-4 text-md">
          <a href="/method" className="text-accent underline underline-offset-2">
            How accurate FLClear is
          </a>, measured on drawings it had never seen.
        </p>
      </LandingDialog>
    </>
  );
}

function TrialForm() {
  const field = (name: string, label: string, type: string, autoComplete: string) => (
    <div className="flex flex-col gap-1">
      <label htmlFor={`trial-${name}`} className="font-semibold">{label}</label>
      <div className="relative flex flex-col">
        <input
          id={`trial-${name}`}
          name={name}
          type={type}
          required
          minLength={name === "password" ? 6 : undefined}
          autoComplete={autoComplete}
          aria-describedby={name === "password"
            ? "trial-hint trial-password-error"
            : `trial-${name}-error`}
          className={cx(CONTROL, name === "password" && "pr-19")}
        />
        {name === "password" && (
          <button
            type="button"
            data-toggle="trial-password"
            aria-controls="trial-password"
            hidden
            className="absolute inset-y-0 right-0 cursor-pointer rounded px-3 text-sm text-accent"
          >
            Show
          </button>
        )}
      </div>
      <p
        id={`trial-${name}-error`}
        data-error={name}
        className="text-sm text-critical empty:hidden"
      />
      {name === "password" && (
        <p id="trial-hint" className="text-sm text-muted">
          {`${FIELD_MESSAGES.password.tooShortToSignIn}.`}
        </p>
      )}
    </div>
  );
  return (
    <form method="post" action="/register" data-form="trial" className="flex flex-col gap-4">
      {field("name", "Full name", "text", "name")}
      {field("email", "Email", "email", "email")}
      {field("username", "Username", "text", "username")}
      {field("password", "Password", "password", "new-password")}
      <p className="text-sm text-muted">
        By creating an account, you accept the{" "}
        <a href="/terms" className="text-accent underline underline-offset-2">Terms</a>.
      </p>
      <button
        type="submit"
        className="h-12 cursor-pointer rounded border border-transparent bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong aria-busy:opacity-60"
      >
        Create account
      </button>
      <p className="text-sm text-muted">
        Already have an account?{" "}
        <a href="/login" className="text-accent underline underline-offset-2">Sign in</a>
      </p>
    </form>
  );
}

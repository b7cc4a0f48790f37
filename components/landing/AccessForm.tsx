/** The access request. Posts to the page itself without script; with script the answer comes in place. */
import { ChevronDown } from "lucide-react";
import { PROJECT_TYPES } from "../../functions/_shared/contract/auth.ts";
import { cx } from "../ui/cx.ts";

export interface AccessFormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Set when the request was taken. */
  done: string | null;
  alert: string | null;
}

export const EMPTY_ACCESS: AccessFormState = { values: {}, errors: {}, done: null, alert: null };

const CONTROL =
  "w-full rounded border border-edge bg-surface px-3 text-md aria-invalid:border-critical";
const LABELS = {
  "residential": "Residential",
  "commercial": "Commercial",
  "mixed-use": "Mixed-use",
};
/** What each form is for: who asks for access has a project and says which, who needs help may have none. */
const PURPOSES = {
  access: { other: "Other", submit: "Request access" },
  contact: { other: "Other, or no project", submit: "Send message" },
};

export interface AccessFormProps {
  /** Begins the ids of its fields, too. */
  purpose: keyof typeof PURPOSES;
  state: AccessFormState;
}

export function AccessForm({ purpose, state }: AccessFormProps) {
  const { values, errors, done, alert } = state;
  const { other, submit } = PURPOSES[purpose];
  const labels = { ...LABELS, other };
  const asksProject = purpose === "access";
  const id = (name: string) => `${purpose}-${name}`;
  const tied = (name: string) => ({
    id: id(name),
    name,
    "aria-describedby": `${id(name)}-error`,
    "aria-invalid": errors[name] ? true : undefined,
  });
  const error = (name: string) => (
    <p id={`${id(name)}-error`} data-error={name} className="text-sm text-critical empty:hidden">
      {errors[name]}
    </p>
  );
  return (
    <form
      method="post"
      action="/landing#contact"
      data-form="access"
      className="flex flex-col gap-4"
    >
      <div role="status" data-answer="" className="empty:-mb-4">
        {done && (
          <p className="rounded border border-hairline bg-compliant-soft p-4 font-medium">{done}</p>
        )}
        {alert && (
          <p className="rounded border border-critical bg-critical-soft p-4 text-critical">
            {alert}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <label htmlFor={id("projectType")} className="font-semibold">
          Project type {!asksProject && <Optional />}
        </label>
        <span className="relative">
          <select
            {...tied("projectType")}
            required={asksProject}
            defaultValue={values.projectType ?? (asksProject ? "" : "other")}
            className={`${CONTROL} h-11 appearance-none pr-9`}
          >
            {asksProject && <option value="" disabled>Choose one</option>}
            {PROJECT_TYPES.map((type) => <option key={type} value={type}>{labels[type]}</option>)}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </span>
        {error("projectType")}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-1">
          <label htmlFor={id("name")} className="font-semibold">Name</label>
          <input
            {...tied("name")}
            required
            minLength={2}
            autoComplete="name"
            defaultValue={values.name}
            className={`${CONTROL} h-11`}
          />
          {error("name")}
        </div>
        <div className="flex flex-col gap-1">
          <label htmlFor={id("email")} className="font-semibold">Email</label>
          <input
            {...tied("email")}
            type="email"
            required
            autoComplete="email"
            defaultValue={values.email}
            className={`${CONTROL} h-11`}
          />
          {error("email")}
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <label htmlFor={id("company")} className="font-semibold">
          Company <Optional />
        </label>
        <input
          {...tied("company")}
          autoComplete="organization"
          defaultValue={values.company}
          className={`${CONTROL} h-11`}
        />
        {error("company")}
      </div>
      <div className="flex flex-col gap-1">
        <label htmlFor={id("message")} className="font-semibold">
          Message {asksProject && <Optional />}
        </label>
        <textarea
          {...tied("message")}
          required={purpose === "contact"}
          rows={4}
          defaultValue={values.message}
          className={`${CONTROL} py-2`}
        />
        {error("message")}
      </div>
      <button
        type="submit"
        className={cx(
          "h-12 cursor-pointer rounded border border-transparent bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong aria-busy:opacity-60",
          // In its dialog as wide as the others there.
          purpose === "contact" && "self-start",
        )}
      >
        {submit}
      </button>
    </form>
  );
}

const Optional = () => <span className="font-normal text-muted">(optional)</span>;

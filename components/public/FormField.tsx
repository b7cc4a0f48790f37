/** A field of a form that works without script: the server's error stands where the script would put it. */
import type { InputHTMLAttributes, ReactNode } from "react";

export interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  /**
   * Shown in place of the hint where it changes while one types. The hint still describes the field: a description
   * that changes would be read again from its start.
   */
  live?: ReactNode;
}

export function FormField(
  { name, label, error, hint, live, type = "text", ...rest }: FormFieldProps,
) {
  const input = (
    <input
      id={name}
      name={name}
      type={type}
      aria-describedby={`${name}-error${hint ? ` ${name}-hint` : ""}`}
      aria-invalid={error ? true : undefined}
      {...rest}
    />
  );
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {type === "password"
        ? (
          <div className="with-toggle">
            {input}
            <button type="button" data-toggle={name} aria-controls={name} hidden>
              Show<span className="hidden">password</span>
            </button>
          </div>
        )
        : input}
      {hint && (
        <div className="small muted">
          <span id={`${name}-hint`} className={live ? "hidden" : undefined}>{hint}</span>
          {live}
        </div>
      )}
      <p id={`${name}-error`} className="error">{error}</p>
    </div>
  );
}

export interface FormAlertProps {
  title: string;
  text: string | null;
  /** Messages by field: each leads to its field. */
  fields?: Record<string, string>;
}

/** Why the last attempt did not work, announced when it appears. */
export function FormAlert({ title, text, fields = {} }: FormAlertProps) {
  const wrong = Object.entries(fields);
  return (
    <div role="alert" id="form-alert">
      {text && (
        <div className="alert">
          <strong>{title}</strong>
          {wrong.length === 0 ? <p>{text}</p> : (
            <ul>
              {wrong.map(([name, message]) => (
                <li key={name}>
                  <a href={`#${name}`}>{message}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** A form field: label above, help under it, the error beside it and tied to it. */
import { ChevronDown } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { cx } from "./cx.ts";

export const CONTROL =
  "w-full rounded border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted pointer-coarse:text-md aria-invalid:border-critical disabled:opacity-55";

/** A field for a file shows a button of its own before the file's name. */
const FILE =
  "file:mr-3 file:rounded file:border file:border-solid file:border-edge file:bg-sunken file:px-2.5 file:py-1 file:text-sm file:font-medium file:text-ink h-auto! py-1.5 pl-1.5";

/** Height of a control in one line: 44 px under a finger. */
export const CONTROL_HEIGHT = "h-9 pointer-coarse:h-11";

export interface FieldProps {
  id: string;
  label: ReactNode;
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
  className?: string;
}

/** Attributes that tie a control to its field's hint and error. */
export function describe(
  { id, hint, error }: { id: string; hint?: ReactNode; error?: string },
): { id: string; "aria-invalid"?: true; "aria-describedby"?: string } {
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    ...(error ? { "aria-invalid": true } : {}),
    ...(by ? { "aria-describedby": by } : {}),
  };
}

/** With its blank: one that stands alone between two elements is lost to screen readers. */
const OPTIONAL = " (optional)";

export function Field({ id, label, isOptional, hint, error, children, className }: FieldProps) {
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <label htmlFor={id} className="text-sm font-medium text-pretty">
        {label}
        {isOptional && <span className="font-normal text-muted">{OPTIONAL}</span>}
      </label>
      {children}
      {hint && <p id={`${id}-hint`} className="text-xs text-muted">{hint}</p>}
      {error && <p id={`${id}-error`} className="text-sm text-critical">{error}</p>}
    </div>
  );
}

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function Input({ className, ...rest }, ref) {
    const own = rest.type === "file" ? FILE : CONTROL_HEIGHT;
    return <input ref={ref} className={cx(CONTROL, own, className)} {...rest} />;
  },
);

export const TextArea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement>
>(function TextArea({ className, ...rest }, ref) {
  return <textarea ref={ref} className={cx(CONTROL, "min-h-20 py-2", className)} {...rest} />;
});

export interface NativeSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Classes of the control itself; `className` is for the box it stands in. */
  controlClassName?: string;
}

export const NativeSelect = forwardRef<HTMLSelectElement, NativeSelectProps>(
  function NativeSelect({ className, controlClassName, ...rest }, ref) {
    return (
      <span className={cx("relative inline-block w-full max-w-full", className)}>
        <select
          ref={ref}
          className={cx(CONTROL, CONTROL_HEIGHT, "appearance-none pr-9", controlClassName)}
          {...rest}
        />
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
        />
      </span>
    );
  },
);

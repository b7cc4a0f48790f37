/** What was wrong with the fields of a form: each says it beside itself, and the first of them gets the focus. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError, wordsOf } from "../_client/api.ts";

export interface FieldErrors<E extends HTMLElement> {
  /** Put on what the fields stand in. */
  ref: RefObject<E | null>;
  /** Words by the field they belong to. */
  errors: Readonly<Record<string, string>>;
  /** What belongs to no field of this form. */
  other: string | undefined;
  /** Words by field; none where all is well. */
  set: (errors: Record<string, string>) => void;
  /** What the server said, beside the fields it is about; `fallback` where it said nothing. */
  refuse: (failure: unknown, fallback?: string) => void;
}

/** @param names of the form's fields, as the server calls them */
export function useFieldErrors<E extends HTMLElement = HTMLFormElement>(
  names: readonly string[],
): FieldErrors<E> {
  const [said, setSaid] = useState<Said>({ errors: {} });
  const ref = useRef<E>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [said]);
  return {
    ref,
    errors: said.errors,
    other: said.other,
    set: (errors) => setSaid({ errors }),
    refuse: (failure, fallback = "Please try again.") =>
      setSaid(readRefusal(failure, names, fallback)),
  };
}

interface Said {
  errors: Record<string, string>;
  other?: string;
}

/** The words of a refusal by field; all of it as `other` where it is about none of these fields. */
export function readRefusal(failure: unknown, names: readonly string[], fallback: string): Said {
  const fields = failure instanceof ApiError ? failure.body.fields ?? {} : {};
  const errors = Object.fromEntries(
    names.flatMap((name) => fields[name] ? [[name, fields[name]]] : []),
  );
  if (Object.keys(errors).length > 0) return { errors };
  const isTaken = failure instanceof ApiError && failure.body.code === "user_already_exists";
  const words = wordsOf(failure, fallback);
  return isTaken && names.includes("email")
    ? { errors: { email: words } }
    : { errors, other: words };
}

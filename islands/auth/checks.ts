/** The checks of the sign-in and sign-up forms, small enough for pages that ship no schema library. */
import { FIELD_MESSAGES } from "../../functions/_shared/messages.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What a new password needs, by the name its line in the list carries. */
export const PASSWORD_NEEDS: Record<string, (password: string) => boolean> = {
  length: (it) => it.length >= 8,
  upper: (it) => /[A-Z]/.test(it),
  lower: (it) => /[a-z]/.test(it),
  number: (it) => /[0-9]/.test(it),
};

/** Field → message for everything that is wrong, in the order of the form; empty when it may be sent. */
export function checkForm(
  kind: "login" | "register",
  values: Record<string, string>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const password = values.password ?? "";
  if (kind === "register" && (values.name ?? "").trim().length < 2) {
    errors.name = FIELD_MESSAGES.userName.tooShort;
  }
  if (!EMAIL.test((values.email ?? "").trim())) errors.email = FIELD_MESSAGES.email.invalid;
  if (kind === "login") {
    if (password.length < 6) errors.password = FIELD_MESSAGES.password.tooShortToSignIn;
    return errors;
  }
  if (!PASSWORD_NEEDS.length(password)) errors.password = FIELD_MESSAGES.password.tooShort;
  else if (!Object.values(PASSWORD_NEEDS).every((test) => test(password))) {
    errors.password = FIELD_MESSAGES.password.tooSimple;
  }
  return errors;
}

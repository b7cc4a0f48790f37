/**
 * Sign in and create account with script: checks before sending, the password's list ticks itself off, the
 * answer comes as a notice. Without script the same forms post to their own page.
 */
import { attentionWords, MESSAGES } from "../../functions/_shared/messages.ts";
import {
  clearSession,
  type Flash,
  isLeaving,
  leaveFlash,
  loginFlash,
  markLeaving,
  registrationFlash,
  storeSession,
} from "../_client/session_store.ts";
import { offerToShowPasswords } from "../_client/show_password.ts";
import { clearToast, listenForHotkey, placeToasts, showToast } from "../_client/toast.ts";
import { checkForm, PASSWORD_NEEDS } from "./checks.ts";

interface AuthAnswer {
  token: string;
  user: { name: string };
}

const form = document.querySelector<HTMLFormElement>("form[data-form]");
const kind = form?.dataset.form === "register"
  ? "register"
  : form?.dataset.form === "login"
  ? "login"
  : "other";

/** Marks what is wrong and says it beside its field. */
function showErrors(target: HTMLFormElement, errors: Record<string, string>): void {
  for (const input of target.querySelectorAll<HTMLInputElement>("input[id]")) {
    const error = errors[input.name] ?? "";
    input.toggleAttribute("aria-invalid", false);
    if (error) input.setAttribute("aria-invalid", "true");
    const place = document.getElementById(`${input.name}-error`);
    if (place) place.textContent = error;
  }
}

const goToFirstError = (target: HTMLFormElement): void =>
  target.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();

/** Lists on top of the form what is wrong, each line leading to its field, and goes there. */
function summarize(errors: Record<string, string>): void {
  const wrong = Object.entries(errors);
  const summary = document.createElement("div");
  summary.className = "alert";
  summary.tabIndex = -1;
  const list = document.createElement("ul");
  list.append(...wrong.map(([name, message]) => {
    const link = Object.assign(document.createElement("a"), {
      href: `#${name}`,
      textContent: message,
    });
    link.addEventListener("click", (event) => {
      event.preventDefault();
      document.getElementById(name)?.focus();
    });
    const line = document.createElement("li");
    line.append(link);
    return line;
  }));
  const title = document.createElement("strong");
  title.textContent = attentionWords(wrong.length);
  summary.append(title, list);
  document.getElementById("form-alert")?.replaceChildren(...wrong.length > 0 ? [summary] : []);
  summary.focus();
}

async function send(target: HTMLFormElement, values: Record<string, string>): Promise<void> {
  const words = kind === "login" ? MESSAGES.loginFailed : MESSAGES.registrationFailed;
  let message: string = kind === "login"
    ? words.fallback
    : "Registration failed. Please try again.";
  try {
    const response = await fetch(`/api/auth/${kind}`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) {
      welcome(answer as AuthAnswer, target);
      return;
    }
    message = answer.message || words.fallback;
    if (answer.code === "insufficient_aal") {
      askForCode(target);
      return;
    }
    showErrors(target, answer.fields ?? fieldOf(answer.code, message));
    goToFirstError(target);
  } catch (error) {
    console.error(error);
  }
  showToast({ title: words.title, description: message, variant: "destructive", stays: true });
}

/** The password was right, and the account wants a code as well. */
function askForCode(target: HTMLFormElement): void {
  const place = target.querySelector<HTMLElement>("[data-code]");
  if (place) place.hidden = false;
  showErrors(target, {});
  target.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
}

/** The field a refusal of the whole form is about. */
function fieldOf(code: string | undefined, message: string): Record<string, string> {
  if (code === "user_already_exists") return { email: message };
  return code === "invalid_credentials" ? { password: message } : {};
}

function welcome(answer: AuthAnswer, target: HTMLFormElement): void {
  storeSession(answer.token, answer.user);
  const flash: Flash = kind === "login"
    ? loginFlash(answer.user.name)
    : registrationFlash(answer.user.name);
  leaveFlash(flash);
  const next = new FormData(target).get("next");
  location.assign(typeof next === "string" && next.startsWith("/") ? next : "/dashboard");
}

async function onSubmit(event: SubmitEvent): Promise<void> {
  if (!form || kind === "other") return;
  event.preventDefault();
  const values = Object.fromEntries(
    [...new FormData(form).entries()].filter(([name, value]) =>
      name !== "next" && (name !== "code" || value !== "")
    ),
  ) as Record<string, string>;
  const errors = checkForm(kind, values);
  clearToast();
  showErrors(form, errors);
  summarize(errors);
  if (Object.keys(errors).length > 0) return;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.getAttribute("aria-busy") === "true") return;
  button?.setAttribute("aria-busy", "true");
  await send(form, values);
  button?.removeAttribute("aria-busy");
}

/** Ticks what a new password has; once that is all, what was wrong before is not said any longer. */
function onPassword(input: HTMLInputElement): void {
  tickNeeds(input.value);
  if (kind !== "register" || document.querySelector('[data-met="false"]')) return;
  input.removeAttribute("aria-invalid");
  document.getElementById(`${input.name}-error`)?.replaceChildren();
}

function tickNeeds(password: string): void {
  for (const item of document.querySelectorAll<HTMLElement>("[data-need]")) {
    const test = PASSWORD_NEEDS[item.dataset.need ?? ""];
    item.dataset.met = String(Boolean(test?.(password)));
  }
}

if (form) {
  form.noValidate = true;
  form.addEventListener("submit", onSubmit);
  if (kind !== "other") placeToasts(document.getElementById("form-alert"));
  const password = form.querySelector<HTMLInputElement>('input[name="password"]');
  password?.addEventListener("input", () => onPassword(password));
  tickNeeds(password?.value ?? "");
}

offerToShowPasswords();

// Here every sign-out ends, also one that was cut off before it could clean up.
if (isLeaving()) {
  clearSession();
  markLeaving(false);
}

listenForHotkey();

/** What moves on the landing page: dialogs, the rotating badge, the sample sheet, and its two forms. */
import { BADGE_ROTATION_MS } from "../../functions/_shared/constants/timing.ts";
import { leaveFlash, registrationFlash, storeSession } from "../_client/session_store.ts";
import { offerToShowPasswords } from "../_client/show_password.ts";
import { listenForHotkey, showToast } from "../_client/toast.ts";

for (const opener of document.querySelectorAll<HTMLElement>("[data-dialog]")) {
  opener.setAttribute("aria-haspopup", "dialog");
  opener.addEventListener("click", (event) => {
    const dialog = document.getElementById(opener.dataset.dialog ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
  });
}

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    const target = event.target as HTMLElement;
    if (target === dialog || target.closest("[data-close]")) dialog.close();
  });
}

offerToShowPasswords();

function rotateBadge(): void {
  const badge = document.querySelector<HTMLAnchorElement>("[data-rotate]");
  if (!badge) return;
  const facts: { text: string; href: string }[] = JSON.parse(badge.dataset.rotate ?? "[]");
  let at = 0;
  setInterval(() => {
    // It stands still while somebody means to follow it.
    const isHeld = badge.matches(":hover, :focus-visible");
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (document.hidden || isHeld || isStill) return;
    at = (at + 1) % facts.length;
    badge.textContent = facts[at].text;
    badge.href = facts[at].href;
  }, BADGE_ROTATION_MS);
}

/** Marks box and card of one finding; the page stays where it is when both are in sight. */
function showSample(id: string): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-sample]")) {
    link.dataset.on = String(link.dataset.sample === id);
  }
  for (const card of document.querySelectorAll<HTMLElement>("#sample li")) {
    card.dataset.on = String(card.id === id);
  }
  document.getElementById(id)?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

for (const link of document.querySelectorAll<HTMLElement>("[data-sample]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    showSample(link.dataset.sample ?? "");
  });
}

async function post(values: Record<string, string>): Promise<Response> {
  return await fetch("/api/auth/register", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(values),
  });
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form).entries()) as Record<string, string>;
}

/** Puts what is wrong beside its field, and takes away what no longer is. */
function markFields(form: HTMLFormElement, fields: Record<string, string> = {}): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-error]")) {
    const name = place.dataset.error ?? "";
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
    place.textContent = fields[name] ?? "";
    if (fields[name]) field?.setAttribute("aria-invalid", "true");
    else field?.removeAttribute("aria-invalid");
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

async function onAccess(form: HTMLFormElement): Promise<void> {
  const response = await post(valuesOf(form));
  const answer = await response.json().catch(() => ({}));
  markFields(form, answer.fields);
  if (!response.ok) {
    showToast({
      title: "Request not sent",
      description: answer.message || "Please try again in a moment.",
      variant: "destructive",
    });
    return;
  }
  form.reset();
  form.closest("dialog")?.close();
  showToast({ title: "Request received", description: answer.message });
}

async function onTrial(form: HTMLFormElement): Promise<void> {
  const response = await post(valuesOf(form));
  const answer = await response.json().catch(() => ({}));
  markFields(form, answer.fields);
  if (!response.ok) {
    alert(`Registration failed: ${answer.message || "Please try again"}`);
    return;
  }
  storeSession(answer.token, answer.user);
  leaveFlash(registrationFlash(answer.user.name));
  location.assign("/dashboard");
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const isTrial = form.dataset.form === "trial";
    const button = form.querySelector('button[type="submit"]');
    if (button?.getAttribute("aria-busy") === "true") return;
    button?.setAttribute("aria-busy", "true");
    try {
      await (isTrial ? onTrial(form) : onAccess(form));
    } catch (error) {
      console.error(error);
      if (isTrial) alert("Registration failed. Please try again.");
      else {
        showToast({
          title: "Request not sent",
          description: "Please try again in a moment.",
          variant: "destructive",
        });
      }
    } finally {
      button?.removeAttribute("aria-busy");
    }
  });
}

// A place on this page was chosen in the menu of the phone: it has done its work.
for (const link of document.querySelectorAll(".site-menu a")) {
  link.addEventListener("click", () => link.closest<HTMLElement>("[popover]")?.hidePopover());
}

rotateBadge();
listenForHotkey();

/**
 * Notices on pages without a framework: one at a time, five seconds, F8 moves the focus to them, a swipe of
 * 50 px to the right dismisses. The region is the page's own `.toasts`.
 */
import { TOAST_LIFE_MS } from "../../functions/_shared/constants/timing.ts";

export interface PlainNotice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Until it is dismissed or replaced: what has to be put right is read while one does so. */
  stays?: boolean;
}

const SWIPE_PX = 50;
let timer: ReturnType<typeof setTimeout> | undefined;

function region(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".toasts");
}

/** Shows a notice in place of the one before. */
export function showToast(
  { title, description, variant = "default", stays = false }: PlainNotice,
): void {
  const home = region();
  if (!home) return;
  clearTimeout(timer);
  const item = document.createElement("div");
  item.className = `toast ${variant}`;
  item.setAttribute("role", variant === "destructive" ? "alert" : "status");
  item.tabIndex = 0;
  const text = document.createElement("div");
  text.append(Object.assign(document.createElement("strong"), { textContent: title }));
  if (description) {
    text.append(Object.assign(document.createElement("p"), { textContent: description }));
  }
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "✕",
  });
  close.setAttribute("aria-label", "Dismiss");
  const dismiss = () => item.remove();
  close.addEventListener("click", dismiss);
  item.append(text, close);
  home.replaceChildren(item);

  const start = () => {
    if (!stays) timer = setTimeout(dismiss, TOAST_LIFE_MS);
  };
  item.addEventListener("pointerenter", () => clearTimeout(timer));
  item.addEventListener("pointerleave", start);
  item.addEventListener("focusin", () => clearTimeout(timer));
  item.addEventListener("focusout", start);
  let from = 0;
  item.addEventListener("pointerdown", (event) => from = event.clientX);
  item.addEventListener("pointerup", (event) => {
    if (event.clientX - from > SWIPE_PX) dismiss();
  });
  start();
}

/** Puts the notices of a page into a part of it, where they cover nothing. */
export function placeToasts(after: Element | null): void {
  const home = region();
  if (home) after?.after(home);
}

/** Takes the notice away. */
export function clearToast(): void {
  clearTimeout(timer);
  region()?.replaceChildren();
}

/** F8 moves the focus to the notices, on every page that has them. */
export function listenForHotkey(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F8") return;
    const home = region();
    (home?.querySelector<HTMLElement>(".toast") ?? home)?.focus();
  });
}

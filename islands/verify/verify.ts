/**
 * The verify page with script: the code is uppercased as it is typed, the answer appears in place, and a notice
 * says the outcome. The answer itself is the server's own markup, the same that is shown without script.
 */
import { MESSAGES } from "../../functions/_shared/messages.ts";
import {
  clearToast,
  listenForHotkey,
  placeToasts,
  type PlainNotice,
  showToast,
} from "../_client/toast.ts";
import { forgetAnswer, goTo, listenForFile } from "./compare.ts";

const form = document.querySelector<HTMLFormElement>("#verify-form");
const input = document.querySelector<HTMLInputElement>("#code");
const place = document.querySelector<HTMLElement>("#answer");

/** Says the outcome above the answer until the next: five seconds later all of the answer would move. */
const say = (notice: PlainNotice) => showToast({ ...notice, stays: true });

function showOutage(reason: string): void {
  const template = document.querySelector<HTMLTemplateElement>("#outage");
  if (place && template) {
    place.replaceChildren(template.content.cloneNode(true));
    forgetAnswer(place);
  }
  say({
    title: MESSAGES.verificationError.title,
    description: reason || MESSAGES.verificationError.fallback,
    variant: "destructive",
  });
}

/** Puts the answer about a code on the page; `isQuiet` leaves saying so to the caller. */
async function lookUp(code: string, { isQuiet = false } = {}): Promise<void> {
  if (!place) return;
  const address = `/verify?code=${encodeURIComponent(code)}`;
  place.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(address, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const answer = page.querySelector<HTMLElement>("#answer");
    if (!answer?.dataset.title) throw new Error(MESSAGES.verificationError.fallback);
    place.replaceChildren(...answer.childNodes);
    forgetAnswer(place);
    Object.assign(place.dataset, answer.dataset);
    history.replaceState(null, "", address);
    if (isQuiet) return;
    say({
      title: answer.dataset.title,
      description: answer.dataset.text,
      variant: answer.dataset.outcome === "valid" ? "default" : "destructive",
    });
    goTo(place);
  } catch (error) {
    showOutage(error instanceof TypeError ? "" : (error as Error).message);
  } finally {
    place.removeAttribute("aria-busy");
  }
}

input?.addEventListener("input", () => {
  const at = input.selectionStart;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(at, at);
});

placeToasts(form);
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const code = input?.value.trim() ?? "";
  if (code === "") {
    say({ ...MESSAGES.verificationMissing, variant: "destructive" });
    input?.focus();
    return;
  }
  lookUp(code);
});

listenForFile({
  lookUp: async (code) => {
    if (input) input.value = code;
    await lookUp(code, { isQuiet: true });
  },
  asked: () => input?.value.trim() ?? "",
  clearNotice: clearToast,
});

listenForHotkey();

/** Wakes the islands of the page: finds each by the name the server wrote and takes over the markup that is there. */
import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

const ISLANDS = import.meta.glob<IslandModule>(["/islands/*/*.tsx", "!/islands/_*/*.tsx"]);

/** The last button pressed in an island that still slept, as the head of the page keeps it: pressed again once awake. */
const early = document as Document & { pressedEarly?: HTMLElement | null };

/** Fields that hold what somebody typed while their island still slept. */
const typedEarly = (element: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO)]
    .filter((it) => it.value !== "" && it.value !== it.defaultValue);

const TYPED_INTO = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])";

async function wake(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.getAttribute("component-name") ?? ""];
  if (!load) return;
  const module = await load();
  const Island = module[element.getAttribute("component-export") ?? "default"];
  const props = JSON.parse(element.getAttribute("data-serialized-props") ?? "{}");
  const typed = typedEarly(element);
  hydrateRoot(element, createElement(Island, props));
  // The island has heard none of it: without this its button would stay closed under a field that is filled.
  for (const field of typed) field.dispatchEvent(new Event("input", { bubbles: true }));
  element.dataset.awake = "true";
  const pressed = early.pressedEarly;
  if (!pressed || !element.contains(pressed)) return;
  early.pressedEarly = null;
  // What was typed is taken up by then.
  setTimeout(() => press(pressed));
}

/** Menus open on the pointer's way down, which is over by now, and on keys: for them it is a key. */
function press(button: HTMLElement): void {
  if (button.getAttribute("aria-haspopup") !== "menu") return button.click();
  const key = { key: "Enter", bubbles: true, cancelable: true };
  button.dispatchEvent(new KeyboardEvent("keydown", key));
}

/** Radix locks scrolling with a style element of its own; it reads the page's nonce from this name. */
const script = document.querySelector<HTMLScriptElement>("script[nonce]");
Object.assign(globalThis, { __webpack_nonce__: script?.nonce ?? "" });

for (const element of document.querySelectorAll<HTMLElement>("honox-island")) wake(element);

/** Wakes the islands of the page: finds each by the name the server wrote and draws it over what is there. */
import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";

type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

const ISLANDS = import.meta.glob<IslandModule>(["/islands/*/*.tsx", "!/islands/_*/*.tsx"]);

async function wake(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.getAttribute("component-name") ?? ""];
  if (!load) return;
  const module = await load();
  const Island = module[element.getAttribute("component-export") ?? "default"];
  const props = JSON.parse(element.getAttribute("data-serialized-props") ?? "{}");
  createRoot(element).render(createElement(Island, props));
  element.dataset.awake = "true";
}

/** Radix locks scrolling with a style element of its own; it reads the page's nonce from this name. */
const script = document.querySelector<HTMLScriptElement>("script[nonce]");
Object.assign(globalThis, { __webpack_nonce__: script?.nonce ?? "" });

for (const element of document.querySelectorAll<HTMLElement>("honox-island")) wake(element);

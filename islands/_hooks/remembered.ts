/** A choice of how a screen is laid out, kept on this device. */
import { useState } from "react";

/** Yes or no under `key`; no where nothing was chosen yet. */
export function useRemembered(key: string): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => read(key));
  function choose(next: boolean) {
    setValue(next);
    try {
      if (next) localStorage.setItem(key, "yes");
      else localStorage.removeItem(key);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [value, choose];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false;
  }
}

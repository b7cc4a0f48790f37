/** Buttons that show what was typed into a password field; without script there are none. */

/** Brings them to life: each names its field in `data-toggle`. */
export function offerToShowPasswords(): void {
  for (const toggle of document.querySelectorAll<HTMLButtonElement>("[data-toggle]")) {
    const input = document.getElementById(toggle.dataset.toggle ?? "") as HTMLInputElement | null;
    if (!input) continue;
    toggle.hidden = false;
    toggle.setAttribute("aria-label", "Show password");
    toggle.addEventListener("click", () => {
      const isShown = input.type === "password";
      input.type = isShown ? "text" : "password";
      toggle.textContent = isShown ? "Hide" : "Show";
      toggle.setAttribute("aria-label", isShown ? "Hide password" : "Show password");
    });
  }
}

/** The report's PDF against the hash of the answer: read and hashed here, never sent. */

/** The code a report PDF carries in the words of its signature: plain, or as UTF-16 in hexadecimal. */
export function findCode(pdf: Uint8Array): string | null {
  const text = new TextDecoder("latin1").decode(pdf);
  const plain = text.match(/FLC-[A-Z2-9]{6}-CERT/g)?.at(-1);
  if (plain) return plain;
  const hex = text.match(/0046004c0043002d(?:00[0-9a-f]{2}){6}002d0043004500520054/gi)?.at(-1);
  return hex
    ? hex.match(/..../g)!.map((it) => String.fromCharCode(parseInt(it, 16))).join("")
    : null;
}

/** SHA-256 in hexadecimal. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

function show(template: string, words: Record<string, string>): void {
  const from = one<HTMLTemplateElement>(`#${template}`);
  const place = one("#comparison");
  if (!from || !place) return;
  const copy = from.content.cloneNode(true) as DocumentFragment;
  for (const [name, text] of Object.entries(words)) {
    const target = copy.querySelector(`[data-${name}]`);
    if (target) target.textContent = text;
  }
  place.replaceChildren(copy);
}

/**
 * Wakes the drop area.
 *
 * @param lookUp asks for a code and resolves when the answer is on the page
 * @param asked  the code the answer on the page is about, empty when there is none
 */
export function listenForFile(lookUp: (code: string) => Promise<void>, asked: () => string): void {
  const area = one<HTMLLabelElement>(".drop");
  const input = one<HTMLInputElement>("#file");
  const section = one("#compare");
  if (!area || !input || !section) return;
  section.hidden = false;

  const compare = async (file: File) => {
    if (!crypto.subtle) {
      return show("file-unknown", { reason: "This browser only hashes files over https." });
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const code = findCode(bytes) ?? asked();
    if (!code) {
      return show("file-unknown", {
        reason: "It carries no verification code. Enter the code of the report first.",
      });
    }
    if (code !== asked() || !one("#answer")?.dataset.outcome) await lookUp(code);
    const wanted = one("#answer")?.dataset.sha256;
    const hash = await hashOf(bytes);
    if (!wanted) {
      return show("file-unknown", {
        reason: `Nothing is recorded to compare it with. Its SHA-256 is ${hash}.`,
      });
    }
    show(hash === wanted ? "file-same" : "file-other", { name: file.name, hash });
  };
  const take = (file: File | null | undefined) => {
    if (!file) return;
    compare(file).catch(() =>
      show("file-unknown", { reason: "The file could not be read. Choose it again." })
    );
  };

  input.addEventListener("change", () => {
    take(input.files?.[0]);
    input.value = "";
  });
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.dataset.over = "";
  });
  area.addEventListener("dragleave", () => delete area.dataset.over);
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    delete area.dataset.over;
    take(event.dataTransfer?.files[0]);
  });
}

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

/** What is said around the code of a file that is not the report: its own code, or the one it was compared with. */
export function otherFileWords(isItsOwn: boolean): { lead: string; rest: string } {
  return isItsOwn
    ? {
      lead: "It carries the code",
      rest:
        ", but its bytes differ from those issued under it: it was changed, saved again by another program, or forged. Do not rely on this file; ask for the original.",
    }
    : {
      lead: "It carries no code, and its bytes differ from those issued under",
      rest:
        ": it is another file, or it was changed, saved again by another program, or forged. Do not rely on this file; ask for the original.",
    };
}

/** Takes from the place of the answer what it knows of the last one. */
export function forgetAnswer(place: HTMLElement): void {
  for (const name of Object.keys(place.dataset)) delete place.dataset[name];
}

/**
 * Puts the focus on the answer, and in sight its first line with the notice above it: by itself a browser shows the
 * middle of a long one.
 */
export function goTo(answer: HTMLElement): void {
  answer.focus({ preventScroll: true });
  (document.querySelector(".stack > .toasts:not(:empty)") ?? answer)
    .scrollIntoView({ block: "start" });
}

const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

/** Fills a template of the page with words. */
function fill(template: string, words: Record<string, string>): DocumentFragment | null {
  const from = one<HTMLTemplateElement>(`#${template}`);
  if (!from) return null;
  const copy = from.content.cloneNode(true) as DocumentFragment;
  for (const [name, text] of Object.entries(words)) {
    const target = copy.querySelector(`[data-${name}]`);
    if (target) target.textContent = text;
  }
  return copy;
}

/** What a file says of itself beside what is on record. */
export type FileVerdict = "same" | "other" | "unknown";

/** The verdict on a file. A record that knows no hash can't speak for any file. */
export function judgeFile(hash: string, recorded: string | undefined): FileVerdict {
  if (!recorded) return "unknown";
  return hash === recorded ? "same" : "other";
}

export interface FileCheck {
  /** Asks for a code and resolves when the answer is on the page; says nothing of it yet. */
  lookUp: (code: string) => Promise<void>;
  /** The code the page is about, empty when there is none. */
  asked: () => string;
  /** Takes away the notice of an answer before: of a file its answer alone tells. */
  clearNotice: () => void;
}

/** Wakes the drop area. With a file, the verdict on the file is the answer: what is on record stands behind it. */
export function listenForFile({ lookUp, asked, clearNotice }: FileCheck): void {
  const area = one<HTMLLabelElement>(".drop");
  const input = one<HTMLInputElement>("#file");
  const section = one("#compare");
  const place = one("#answer");
  if (!area || !input || !section || !place) return;
  section.hidden = false;

  const refuse = (reason: string) => {
    const card = fill("file-unknown", { reason });
    if (card) place.replaceChildren(card);
    forgetAnswer(place);
    clearNotice();
    goTo(place);
  };

  const compare = async (file: File) => {
    if (!crypto.subtle) return refuse("This browser can only check files over HTTPS.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const own = findCode(bytes);
    const code = own ?? asked();
    if (!code) {
      return refuse("It doesn’t contain a verification code. Enter the report’s code first.");
    }
    // Unseen until the file is judged: what is on record must not be read as said of the file. It keeps its room.
    place.style.visibility = "hidden";
    clearNotice();
    try {
      await lookUp(code);
      const { sha256, outcome } = place.dataset;
      const hash = await hashOf(bytes);
      if (outcome === "valid" && !sha256) {
        return refuse(`There’s no record to compare it with. Its SHA-256 is ${hash}.`);
      }
      const verdict = outcome === undefined ? "unknown" : judgeFile(hash, sha256);
      const words = { name: file.name, hash, code, ...otherFileWords(own !== null) };
      const copy = verdict === "unknown" ? null : fill(`file-${verdict}`, words);
      if (verdict === "other" && copy) {
        // The answer is read out by the heading of the file's verdict.
        one("#answer-heading")?.removeAttribute("id");
        copy.querySelector("[data-record]")?.append(...place.childNodes);
        place.replaceChildren(copy);
      } else if (copy) {
        one("#answer-heading")?.after(copy);
      }
    } finally {
      place.style.visibility = "";
      goTo(place);
    }
  };
  const take = (file: File | null | undefined) => {
    if (!file) return;
    compare(file).catch(() => refuse("The file could not be read. Choose it again."));
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

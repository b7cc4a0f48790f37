/** Someone at work: looks at pages, polls a review, checks codes of reports, now and then uploads a plan. */
import { PROJECT_FIELDS, projectForm } from "../fakes/product.ts";
import type { Chance } from "../fakes/random.ts";
import type { Figures } from "./figures.ts";

const PLAN = await Deno.readFile(new URL("../fixtures/plans/office-buildout.pdf", import.meta.url));
/** Pause between two actions of one person, in milliseconds. */
const THINK_MS = [500, 3_500] as const;
/** A call that takes longer counts as no answer. */
const PATIENCE_MS = 30_000;
const PAGES = ["/", "/dashboard", "/projects", "/reports", "/billing"];

export interface UserOptions {
  url: string;
  number: number;
  chance: Chance;
  figures: Figures;
  /** Codes of reports anybody may check; users add theirs. */
  codes: string[];
  /** Uploads at most. */
  uploads: number;
}

export class VirtualUser {
  readonly #options: UserOptions;
  #headers: Record<string, string>;
  #projects: string[] = [];
  #uploads = 0;

  constructor(options: UserOptions) {
    this.#options = options;
    // Each comes from an address of its own, as behind a proxy.
    const { number } = options;
    this.#headers = { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` };
  }

  /** @throws {Error} when the sign-up is not answered with a session */
  async register(): Promise<void> {
    const { status, text } = await this.#call("register", "/api/auth/register", {
      method: "POST",
      body: JSON.stringify({
        name: "Ann Lee",
        email: `user-${this.#options.number}@example.com`,
        password: "Gr4phiteRoof",
      }),
    });
    if (status !== 201) throw new Error(`Cannot sign up: ${status || "no answer in time"} ${text}`);
    const { token } = JSON.parse(text);
    this.#headers = {
      ...this.#headers,
      authorization: `Bearer ${token}`,
      cookie: `flclear_session=${token}`,
    };
  }

  async work(signal: AbortSignal): Promise<void> {
    const { chance } = this.#options;
    while (!signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, chance.between(...THINK_MS)));
      if (!signal.aborted) await this.#act();
    }
  }

  async #act(): Promise<void> {
    const { chance, codes } = this.#options;
    const draw = chance.next();
    const project = this.#projects.length > 0 ? chance.pick(this.#projects) : null;
    if (draw < 0.25) await this.#call("browse page", chance.pick(PAGES));
    else if (draw < 0.4) await this.#call("list projects", "/api/projects");
    else if (draw < 0.45) await this.#call("read figures", "/api/stats");
    else if (draw < 0.7 && project) await this.#poll(project);
    else if (draw < 0.76 && project) {
      await this.#call("list files", `/api/projects/${project}/files`);
    } else if (draw < 0.9 && codes.length > 0) {
      await this.#call("verify", `/api/verify/${chance.pick(codes)}`);
    } else if (draw < 0.94 && codes.length > 0) {
      await this.#call("verify page", `/verify?code=${chance.pick(codes)}`);
    } else if (this.#uploads < this.#options.uploads && chance.next() < 0.35) await this.#upload();
  }

  async #poll(project: string): Promise<void> {
    const { status, text } = await this.#call("poll progress", `/api/projects/${project}/progress`);
    if (status !== 200 || JSON.parse(text).status !== "completed") return;
    const report = await this.#call("read report", `/api/projects/${project}/report`);
    const { codes } = this.#options;
    if (report.status !== 200) return;
    const { verificationCode } = JSON.parse(report.text);
    if (!codes.includes(verificationCode)) codes.push(verificationCode);
  }

  async #upload(): Promise<void> {
    this.#uploads++;
    const mark = new TextEncoder().encode(`\n% ${this.#options.number} ${this.#uploads}\n`);
    const bytes = new Uint8Array([...PLAN, ...mark]);
    const form = projectForm(PROJECT_FIELDS, [{ name: "plans.pdf", bytes }]);
    const { status, text } = await this.#call("upload", "/api/projects", {
      method: "POST",
      body: form,
    });
    if (status === 201) this.#projects.push(JSON.parse(text).id);
  }

  async #call(
    operation: string,
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string }> {
    const { url, figures } = this.#options;
    const startMs = performance.now();
    try {
      const answer = await fetch(url + path, {
        ...init,
        headers: this.#headers,
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      figures.note(operation, answer.status, performance.now() - startMs);
      return { status: answer.status, text };
    } catch {
      figures.note(operation, 0, performance.now() - startMs);
      return { status: 0, text: "" };
    }
  }
}

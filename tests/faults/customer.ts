/**
 * A customer of a server that may die at any moment: uploads, looks, retries what failed, deletes. Remembers
 * what was promised (answers that arrived), so that it can be held against what is there in the end.
 */
import { postInPieces } from "../fakes/post_in_pieces.ts";
import { PROJECT_FIELDS } from "../fakes/product.ts";
import type { Chance } from "../fakes/random.ts";

const PLAN = await Deno.readFile(new URL("../fixtures/plans/office-buildout.pdf", import.meta.url));
/** No answer after this long is a wrong answer. */
const PATIENCE_MS = 90_000;
/** Projects under way at once. */
const BUSY_MOST = 2;

/** A call that got no answer: wrong by itself, whatever came of it. */
export class Unanswered extends TypeError {}

interface Listed {
  id: string;
  status: string;
  failureReason: string | null;
}

export class Customer {
  readonly email: string;
  /** Projects whose creation was answered. */
  readonly created = new Set<string>();
  /** Projects whose deletion was asked for, and those where it was answered. */
  readonly deleting = new Set<string>();
  readonly deleted = new Set<string>();
  /** Answers nobody should get. */
  readonly wrong: string[] = [];
  readonly seen = { uploads: 0, retries: 0, reports: 0, unavailable: 0 };
  #headers: { authorization: string } | null = null;
  #sets = 0;

  constructor(readonly name: string, readonly chance: Chance) {
    this.email = `${name}@example.com`;
  }

  /** Works until the signal or until the server is gone. */
  async work(url: string, signal: AbortSignal): Promise<void> {
    try {
      while (!signal.aborted) {
        await this.#act(url);
        await new Promise((resolve) => setTimeout(resolve, this.chance.between(5, 80)));
      }
    } catch (error) {
      // The line was cut in the middle of a call: that is what this is about.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** Every project of the customer. */
  async list(url: string): Promise<Listed[]> {
    const answer = await this.call(url, "/api/projects");
    return answer.ok ? await answer.json() : [];
  }

  async retry(url: string, id: string): Promise<void> {
    const answer = await this.call(url, `/api/projects/${id}/retry`, { method: "POST" });
    await answer.body?.cancel();
    if (answer.status === 202) this.seen.retries++;
    else if (answer.status !== 503 && answer.status !== 409) this.#note("retry", answer.status);
  }

  /** A call with the customer's session, opened when there is none yet. */
  call(url: string, path: string, init: RequestInit = {}): Promise<Response> {
    return this.#ask(
      url,
      path,
      ({ headers, signal }) =>
        fetch(url + path, { ...init, headers: { ...headers, ...init.headers }, signal }),
    );
  }

  async #ask(
    url: string,
    path: string,
    send: (means: { headers: { authorization: string }; signal: AbortSignal }) => Promise<Response>,
  ): Promise<Response> {
    this.#headers ??= await this.#signIn(url);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await send({ headers: this.#headers, signal }).catch((error) => {
      if (!signal.aborted) throw error;
      const what = path.replace(/[0-9a-f-]{36}/g, "…");
      this.wrong.push(`${what} was not answered within ${PATIENCE_MS / 1000} s`);
      throw new Unanswered(this.wrong.at(-1));
    });
    if (answer.status === 503) this.seen.unavailable++;
    else if (answer.status >= 500) this.#note(path, answer.status);
    else if (answer.status === 401) this.#note(`${path}: a session was lost`, 401);
    return answer;
  }

  async #act(url: string): Promise<void> {
    const projects = await this.list(url);
    const failed = projects.find((it) => it.status === "failed");
    const done = projects.filter((it) => it.status === "completed");
    const busy = projects.filter((it) => it.status === "processing").length;
    const draw = this.chance.next();
    if (failed) await this.retry(url, failed.id);
    else if (busy < BUSY_MOST && draw < 0.7) await this.upload(url);
    else if (projects.length > 3 && draw < 0.8) {
      await this.#delete(url, this.chance.pick(projects).id);
    } else if (done.length > 0) await this.#read(url, this.chance.pick(done).id);
    else if (projects.length > 0) {
      const { id } = this.chance.pick(projects);
      await (await this.call(url, `/api/projects/${id}/progress`)).body?.cancel();
    }
  }

  /** Sends a set of plans. */
  async upload(url: string): Promise<void> {
    const { pieces, type } = this.#makeSet();
    this.seen.uploads++;
    const path = "/api/projects";
    const answer = await this.#ask(url, path, ({ headers, signal }) =>
      postInPieces(url + path, {
        headers: { ...headers, "content-type": type },
        pieces,
        pause: () => new Promise((resolve) => setTimeout(resolve, this.chance.between(0, 20))),
        signal,
      }));
    if (answer.status === 201) this.created.add((await answer.json()).id);
    else {
      await answer.body?.cancel();
      if (answer.status !== 503) this.#note("upload", answer.status);
    }
  }

  /** A form with one or two plan files in pieces, so that it can be cut anywhere. */
  #makeSet(): { pieces: Uint8Array[]; type: string } {
    const boundary = `set-${++this.#sets}-of-${this.name}`;
    const encode = (text: string) => new TextEncoder().encode(text);
    const head = (it: string) => `--${boundary}\r\nContent-Disposition: form-data; ${it}\r\n\r\n`;
    const fields = Object.entries(PROJECT_FIELDS).map(([field, value]) =>
      `${head(`name="${field}"`)}${value}\r\n`
    );
    const pieces = [encode(fields.join(""))];
    for (let file = 1; file <= 1 + this.chance.below(2); file++) {
      pieces.push(encode(head(`name="files"; filename="set-${file}.pdf"`)));
      for (let at = 0; at < PLAN.length; at += 16_384) pieces.push(PLAN.subarray(at, at + 16_384));
      pieces.push(encode(`\n% ${this.name} ${this.#sets} ${file}\n\r\n`));
    }
    pieces.push(encode(`--${boundary}--\r\n`));
    return { pieces, type: `multipart/form-data; boundary=${boundary}` };
  }

  async #delete(url: string, id: string): Promise<void> {
    this.deleting.add(id);
    const answer = await this.call(url, `/api/projects/${id}`, { method: "DELETE" });
    await answer.body?.cancel();
    if (answer.ok) this.deleted.add(id);
    // Asked twice, when the first answer was cut off.
    else if (answer.status === 404) this.deleted.add(id);
    else if (answer.status !== 503) this.#note("delete", answer.status);
  }

  async #read(url: string, id: string): Promise<void> {
    const answer = await this.call(url, `/api/projects/${id}/report`);
    if (!answer.ok) return void await answer.body?.cancel();
    const { verificationCode } = await answer.json();
    const check = await this.call(url, `/api/verify/${verificationCode}`);
    if (!check.ok) return void await check.body?.cancel();
    const { verificationResult } = await check.json();
    this.seen.reports++;
    if (!verificationResult.isValid) {
      this.wrong.push(`report of ${id}: ${verificationResult.issues.join(" ")}`);
    }
  }

  async #signIn(url: string): Promise<{ authorization: string }> {
    const send = async (path: string, values: object) => {
      const answer = await fetch(url + path, { method: "POST", body: JSON.stringify(values) });
      const { token } = await answer.json();
      return token && { authorization: `Bearer ${token}` };
    };
    const who = { email: this.email, password: "Gr4phiteRoof" };
    const headers = await send("/api/auth/register", { ...who, name: "Ann Lee" }) ??
      await send("/api/auth/login", who);
    if (!headers) throw new TypeError("The server could not sign anybody in");
    const answer = await fetch(`${url}/api/billing/create-subscription`, {
      method: "POST",
      headers,
      body: JSON.stringify({ planTier: "enterprise" }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new TypeError("The server could not change the plan");
    return headers;
  }

  #note(what: string, status: number): void {
    this.wrong.push(`${what.replace(/[0-9a-f-]{36}/g, "…")} answered ${status}`);
  }
}

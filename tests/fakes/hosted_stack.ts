/** Starts a stack that behaves as hosted Supabase, and what a process needs to be pointed at it. */

export interface HostedStack {
  /** `SUPABASE_URL` and keys. */
  env: Record<string, string>;
  /** Runs SQL past all policies and answers the rows. */
  sql: (text: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

const READY = /is ready on (http:\S+)/;

/** @param database address of a PostgreSQL database; an engine in the stack's own process when left out */
export async function openHostedStack(database?: string): Promise<HostedStack> {
  const folder = await Deno.makeTempDir({ prefix: "flclear-hosted-" });
  const keys = {
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${crypto.randomUUID().replaceAll("-", "")}`,
    SUPABASE_SECRET_KEY: `sb_secret_${crypto.randomUUID().replaceAll("-", "")}`,
  };
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "tests/fakes/hosted_program.ts"],
    cwd: new URL("../../", import.meta.url),
    env: {
      ...keys,
      HOSTED_DATABASE: database ?? `${folder}/database`,
      HOSTED_OBJECTS: `${folder}/objects`,
      HOSTED_JWT_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      NO_COLOR: "1",
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  const read = async (stream: ReadableStream<Uint8Array>) => {
    for await (const piece of stream) {
      output += new TextDecoder().decode(piece);
      const url = READY.exec(output)?.[1];
      if (url) resolve(url);
    }
    reject(new Error(`The stack ended before it was ready: ${output}`));
  };
  const reading = Promise.all([read(child.stdout), read(child.stderr)]).catch(() => {});
  const url = await promise;
  return {
    env: { SUPABASE_URL: url, ...keys },
    async sql(text) {
      const answer = await fetch(`${url}/sql`, { method: "POST", body: text });
      if (!answer.ok) throw new Error(`Cannot run SQL: ${await answer.text()}`);
      return await answer.json();
    },
    async close() {
      child.kill("SIGTERM");
      await child.status;
      await reading;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

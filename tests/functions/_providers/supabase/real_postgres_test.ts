/** Policies, job table and limits once more on a PostgreSQL server, when the machine has one. */
import assert from "node:assert/strict";

const SUITES = [
  "tests/functions/_providers/supabase/policies_test.ts",
  "tests/functions/_providers/supabase/jobs_test.ts",
  "tests/functions/_services/limits_test.ts",
];
const FOLDERS = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** Folder of the server's programs, null when there is none. */
function findServer(): string | null {
  for (const folder of FOLDERS) {
    let names: string[] = [];
    try {
      names = [...Deno.readDirSync(folder)].map((it) => it.name).sort().reverse();
    } catch {
      continue;
    }
    for (const name of names) {
      try {
        Deno.statSync(`${folder}/${name}/bin/initdb`);
        return `${folder}/${name}/bin`;
      } catch {
        // Another package of that folder.
      }
    }
  }
  return null;
}

const programs = findServer();

/** Runs a program; as the user `postgres` when we are root, which the server refuses to be. */
async function run(program: string, args: string[]): Promise<void> {
  const isRoot = Deno.uid() === 0;
  const command = [program, ...args].map((it) => `'${it}'`).join(" ");
  const { code, stderr } = await new Deno.Command(isRoot ? "su" : program, {
    args: isRoot ? ["postgres", "-c", command] : args,
    stdout: "null",
    stderr: "piped",
  }).output();
  if (code !== 0) throw new Error(`${program}: ${new TextDecoder().decode(stderr)}`);
}

Deno.test({
  name: "policies, jobs and limits hold on a PostgreSQL server too",
  ignore: programs === null,
  async fn() {
    const folder = await Deno.makeTempDir({ prefix: "flclear-pg-" });
    await Deno.chmod(folder, 0o777);
    const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const { port } = listener.addr;
    listener.close();
    const data = `${folder}/data`;
    await run(`${programs}/initdb`, ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8"]);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    await run(`${programs}/pg_ctl`, [
      "-D",
      data,
      "-o",
      options,
      "-l",
      `${folder}/log`,
      "-w",
      "start",
    ]);
    try {
      for (const [n, suite] of SUITES.entries()) {
        const base = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres"];
        await run(`${programs}/createdb`, [...base, `suite${n}`]);
        const { code, stdout } = await new Deno.Command(Deno.execPath(), {
          args: ["test", "-A", "-q", "--no-check", suite],
          cwd: new URL("../../../../", import.meta.url),
          env: {
            TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/suite${n}`,
            NO_COLOR: "1",
          },
          stdout: "piped",
          stderr: "null",
        }).output();
        assert.equal(code, 0, new TextDecoder().decode(stdout));
      }
    } finally {
      await run(`${programs}/pg_ctl`, ["-D", data, "-m", "immediate", "stop"]);
      await Deno.remove(folder, { recursive: true });
    }
  },
});

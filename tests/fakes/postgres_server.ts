/** A PostgreSQL server of its own, on a free port and in a folder that goes with it. */

const FOLDERS = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

export interface PostgresServer {
  /** Address of a database that exists. */
  url: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
  /** Starts it; again after a kill. */
  start: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Ends it and removes its folder. */
  close: () => Promise<void>;
}

/** Folder of the server's programs, null when this machine has none. */
export function findPostgres(): string | null {
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

/** Makes a new server and starts it. @param programs folder of its programs */
export async function openPostgres(programs: string): Promise<PostgresServer> {
  const folder = await Deno.makeTempDir({ prefix: "flclear-pg-" });
  await Deno.chmod(folder, 0o777);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  listener.close();
  const data = `${folder}/data`;
  await run(`${programs}/initdb`, ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8"]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = async () => {
    // After a kill, the processes it left behind hold its shared memory for a moment.
    for (let tries = 1;; tries++) {
      try {
        const options = ["-D", data, "-o", settings, "-l", `${folder}/log`, "-w", "start"];
        return await run(`${programs}/pg_ctl`, options);
      } catch (error) {
        if (tries >= 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  };
  await start();
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    createDatabase: (name) =>
      run(`${programs}/createdb`, [
        "-h",
        "127.0.0.1",
        "-p",
        String(port),
        "-U",
        "postgres",
        name,
      ]),
    start,
    async kill() {
      const [pid] = (await Deno.readTextFile(`${data}/postmaster.pid`)).split("\n");
      Deno.kill(Number(pid), "SIGKILL");
    },
    async close() {
      await run(`${programs}/pg_ctl`, ["-D", data, "-m", "immediate", "stop"]).catch(() => {});
      await Deno.remove(folder, { recursive: true });
    },
  };
}

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

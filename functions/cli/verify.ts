/**
 * `deno task verify report.pdf [--key public.jwk]`: checks a report without a network. `--key` takes a public
 * key, a list of keys or the key set of `/.well-known/`; without it the keys of this machine's own data folder
 * are tried.
 *
 * Exit code 0: valid; 1: altered; 2: unknown, or the file or key can't be read.
 */
import { parsePublicKeys, type PublicSealKey } from "../_shared/seal.ts";
import { type ReportState, verifyReportPdf } from "../_report/verify_report_pdf.ts";

const USAGE = "Usage: deno task verify report.pdf [--key public.jwk]";
const EXIT_CODES: Record<ReportState, number> = { valid: 0, altered: 1, unknown: 2 };

/** A mistake of the caller, to be told in one sentence. */
class UsageError extends Error {}

/** Runs the command. @returns the exit code */
export async function runVerify(
  args: readonly string[],
  options: { dataDir: string; print: (line: string) => void },
): Promise<number> {
  const { dataDir, print } = options;
  try {
    const { path, keyPath } = readArguments(args);
    const pdf = await readFile(path);
    const keys = keyPath === null ? await findOwnKeys(dataDir) : await readKeys(keyPath);
    const verdict = await verifyReportPdf(pdf, keys);
    print(verdict.answer);
    for (const reason of verdict.reasons) print(reason);
    if (verdict.report) {
      const { body, seal } = verdict.report;
      const claim = verdict.state === "valid" ? "" : " (as the file claims)";
      print(`Code      ${seal.verificationCode}${claim}`);
      print(`Project   ${body.projectName}`);
      print(`Issued    ${seal.sealedAt}`);
      print(`Hash      ${seal.reportHash}`);
    }
    if (verdict.state === "valid") {
      print("Only the verification page can tell whether it has since been replaced or revoked.");
    }
    return EXIT_CODES[verdict.state];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 2;
  }
}

function readArguments(args: readonly string[]): { path: string; keyPath: string | null } {
  const paths: string[] = [];
  let keyPath: string | null = null;
  for (let index = 0; index < args.length; index++) {
    if (args[index] === "--key") {
      keyPath = args[++index] ?? null;
      if (keyPath === null) throw new UsageError(`--key needs a file. ${USAGE}`);
    } else if (args[index].startsWith("--")) {
      throw new UsageError(`Unknown option ${args[index]}. ${USAGE}`);
    } else paths.push(args[index]);
  }
  if (paths.length !== 1) throw new UsageError(USAGE);
  return { path: paths[0], keyPath };
}

async function readFile(path: string): Promise<Uint8Array> {
  try {
    return await Deno.readFile(path);
  } catch (error) {
    const reason = error instanceof Deno.errors.NotFound ? "no such file" : "it can’t be opened";
    throw new UsageError(`Cannot read ${path}: ${reason}.`);
  }
}

async function readKeys(path: string): Promise<PublicSealKey[]> {
  const text = new TextDecoder().decode(await readFile(path));
  try {
    return await parsePublicKeys(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path} holds no public key.`);
    throw error;
  }
}

/** The public halves of the keys this machine seals with; none where it has never sealed. */
async function findOwnKeys(dataDir: string): Promise<PublicSealKey[]> {
  const folder = `${dataDir}/keys`;
  try {
    const names = (await Array.fromAsync(Deno.readDir(folder))).map((it) => it.name)
      .filter((name) => name.endsWith(".jwk"));
    return (await Promise.all(names.map((name) => readKeys(`${folder}/${name}`)))).flat();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

if (import.meta.main) {
  const dataDir = Deno.env.get("DATA_DIR") ?? ".data";
  Deno.exit(await runVerify(Deno.args, { dataDir, print: console.log }));
}

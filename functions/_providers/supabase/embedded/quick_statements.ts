/**
 * Spares the embedded database statements. For each request the library sets a dozen settings, one statement
 * each; the engine copies its list of parsers for each statement, and asks six times for one with values where
 * twice would do. All of that costs more than what was asked for.
 */

type Settings = [name: string, value: string][];

/** Whom a request is made for, as the library hands it on. */
export interface CallerContext {
  auth?: { role?: string; uid?: unknown; jwt?: unknown } | null;
  storage?: { operation?: unknown } | null;
}

/** The called function's view of its request, as the library hands it on. */
export interface CallContext {
  method: string;
  path: string;
  requestHeaders?: Record<string, string> | null;
}

/** The engine. `exec` takes statements as they are, by the simple protocol, and gives the result of each. */
export interface Engine {
  query(statement: string, values?: unknown[], options?: unknown): Promise<{ rows: unknown[] }>;
  exec(statements: string): Promise<{ rows: unknown[] }[]>;
  parsers?: Record<number | string, unknown>;
}

/** What of a connection is looked at. The two methods belong to the library's inner part and may go. */
export interface EngineConnection {
  driver: Engine;
  applyJwtSessionContext?: unknown;
  applyRpcRequestGucs?: unknown;
}

/**
 * Makes a connection set all settings of a request in one statement, send plain values within the statement, and
 * forget parsers nothing asks for. A connection that does it in another way stays as it is.
 */
export async function spareStatements(connection: EngineConnection): Promise<void> {
  const { driver } = connection;
  await forgetListParsers(driver);
  const { defer } = joinStatements(driver);
  const apply = (settings: Settings) => Promise.resolve(defer(toStatement(settings)));
  if (typeof connection.applyJwtSessionContext === "function") {
    connection.applyJwtSessionContext = (_session: unknown, context: CallerContext) =>
      apply(callerSettings(context));
  }
  if (typeof connection.applyRpcRequestGucs === "function") {
    connection.applyRpcRequestGucs = (_session: unknown, context: CallContext) =>
      apply(callSettings(context));
  }
}

/** The role comes first, as in the library: what it may not become, nothing is set for. */
function callerSettings({ auth, storage }: CallerContext): Settings {
  const role = auth?.role || "anon";
  const { jwt } = auth ?? {};
  return [
    ["role", role],
    ["request.jwt.claim.sub", String(auth?.uid ?? "")],
    ["request.jwt.claim.role", role],
    ["storage.operation", String(storage?.operation ?? "")],
    ...(jwt && typeof jwt === "object"
      ? [["request.jwt.claims", JSON.stringify(jwt)] as Settings[number]]
      : []),
  ];
}

function callSettings({ method, path, requestHeaders }: CallContext): Settings {
  return [
    ["response.status", ""],
    ["response.headers", ""],
    ["request.method", method],
    ["request.path", path],
    ["request.headers", JSON.stringify(requestHeaders ?? {})],
  ];
}

/** Settings that last as long as the transaction. */
function toStatement(settings: Settings): string {
  const parts = settings.map(([name, value]) => `set_config('${name}', ${quote(value)}, true)`);
  return `select ${parts.join(", ")}`;
}

/** Reads the same whether backslashes escape in plain quotes or not. @source PostgreSQL, 4.1.2.2 */
function quote(value: string): string {
  return `E'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/**
 * Sends statements whose values are all plain as one text, without asking for the types of the values first, and
 * what answers nothing – the beginning of a transaction, settings – together with the statement after it. What is
 * wrong with them fails that statement.
 */
function joinStatements(driver: Engine): { defer: (statement: string) => void } {
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  let deferred: string[] = [];
  const defer = (statement: string) => void deferred.push(statement);
  const takeDeferred = () => {
    const taken = deferred;
    deferred = [];
    return taken;
  };
  driver.exec = (statements) => exec([...takeDeferred(), statements].join(";\n"));
  driver.query = async (statement, values, options) => {
    if (BEGIN.test(statement)) {
      defer(statement);
      return { rows: [] };
    }
    const whole = options === undefined ? writeValues(statement, values ?? []) : null;
    if (whole === null) {
      if (deferred.length > 0) await exec(takeDeferred().join(";\n"));
      return await query(statement, values, options);
    }
    const results = await driver.exec(whole);
    return results[results.length - 1] ?? { rows: [] };
  };
  return { defer };
}

const BEGIN = /^begin$/i;

/** Letters and signs that mean nothing inside quotes: ids, numbers, moments, words of a list. */
const PLAIN = /^[\w.:@+-]{0,100}$/;
/** A statement with these is not looked through for the places of its values. */
const OPAQUE = /['\\]|[\w"$]\$|\$[a-z_]|--|\/\*/i;

/**
 * The statement with its values in their places, each in quotes: the engine finds the type of such a value as it
 * does for one that is sent apart.
 *
 * @returns null for what has to be sent apart: a value that is not plain, a statement that may be several
 */
export function writeValues(statement: string, values: readonly unknown[]): string | null {
  if (statement.includes(";")) return null;
  if (values.length === 0) return statement;
  if (OPAQUE.test(statement) || !values.every(isPlain)) return null;
  return statement.replace(/\$(\d+)/g, (_, place) => `'${values[Number(place) - 1]}'`);
}

const isPlain = (value: unknown): boolean =>
  typeof value === "string" ? PLAIN.test(value) : Number.isSafeInteger(value);

/** Types of which lists are kept in tables or asked for. */
const LISTED = [
  "bool",
  "int2",
  "int4",
  "int8",
  "float8",
  "numeric",
  "text",
  "varchar",
  "name",
  "uuid",
]
  .concat("json", "jsonb", "date", "timestamptz");

/** The engine has a parser for the lists of each type, several hundred, and copies all of them for each statement. */
async function forgetListParsers(driver: Engine): Promise<void> {
  const { parsers } = driver;
  if (!parsers) return;
  const listed = LISTED.map((it) => `'${it}'`).join(", ");
  const { rows } = await driver.query(
    `select list.oid from pg_type list join pg_type element on element.typarray = list.oid where element.typname not in (${listed})`,
  );
  for (const { oid } of rows as { oid: number }[]) delete parsers[oid];
}

/**
 * Spares the embedded database statements. For each request the library sets a dozen settings, one statement
 * each, and the engine copies its list of parsers for each statement; both cost more than what was asked for.
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

/** What of a connection is looked at. The two methods belong to the library's inner part and may go. */
export interface EngineConnection {
  driver: {
    query(
      statement: string,
      values?: unknown[],
    ): Promise<{ rows: unknown[] }>;
    parsers?: Record<number | string, unknown>;
  };
  applyJwtSessionContext?: unknown;
  applyRpcRequestGucs?: unknown;
}

/**
 * Makes a connection set all settings of a request in one statement, and forget parsers nothing asks for. A
 * connection that does it in another way stays as it is.
 */
export async function spareStatements(connection: EngineConnection): Promise<void> {
  const { driver } = connection;
  const apply = (settings: Settings) => driver.query(...toStatement(settings));
  if (typeof connection.applyJwtSessionContext === "function") {
    connection.applyJwtSessionContext = (_session: unknown, context: CallerContext) =>
      apply(callerSettings(context));
  }
  if (typeof connection.applyRpcRequestGucs === "function") {
    connection.applyRpcRequestGucs = (_session: unknown, context: CallContext) =>
      apply(callSettings(context));
  }
  await forgetRowParsers(driver);
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
function toStatement(settings: Settings): [statement: string, values: string[]] {
  const parts = settings.map(([name], at) => `set_config('${name}', $${at + 1}, true)`);
  return [`select ${parts.join(", ")}`, settings.map(([, value]) => value)];
}

/** Lists of whole rows of a table never leave the database; the engine keeps a parser for those of each. */
async function forgetRowParsers(driver: EngineConnection["driver"]): Promise<void> {
  const { parsers } = driver;
  if (!parsers) return;
  const { rows } = await driver.query(
    "select list.oid from pg_type list join pg_type element on element.oid = list.typelem where element.typtype = 'c'",
  );
  for (const { oid } of rows as { oid: number }[]) delete parsers[oid];
}

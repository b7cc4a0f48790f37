/** A PostgreSQL server in place of the engine in this process. */
import { createLines, type Driver, type Line } from "./server_lines.ts";

/**
 * Connects to a server that may go away and come back at any time.
 *
 * @param url connection string, `postgres://…`
 * @throws what the driver throws where no server answers
 */
export async function connectServer(url: string) {
  const { createPostgresConnection } = await import("@supabase/lite/postgres");
  const open = (more: object = {}) =>
    createPostgresConnection({
      url,
      postgresOptions: {
        onnotice: () => {},
        types: { json: jsonAsSent(114), jsonb: jsonAsSent(3802) },
        ...more,
      },
    });
  // How arrays are read and written is asked once: a driver asks anew on each line it opens, and where the server dies
  // before it answers, that ends in an error nobody can catch.
  const asking = open({ max: 1, fetch_types: true });
  await asking.driver.unsafe("select 1").finally(() => asking.driver.end());
  const { parsers, serializers } = asking.driver.options;
  const openKnowing = (more: object = {}) => {
    const connection = open({ ...more, fetch_types: false });
    Object.assign(connection.driver.options.parsers, parsers);
    Object.assign(connection.driver.options.serializers, serializers);
    return connection;
  };
  const connection = openKnowing();
  const lines = createLines((onclose): Driver => {
    const { driver } = openKnowing({ max: 1, onclose });
    const reserve = async () => {
      // A driver that asks for no types lends only a line that is open already.
      await driver.unsafe("select 1");
      return await driver.reserve() as unknown as Line;
    };
    return { reserve, end: (options) => driver.end(options) };
  });
  Object.assign(connection.driver, { reserve: lines.reserve });
  return Object.assign(connection, {
    close: async () => {
      await lines.close();
      await connection.driver.end();
    },
  });
}

/** Arguments of functions arrive as JSON text; the driver would write them as JSON a second time. */
const jsonAsSent = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => typeof value === "string" ? value : JSON.stringify(value),
  parse: (text: string): unknown => JSON.parse(text),
});

/**
 * Keeps a server busy: asks for one address over several kept connections, one request at a time on each. Speaks
 * HTTP over plain sockets, since a browser-like client costs more than the server that is measured.
 * Arguments: address, seconds, connections, pause in ms after each answer, further header lines as JSON, seconds from
 * the start whose answers do not count. SIGTERM ends it earlier, after the answers it waits for.
 */

/** What it prints. */
export interface LoadFigures {
  answers: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("latin1");

if (import.meta.main) {
  const [address, seconds, connections, pauseMs = "0", headers = "[]", warmSeconds = "0"] =
    Deno.args;
  const { hostname, port, pathname, search } = new URL(address);
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    "accept-encoding: gzip, br",
    ...JSON.parse(headers) as string[],
  ];
  const request = encoder.encode(`${lines.join("\r\n")}\r\n\r\n`);
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const from = performance.now() + Number(warmSeconds) * 1000;
  let until = from + Number(seconds) * 1000;
  Deno.addSignalListener("SIGTERM", () => until = 0);
  const ask = async () => {
    const socket = await Deno.connect({ hostname, port: Number(port) });
    socket.setNoDelay();
    while (performance.now() < until) {
      const sent = performance.now();
      await writeAll(socket, request);
      const status = await readAnswer(socket);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (sent >= from) times.push(performance.now() - sent);
      if (Number(pauseMs) > 0) await new Promise((done) => setTimeout(done, Number(pauseMs)));
    }
    socket.close();
  };
  await Promise.all(Array.from({ length: Number(connections) }, ask));
  const spentMs = performance.now() - from;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const figures: LoadFigures = {
    answers: times.length,
    perSecond: times.length / spentMs * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    statuses,
  };
  console.log(JSON.stringify(figures));
  Deno.exit(0);
}

async function writeAll(socket: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await socket.write(bytes.subarray(at));
}

/** Reads one whole answer and gives its status. @source RFC 9112, 6 and 7 */
async function readAnswer(socket: Deno.Conn): Promise<string> {
  let held = "";
  const buffer = new Uint8Array(1 << 16);
  const more = async () => {
    const count = await socket.read(buffer);
    if (count === null) throw new Error("The server closed the connection");
    held += decoder.decode(buffer.subarray(0, count));
  };
  let head = -1;
  while ((head = held.indexOf("\r\n\r\n")) < 0) await more();
  const status = held.slice(9, 12);
  const start = head + 4;
  const length = /\r\ncontent-length: *(\d+)/i.exec(held.slice(0, head + 2))?.[1];
  if (length !== undefined) {
    while (held.length < start + Number(length)) await more();
    return status;
  }
  for (let at = start;;) {
    let end = -1;
    while ((end = held.indexOf("\r\n", at)) < 0) await more();
    const size = parseInt(held.slice(at, end), 16);
    while (held.length < end + 2 + size + 2) await more();
    if (size === 0) return status;
    at = end + 2 + size + 2;
  }
}

/** Bytes a browser without cache fetches for a page: the document, its styles and its scripts, as they travel. */
import { get } from "node:http";
import { type Row, toRow } from "./row.ts";
import { finishReview, openProductServer, signIn, upload } from "./server.ts";

const PLAN = "tests/fixtures/plans/office-buildout.pdf";

interface Fetched {
  /** As it travels, compressed. */
  sent: number;
  /** What the browser makes of it. */
  whole: number;
  text: string;
}

export async function benchShipped(): Promise<Row[]> {
  const product = await openProductServer();
  try {
    const visitor = await signIn(product.url);
    const id = await upload(product.url, visitor, PLAN);
    const code = await finishReview(product.url, visitor, id);
    const pages = [
      ["/", ""],
      ["/login", ""],
      [`/verify?code=${code}`, ""],
      ["/dashboard", visitor.cookie],
      [`/project/${id}/enhanced-report`, visitor.cookie],
    ];
    const rows: Row[] = [];
    for (const [path, cookie] of pages) {
      const { document, styles, scripts, whole } = await weigh(product.url, path, cookie);
      const sum = document + styles + scripts;
      rows.push(toRow({
        subject: "shipped",
        what: `page ${path.replace(id, "…").replace(code, "…")}, compressed`,
        figure: sum / 1000,
        unit: "kB",
        reference: { what: "not compressed", figure: whole / 1000 },
        note: `document ${kb(document)}, styles ${kb(styles)}, scripts ${kb(scripts)} kB`,
      }));
    }
    return rows;
  } finally {
    await product.close();
  }
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Follows links to styles and scripts, and what scripts import as they load. */
async function weigh(origin: string, path: string, cookie: string) {
  const page = await fetchRaw(origin + path, cookie);
  const seen = new Set<string>();
  const sum = { document: page.sent, styles: 0, scripts: 0, whole: page.whole };
  const waiting = [
    ...page.text.matchAll(/<script[^>]+src="([^"]+)"/g),
    ...page.text.matchAll(/<link[^>]+rel="(?:stylesheet|modulepreload)"[^>]+href="([^"]+)"/g),
    ...page.text.matchAll(/<link[^>]+href="([^"]+)"[^>]+rel="(?:stylesheet|modulepreload)"/g),
  ].map((it) => new URL(it[1], origin + path).href);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { sent, whole, text } = await fetchRaw(next, cookie);
    sum.whole += whole;
    if (new URL(next).pathname.endsWith(".css")) sum.styles += sent;
    else {
      sum.scripts += sent;
      for (const [, from] of text.matchAll(/(?:import|from)\s*["'](\.{0,2}\/[^"']+\.js)["']/g)) {
        waiting.push(new URL(from, next).href);
      }
    }
  }
  return sum;
}

/** Asks as browsers do; `fetch` would hide how many bytes came. */
async function fetchRaw(address: string, cookie: string): Promise<Fetched> {
  const headers = { "accept-encoding": "gzip, deflate, br", ...cookie && { cookie } };
  const { bytes, encoding } = await new Promise<
    { bytes: Uint8Array<ArrayBuffer>; encoding: string }
  >(
    (resolve, reject) => {
      get(address, { headers }, (answer) => {
        if (answer.statusCode !== 200) {
          reject(new Error(`${address} answered ${answer.statusCode}`));
        }
        const parts: Uint8Array[] = [];
        answer.on("data", (part: Uint8Array) => parts.push(part));
        answer.on("end", async () =>
          resolve({
            bytes: new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()),
            encoding: answer.headers["content-encoding"] ?? "",
          }));
        answer.on("error", reject);
      }).on("error", reject);
    },
  );
  const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
  const plain = encoding === "br"
    ? brotliDecompressSync(bytes)
    : encoding === "gzip"
    ? gunzipSync(bytes)
    : bytes;
  return { sent: bytes.length, whole: plain.length, text: new TextDecoder().decode(plain) };
}

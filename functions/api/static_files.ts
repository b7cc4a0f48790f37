/** Files served as they are: built assets, which never change under their name, and the folder `static/`. */
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./env.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  mjs: "text/javascript; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

export interface StaticFolder {
  /** Folder on disk, ending in a slash. */
  folder: URL;
  /** Only paths that begin so are looked for. */
  prefix: string;
  /** True when a name changes with its content. */
  isHashed: boolean;
}

/** Serves a file when there is one, else lets the request pass on. */
export function serveFolder({ folder, prefix, isHashed }: StaticFolder): MiddlewareHandler<ApiEnv> {
  const cacheControl = isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  return async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const type = isRead && c.req.path.startsWith(prefix) ? typeOf(c.req.path) : null;
    const place = type === null ? null : placeIn(folder, c.req.path);
    const info = place === null ? null : await Deno.stat(place).catch(() => null);
    if (type === null || place === null || !info?.isFile) return await next();
    const etag = `W/"${info.size.toString(16)}-${(info.mtime?.getTime() ?? 0).toString(16)}"`;
    const headers = { "content-type": type, "cache-control": cacheControl, etag };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const takesBrotli = isHashed && /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
    const packed = takesBrotli
      ? await Deno.readFile(new URL(`${place.href}.br`)).catch(() => null)
      : null;
    if (packed === null) return c.body(await Deno.readFile(place), 200, headers);
    return c.body(packed, 200, {
      ...headers,
      "content-encoding": "br",
      vary: "accept-encoding",
    });
  };
}

function typeOf(path: string): string | null {
  return TYPES[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ""] ?? null;
}

/**
 * Every part of a path as such files are named: letters, digits, `.`, `_` and `-`, not begun by a dot. So nothing
 * of it means another place, encoded once, twice or not at all, and hidden files stay hidden.
 */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** The file of a path; null when no file of the folder is named so. */
function placeIn(folder: URL, path: string): URL | null {
  return PLAIN_PATH.test(path) ? new URL(`.${path}`, folder) : null;
}

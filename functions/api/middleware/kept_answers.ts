/**
 * Finished answers to verifications many ask for at once, in front of session, log and rendering. An answer is kept
 * as long as the verification it tells of counts as the present one, which is a second at most: how old that may be,
 * and how it is counted, is the use case's alone. Only visitors get kept answers, and each keeps its rate limits.
 */
import type { Context, MiddlewareHandler } from "hono";
import { nameRequest } from "../../_providers/telemetry/mod.ts";
import type { VerificationResult } from "../../_shared/contract/mod.ts";
import { sha256Hex } from "../../_shared/seal.ts";
import { type ApiEnv, type ApiOptions, callerAddress } from "../env.ts";
import { nameAddress, RATE_LIMITS } from "./rate_limit.ts";
import { createRateTally } from "./rate_tally.ts";
import { requestIdOf } from "./request_context.ts";
import { readToken } from "./session.ts";

/** The two that may be kept, by the route they are logged as. */
const ROUTES = { page: "/verify", call: "/api/verify/:code" } as const;
type Kind = keyof typeof ROUTES;

/** Codes in the form they are issued in; whatever else is typed takes the long way. */
const ASKED = /^https?:\/\/[^/]+(?:\/(verify)\?code=|\/api\/verify\/)(FLC-[0-9A-Z]{6}-CERT)$/;
/** Made anew for each request. */
const OWN_HEADERS = new Set(["x-request-id", "content-length", "content-encoding", "vary"]);
const LOG_MS = 1000;

interface Finished {
  headers: Record<string, string>;
  body: string;
  /** The body packed by gzip; null where it is not worth it, or nobody on the way may change it. */
  packed: Uint8Array<ArrayBuffer> | null;
}

export function keepAnswers(options: ApiOptions): MiddlewareHandler<ApiEnv> {
  const { services, isBehindProxy } = options;
  // A page asks the call, so both count as one call.
  const tally = createRateTally(options, [RATE_LIMITS.general, RATE_LIMITS.verify]);
  const kept = new WeakMap<VerificationResult, Map<Kind, Promise<Finished | null>>>();
  const note = createSummary(options.log);

  return async (c, next) => {
    const asked = c.req.method === "GET" ? ASKED.exec(c.req.raw.url) : null;
    const looking = asked && services.peekVerification(asked[2]);
    if (!asked || !looking || readToken(c, options)) return await next();
    const [, page, code] = asked;
    const kind: Kind = page ? "page" : "call";
    const result = await looking.catch(() => null);
    if (!result) return await next();

    const shelf = kept.get(result) ?? new Map<Kind, Promise<Finished | null>>();
    kept.set(result, shelf);
    const known = shelf.get(kind);
    if (!known) {
      const finishing = Promise.withResolvers<Finished | null>();
      shelf.set(kind, finishing.promise);
      let finished: Finished | null = null;
      try {
        await next();
        const isSame = await services.peekVerification(code)?.catch(() => null) === result;
        if (isSame) finished = await finish(c);
      } finally {
        if (!finished) shelf.delete(kind);
        finishing.resolve(finished);
      }
      return;
    }
    const finished = await known;
    if (!finished) return await next();
    const admitted = tally.admit(nameAddress(callerAddress(c, isBehindProxy)));
    if (!(typeof admitted === "boolean" ? admitted : await admitted)) return await next();
    if (!services.noteVerification(code)) return await next();
    nameRequest("GET", ROUTES[kind]);
    note(kind);
    return respond(c, finished);
  };
}

function respond(c: Context<ApiEnv>, { headers, body, packed }: Finished): Response {
  const own = { ...headers, "x-request-id": requestIdOf(c) };
  const isPacked = packed !== null &&
    /\bgzip\b/.test(c.req.raw.headers.get("accept-encoding") ?? "");
  return isPacked
    ? new Response(packed, { headers: { ...own, "content-encoding": "gzip" } })
    : new Response(body, { headers: own });
}

/** The answer just made, for others to get too; null when it is a refusal. */
async function finish(c: Context<ApiEnv>): Promise<Finished | null> {
  if (c.res.status !== 200) return null;
  const text = await c.res.clone().text();
  const headers = Object.fromEntries([...c.res.headers].filter(([name]) => !OWN_HEADERS.has(name)));
  const policy = headers["content-security-policy"] ?? "";
  const shared = await shareScripts(text, { policy, nonce: c.get("nonce") });
  if (!shared) return null;
  const mayPack = !/no-transform/.test(headers["cache-control"] ?? "");
  return {
    headers: {
      ...headers,
      "content-security-policy": shared.policy,
      ...(mayPack && { vary: "accept-encoding" }),
    },
    body: shared.text,
    packed: mayPack ? await pack(shared.text) : null,
  };
}

/**
 * A nonce is for one answer. In what many get, scripts are let through by their place or by the hash of what they
 * say instead, and nothing by a nonce.
 *
 * @returns null when the nonce stands where it can't be replaced
 * @source CSP Level 3, 6.7.2.3
 */
async function shareScripts(
  text: string,
  { policy, nonce }: { policy: string; nonce: string },
): Promise<{ text: string; policy: string } | null> {
  const mark = ` nonce="${nonce}"`;
  const inline = [...text.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)]
    .filter(([, attributes]) => attributes.includes(mark));
  const hashes = await Promise.all(inline.map(async ([, , script]) => {
    const hash = Uint8Array.fromHex(await sha256Hex(script));
    return `'sha256-${hash.toBase64()}'`;
  }));
  const shared = {
    text: text.replaceAll(mark, ""),
    policy: policy.split("; ").map((it) => {
      const replaced = it.startsWith("script-src ")
        ? hashes.map((hash) => ` ${hash}`).join("")
        : "";
      return it.replace(` 'nonce-${nonce}'`, replaced);
    }).join("; "),
  };
  return shared.text.includes(nonce) || shared.policy.includes(nonce) ? null : shared;
}

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")))
    .bytes();
}

/** One line in the log for all kept answers of a second. */
function createSummary(log: ApiOptions["log"]): (kind: Kind) => void {
  const times = new Map<Kind, number>();
  return (kind) => {
    if (times.size === 0) {
      setTimeout(() => {
        for (const [it, count] of times) log("answered_again", { route: ROUTES[it], times: count });
        times.clear();
      }, LOG_MS);
    }
    times.set(kind, (times.get(kind) ?? 0) + 1);
  };
}

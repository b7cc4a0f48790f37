/** Headers that keep a browser from doing what the product never asks of it. */
import type { MiddlewareHandler } from "hono";
import type { ApiEnv, ApiOptions } from "../env.ts";

export function securityHeaders({ publicUrl }: ApiOptions): MiddlewareHandler<ApiEnv> {
  const isSecure = publicUrl.startsWith("https:");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get("content-type") ?? "";
    const policy = type.startsWith("text/html")
      ? pagePolicy(c.get("nonce"), isSecure)
      // A PDF or picture in its own tab is shown by the browser's viewer, which a stricter policy would break.
      : "frame-ancestors 'self'; base-uri 'none'";
    const values: Record<string, string> = {
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      ...(isSecure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
    };
    for (const [name, value] of Object.entries(values)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}

/** Scripts and styles of this site and those that carry the page's nonce; PDFium needs WebAssembly. */
function pagePolicy(nonce: string, isSecure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Libraries place menus and bars with style attributes, which can't carry a nonce and can't run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

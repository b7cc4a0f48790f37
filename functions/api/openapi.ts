/** The OpenAPI 3.1 document and its readable page, both made from the contract. */
import { z } from "zod";
import {
  ErrorBody,
  errorsOf,
  EXPORT_FORMATS,
  type Operation,
  OPERATIONS,
} from "../_shared/contract/mod.ts";
import { ERROR_STATUS } from "../_shared/errors.ts";
import { sessionCookieName } from "./middleware/session.ts";

type JsonObject = Record<string, unknown>;

/** Parts of addresses that are short codes or secrets: F001, FLC-XXXXXX-CERT, a link's own. */
const NO_UUIDS = new Set(["findingId", "code", "token"]);

/** The document. @param publicUrl address of this server */
export function describeApi(publicUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of OPERATIONS) {
    const item = paths[operation.path] ??= {};
    item[operation.method.toLowerCase()] = describeOperation(operation);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "FLClear",
      version: "1.0.0",
      description:
        "Review of building plans against the Florida Building Code. Sign in for a token and send it as `Authorization: Bearer`.",
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: toSchema(ErrorBody) },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: sessionCookieName({ publicUrl }) },
      },
    },
  };
}

function describeOperation(it: Operation): JsonObject {
  const errors = Map.groupBy(errorsOf(it), (code) => ERROR_STATUS[code]);
  const whole = describeContent(it, it.answer);
  return {
    operationId: it.id,
    tags: [it.tag],
    summary: it.summary,
    ...(it.access !== "public" && { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [...pathParameters(it.path), ...queryParameters(it.query)],
    ...(it.body && {
      requestBody: {
        required: true,
        content: { [it.bodyType ?? "application/json"]: { schema: describeBody(it) } },
      },
    }),
    responses: {
      [it.status]: {
        description: "Done",
        ...(it.status !== 204 && { content: whole }),
      },
      ...Object.fromEntries([...errors].map(([status, codes]) => [status, {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      }])),
      ...Object.fromEntries((it.others ?? []).map(({ status, answer, description }) => [status, {
        description,
        ...(status !== 304 && { content: answer ? describeContent(it, answer) : whole }),
      }])),
    },
  };
}

function describeContent({ answerType }: Operation, answer: z.ZodType | undefined): JsonObject {
  const schema = answer ? toSchema(answer, "output") : {};
  return Object.fromEntries(typesOf(answerType).map((type) => [type, { schema }]));
}

const typesOf = (answerType: Operation["answerType"] = "application/json"): readonly string[] =>
  typeof answerType === "string" ? [answerType] : answerType;

function describeBody(it: Operation): JsonObject {
  const schema = toSchema(it.body!, "input");
  if (it.bodyType !== "multipart/form-data") return schema;
  const files = {
    type: "array",
    description: "Complete files, or `uploads`",
    items: { type: "string", contentMediaType: "application/octet-stream" },
  };
  const uploads = {
    type: "array",
    description: "Files uploaded earlier with /api/uploads, by id, as JSON text",
    items: { type: "string", format: "uuid" },
  };
  return { ...schema, properties: { ...schema.properties as JsonObject, files, uploads } };
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: pathSchema(name),
  }));
}

function pathSchema(name: string): JsonObject {
  if (name === "page" || name === "cycle") return { type: "integer", minimum: 1 };
  if (name === "format") return { type: "string", enum: [...EXPORT_FORMATS] };
  return { type: "string", ...(!NO_UUIDS.has(name) && { format: "uuid" }) };
}

function queryParameters(query: z.ZodType | undefined): JsonObject[] {
  if (!query) return [];
  const { properties } = toSchema(query, "input") as { properties: Record<string, JsonObject> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: "query", schema }));
}

function toSchema(schema: z.ZodType, io: "input" | "output" = "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** A page for people. @param nonce of the page's policy */
export function renderApiPage(nonce: string): string {
  const groups = [...Map.groupBy(OPERATIONS, (it) => it.tag)];
  const sections = groups.map(([tag, list]) =>
    `<section><h2>${tag}</h2>${list.map(renderOperation).join("")}</section>`
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>FLClear API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style></head>
<body><header><a href="/"><b>FL</b>Clear</a><nav aria-label="Main"><a href="/sample">Sample report</a>
<a href="/#pricing">Pricing</a><a href="/method">Accuracy</a><a href="/verify">Verify a report</a></nav></header>
<main><h1>FLClear API</h1><p>Sign in with <code>POST /api/auth/login</code> and send the token as
<code>Authorization: Bearer</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Errors have
<code>code</code>, <code>message</code> and, for forms, <code>fields</code>. Bodies come with their
<code>Content-Length</code>, not in chunks.</p>${sections.join("")}</main></body></html>`;
}

function renderOperation(it: Operation): string {
  const schema = it.body && JSON.stringify(describeBody(it), null, 2);
  const answer = it.answer && JSON.stringify(toSchema(it.answer), null, 2);
  const block = (title: string, text: string | undefined) =>
    text ? `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>` : "";
  return `<article id="${it.id}"><h3><span>${it.method}</span> <code>${it.path}</code></h3>
<p>${escapeHtml(it.summary).replace(/`([^`]+)`/g, "<code>$1</code>")}</p>
<p class="facts">${
    it.access === "public" ? "Public" : `For: ${it.access}`
  } · answers ${it.status} ${typesOf(it.answerType).join(", ")}${
    it.errors.length ? ` · errors: ${it.errors.join(", ")}` : ""
  }</p>
${block(`Request (${it.bodyType ?? "application/json"})`, schema)}${
    block("Answer", answer)
  }</article>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

const STYLE =
  `:root{color-scheme:light dark;--line:#dde2e6;--link:#1f5fbf;background:#fafaf7;color:#12202e;
font:1rem/1.6 ui-sans-serif,system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
@media(prefers-color-scheme:dark){:root{--line:#263442;--link:#6ea8ff;background:#0e1620;color:#e6edf3}}
body{margin:0;overflow-wrap:anywhere}main{max-width:56rem;margin:0 auto;padding:2rem 1rem}a,header b{color:var(--link)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;border-bottom:1px solid var(--line);padding:.5rem 1rem}
header a{color:inherit;font-size:.875rem;line-height:2.5rem;text-decoration:none}header>a{font-size:1.125rem;font-weight:650}
header nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
article{border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}
h3{margin:0;font-size:1rem}h3 span{font-weight:700}p{margin:.5rem 0}.facts{font-size:.875rem}
pre{overflow:auto;max-height:24rem;font-size:.8125rem}summary{cursor:pointer}`;

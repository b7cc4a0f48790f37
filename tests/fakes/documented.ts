/**
 * Holds every answer of a product under test against the OpenAPI document it serves: its status has to be named, its
 * media type too, and what is JSON has to be as its schema says.
 */
import assert from "node:assert/strict";
import { ErrorBody, OPERATIONS } from "../../functions/_shared/contract/mod.ts";
import { describeApi } from "../../functions/api/openapi.ts";

interface Answers {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const PATHS = describeApi("http://127.0.0.1").paths as Record<string, Record<string, Answers>>;
const OPERATION_PATHS = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`),
  isFixed: !operation.path.includes("{"),
}));

/** @throws {AssertionError} when the document does not say that a call may be answered so */
export async function assertDocumented(
  { method, url }: { method: string; url: string },
  answer: Response,
): Promise<void> {
  const { pathname } = new URL(url, "http://127.0.0.1");
  const fitting = OPERATION_PATHS.filter((it) =>
    it.operation.method === method && it.pattern.test(pathname)
  );
  const { operation } = fitting.find((it) => it.isFixed) ?? fitting[0] ?? {};
  // What is no call is answered as such; the tests of it look themselves.
  if (!operation) return;
  const what = `${method} ${operation.path} answered ${answer.status}`;
  const known = PATHS[operation.path][method.toLowerCase()].responses[answer.status];
  assert.ok(known, `${what}, which the document does not name: ${await peek(answer)}`);
  const type = answer.headers.get("content-type")?.split(";")[0] ?? null;
  if (!known.content || answer.body === null) return;
  assert.ok(type !== null && type in known.content, `${what} as ${type}`);
  if (type !== "application/json") return;
  const other = operation.others?.find((it) => it.status === answer.status)?.answer;
  const schema = other ?? (answer.status >= 400 ? ErrorBody : operation.answer);
  const { success, error } = schema?.safeParse(await answer.clone().json()) ?? { success: true };
  assert.ok(success, `${what} with another body: ${JSON.stringify(error?.issues)}`);
}

const peek = async (answer: Response): Promise<string> =>
  /json/.test(answer.headers.get("content-type") ?? "")
    ? (await answer.clone().text()).slice(0, 300)
    : "";

/**
 * A peer of the model API that sees pictures and schema and behaves as asked: answers well, refuses, stalls,
 * cuts, limits, fails, or answers nonsense. It speaks the streaming wire format, so the real client runs.
 */

/** How the peer answers one request. */
export type PeerAnswer =
  | { kind: "json"; value: unknown }
  | { kind: "text"; text: string }
  | { kind: "refusal"; text: string }
  | { kind: "cut" }
  | { kind: "stall" }
  | { kind: "tooLong" }
  | { kind: "status"; status: number; code?: string; retryAfterS?: number };

/** What the peer saw of one request. */
export interface PeerRequest {
  model: string;
  store: boolean;
  prompt: string;
  images: Uint8Array[];
  schemaName: string;
  schema: Record<string, unknown>;
  authorization: string | null;
}

/** A peer: its `fetch` goes into the client; `requests` is what it saw. */
export interface ModelPeer {
  fetch: typeof fetch;
  requests: PeerRequest[];
}

/** Starts a peer that answers each request by `decide`. No socket is opened. */
export function createModelPeer(
  decide: (request: PeerRequest, index: number) => PeerAnswer,
): ModelPeer {
  const requests: PeerRequest[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = new Request(input, init);
    const isChat = new URL(call.url).pathname.endsWith("/chat/completions");
    const body = await call.json();
    const authorization = call.headers.get("authorization");
    const request = isChat ? readChat(body, authorization) : readRequest(body, authorization);
    requests.push(request);
    const answer = decide(request, requests.length - 1);
    return respond(answer, { signal: call.signal, write: isChat ? writeChat : writeResponse });
  };
  return { fetch: answer as typeof fetch, requests };
}

interface ChatBody {
  model: string;
  store?: boolean;
  messages: { content: { type: string; text?: string; image_url?: { url: string } }[] }[];
  response_format: { json_schema: { name: string; schema: Record<string, unknown> } };
}

function readChat(body: ChatBody, authorization: string | null): PeerRequest {
  const content = body.messages.flatMap((it) => it.content);
  const { name: schemaName, schema } = body.response_format.json_schema;
  return {
    model: body.model,
    store: body.store ?? false,
    prompt: content.filter((it) => it.type === "text").map((it) => it.text).join("\n"),
    images: content.flatMap((it) =>
      it.image_url ? [Uint8Array.fromBase64(it.image_url.url.split(",")[1])] : []
    ),
    schemaName,
    schema,
    authorization,
  };
}

interface WireBody {
  model: string;
  store?: boolean;
  input: { content: { type: string; text?: string; image_url?: string }[] }[];
  text: { format: { name: string; schema: Record<string, unknown> } };
}

function readRequest(body: WireBody, authorization: string | null): PeerRequest {
  const content = body.input.flatMap((it) => it.content);
  return {
    model: body.model,
    store: body.store ?? true,
    prompt: content.filter((it) => it.type === "input_text").map((it) => it.text).join("\n"),
    images: content.flatMap((
      it,
    ) => (it.image_url ? [Uint8Array.fromBase64(it.image_url.split(",")[1])] : [])),
    schemaName: body.text.format.name,
    schema: body.text.format.schema,
    authorization,
  };
}

/** Writes the events of one answer; false when the stream is left open. */
type Writer = (answer: Streamed, send: (data: string, event?: string) => void) => void;

type Streamed = Exclude<PeerAnswer, { kind: "status" }>;

function respond(
  answer: PeerAnswer,
  { signal, write }: { signal: AbortSignal; write: Writer },
): Response {
  if (answer.kind === "status") {
    const headers: Record<string, string> = answer.retryAfterS === undefined
      ? {}
      : { "retry-after": String(answer.retryAfterS) };
    const error = {
      message: `status ${answer.status}`,
      type: "error",
      code: answer.code ?? null,
      param: null,
    };
    return Response.json({ error }, { status: answer.status, headers });
  }
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    start(controller) {
      signal.addEventListener("abort", () => {
        try {
          controller.error(new DOMException("aborted", "AbortError"));
        } catch { /* the stream is closed already */ }
      });
      write(answer, (data, event) => {
        const head = event === undefined ? "" : `event: ${event}\n`;
        controller.enqueue(encoder.encode(`${head}data: ${data}\n\n`));
      });
      if (answer.kind !== "stall") controller.close();
    },
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream" } });
}

const textOf = (answer: Streamed): string =>
  answer.kind === "json" ? JSON.stringify(answer.value) : answer.kind === "text" ? answer.text : "";

/** The events of the Responses API. */
const writeResponse: Writer = (answer, write) => {
  let sequence = 0;
  const send = (event: Record<string, unknown>) =>
    write(JSON.stringify({ ...event, sequence_number: sequence++ }), String(event.type));
  send({ type: "response.created", response: responseOf("in_progress", []) });
  if (answer.kind === "stall" || answer.kind === "cut") return;
  const text = textOf(answer);
  const part = answer.kind === "refusal"
    ? { type: "refusal", refusal: answer.text }
    : { type: "output_text", text, annotations: [], logprobs: [] };
  const empty = answer.kind === "refusal"
    ? { type: "refusal", refusal: "" }
    : { ...part, text: "" };
  const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
  send({
    type: "response.output_item.added",
    output_index: 0,
    item: messageOf("in_progress", []),
  });
  send({ type: "response.content_part.added", ...at, part: empty });
  if (answer.kind === "refusal") {
    send({ type: "response.refusal.delta", ...at, delta: answer.text });
  } else {
    for (const delta of text.match(/[\s\S]{1,64}/g) ?? []) {
      send({ type: "response.output_text.delta", ...at, delta, logprobs: [] });
    }
  }
  send({ type: "response.content_part.done", ...at, part });
  send({
    type: "response.output_item.done",
    output_index: 0,
    item: messageOf("completed", [part]),
  });
  const isWhole = answer.kind !== "tooLong";
  send({
    type: isWhole ? "response.completed" : "response.incomplete",
    response: {
      ...responseOf(isWhole ? "completed" : "incomplete", [messageOf("completed", [part])]),
      incomplete_details: isWhole ? null : { reason: "max_output_tokens" },
    },
  });
};

/** The chunks of chat completions. */
const writeChat: Writer = (answer, write) => {
  const send = (choices: unknown[], usage: unknown = null) =>
    write(JSON.stringify({
      id: "chat_1",
      object: "chat.completion.chunk",
      created: 0,
      model: "peer",
      choices,
      usage,
    }));
  const say = (delta: Record<string, unknown>, finish: string | null = null) =>
    send([{ index: 0, delta, finish_reason: finish, logprobs: null }]);
  say({ role: "assistant", content: "" });
  if (answer.kind === "stall" || answer.kind === "cut") return;
  if (answer.kind === "refusal") say({ refusal: answer.text });
  else for (const content of textOf(answer).match(/[\s\S]{1,64}/g) ?? []) say({ content });
  say({}, answer.kind === "tooLong" ? "length" : "stop");
  send([], { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 });
  write("[DONE]");
};

function messageOf(status: string, content: unknown[]): Record<string, unknown> {
  return { type: "message", id: "msg_1", role: "assistant", status, content };
}

function responseOf(status: string, output: unknown[]): Record<string, unknown> {
  return {
    id: "resp_1",
    object: "response",
    created_at: 0,
    status,
    model: "peer",
    output,
    error: null,
    incomplete_details: null,
    usage: {
      input_tokens: 1000,
      output_tokens: 200,
      total_tokens: 1200,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
}

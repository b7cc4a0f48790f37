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
    const request = readRequest(await call.json(), call.headers.get("authorization"));
    requests.push(request);
    return respond(decide(request, requests.length - 1), call.signal);
  };
  return { fetch: answer as typeof fetch, requests };
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

function respond(answer: PeerAnswer, signal: AbortSignal): Response {
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
  return new Response(streamOf(answer, signal), {
    headers: { "content-type": "text/event-stream" },
  });
}

function streamOf(
  answer: Exclude<PeerAnswer, { kind: "status" }>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      let sequence = 0;
      const send = (event: Record<string, unknown>) =>
        controller.enqueue(
          encoder.encode(
            `event: ${event.type}\ndata: ${
              JSON.stringify({ ...event, sequence_number: sequence++ })
            }\n\n`,
          ),
        );
      signal.addEventListener("abort", () => {
        try {
          controller.error(new DOMException("aborted", "AbortError"));
        } catch { /* the stream is closed already */ }
      });
      send({ type: "response.created", response: responseOf("in_progress", []) });
      if (answer.kind === "stall") return;
      if (answer.kind === "cut") return controller.close();
      const text = answer.kind === "json"
        ? JSON.stringify(answer.value)
        : answer.kind === "text"
        ? answer.text
        : "";
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
      } else {for (const delta of text.match(/[\s\S]{1,64}/g) ?? []) {
          send({ type: "response.output_text.delta", ...at, delta, logprobs: [] });
        }}
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
      controller.close();
    },
  });
}

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

/**
 * Traces and metrics, through the interface of OpenTelemetry alone. The runtime sends them when it is started
 * with `OTEL_DENO=true`; otherwise every call here does nothing and costs next to nothing. Spans carry ids and
 * counts, never names, addresses or what stands on a sheet.
 */
import {
  type Attributes,
  context,
  isSpanContextValid,
  metrics,
  type Span,
  SpanStatusCode,
  trace,
  TraceFlags,
} from "@opentelemetry/api";

const NAME = "flclear";
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Runs work under a span. @param parent `traceparent` of another process; the active span when left out */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T> | T,
  parent?: string | null,
): Promise<T> {
  const from = parent ? readParent(parent) : context.active();
  return await trace.getTracer(NAME).startActiveSpan(name, { attributes }, from, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: nameError(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Names the span of the request under way after its route, so that requests of one kind stand together. The address
 * itself is left out of it: some carry a token.
 */
export function nameRequest(method: string, route: string): void {
  const span = trace.getActiveSpan();
  span?.updateName(`${method} ${route}`);
  span?.setAttributes({ "http.route": route, "url.path": route, "url.full": route });
}

/** The active span as the header other processes are told by; null when nothing is traced. */
export function currentTraceparent(): string | null {
  const active = trace.getActiveSpan()?.spanContext();
  if (!active || !isSpanContextValid(active)) return null;
  return `00-${active.traceId}-${active.spanId}-${active.traceFlags.toString(16).padStart(2, "0")}`;
}

/** A `fetch` that tells the other side which trace a request belongs to. */
export function traceFetch(fetch_: typeof fetch): typeof fetch {
  return (input, init) => {
    const traceparent = currentTraceparent();
    if (traceparent === null) return fetch_(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set("traceparent", traceparent);
    return fetch_(input, { ...init, headers });
  };
}

function readParent(traceparent: string) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId) return context.active();
  const traceFlags = parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(context.active(), { traceId, spanId, traceFlags, isRemote: true });
}

const nameError = (error: unknown): string => error instanceof Error ? error.name : "error";

/** The product's own metrics. Instruments are made on first use, after the runtime has set itself up. */
const meters = lazy(() => {
  const meter = metrics.getMeter(NAME);
  return {
    depth: meter.createGauge("flclear.queue.depth", {
      unit: "{job}",
      description: "Jobs not done",
    }),
    page: meter.createHistogram("flclear.page.duration", {
      unit: "s",
      description: "Time a page took to be read and understood",
    }),
    cost: meter.createCounter("flclear.model.cost", {
      unit: "USD",
      description: "What the vision model was paid",
    }),
    findings: meter.createCounter("flclear.findings", {
      unit: "{finding}",
      description: "Findings of published reports",
    }),
  };
});

export function recordDepth(queue: string, state: string, jobs: number): void {
  meters().depth.record(jobs, { queue, state });
}

export function recordPage(seconds: number, isRead: boolean): void {
  meters().page.record(seconds, { read: isRead });
}

export function countModelCost(usd: number): void {
  if (usd > 0) meters().cost.add(usd);
}

export function countFinding(severity: string, status: string): void {
  meters().findings.add(1, { severity, status });
}

/** True where measurements go somewhere: what only serves them is not even asked for elsewhere. */
export const isMeasured = (): boolean => Deno.env.get("OTEL_DENO") === "true";

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made ??= make();
}

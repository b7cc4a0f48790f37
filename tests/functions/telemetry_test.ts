/** What an OpenTelemetry collector sees of a review, and that nothing is traced where none was asked for. */
import assert from "node:assert/strict";
import { context, trace } from "@opentelemetry/api";
import {
  currentTraceparent,
  inSpan,
  traceFetch,
} from "../../functions/_providers/telemetry/mod.ts";
import { PROJECT_FIELDS, projectForm } from "../fakes/product.ts";
import { startServer } from "../fakes/server_process.ts";

const SET = new URL("../fixtures/plans/office-buildout.pdf", import.meta.url);
const DEADLINE_MS = 120_000;

interface Spanned {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Metric {
  name: string;
  [kind: string]: unknown;
}

/** A collector in this process: spans and metrics as they come, and every text that was sent. */
function openCollector() {
  const spans: Spanned[] = [];
  const metrics = new Map<string, Metric>();
  let raw = "";
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async (request) => {
      const text = await request.text();
      raw += text;
      const body = JSON.parse(text);
      for (const resource of body.resourceSpans ?? []) {
        for (const scope of resource.scopeSpans) spans.push(...scope.spans);
      }
      for (const resource of body.resourceMetrics ?? []) {
        for (const scope of resource.scopeMetrics) {
          for (const metric of scope.metrics) metrics.set(metric.name, metric);
        }
      }
      return Response.json({});
    },
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    spans,
    metrics,
    raw: () => raw,
    close: () => server.shutdown(),
  };
}

async function waitFor(isThere: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const startedMs = Date.now();
  while (!await isThere()) {
    if (Date.now() - startedMs > DEADLINE_MS) throw new Error(`No ${what} in time`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

Deno.test("one trace runs from the request through plan and pages to the rules, beside the metrics", async () => {
  const collector = openCollector();
  const server = await startServer({
    env: {
      OTEL_DENO: "true",
      OTEL_SERVICE_NAME: "flclear",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: "500",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      // Only spans and metrics are looked at here.
      OTEL_DENO_CONSOLE: "ignore",
    },
  });
  try {
    const register = await fetch(`${server.url}/api/auth/register`, {
      method: "POST",
      body: JSON.stringify({
        name: "Zoe Quill",
        email: "zoe@example.com",
        password: "Gr4phiteRoof",
      }),
    });
    const headers = { authorization: `Bearer ${(await register.json()).token}` };
    const created = await fetch(`${server.url}/api/projects`, {
      method: "POST",
      headers,
      body: projectForm(PROJECT_FIELDS, [{ name: "set.pdf", bytes: await Deno.readFile(SET) }]),
    });
    const { id } = await created.json();
    await waitFor(async () => {
      const answer = await fetch(`${server.url}/api/projects/${id}/progress`, { headers });
      return (await answer.json()).status === "completed";
    }, "report");
    const named = (name: string) => collector.spans.filter((it) => it.name === name);
    await waitFor(() => named("job assemble").length > 0, "span of the assembly");
    await waitFor(() => collector.metrics.has("flclear.findings"), "metric of the findings");

    const [request] = named("POST /api/projects");
    assert.ok(request, collector.spans.map((it) => it.name).join(", "));
    const ours = collector.spans.filter((it) => it.traceId === request.traceId);
    const counts = Object.fromEntries(
      ["job plan", "job page", "page", "job assemble", "rules"]
        .map((name) => [name, ours.filter((it) => it.name === name).length]),
    );
    assert.deepEqual(counts, {
      "job plan": 1,
      "job page": 4,
      page: 4,
      "job assemble": 1,
      rules: 1,
    });
    const parentOf = (span: Spanned) => ours.find((it) => it.spanId === span.parentSpanId)?.name;
    assert.equal(parentOf(ours.find((it) => it.name === "rules")!), "job assemble");
    assert.equal(parentOf(ours.find((it) => it.name === "page")!), "job page");

    for (const name of ["flclear.queue.depth", "flclear.page.duration", "flclear.findings"]) {
      assert.ok(collector.metrics.has(name), `${name} of ${[...collector.metrics.keys()]}`);
    }
    for (const personal of ["Zoe Quill", "zoe@example.com", PROJECT_FIELDS.address, "set.pdf"]) {
      assert.ok(!collector.raw().includes(personal), `${personal} was sent`);
    }
  } finally {
    await server.stop();
    await collector.close();
    await Deno.remove(server.dataDir, { recursive: true });
  }
});

Deno.test("a collector that never answers does not keep the server from ending", async () => {
  const over = Promise.withResolvers<void>();
  const collector = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async (request) => {
      await request.text();
      await over.promise;
      return Response.json({});
    },
  );
  const server = await startServer({
    env: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.addr.port}`,
      // Deno would wait for ten minutes.
      OTEL_EXPORTER_OTLP_TIMEOUT: "600000",
      OTEL_BSP_EXPORT_TIMEOUT: "600000",
      OTEL_METRIC_EXPORT_TIMEOUT: "600000",
      OTEL_DENO_CONSOLE: "ignore",
    },
  });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It has not ended in time")), DEADLINE_MS);
  try {
    await fetch(`${server.url}/api/health`).then((it) => it.body?.cancel());
    await Promise.race([server.stop(), late.promise]);
  } finally {
    clearTimeout(timer);
    await server.kill();
    over.resolve();
    await collector.shutdown();
    await Deno.remove(server.dataDir, { recursive: true });
  }
});

Deno.test("without OTEL_DENO nothing is recorded, and requests are passed on as they are", async () => {
  let isRecording = true;
  const answer = await inSpan("job page", {}, (span) => {
    isRecording = span.isRecording();
    return 42;
  }, "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
  assert.deepEqual([answer, isRecording], [42, false]);
  assert.equal(currentTraceparent(), null);
  const asked: unknown[] = [];
  const init = { headers: { a: "b" } };
  await traceFetch((input, given) => {
    asked.push(input, given);
    return Promise.resolve(new Response());
  })("http://127.0.0.1", init);
  assert.equal(asked[1], init);
  assert.equal(trace.getSpan(context.active()), undefined);
});

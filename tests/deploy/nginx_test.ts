/**
 * The proxy that is shipped: `deploy/nginx.conf` in front of a server that tells what it gets. Runs where nginx is on
 * the PATH or named by NGINX; certificates and ports are the only lines that are changed, and waits are shortened.
 */
import assert from "node:assert/strict";

const CONFIG = new URL("../../deploy/nginx.conf", import.meta.url);
/** Seconds in the place of every wait for a client. */
const SHORT_S = 1;

Deno.test("the configuration ends clients who stall and hands bodies on whole", async () => {
  const config = await Deno.readTextFile(CONFIG);
  for (const name of ["client_header_timeout", "client_body_timeout", "send_timeout"]) {
    const seconds = Number(new RegExp(`^\\s*${name}\\s+(\\d+)s;`, "m").exec(config)?.[1]);
    assert.ok(seconds > 0 && seconds <= 60, name);
  }
  assert.match(config, /^\s*client_max_body_size\s+\S+;/m);
});

Deno.test("the links of guests stand in no log of the proxy", async () => {
  const config = await Deno.readTextFile(CONFIG);
  const [, pattern, words] = /^\s*"~(\S+)" "(\S+)";$/m.exec(config)!;
  const mask = new RegExp(pattern);
  for (const path of ["/shared/", "/api/shared/"]) {
    const { before, after } = mask.exec(`${path}${"t".repeat(43)}/files?x=1`)!.groups!;
    assert.equal(
      words.replace("$before", before).replace("$after", after),
      `${path}-/files?x=1`,
    );
  }
  assert.match(config, /^\s*access_log \S+ flclear;/m);
  assert.ok(!/log_format[^;]*\$(request|request_uri|uri|http_referer)\b/.test(config));
});

const nginx = await findNginx();
if (nginx) {
  Deno.test("nginx ends headers and bodies that stall, and nothing of them arrives", async () => {
    await withProxy(nginx, async ({ port, seen }) => {
      for (const start of ["GET / HTTP/1.1\r\nHost: x\r\n", `${head("POST", 10)}ab`]) {
        const startMs = performance.now();
        const connection = await Deno.connect({ hostname: "127.0.0.1", port });
        await connection.write(new TextEncoder().encode(start));
        const answer = await readAll(connection);
        assert.ok(answer === "" || answer.startsWith("HTTP/1.1 408"), answer);
        assert.ok(performance.now() - startMs < 10_000 * SHORT_S);
      }
      assert.deepEqual(seen, []);
    });
  });

  Deno.test("nginx passes bodies on whole, with their length, and its own word about the client", async () => {
    await withProxy(nginx, async ({ port, seen }) => {
      const chunks = "5\r\nhello\r\n".repeat(3) + "0\r\n\r\n";
      const connection = await Deno.connect({ hostname: "127.0.0.1", port });
      const request =
        "POST /api/uploads HTTP/1.1\r\nHost: plans.example.com\r\nConnection: close\r\n" +
        `X-Forwarded-For: 10.9.8.7\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`;
      await connection.write(new TextEncoder().encode(request));
      assert.match(await readAll(connection), /^HTTP\/1\.1 200/);
      const [{ headers, body }] = seen;
      assert.equal(body, "hellohellohello");
      assert.equal(headers.get("content-length"), "15");
      assert.equal(headers.get("x-forwarded-for"), "127.0.0.1");
      assert.equal(headers.get("x-forwarded-host"), "plans.example.com");
    });
  });

  Deno.test("nginx passes progress on as it happens", async () => {
    await withProxy(nginx, async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/projects/1/events`);
      const reader = answer.body!.getReader();
      const first = new TextDecoder().decode((await reader.read()).value);
      // The server never ends this answer by itself.
      assert.equal(first, "data: 1\n\n");
      await reader.cancel();
    });
  });
}

interface Seen {
  headers: Headers;
  body: string;
}

async function withProxy(
  program: string,
  use: (it: { port: number; seen: Seen[] }) => Promise<void>,
): Promise<void> {
  const seen: Seen[] = [];
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => {
      if (request.url.endsWith("/events")) {
        return new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
          }),
          { headers: { "content-type": "text/event-stream" } },
        );
      }
      seen.push({ headers: request.headers, body: await request.text() });
      return new Response("ok");
    },
  );
  const folder = await Deno.makeTempDir({ prefix: "flclear-nginx-" });
  const port = await freePort();
  const site = (await Deno.readTextFile(CONFIG))
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, "")
    .replace(/access_log .*;/, "access_log off;")
    .replace("127.0.0.1:8000", `127.0.0.1:${server.addr.port}`)
    .replace(/(client_\w+_timeout) \d+s/g, `$1 ${SHORT_S}s`);
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/log;
    events {} http { access_log off; ${
    ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((it) => `${it}_temp_path ${folder}/${it};`).join(" ")
  }\n${site} }`;
  await Deno.writeTextFile(`${folder}/nginx.conf`, config);
  const child = new Deno.Command(program, {
    args: ["-p", folder, "-c", `${folder}/nginx.conf`, "-e", `${folder}/log`],
    stdout: "null",
    stderr: "null",
  }).spawn();
  try {
    await listening(port);
    await use({ port, seen });
  } finally {
    child.kill("SIGTERM");
    await child.status;
    await server.shutdown();
    await Deno.remove(folder, { recursive: true });
  }
}

async function findNginx(): Promise<string | null> {
  const program = Deno.env.get("NGINX") ?? "nginx";
  try {
    const { code } = await new Deno.Command(program, { args: ["-v"], stderr: "null" }).output();
    return code === 0 ? program : null;
  } catch {
    return null;
  }
}

const head = (method: string, length: number) =>
  `${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

async function readAll(connection: Deno.TcpConn): Promise<string> {
  return await new Response(connection.readable).text().catch(() => "");
}

async function freePort(): Promise<number> {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return await Promise.resolve(port);
}

/** Resolves as soon as something listens. */
async function listening(port: number): Promise<void> {
  for (let tries = 0;; tries++) {
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

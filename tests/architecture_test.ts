/** Keeps the import table true: which room may import what, read from the files themselves. */
import assert from "node:assert/strict";
import { fromFileUrl } from "../functions/cli/paths.ts";

const root = fromFileUrl(new URL("../", import.meta.url));

/** What a room may not import: project folders and packages, as patterns on the resolved import. */
const FORBIDDEN: { room: RegExp; except?: RegExp; imports: RegExp[]; why: string }[] = [
  {
    room: /^functions\/_shared\//,
    imports: [/^(?!functions\/_shared\/|zod$|canonicalize$)/],
    why: "_shared imports itself, zod and canonicalize only",
  },
  {
    room: /^functions\/_lexicon\//,
    imports: [/^(?!functions\/_lexicon\/)/],
    why: "the lexicon is data and imports itself only",
  },
  {
    room: /^functions\/_rules\//,
    imports: [/^(?!functions\/(_shared|_rules|_lexicon)\/)/],
    why: "rules import _shared, _lexicon and their own room only",
  },
  {
    room: /^functions\/_report\//,
    imports: [
      /^functions\/(_providers|_services|api|analysis)\//,
      /^(hono|openai|stripe|@supabase)/,
    ],
    why: "_report keeps away from providers",
  },
  {
    room: /^functions\/_services\//,
    imports: [/^(hono|openai|stripe|nodemailer|@supabase|@embedpdf)/, /^functions\/api\//],
    why: "services know ports, not vendors or hono",
  },
  {
    room: /^functions\/analysis\//,
    except: /serve\.ts$/,
    imports: [/^hono/, /^functions\/api\//],
    why: "analysis knows no route",
  },
  {
    room: /^functions\/api\//,
    except: /serve\.ts$/,
    imports: [/^(openai|stripe|nodemailer|@supabase|@embedpdf)/],
    why: "api keeps away from vendors",
  },
  {
    room: /^components\//,
    imports: [/^(islands|routes|functions\/(?!_shared\/))/],
    why: "components import components and _shared",
  },
  {
    room: /^islands\//,
    imports: [/^(routes|functions\/(?!_shared\/|_rules\/calculators\/solve\.ts$))/],
    why: "islands import components, islands, _shared and the solvers of the calculators",
  },
  {
    room: /^routes\//,
    imports: [/^(openai|stripe|nodemailer|@supabase|@embedpdf|pdf-lib|pdfkit)/],
    why: "routes keep away from vendors",
  },
];

/** Packages that one room alone may import. */
const ONLY_IN: [packageName: RegExp, room: RegExp][] = [
  [/^openai/, /^functions\/_providers\/model\//],
  [/^stripe/, /^functions\/(_providers\/payments\/|cli\/)/],
  [/^nodemailer/, /^functions\/_providers\/mail\//],
  [/^@supabase\//, /^functions\/_providers\/supabase\//],
  [/^@embedpdf\//, /^(functions\/_providers\/pdf\/|islands\/)/],
  [/^onnxruntime/, /^functions\/_providers\/ocr\//],
  [/^(docx|pdf-lib|pdfkit|pkijs|asn1js|qrcode)$/, /^functions\/(_report|_providers\/pdf)\//],
];

interface Import {
  file: string;
  target: string;
}

const IS_OF_TYPES = /^\s*(?:import|export)\s+(?:type\b|\{(?:\s*type\s+[^,}]+,?)+\s*\})/;

async function* sources(folder: string): AsyncGenerator<string> {
  for await (const entry of Deno.readDir(root + folder)) {
    const path = folder + entry.name;
    if (entry.isDirectory) yield* sources(`${path}/`);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts")) yield path;
  }
}

/** @param atRunTime without those of types alone */
async function listImports({ atRunTime = false } = {}): Promise<Import[]> {
  const found: Import[] = [];
  for (const folder of ["functions/", "components/", "islands/", "routes/"]) {
    for await (const file of sources(folder)) {
      const text = await Deno.readTextFile(root + file);
      for (
        const [statement, , from] of text.matchAll(
          /^\s*(import|export)\s[^;]*?from\s+"([^"]+)"|^\s*import\s+"([^"]+)"/gm,
        )
      ) {
        if (/^\s*import\s+type\b/.test(statement) && !from.startsWith(".")) continue;
        if (atRunTime && IS_OF_TYPES.test(statement)) continue;
        found.push({ file, target: resolve(file, from ?? "") });
      }
    }
  }
  return found;
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return specifier;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

Deno.test("every room imports only what its line of the table allows", async () => {
  const imports = await listImports();
  assert.ok(imports.length > 100, "the imports were read");
  const broken = imports.flatMap(({ file, target }) =>
    FORBIDDEN.filter(({ room, except, imports }) =>
      room.test(file) && !except?.test(file) && imports.some((it) => it.test(target))
    )
      .map(({ why }) => `${file} imports ${target}: ${why}`)
  );
  assert.deepEqual(broken, []);
});

Deno.test("a vendor package is imported in its own room alone", async () => {
  const broken = (await listImports()).flatMap(({ file, target }) =>
    ONLY_IN.filter(([name, room]) => name.test(target) && !room.test(file)).map(() =>
      `${file} imports ${target}`
    )
  );
  assert.deepEqual(broken, []);
});

const RULE =
  /^functions\/_rules\/(?!(?:limits|calculators|conflicts|drawn|due|frames|reading|unchecked|verdicts)\/)[a-z]+\/[a-z0-9-]+\.ts$/;

Deno.test("no rule imports another rule", async () => {
  const broken = (await listImports()).filter(({ file, target }) =>
    RULE.test(file) && RULE.test(target)
  );
  assert.deepEqual(broken, []);
});

Deno.test("no two migrations have the same version", () => {
  const versions = [...Deno.readDirSync(new URL("../supabase/migrations", import.meta.url))]
    .map(({ name }) => name.slice(0, 14));
  assert.deepEqual(versions.filter((it, at) => versions.indexOf(it) !== at), []);
});

/** Modules that import each other when they run, round in a circle; types are no imports then. */
async function circles(): Promise<string[][]> {
  const imports = Map.groupBy(await listImports({ atRunTime: true }), ({ file }) => file);
  const [order, open, found] = [new Map<string, number>(), [] as string[], [] as string[][]];
  const lowest = new Map<string, number>();
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const { target } of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

Deno.test("no module imports itself round a circle of others", async () => {
  assert.deepEqual(await circles(), []);
});

/** A figure and a unit run together in a template. */
const GLUED = /\$\{[^{}]*(?:value|shown|actual|figure)[^{}]*\} ?\$\{[^{}]*\bunit\b[^{}]*\}/i;

Deno.test("a unit is put to a figure in one place alone", async () => {
  const broken: string[] = [];
  const look = async (folder: string) => {
    for await (
      const { name, isDirectory } of Deno.readDir(new URL(`../${folder}`, import.meta.url))
    ) {
      const path = `${folder}/${name}`;
      if (isDirectory) await look(path);
      // The terminal's tools and frames show what was read, as it was read.
      else if (
        /\.tsx?$/.test(name) &&
        !/^functions\/(cli|_rules\/frames)\/|_shared\/values\.ts$/.test(path)
      ) {
        const text = await Deno.readTextFile(new URL(`../${path}`, import.meta.url));
        broken.push(
          ...text.split("\n").filter((line) => GLUED.test(line)).map((it) =>
            `${path}: ${it.trim()}`
          ),
        );
      }
    }
  };
  for (const folder of ["functions", "components", "islands", "routes"]) await look(folder);
  assert.deepEqual(
    broken.filter((it) => !/writeValue|withUnit|figureWords|written\(/.test(it)),
    [],
  );
});

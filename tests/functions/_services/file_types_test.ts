import assert from "node:assert/strict";
import fc from "fast-check";
import {
  detectType,
  hasAcceptedName,
  sanitiseName,
  toStorableName,
} from "../../../functions/_services/file_types.ts";
import { createPageDrawer, findPage, resolveRange } from "../../../functions/_services/files.ts";
import { sliceStream } from "../../../functions/_providers/supabase/objects.ts";
import { placeObject } from "../../../functions/_providers/supabase/embedded/object_files.ts";

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(
    parts.flatMap((it) => typeof it === "string" ? [...new TextEncoder().encode(it)] : it),
  );

Deno.test("files are told apart by their first bytes", () => {
  assert.equal(detectType(bytes("%PDF-1.7")), "application/pdf");
  assert.equal(detectType(bytes([0xef, 0xbb, 0xbf], "junk\n%PDF-1.4")), "application/pdf");
  assert.equal(detectType(bytes([0xff, 0xd8, 0xff, 0xe0])), "image/jpeg");
  assert.equal(detectType(bytes([0x89], "PNG\r\n", [0x1a, 0x0a])), "image/png");
  assert.equal(detectType(bytes("<html>")), null);
  assert.equal(detectType(bytes("PK")), null);
  assert.equal(detectType(new Uint8Array()), null);
});

Deno.test("accepted names end in pdf, jpg, jpeg or png, in any case", () => {
  for (const name of ["a.pdf", "A.PDF", "b.Jpg", "c.jpeg", "d.png"]) {
    assert.ok(hasAcceptedName(name));
  }
  for (const name of ["a.exe", "pdf", "a.pdf.html", "a"]) assert.ok(!hasAcceptedName(name));
});

Deno.test("a cleaned name has no folder, no control character and at most 200 characters", () => {
  fc.assert(fc.property(fc.string({ maxLength: 400, unit: "binary" }), (name) => {
    const clean = sanitiseName(name);
    assert.ok(clean.length >= 1 && clean.length <= 200);
    assert.doesNotMatch(clean, /[\p{Cc}\\/<>:"|?*]/u);
    assert.doesNotMatch(clean, /^\./);
  }));
  assert.equal(sanitiseName("pl\u200ban\u202efdp.pdf"), "pl_an_fdp.pdf");
  assert.equal(sanitiseName("../../etc/plan.pdf"), "plan.pdf");
  assert.equal(sanitiseName(`${"long".repeat(100)}.pdf`).slice(-4), ".pdf");
});

Deno.test("a name is cut between characters, never within one, and keeps no character 0", () => {
  const long = "\u{1f3e0}".repeat(200);
  assert.ok(sanitiseName(`a${long}.pdf`).isWellFormed());
  assert.ok(sanitiseName("half \ud83c.pdf").isWellFormed());
  assert.ok(toStorableName(`${long}.pdf`).isWellFormed());
  assert.equal(toStorableName("a\0 b.pdf"), "a b.pdf");
  assert.equal(toStorableName("\0"), "");
});

Deno.test("an object can't be placed outside its bucket", () => {
  assert.equal(placeObject("/data", "plans", "u/p/a.pdf"), "/data/plans/u/p/a.pdf");
  for (const key of ["../x", "a/../../x", "a//b", "", "a/./b", "a\\b", "a\0b"]) {
    assert.throws(() => placeObject("/data", "plans", key), RangeError);
  }
});

Deno.test("a cut stream holds exactly the bytes of its range, however it arrives", async () => {
  await fc.assert(fc.asyncProperty(
    fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 8 }),
    fc.nat(200),
    fc.nat(200),
    async (pieces, a, b) => {
      const whole = pieces.flatMap((it) => [...it]);
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const cut = sliceStream(ReadableStream.from(pieces), { start, end });
      assert.deepEqual(
        [...await new Response(cut as BodyInit).bytes()],
        whole.slice(start, end + 1),
      );
    },
  ));
});

Deno.test("ranges are resolved against the size", () => {
  assert.deepEqual(resolveRange({ start: 0, end: 9 }, 100), { start: 0, end: 9 });
  assert.deepEqual(resolveRange({ start: 90, end: null }, 100), { start: 90, end: 99 });
  assert.deepEqual(resolveRange({ start: null, end: 10 }, 100), { start: 90, end: 99 });
  assert.deepEqual(resolveRange({ start: null, end: 500 }, 100), { start: 0, end: 99 });
  assert.throws(() => resolveRange({ start: 100, end: null }, 100));
  assert.throws(() => resolveRange({ start: null, end: 0 }, 100));
});

Deno.test("pages are counted through all files; a file without pages takes none", () => {
  const files = [3, 0, 2].map((pageCount, n) => ({ id: String(n), pageCount })) as Parameters<
    typeof findPage
  >[0];
  const place = (page: number) => {
    const found = findPage(files, page);
    return found && [found.file.id, found.pageInFile];
  };
  assert.deepEqual(place(1), ["0", 1]);
  assert.deepEqual(place(3), ["0", 3]);
  assert.deepEqual(place(4), ["2", 1]);
  assert.equal(place(6), null);
  assert.equal(place(0), null);
});

Deno.test("a picture of a page is kept where it takes no more than a drawn sheet does", async () => {
  const kept = new Map<string, Uint8Array>();
  const server = {
    download: (_: string, path: string) =>
      Promise.resolve(
        kept.has(path) ? { body: new Blob([kept.get(path)! as BlobPart]).stream() } : null,
      ),
    upload: (_: string, path: string, png: Uint8Array) => Promise.resolve(void kept.set(path, png)),
  };
  let drawn = 0;
  const draw = async (id: string, bytes: number) => {
    const drawPage = createPageDrawer(
      {
        backend: { server },
        painter: { drawPage: () => Promise.resolve((drawn++, new Uint8Array(bytes))) },
      } as unknown as Parameters<typeof createPageDrawer>[0],
    );
    const file = {
      id,
      filename: "a.pdf",
      filePath: `u/p/${id}.pdf`,
      fileSize: 20 * 2 ** 20,
      sha256: id,
    };
    const place = { file, pageInFile: 1 } as Parameters<typeof drawPage>[0];
    return (await drawPage(place, { name: "page-1", widthPx: 2000 })).size;
  };
  for (let n = 0; n < 2; n++) assert.equal(await draw("sheet", 1_500_000), 1_500_000);
  assert.deepEqual([drawn, [...kept.keys()]], [1, ["u/p/page-sheet-1-2400.png"]]);
  for (let n = 0; n < 2; n++) assert.equal(await draw("noise", 2_000_000), 2_000_000);
  assert.deepEqual([drawn, kept.size], [3, 1]);
});

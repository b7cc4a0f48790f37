import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { indexesWithin, outside, SheetRail } from "../../../components/report/SheetRail.tsx";
import { aReportBody } from "../../fakes/report_body.ts";

Deno.test("the rail moves as far as its sheet lies outside of it, and no farther", () => {
  const rail = [100, 500] as const;
  assert.equal(outside([40, 160], rail), -60);
  assert.equal(outside([100, 220], rail), 0);
  assert.equal(outside([380, 500], rail), 0);
  assert.equal(outside([450, 570], rail), 70);
  assert.equal(outside([4000, 4120], rail), 3620);
});

Deno.test("sheets that reach into sight are told by where they start, also at both ends of the rail", () => {
  // 300 sheets of 100 px each.
  const within = (from: number, to: number) =>
    indexesWithin([from, to], 300, (index) => index * 100);
  assert.deepEqual(within(-500, 999), [0, 10]);
  assert.deepEqual(within(10_050, 10_250), [100, 103]);
  assert.deepEqual(within(29_850, 31_000), [298, 300]);
  assert.deepEqual(indexesWithin([0, 500], 0, () => 0), [0, 0]);
});

Deno.test("pictures of sheets wait until they are in sight in every browser: that is said before their address", () => {
  const html = renderToString(
    <SheetRail
      sheets={aReportBody().sheets}
      findings={[]}
      page={1}
      onSelect={() => {}}
      thumbnailUrl={(page) => `/pages/${page}`}
    />,
  );
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  assert.ok(pictures.length > 1);
  for (const it of pictures) assert.match(it, /loading="lazy".* src="/);
});

Deno.test("of hundreds of sheets those around the current one come first, and only those in sight are drawn", () => {
  const [sheet] = aReportBody().sheets;
  const sheets = Array.from(
    { length: 300 },
    (_, index) => ({ ...sheet, number: `A-${index + 1}`, title: "PLAN", page: index + 1 }),
  );
  const [finding] = aReportBody().findings;
  const onPage = (page: number) => ({
    ...finding,
    documentMarkup: { ...finding.documentMarkup, page },
  });
  const html = renderToString(
    <SheetRail
      sheets={sheets}
      findings={[onPage(100), onPage(110), onPage(110)]}
      page={100}
      onSelect={() => {}}
      thumbnailUrl={String}
    />,
  );
  // The others follow after the first frame.
  assert.equal(html.match(/<button/g)?.length, 18);
  const said = html.split("<li").map((it) =>
    it.match(/aria-label="([^"]*)"/)?.[1] ?? it.match(/<button[^>]*>(.*)<\/button>/)?.[1] ?? ""
  )
    .map((it) => it.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim());
  assert.deepEqual([said[1], said[7], said[17], said[18]], [
    "A-94 PLAN",
    "A-100 1 open finding PLAN",
    "A-110 2 open findings PLAN",
    "A-111 PLAN",
  ]);
  const drawn = [...html.matchAll(/<img[^>]*src="(\d+)"/g)].map((it) => Number(it[1]));
  assert.deepEqual([drawn[0], drawn.at(-1), drawn.length], [94, 106, 13]);
});

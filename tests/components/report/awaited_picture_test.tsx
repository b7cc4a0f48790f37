import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { PageCrop } from "../../../components/report/EvidenceCrop.tsx";

Deno.test("a piece of a sheet whose picture is not there yet says so", () => {
  const html = renderToString(
    <PageCrop
      box={{ x: 5, y: 20, width: 10, height: 4 }}
      page={{ widthPt: 3024, heightPt: 2160 }}
      imageUrl="/page.png"
      label="Part of A-101"
      color="red"
    />,
  );
  assert.match(html, /aria-busy="true"/);
  assert.match(html, /Drawing the sheet/);
});

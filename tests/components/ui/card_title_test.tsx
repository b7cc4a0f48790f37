import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { CardTitle } from "../../../components/ui/Card.tsx";

Deno.test("controls stand level with a title alone, and at the top beside one with a hint", () => {
  const alone = renderToStaticMarkup(<CardTitle actions={<i>Verify</i>}>Seal</CardTitle>);
  assert.match(alone, /sm:h-6/);
  const hinted = renderToStaticMarkup(
    <CardTitle hint="Kept for one year" actions={<i>Clear</i>}>Log</CardTitle>,
  );
  assert.doesNotMatch(hinted, /sm:h-6/);
  assert.match(hinted, /Kept for one year.*Clear/);
});

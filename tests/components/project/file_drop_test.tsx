import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { FileDrop } from "../../../components/project/FileDrop.tsx";

Deno.test("what a plan takes is said before anything is sent", () => {
  const nothing = () => {};
  const html = renderToString(
    <FileDrop
      id="plans"
      files={[]}
      maxFileMb={50}
      maxFilePages={300}
      maxProjectPages={1_500}
      planName="Professional"
      onAdd={nothing}
      onRemove={nothing}
      onResume={nothing}
      isLocked={false}
    />,
  );
  const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  assert.match(
    text,
    /up to 50 MB each on the Professional plan 300 pages per file, 1,500 per project/,
  );
});

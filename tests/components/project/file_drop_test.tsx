import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { FileDrop } from "../../../components/project/FileDrop.tsx";

const drop = (isSingle: boolean): string => {
  const nothing = () => {};
  return renderToString(
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
      isSingle={isSingle}
    />,
  );
};

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

Deno.test("what a plan takes is said before anything is sent", () => {
  const html = drop(false);
  assert.match(
    textOf(html),
    /up to 50 MB each on the Professional plan 300 pages per file, 1,500 per project/,
  );
  assert.match(html, /<input[^>]* multiple/);
});

Deno.test("one file is asked for where one takes the place of another", () => {
  const html = drop(true);
  assert.match(textOf(html), /Choose a plan file or drop it here .* up to 50 MB on the/);
  assert.doesNotMatch(html, /multiple/);
});

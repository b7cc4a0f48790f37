import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { type ChosenFile, FileDrop, leftOutWords } from "../../../components/project/FileDrop.tsx";

const drop = (isSingle: boolean, files: ChosenFile[] = [], maxFilePages = 300): string => {
  const nothing = () => {};
  return renderToString(
    <FileDrop
      id="plans"
      files={files}
      maxFileMb={50}
      maxFilePages={maxFilePages}
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
    /up to 50 MB each on the Professional plan Up to 50 files, 300 pages per file, 1,500 per project /,
  );
  assert.match(html, /<input[^>]* multiple/);
  // One limit is said once.
  assert.match(textOf(drop(false, [], 1_500)), / Up to 50 files, 1,500 pages in all /);
});

Deno.test("one file is asked for where one takes the place of another", () => {
  const html = drop(true);
  assert.match(textOf(html), /Choose a plan file or drop it here .* up to 50 MB on the/);
  assert.doesNotMatch(html, /multiple/);
});

Deno.test("that there are more files than a project takes is said as soon as they are chosen", () => {
  const chosen = (count: number) =>
    Array.from({ length: count }, (_, n): ChosenFile => ({
      id: `file-${n}`,
      name: `A-${n}.pdf`,
      size: 1,
      file: null,
      previewUrl: null,
      status: "pending",
      percent: 0,
      upload: null,
      problem: null,
      isRefused: false,
    }));
  assert.doesNotMatch(drop(false, chosen(50)), /takes at most/);
  assert.match(
    drop(false, chosen(60)),
    /A project takes at most 50 files\. Join some of them into one PDF, or remove 10\./,
  );
});

Deno.test("files that were refused are said to be left out, as long as there are others", () => {
  const [plans, photo, notes] = [["plans.pdf", false], ["photo.gif", true], ["notes.txt", true]]
    .map(([name, isRefused]) => ({ name: `${name}`, isRefused: isRefused === true }));
  assert.equal(leftOutWords([plans, photo]), "1 file left out: photo.gif");
  assert.equal(leftOutWords([plans, photo, notes]), "2 files left out: photo.gif, notes.txt");
  assert.equal(leftOutWords([photo]), "", "nothing goes on without it");
  assert.equal(leftOutWords([plans]), "");
});

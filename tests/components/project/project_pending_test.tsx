import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { PROJECT_FIGURES, ProjectPending } from "../../../components/project/ProjectPending.tsx";

Deno.test("a project whose page can't be loaded says so instead of waiting for ever", () => {
  const waiting = renderToString(<ProjectPending onBack={() => {}} />);
  const failed = renderToString(<ProjectPending onBack={() => {}} hasFailed />);
  assert.doesNotMatch(waiting, /role="alert"/);
  assert.match(failed, /role="alert".*This project could not be opened/s);
  assert.doesNotMatch(failed, /Loading the project/);
});

Deno.test("what waits for a project has its four figures as they will stand", () => {
  const waiting = renderToString(<ProjectPending onBack={() => {}} />);
  const [, figures] = waiting.split(`class="${PROJECT_FIGURES} max-md:hidden"`);
  assert.ok(figures, "nothing is laid out as the figures are");
  assert.match(PROJECT_FIGURES, /md:grid-cols-\[3fr_5fr_5fr_5fr\] /);
});

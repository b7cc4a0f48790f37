import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ProjectPending } from "../../../components/project/ProjectPending.tsx";

Deno.test("a project whose page can't be loaded says so instead of waiting for ever", () => {
  const waiting = renderToString(<ProjectPending onBack={() => {}} />);
  const failed = renderToString(<ProjectPending onBack={() => {}} hasFailed />);
  assert.doesNotMatch(waiting, /role="alert"/);
  assert.match(failed, /role="alert".*This project could not be opened/s);
  assert.doesNotMatch(failed, /Loading the project/);
});

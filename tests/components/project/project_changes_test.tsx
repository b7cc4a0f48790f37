import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ProjectChanges } from "../../../components/project/ProjectChanges.tsx";

const CHANGE = {
  field: "permitDate",
  label: "Permit application date",
  before: "none",
  after: "May 1, 2023",
  isReviewed: true,
} as const;

Deno.test("a day that can't be saved says why and promises no review", () => {
  const html = renderToString(
    <ProjectChanges changes={[CHANGE]} isReviewed={false} refusal="Another edition applies" />,
  );
  assert.match(html, /Another edition applies/);
  assert.doesNotMatch(html, /reviewed again/);
});

Deno.test("a change that affects the review says that it begins again", () => {
  const html = renderToString(<ProjectChanges changes={[CHANGE]} isReviewed />);
  assert.match(html, /This project will be reviewed again/);
  assert.doesNotMatch(html, /can’t be saved/);
});

import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { NotLoaded } from "../../../islands/_hooks/NotLoaded.tsx";

Deno.test("what could not be loaded says so, and what still loads says nothing", () => {
  const show = (error: Error | null) =>
    renderToString(<NotLoaded what="The security log" error={error} />);
  assert.match(show(new Error("503")), /role="alert".*The security log could not be loaded/);
  assert.equal(show(null), "");
});

import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { Email } from "../../../components/ui/Email.tsx";

const render = (of: string) => renderToString(<Email of={of} />).replaceAll("<!-- -->", "");

Deno.test("an address goes on with its host where its line is too short", () => {
  assert.equal(render("ben.ito@example.com"), "ben.ito<wbr/>@example.com");
  assert.equal(render("System"), "System");
  assert.equal(render(""), "");
});

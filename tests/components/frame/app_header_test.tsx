import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { AppHeader } from "../../../components/frame/AppHeader.tsx";
import type { SessionUser } from "../../../functions/_shared/contract/mod.ts";

const user = { name: "Mara Ortiz", email: "mara@example.com", role: "user" } as SessionUser;

function marked(path: string, section?: string): string[] {
  const html = renderToString(
    <AppHeader
      user={user}
      path={path}
      section={section}
      theme="system"
      onThemeChange={() => {}}
      onCreate={() => {}}
      onSignOut={() => {}}
      notifications={null}
    />,
  );
  return [...html.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>(\w+)</g)].map(([, as, name]) =>
    `${name} ${as}`
  );
}

Deno.test("the header marks the page, or the link what is open on it belongs to", () => {
  assert.deepEqual(marked("/projects"), ["Projects page"]);
  assert.deepEqual(marked("/dashboard"), ["Dashboard page"]);
  assert.deepEqual(marked("/dashboard", "/projects"), ["Projects true"]);
  assert.deepEqual(marked("/organizations"), []);
});

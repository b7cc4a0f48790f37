import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "../../../components/ui/Button.tsx";

Deno.test("a busy button keeps the focus: it refuses to be pressed and is not disabled", () => {
  const busy = renderToStaticMarkup(<Button isBusy>Save</Button>);
  assert.match(busy, /aria-disabled="true"/);
  assert.match(busy, /aria-busy="true"/);
  assert.doesNotMatch(busy, / disabled=/);
  const idle = renderToStaticMarkup(<Button>Save</Button>);
  assert.doesNotMatch(idle, /aria-disabled=|aria-busy=/);
  assert.match(renderToStaticMarkup(<Button disabled>Save</Button>), / disabled=""/);
});

Deno.test("a filled button that can't be pressed yet is gray, not pale: its words stay legible", () => {
  for (const variant of ["primary", "danger"] as const) {
    const classes = renderToStaticMarkup(<Button variant={variant} disabled>Save</Button>);
    assert.match(classes, /disabled:text-muted[^"]*disabled:opacity-100!/);
  }
  assert.doesNotMatch(renderToStaticMarkup(<Button disabled>Save</Button>), /opacity-100/);
});

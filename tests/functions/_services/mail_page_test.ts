/** How a mail looks as HTML. */
import assert from "node:assert/strict";
import { writeMailPage } from "../../../functions/_services/mail_page.ts";

const ARTICLE = { link: "https://example.com/a?b=1&c=2", label: "Open <it>" };
const SETTINGS = { link: "https://example.com/settings", label: "Email settings" };

Deno.test("writeMailPage() makes the first link a button and writes words as words", () => {
  const html = writeMailPage("News & more", ["Hello <b>Ann</b>,", ARTICLE, "Bye."]);
  assert.ok(html.includes("<title>News &amp; more</title>"));
  assert.match(html, /<h1 [^>]*>News &amp; more<\/h1>/);
  assert.ok(html.includes("<p>Hello &lt;b&gt;Ann&lt;/b&gt;,</p>"));
  assert.match(
    html,
    /<p><a href="https:\/\/example\.com\/a\?b=1&amp;c=2" class="button" style="[^"]*background[^"]*">Open &lt;it&gt;<\/a><\/p>/,
  );
  assert.ok(html.includes("<p>Bye.</p>"));
});

Deno.test("writeMailPage() says who sent it, and repeats the address of its button", () => {
  const html = writeMailPage("News", ["Hello,", ARTICLE]);
  assert.match(html, /doesn’t work, open https:\/\/example\.com\/a\?b=1&amp;c=2<\/p>/);
  assert.match(html, /Florida Building Code\. <a href="https:\/\/example\.com\/landing#contact"/);
  const asking = { link: "https://example.com/landing#contact", label: "Contact us" };
  assert.equal(writeMailPage("News", ["Hello,", asking]).split(">Contact us<").length, 2);
  const plain = writeMailPage("News", ["Hello,"]);
  assert.ok(plain.includes("Florida Building Code.</div>") && !plain.includes("<a "), plain);
});

Deno.test("writeMailPage() puts the way to the settings small at the foot, with its sentence", () => {
  const html = writeMailPage("News", ["Hello,", ARTICLE, "You can choose:", SETTINGS]);
  assert.match(
    html,
    /<p class="foot" style="font-size:13px;[^"]*">You can choose: <a href="[^"]*settings" class="link" style="(?![^"]*background)[^"]*">Email settings<\/a><\/p>/,
  );
});

Deno.test("writeMailPage() has colors of its own for a dark screen", () => {
  const html = writeMailPage("News", ["Hello,", ARTICLE, "You can choose:", SETTINGS]);
  assert.ok(html.includes('<meta name="color-scheme" content="light dark">'));
  const dark = html.split("@media (prefers-color-scheme: dark)")[1].split("</style>")[0];
  const used = [...html.matchAll(/ class="(\w+)"/g)].map(([, name]) => name);
  assert.ok(used.length > 5, html);
  for (const name of used) assert.ok(dark.includes(`.${name} {`), name);
});

Deno.test("writeMailPage() breaks a name that is longer than a line", () => {
  assert.match(writeMailPage("News", ["A".repeat(200)]), /overflow-wrap:anywhere/);
});

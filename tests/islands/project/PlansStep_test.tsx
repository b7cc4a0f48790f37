/** The third step of the form, as a plan with and without custom tags shows it. */
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { EMPTY_PROJECT, type ProjectForm } from "../../../islands/project/draft.ts";
import PlansStep from "../../../islands/project/PlansStep.tsx";

function Step({ hasTags, tags }: { hasTags: boolean; tags: string[] }) {
  const form = useForm({ defaultValues: { ...EMPTY_PROJECT, tags } }) as unknown as ProjectForm;
  return <PlansStep form={form} idPrefix="test" hasTags={hasTags} />;
}

const SENTENCE = "Custom tags are part of the Professional and Enterprise plans.";
const render = (hasTags: boolean, tags: string[] = []) =>
  renderToString(<Step hasTags={hasTags} tags={tags} />);
const inputOf = (html: string) => /<input[^>]*id="test-tags"[^>]*>/.exec(html)![0];

Deno.test("a plan with custom tags takes them, and says nothing about plans", () => {
  const html = render(true);
  assert.ok(!html.includes(SENTENCE));
  assert.doesNotMatch(inputOf(html), /\sdisabled=/);
});

Deno.test("a plan without them says so in one sentence, and tags of a draft can be removed", () => {
  const html = render(false, ["annex"]);
  assert.ok(html.includes(SENTENCE));
  assert.match(inputOf(html), /\sdisabled=/);
  assert.match(inputOf(html), /aria-describedby="test-tags-hint"/);
  assert.ok(html.includes('aria-label="Remove tag annex"'));
});

Deno.test("the categories say that they leave no discipline out", () => {
  const html = render(false);
  assert.match(html, /aria-describedby="test-categories-hint"/);
  assert.ok(html.includes("every discipline is reviewed either way"));
});

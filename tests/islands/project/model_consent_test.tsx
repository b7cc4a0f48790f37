/** The consent of the create form tells the price of one sheet, and of all of them once every file is counted. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import type { ChosenFile } from "../../../components/project/FileDrop.tsx";
import { EMPTY_PROJECT, type ProjectForm } from "../../../islands/project/draft.ts";
import ModelConsent from "../../../islands/project/ModelConsent.tsx";

const MODEL = { name: "gpt-5.5", host: "api.example.com", usdPerSheet: 0.25 };

/** A file with what the server counted of it; undefined while it hasn't answered. */
type Counted = Partial<ChosenFile> & { sheets?: number | null };

function Consent({ files }: { files: readonly ChosenFile[] }) {
  const form = useForm({ defaultValues: EMPTY_PROJECT }) as unknown as ProjectForm;
  return <ModelConsent form={form} idPrefix="test" files={files} />;
}

function show(files: Counted[], model: typeof MODEL | null = MODEL): string {
  const client = new QueryClient();
  client.setQueryData(["/api/health"], { model });
  const chosen = files.map(({ sheets, ...values }, i) => {
    if (sheets !== undefined) client.setQueryData(["/api/uploads", `u${i}`, "sheets"], { sheets });
    return { id: `${i}`, status: "sent", isRefused: false, upload: { id: `u${i}` }, ...values };
  });
  return renderToString(
    <QueryClientProvider client={client}>
      <Consent files={chosen as ChosenFile[]} />
    </QueryClientProvider>,
  );
}

const ONE =
  /It costs about \$0\.25 per sheet\. Scanned sheets, whose lettering it also reads, cost about twice as much\. You can turn this off/;

Deno.test("before anything is uploaded the price of one sheet is told", () => {
  assert.match(show([]), ONE);
});

Deno.test("price and time of all files are told when each is counted, and follow what is chosen", () => {
  assert.match(
    show([{ sheets: 20 }, { sheets: 4 }]),
    /It costs about \$6 and 4 minutes for 24 sheets\. Scanned sheets, whose/,
  );
  assert.match(show([{ sheets: 1 }]), /It costs about \$0\.25 and 3 minutes for 1 sheet\./);
});

Deno.test("one sheet's price stays while a file is on its way, is not counted or can't be opened", () => {
  assert.match(show([{ sheets: 20 }, { status: "uploading" }]), ONE);
  assert.match(show([{ sheets: 20 }, { status: "pending", upload: null }]), ONE);
  assert.match(show([{ sheets: 20 }, {}]), ONE);
  assert.match(show([{ sheets: 20 }, { sheets: null }]), ONE);
});

Deno.test("a file that was refused costs nothing", () => {
  const refused = { status: "error", isRefused: true, upload: null } as const;
  assert.match(show([{ sheets: 24 }, refused]), /about \$6 and 4 minutes for 24 sheets/);
  assert.match(show([refused]), ONE);
});

Deno.test("where there is no model there is no price", () => {
  const html = show([{ sheets: 24 }], null);
  assert.match(html, /This server has no vision model\./);
  assert.doesNotMatch(html, /\$/);
});

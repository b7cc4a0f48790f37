import assert from "node:assert/strict";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../../../islands/_client/query_client.ts";
import Invoices from "../../../islands/billing/Invoices.tsx";

const INVOICE = {
  id: "11111111-1111-4111-8111-111111111111",
  description: "Professional plan",
  billingDate: "2026-11-01T00:00:00Z",
  amount: 9900,
  currency: "usd",
  status: "paid" as const,
  invoiceUrl: null,
};

const shown = (known: typeof INVOICE[], isSandbox = false) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <Invoices known={known} isSandbox={isSandbox} />
    </QueryClientProvider>,
  );

Deno.test("invoices that came with the figures are shown before the history answers", () => {
  assert.match(shown([INVOICE]), /Professional plan.*\$99\.00.*Paid/s);
  assert.match(shown([]), /No invoices yet/);
});

Deno.test("an invoice nobody paid is not called paid", () => {
  const html = shown([INVOICE], true);
  assert.match(html, /\$99\.00.*Not charged/s);
  assert.doesNotMatch(html, /Paid/);
});

/** Invoices, newest first. */
import type { ReactNode } from "react";
import type { BillingHistory as Invoices } from "../../functions/_shared/contract/mod.ts";
import { formatCents, formatDate, sentence } from "../format.ts";
import { Badge, type Tone } from "../ui/Badge.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";

const TONES: Record<string, Tone> = { paid: "accent", failed: "critical" };

export function BillingHistory(
  { history, isSandbox, pages }: {
    history: Invoices["invoices"];
    /** Nobody was charged for any of them. */
    isSandbox: boolean;
    pages: ReactNode;
  },
) {
  return (
    <Card labelledBy="history">
      <CardTitle id="history">Billing History</CardTitle>
      {history.length === 0 && (
        <EmptyState title="No invoices yet">
          Every payment appears here with its receipt.
        </EmptyState>
      )}
      {history.length > 0 && (
        <SidewaysScroll labelledBy="history">
          <table className="w-full">
            <thead>
              <tr className="border-y border-hairline text-left text-sm text-muted">
                <th scope="col" className="px-5 py-2 font-medium">Description</th>
                <th scope="col" className="hidden px-3 py-2 font-medium sm:table-cell">Date</th>
                <th scope="col" className="px-3 py-2 text-right font-medium">Amount</th>
                <th scope="col" className="px-3 py-2 font-medium">Status</th>
                <th scope="col" className="py-2 pr-5 sm:pl-5">
                  <span className="sr-only">Invoice</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {history.map((entry) => (
                <tr key={entry.id} className="border-b border-hairline last:border-0">
                  <td className="px-5 py-2.5">
                    {entry.description}
                    <span className="block text-sm text-muted sm:hidden">
                      {formatDate(entry.billingDate)}
                    </span>
                  </td>
                  <td className="hidden px-3 py-2.5 whitespace-nowrap sm:table-cell">
                    {formatDate(entry.billingDate)}
                  </td>
                  <td className="px-3 py-2.5 text-right tabular-nums">
                    {formatCents(entry.amount, entry.currency)}
                  </td>
                  <td className="px-3 py-2.5">
                    {isSandbox
                      ? <Badge>Not charged</Badge>
                      : (
                        <Badge tone={TONES[entry.status] ?? "neutral"}>
                          {sentence(entry.status)}
                        </Badge>
                      )}
                  </td>
                  <td className="py-2.5 pr-5 text-right sm:pl-5">
                    {entry.invoiceUrl && (
                      <a
                        href={entry.invoiceUrl}
                        target="_blank"
                        rel="noopener"
                        className="text-accent underline underline-offset-2"
                      >
                        Invoice<span className="sr-only">of {formatDate(entry.billingDate)}</span>
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      )}
      {pages}
    </Card>
  );
}

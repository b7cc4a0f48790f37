/** The account's invoices, a page at a time. */
import { useState } from "react";
import { BillingHistory } from "../../components/billing/BillingHistory.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import type { BillingHistory as History } from "../../functions/_shared/contract/mod.ts";
import { INVOICES, useBillingHistory } from "../_client/account.ts";

export interface InvoicesProps {
  /** Came with the figures, and are shown until the history answers. */
  known: History["invoices"];
  isSandbox: boolean;
}

export default function Invoices({ known, isSandbox }: InvoicesProps) {
  const [page, setPage] = useState(1);
  const { data } = useBillingHistory(page);
  return (
    <BillingHistory
      history={data?.invoices ?? known}
      isSandbox={isSandbox}
      pages={
        <Pages
          label="invoices"
          size={INVOICES}
          page={page}
          total={data?.total ?? known.length}
          onPage={setPage}
        />
      }
    />
  );
}

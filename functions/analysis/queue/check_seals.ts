/**
 * The check of a night: every stored report is held against its seal, its PDF against the sealed hash, and the
 * record of issued reports against its chain. What does not agree is kept for the admins, and told by mail.
 */
import type { Backend, StoredReport } from "../../_providers/supabase/port.ts";
import { writeAlarmMail } from "../../_services/mails.ts";
import { findSealChanges, isSealedPdf } from "../../_services/seal_changes.ts";
import { readAll } from "../../_services/streams.ts";
import type { AlteredReport } from "../../_shared/contract/mod.ts";
import { type ChainLink, verifyChain } from "../../_shared/seal.ts";
import type { Chore, ChoreDeps } from "./chores.ts";

/** Reports read at a time: bodies of large sets take megabytes each. */
const PART = 5;
const LINKS = 1_000;

export function createSealChore(
  { backend: { server, jobs }, sealKeys, publicUrl, now, log }: Pick<
    ChoreDeps,
    "backend" | "sealKeys" | "publicUrl" | "now" | "log"
  >,
): Chore {
  return async () => {
    const date = now().toISOString().slice(0, 10);
    let { cursor, isFinished } = await server.beginSealCheck(date);
    if (isFinished) return;
    for (;;) {
      const part = await server.listSealed(cursor, PART);
      if (part.length === 0) break;
      const altered: AlteredReport[] = [];
      for (const it of part) {
        const changes = await check(it);
        if (changes.length > 0) altered.push({ code: it.report.verificationCode, changes });
      }
      const last = part.at(-1)!.report.id;
      await server.addSealCheck(date, { from: cursor, to: last, reports: part.length, altered });
      cursor = last;
    }
    const done = await server.finishSealCheck(date, await checkChain(server));
    if (!done) return;
    log(done.altered.length > 0 ? "seal_alarm" : "seals_checked", {
      reports: done.reports,
      altered: done.altered.map((it) => it.code ?? "record"),
    });
    if (done.altered.length === 0) return;
    for (const admin of await server.listAdmins()) {
      await jobs.enqueue({
        queue: "chores",
        kind: "send_mail",
        payload: { ...writeAlarmMail(admin, done.altered.length, `${publicUrl}/admin`) },
        key: `seal-alarm/${date}/${admin.email}`,
      });
    }
  };

  async function check(
    { report, ledger }: { report: StoredReport; ledger: ChainLink | null },
  ): Promise<string[]> {
    const code = report.verificationCode;
    const changes = await findSealChanges(code, { report, ledger, sealKeys }).catch(() => [
      "The stored report can’t be read as a sealed one.",
    ]);
    const file = report.pdfPath && await server.download("reports", report.pdfPath);
    if (!file) return [...changes, "The stored PDF is missing."];
    const isSealed = await isSealedPdf(report, { bytes: await readAll(file.body), sealKeys });
    return isSealed ? changes : [...changes, "The stored PDF is not the one that was sealed."];
  }
}

/** The record of issued reports as a whole. */
async function checkChain(server: Backend["server"]): Promise<AlteredReport[]> {
  const links: ChainLink[] = [];
  for (;;) {
    const page = await server.listIssued(links.at(-1)?.sequence ?? 0, LINKS);
    links.push(...page);
    if (page.length < LINKS) break;
  }
  const verdict = await verifyChain(links);
  if (verdict.isWhole) return [];
  const what = verdict.reason === "missing" ? "is missing" : "was changed";
  return [{
    code: null,
    changes: [`Entry ${verdict.brokenAt} of the record of issued reports ${what}.`],
  }];
}

/** What the printed report is made from. */
import type { PercentRect } from "../_shared/geometry.ts";
import type { ReportBody } from "../_shared/domain/report.ts";
import type { Endorsement, Seal } from "../_shared/seal.ts";

/** A firm's own name and mark in place of FLClear's on the cover. */
export interface Brand {
  name: string;
  logoPng?: Uint8Array;
}

export interface ReportInput {
  body: ReportBody;
  seal: Seal;
  /** Address of the product without a final slash; the QR code leads to its verification page. */
  publicUrl: string;
  /** Finding id → PNG of the evidence. A finding without one is printed in words alone. */
  crops: ReadonlyMap<string, Uint8Array>;
  /** Finding id → the part of the page its picture shows, percent; given, the evidence is marked on it. */
  regions?: ReadonlyMap<string, PercentRect>;
  /** Page from 1 through all files → PNG of the whole page. */
  thumbnails: ReadonlyMap<number, Uint8Array>;
  brand?: Brand;
  /** Adds summary, requirements, what complies, checklist, calculations, sheets and method. */
  hasAppendix?: boolean;
  /** Attached, so that a check without a network knows the certificate that signs the file. */
  endorsement?: Endorsement;
}

/** Address that answers for one report. */
export function verifyUrl(input: Pick<ReportInput, "publicUrl" | "seal">): string {
  const code = encodeURIComponent(input.seal.verificationCode);
  return `${input.publicUrl.replace(/\/+$/, "")}/verify?code=${code}`;
}

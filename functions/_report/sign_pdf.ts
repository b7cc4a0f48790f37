/**
 * Signs a finished PDF as PAdES baseline B-B, as an incremental update: every byte before it stays. Readers
 * then show who signed and whether anything was changed since.
 */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from "pdf-lib";
import { signDigest } from "./cms.ts";
import { readerOf } from "../_shared/file_bytes.ts";
import { addToArray, joinUpdate, openForUpdate, pdfDate, pdfText } from "./pdf_update.ts";
import { fromPem, importSigningKey, type SigningIdentity } from "./signing_identity.ts";

/** Hexadecimal digits reserved for the signature container; ours takes about 1500. */
const CONTENTS_DIGITS = 4096;
const RANGE_PLACEHOLDER = "[0 0000000000 0000000000 0000000000]";

/** What readers show beside the signature. */
export interface SignOptions {
  now: Date;
  /** Who signs, in plain words; FLClear when left out. */
  name?: string;
  reason?: string;
}

type SignDetails = Required<SignOptions>;

/**
 * Signs the document.
 *
 * @returns the given bytes with the signature appended
 * @throws {RangeError} if the container outgrows the room kept for it
 */
export async function signPdf(
  pdf: Uint8Array,
  identity: SigningIdentity,
  options: SignOptions,
): Promise<Uint8Array> {
  const { now, name = "FLClear", reason = "Fixes the content of this report" } = options;
  const prepared = await addSignatureField(pdf, { now, name, reason });
  const at = findPlaceholder(prepared, pdf.length);
  const tail = prepared.length - at.contentsEnd;
  const range = `[0 ${at.contentsStart} ${at.contentsEnd} ${tail}]`.padEnd(
    RANGE_PLACEHOLDER.length,
  );
  prepared.set(new TextEncoder().encode(range), at.range);
  const digest = await digestAround(prepared, at.contentsStart, at.contentsEnd);
  const container = await signDigest(digest, {
    certificate: fromPem(identity.certificatePem),
    key: await importSigningKey(identity),
  });
  const digits = container.toHex();
  if (digits.length > CONTENTS_DIGITS) {
    throw new RangeError(
      `Cannot sign: container takes ${digits.length} of ${CONTENTS_DIGITS} digits`,
    );
  }
  prepared.set(new TextEncoder().encode(digits), at.contentsStart + 1);
  return prepared;
}

/** SHA-256 over all bytes but those from `start` to `end`. */
export async function digestAround(
  pdf: Uint8Array,
  start: number,
  end: number,
): Promise<Uint8Array> {
  const signed = new Uint8Array(pdf.length - (end - start));
  signed.set(pdf.subarray(0, start));
  signed.set(pdf.subarray(end), start);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", signed));
}

async function addSignatureField(pdf: Uint8Array, details: SignDetails): Promise<Uint8Array> {
  const update = await openForUpdate(readerOf(pdf), { name: "The report" });
  const { doc: { context, catalog }, doc } = update;
  const page = doc.getPages().at(-1)!;
  const signature = context.register(PDFInvalidObject.of(signatureDictionary(details)));
  const widget = context.register(context.obj({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    T: PDFString.of(freeName(doc)),
    TU: PDFString.of("FLClear signature of this report"),
    V: signature,
    Rect: [0, 0, 0, 0],
    F: 132,
    P: page.ref,
  }));
  addToArray(update, page.node, "Annots", [widget]);
  update.touch(page.ref);
  const form = catalog.lookup(PDFName.of("AcroForm"));
  const fields = form instanceof PDFDict ? form : context.obj({});
  if (!(form instanceof PDFDict)) catalog.set(PDFName.of("AcroForm"), fields);
  const formRef = catalog.get(PDFName.of("AcroForm"));
  if (formRef instanceof PDFRef) update.touch(formRef);
  addToArray(update, fields, "Fields", [widget]);
  fields.set(PDFName.of("SigFlags"), PDFNumber.of(3));
  update.touch(context.trailerInfo.Root as PDFRef);
  return joinUpdate(pdf, await update.save());
}

/** Kept as raw text, so that it is never packed into a compressed object stream. */
function signatureDictionary({ name, reason, now }: SignDetails): Uint8Array {
  return new TextEncoder().encode([
    "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached",
    `/ByteRange ${RANGE_PLACEHOLDER}`,
    `/Contents <${"0".repeat(CONTENTS_DIGITS)}>`,
    `/M ${pdfDate(now)}`,
    `/Name ${pdfText(name)}`,
    `/Reason ${pdfText(reason)} >>`,
  ].join("\n"));
}

/** A field name no other signature of the document has. */
function freeName(doc: PDFDocument): string {
  const form = doc.catalog.lookup(PDFName.of("AcroForm"));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of("Fields")) : undefined;
  const count = fields instanceof PDFArray ? fields.size() : 0;
  return `FLClearSignature${count + 1}`;
}

function findPlaceholder(
  pdf: Uint8Array,
  from: number,
): { range: number; contentsStart: number; contentsEnd: number } {
  const text = new TextDecoder("latin1").decode(pdf.subarray(from));
  const range = from + text.indexOf(RANGE_PLACEHOLDER);
  const contentsStart = from + text.indexOf(`<${"0".repeat(CONTENTS_DIGITS)}>`);
  return { range, contentsStart, contentsEnd: contentsStart + CONTENTS_DIGITS + 2 };
}

/**
 * Signs a finished PDF as PAdES baseline B-B, as an incremental update: every byte before it stays. Readers
 * then show who signed and whether anything was changed since.
 */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from "pdf-lib";
import { signDigest } from "./cms.ts";
import { fromPem, importSigningKey, type SigningIdentity } from "./signing_identity.ts";

/** Hexadecimal digits reserved for the signature container; ours takes about 2000. */
const CONTENTS_DIGITS = 8192;
const RANGE_PLACEHOLDER = "[0 0000000000 0000000000 0000000000]";

/** What readers show beside the signature. */
export interface SignOptions {
  identity: SigningIdentity;
  signedAt: Date;
  /** Who signs, in plain words. */
  name: string;
  reason: string;
}

/**
 * Signs the document.
 *
 * @returns the given bytes with the signature appended
 * @throws {RangeError} if the container outgrows the room kept for it
 */
export async function signPdf(pdf: Uint8Array, options: SignOptions): Promise<Uint8Array> {
  const prepared = await addSignatureField(pdf, options);
  const at = findPlaceholder(prepared, pdf.length);
  const tail = prepared.length - at.contentsEnd;
  const range = `[0 ${at.contentsStart} ${at.contentsEnd} ${tail}]`.padEnd(
    RANGE_PLACEHOLDER.length,
  );
  prepared.set(new TextEncoder().encode(range), at.range);
  const digest = await digestAround(prepared, at.contentsStart, at.contentsEnd);
  const container = await signDigest(digest, {
    certificate: fromPem(options.identity.certificatePem),
    key: await importSigningKey(options.identity),
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

async function addSignatureField(pdf: Uint8Array, options: SignOptions): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const snapshot = doc.takeSnapshot();
  const { context, catalog } = doc;
  const page = doc.getPages().at(-1)!;
  const signature = context.register(PDFInvalidObject.of(signatureDictionary(options)));
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
  addToArray(page.node, "Annots", widget, (ref) => snapshot.markRefForSave(ref));
  snapshot.markRefForSave(page.ref);
  const form = catalog.lookup(PDFName.of("AcroForm"));
  const fields = form instanceof PDFDict ? form : context.obj({});
  if (!(form instanceof PDFDict)) catalog.set(PDFName.of("AcroForm"), fields);
  const formRef = catalog.get(PDFName.of("AcroForm"));
  if (formRef && formRef !== fields) snapshot.markRefForSave(formRef as PDFRef);
  addToArray(fields, "Fields", widget, (ref) => snapshot.markRefForSave(ref));
  fields.set(PDFName.of("SigFlags"), PDFNumber.of(3));
  snapshot.markRefForSave(context.trailerInfo.Root as PDFRef);
  const update = await doc.saveIncremental(snapshot, { useObjectStreams: false });
  const out = new Uint8Array(pdf.length + update.length);
  out.set(pdf);
  out.set(update, pdf.length);
  return out;
}

/** Kept as raw text, so that it is never packed into a compressed object stream. */
function signatureDictionary({ name, reason, signedAt }: SignOptions): Uint8Array {
  const moment = signedAt.toISOString().replace(/[-:T]/g, "").slice(0, 14);
  return new TextEncoder().encode([
    "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached",
    `/ByteRange ${RANGE_PLACEHOLDER}`,
    `/Contents <${"0".repeat(CONTENTS_DIGITS)}>`,
    `/M (D:${moment}Z)`,
    `/Name ${PDFHexString.fromText(name)}`,
    `/Reason ${PDFHexString.fromText(reason)} >>`,
  ].join("\n"));
}

/** A field name no other signature of the document has. */
function freeName(doc: PDFDocument): string {
  const form = doc.catalog.lookup(PDFName.of("AcroForm"));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of("Fields")) : undefined;
  const count = fields instanceof PDFArray ? fields.size() : 0;
  return `FLClearSignature${count + 1}`;
}

function addToArray(
  owner: PDFDict,
  name: string,
  item: PDFRef,
  markForSave: (ref: PDFRef) => void,
): void {
  const key = PDFName.of(name);
  const present = owner.lookup(key);
  if (present instanceof PDFArray) {
    present.push(item);
    const ref = owner.get(key);
    if (ref && ref !== present) markForSave(ref as PDFRef);
  } else owner.set(key, owner.context.obj([item]));
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

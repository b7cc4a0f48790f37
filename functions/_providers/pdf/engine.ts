/**
 * One PDFium instance in this isolate: raw calls, memory and strings. Owns nothing of pages or documents.
 *
 * The heap arrays are replaced whenever memory grows, so take them again from the getters after every call
 * that may allocate. Memory never shrinks: end the worker to give it back.
 */
import { init } from "@embedpdf/pdfium";
import type { ByteReader } from "../../_shared/file_bytes.ts";
import mod from "./pdfium_wasm.js";

/** Raw exports of PDFium by their C names; numbers in, number out (booleans are 0 and 1). */
export type PdfiumCalls = Record<string, (...args: number[]) => number>;

/** A running PDFium with its memory. */
export interface Pdfium {
  call: PdfiumCalls;
  bytes(): Uint8Array;
  ints(): Int32Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  /** Sixteen doubles of scratch space; valid until the next use by the same caller. */
  scratch: number;
  memory: WebAssembly.Memory;
  /** Open files, by where PDFium finds what it knows of them. */
  files: Map<number, ByteReader>;
  /** The function it reads them with. */
  readBlock: number;
}

interface PdfiumModule {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: PdfiumCalls;
  addFunction(act: (...args: number[]) => number, signature: string): number;
}

let running: Promise<Pdfium> | null = null;

/** The PDFium of this isolate, started on first use (about 50 ms). */
export function getPdfium(): Promise<Pdfium> {
  running ??= startPdfium();
  return running;
}

/** Forgets the instance; its memory goes with it, and the next use starts another. */
export function dropPdfium(): void {
  running = null;
}

async function startPdfium(): Promise<Pdfium> {
  const options = {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      WebAssembly.instantiate(mod, imports).then((instance) => done(instance, mod));
      return {};
    },
  };
  const wrapped = await init(options as unknown as Parameters<typeof init>[0]);
  wrapped.PDFiumExt_Init();
  const module = wrapped.pdfium as unknown as PdfiumModule;
  const call = module.wasmExports;
  const files = new Map<number, ByteReader>();
  // int (*m_GetBlock)(void* param, unsigned long position, unsigned char* buffer, unsigned long size); 0 is failure.
  const readBlock = module.addFunction((pointer, position, buffer, size) => {
    const file = files.get(pointer >>> 0);
    const [from, length] = [position >>> 0, size >>> 0];
    if (!file || from + length > file.length) return 0;
    file.copy(from, module.HEAPU8.subarray(buffer >>> 0, (buffer >>> 0) + length));
    return 1;
  }, "iiiii");
  return {
    call,
    bytes: () => module.HEAPU8,
    ints: () => module.HEAP32,
    floats: () => module.HEAPF32,
    doubles: () => module.HEAPF64,
    scratch: call.malloc(128),
    memory: module.wasmExports.memory as unknown as WebAssembly.Memory,
    files,
    readBlock,
  };
}

/** Bytes of WebAssembly memory in use by the instance; grows only. */
export function memoryBytes(pdfium: Pdfium): number {
  return pdfium.bytes().buffer.byteLength;
}

/** Room in PDFium's memory. The caller frees the pointer with `call.free`. @throws {RangeError} when there is none */
function makeRoom(pdfium: Pdfium, sizeBytes: number): number {
  const pointer = pdfium.call.malloc(sizeBytes || 1);
  if (pointer === 0) throw new RangeError(`Cannot allocate ${sizeBytes} bytes for PDFium`);
  return pointer;
}

/** Lets PDFium read a file where it lies. Given back with {@link forgetFile}. @returns where what it needs to know lies */
export function nameFile(pdfium: Pdfium, file: ByteReader): number {
  const pointer = makeRoom(pdfium, 3 * 4);
  pdfium.files.set(pointer, file);
  pdfium.ints().set([file.length, pdfium.readBlock, pointer], pointer >> 2);
  return pointer;
}

/** Ends what {@link nameFile} began. */
export function forgetFile(pdfium: Pdfium, pointer: number): void {
  pdfium.files.delete(pointer);
  pdfium.call.free(pointer);
}

/** Copies bytes into PDFium's memory. The caller frees the pointer with `call.free`. */
export function copyIn(pdfium: Pdfium, bytes: Uint8Array): number {
  const pointer = makeRoom(pdfium, bytes.length);
  pdfium.bytes().set(bytes, pointer);
  return pointer;
}

const utf16 = new TextDecoder("utf-16le");
const utf8 = new TextDecoder();

/** Runs `use` with a C string (Latin letters only) in PDFium's memory. */
export function withCString<T>(pdfium: Pdfium, text: string, use: (pointer: number) => T): T {
  const pointer = copyIn(pdfium, new TextEncoder().encode(`${text}\0`));
  try {
    return use(pointer);
  } finally {
    pdfium.call.free(pointer);
  }
}

/**
 * Reads a UTF-16 string from a call that fills a buffer and returns the length in bytes with the final zero.
 *
 * @param fill (buffer, sizeInBytes) → needed size in bytes
 */
export function readWide(pdfium: Pdfium, fill: (buffer: number, size: number) => number): string {
  return readText(pdfium, fill, utf16, 2).replace(CONTROLS, "");
}

/** What stands for no letter but line ends and tabs. A database stores no character 0, a terminal obeys others. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Same as {@link readWide} for UTF-8 answers such as font names. */
export function readNarrow(pdfium: Pdfium, fill: (buffer: number, size: number) => number): string {
  return readText(pdfium, fill, utf8, 1);
}

function readText(
  pdfium: Pdfium,
  fill: (buffer: number, size: number) => number,
  decoder: TextDecoder,
  terminator: number,
): string {
  const size = fill(0, 0);
  if (size <= terminator || size > 1 << 20) return "";
  const buffer = pdfium.call.malloc(size);
  try {
    fill(buffer, size);
    return decoder.decode(pdfium.bytes().slice(buffer, buffer + size - terminator));
  } finally {
    pdfium.call.free(buffer);
  }
}

const starved = new WeakSet<Pdfium>();

/** Has the instance asked for more memory than it may have? PDFium then aborts without saying why. */
export const isStarved = (pdfium: Pdfium): boolean => starved.has(pdfium);

/**
 * Keeps the instance's memory under a limit: growing past it fails, PDFium stops with an error, and the
 * instance must not be used again.
 */
export function limitMemory(pdfium: Pdfium, limitBytes: number): void {
  const memory = pdfium.memory;
  const grow = WebAssembly.Memory.prototype.grow;
  memory.grow = (pages: number) => {
    if (memory.buffer.byteLength + pages * 65536 > limitBytes) {
      starved.add(pdfium);
      throw new RangeError(`Cannot grow memory beyond ${limitBytes} bytes`);
    }
    return grow.call(memory, pages);
  };
}

/** PDFium as a compiled WebAssembly module; needs no file permission at run time. */
declare const mod: WebAssembly.Module;
export default mod;

// @ts-self-types="./pdfium_wasm.d.ts"
/** PDFium's compiled module. Plain JavaScript because TypeScript cannot parse `import source` yet. */
import source mod from "@embedpdf/pdfium/pdfium.wasm";
export default mod;

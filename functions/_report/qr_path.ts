/** A QR code for a screen. */
import QRCode from "qrcode";

/** The dark squares, row by row, as one SVG path in a square of `size`. */
export function drawQrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let at = 0; at < data.length; at++) {
    if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
  }
  return { size, path };
}

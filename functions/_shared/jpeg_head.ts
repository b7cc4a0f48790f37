/** What a JPEG says about itself: size, colours, resolution and how the camera was held. */

/** Facts from the markers of a JPEG, before its picture data. */
export interface JpegHead {
  width: number;
  height: number;
  components: number;
  bits: number;
  /** Number of the frame marker: 0xc0 baseline, 0xc1 extended, 0xc2 progressive. */
  frame: number;
  /** Adobe's marker stands in the file: four colours are then stored inverted. */
  hasAdobeMarker: boolean;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  dpi: number | null;
}

/**
 * Reads the markers of a JPEG.
 *
 * @returns null when there is no frame header: the file is damaged
 * @source ITU-T T.81 annex B; JFIF 1.02; Exif 2.3, 4.6.4 (orientation, resolution)
 */
export function readJpegHead(bytes: Uint8Array): JpegHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasAdobeMarker = false;
  let orientation = 1;
  let dpi: number | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1];
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    const length = view.getUint16(at + 2);
    const body = at + 4;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && length >= 8) {
      return {
        bits: bytes[body],
        height: view.getUint16(body + 1),
        width: view.getUint16(body + 3),
        components: bytes[body + 5],
        frame: marker,
        hasAdobeMarker,
        orientation,
        dpi,
      };
    }
    const tag = String.fromCharCode(...bytes.subarray(body, Math.min(body + 6, end)));
    if (marker === 0xee && tag.startsWith("Adobe")) hasAdobeMarker = true;
    if (marker === 0xe0 && tag.startsWith("JFIF\0") && length >= 14) {
      const unit = bytes[body + 7];
      const density = view.getUint16(body + 8);
      if (density > 0 && unit === 1) dpi ??= density;
      if (density > 0 && unit === 2) dpi ??= density * 2.54;
    }
    if (marker === 0xe1 && tag === "Exif\0\0") {
      const exif = readExif(bytes.subarray(body + 6, end));
      orientation = exif.orientation;
      dpi = exif.dpi ?? dpi;
    }
    at = end;
  }
  return null;
}

const TAG_ORIENTATION = 0x112;
const TAG_X_RESOLUTION = 0x11a;
const TAG_RESOLUTION_UNIT = 0x128;

function readExif(tiff: Uint8Array): { orientation: number; dpi: number | null } {
  const found = { orientation: 1, dpi: null as number | null };
  if (tiff.length < 14) return found;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = tiff[0] === 0x49;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return found;
  const count = view.getUint16(start, isLittle);
  let perUnit: number | null = null;
  let unit = 2;
  for (let i = 0; i < count; i++) {
    const entry = start + 2 + i * 12;
    if (entry + 12 > tiff.length) break;
    const tag = view.getUint16(entry, isLittle);
    if (tag === TAG_ORIENTATION) {
      const value = view.getUint16(entry + 8, isLittle);
      if (value >= 1 && value <= 8) found.orientation = value;
    }
    if (tag === TAG_RESOLUTION_UNIT) unit = view.getUint16(entry + 8, isLittle);
    if (tag === TAG_X_RESOLUTION) {
      const offset = view.getUint32(entry + 8, isLittle);
      if (offset + 8 <= tiff.length) {
        perUnit = view.getUint32(offset, isLittle) / (view.getUint32(offset + 4, isLittle) || 1);
      }
    }
  }
  if (perUnit && perUnit > 1) found.dpi = unit === 3 ? perUnit * 2.54 : perUnit;
  return found;
}

/** A photograph as cameras write it: the picture as the sensor lay, and a note how to turn it. */

/**
 * Puts an EXIF orientation into a JPEG, right after its start marker.
 *
 * @param orientation 1 to 8; 6 means: turn it by 90° clockwise to look at it
 * @source Exif 2.3, 4.6.4; TIFF 6.0, section 2
 */
export function turnJpeg(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    ...[0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8], // big endian, directory at 8
    ...[0, 1], // one entry
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], // orientation, a short
    ...[0, 0, 0, 0], // no further directory
  ];
  const exif = [...new TextEncoder().encode("Exif"), 0, 0, ...tiff];
  const length = exif.length + 2;
  return new Uint8Array([
    ...jpeg.subarray(0, 2),
    ...[0xff, 0xe1, length >> 8, length & 0xff],
    ...exif,
    ...jpeg.subarray(2),
  ]);
}

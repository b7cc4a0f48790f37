/** A white picture with lines of black islands, as lettering lies on a sheet. */
export function drawLines(width: number, height: number, tops: readonly number[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const top of tops) {
    for (let x = 100; x < 400; x += 16) {
      for (let y = top; y < top + 20; y++) pixels.fill(0, y * width + x, y * width + x + 10);
    }
  }
  return { width, height, pixels };
}

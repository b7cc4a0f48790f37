/** Lettering of the control sets that is no standard font of PDF. */
import { fromFileUrl } from "../../../functions/cli/paths.ts";

/** Path of a font file of the DejaVu package: `DejaVuSansCondensed.ttf`. */
export function fontFile(name: string): string {
  return fromFileUrl(new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}`)));
}

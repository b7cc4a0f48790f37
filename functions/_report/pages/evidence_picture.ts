/** The picture of a finding's evidence: fitted into its frame, the evidence marked in it. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { HAIRLINE, MARK_COLORS, markOf, SHADE } from "../look.ts";
import type { Paper } from "../paper.ts";

/** PNG of the evidence, and the part of the page it shows in percent. */
export interface EvidencePicture {
  crop?: Uint8Array;
  region?: PercentRect;
}

/** A picture that fits its frame; sizes in points. */
export interface FittedPicture {
  height: number;
  draw: (x: number, y: number) => void;
}

/** The picture opened, to be fitted into whatever frame suits its shape. */
export interface OpenedEvidence {
  /** Width to height. */
  aspect: number;
  fit: (frame: { width: number; height: number }) => FittedPicture;
}

/** Opens the picture of a finding. Null when there is none. */
export function openEvidence(
  paper: Paper,
  finding: Finding,
  { crop, region }: EvidencePicture,
): OpenedEvidence | null {
  const picture = crop ? paper.openPicture(crop) : null;
  if (!picture) return null;
  const { widthPx, heightPx } = picture;
  const { doc } = paper;
  return {
    aspect: widthPx / heightPx,
    fit(frame) {
      const scale = Math.min(frame.width / widthPx, frame.height / heightPx);
      const [width, height] = [widthPx * scale, heightPx * scale];
      return {
        height,
        draw(x, y) {
          const left = x + (frame.width - width) / 2;
          doc.rect(x, y, frame.width, height).fill(SHADE);
          picture.draw({ x: left, y, width, height });
          doc.save().rect(left, y, width, height).clip();
          if (region) markEvidence(paper, finding, { region, x: left, y, width, height });
          doc.restore();
          doc.rect(x, y, frame.width, height).lineWidth(0.6).stroke(HAIRLINE);
        },
      };
    },
  };
}

function markEvidence(
  paper: Paper,
  finding: Finding,
  frame: { region: PercentRect; x: number; y: number; width: number; height: number },
): void {
  const { documentMarkup: box } = finding;
  const { region } = frame;
  const mark = markOf(finding);
  const perX = frame.width / region.width;
  const perY = frame.height / region.height;
  const pad = 2.5;
  const { doc } = paper;
  if (mark === "warning") doc.dash(4, { space: 3 });
  doc.roundedRect(
    frame.x + (box.x - region.x) * perX - pad,
    frame.y + (box.y - region.y) * perY - pad,
    box.width * perX + 2 * pad,
    box.height * perY + 2 * pad,
    2,
  ).lineWidth(1.4).stroke(MARK_COLORS[mark]).undash();
}

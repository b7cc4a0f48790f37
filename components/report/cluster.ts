/** Joins boxes that would stand on top of one another at the present zoom. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";

export interface BoxCluster {
  /** The finding whose box is drawn: the gravest, as sorted by the caller. */
  lead: Finding;
  members: Finding[];
}

/** Corners closer than this many pixels cannot be told apart or hit by a finger. */
const MIN_DISTANCE_PX = 14;

/**
 * Groups findings whose marks (top left corners) are too close to each other.
 *
 * @param widthPx, heightPx size of the whole page on the screen
 * @returns clusters in the order of their leads; a finding alone is a cluster of one
 */
export function clusterBoxes(
  findings: readonly Finding[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): BoxCluster[] {
  const clusters: BoxCluster[] = [];
  for (const finding of findings) {
    const near = clusters.find(({ lead }) => {
      const dx = (lead.documentMarkup.x - finding.documentMarkup.x) / 100 * widthPx;
      const dy = (lead.documentMarkup.y - finding.documentMarkup.y) / 100 * heightPx;
      return Math.hypot(dx, dy) < MIN_DISTANCE_PX;
    });
    if (near) near.members.push(finding);
    else clusters.push({ lead: finding, members: [finding] });
  }
  return clusters;
}

/** The member to select when the mark is activated: the one after the selected, else the first. */
export function nextMember(cluster: BoxCluster, selectedId: string | undefined): Finding {
  const at = cluster.members.findIndex((it) => it.id === selectedId);
  return cluster.members[(at + 1) % cluster.members.length];
}

/** Joins boxes that would stand on top of one another at the present zoom. */
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { usualSide } from "./quiet_spot.ts";

export interface BoxCluster {
  /** The finding whose box is drawn: the gravest, as sorted by the caller. */
  lead: Finding;
  members: Finding[];
  /** How far from its box the shape stands, px: past those of the rows next to it. */
  stepPx: number;
}

/** Corners closer than this many pixels cannot be told apart or hit by a finger. */
const MIN_DISTANCE_PX = 14;
/** Two boxes stand in one row when they share this part of the higher one. */
const SHARED_ROW = 0.5;
/** A shape beside its box and the number after it, px. */
const SHAPE_PX = 14;
const COUNT_PX = 18;

interface PageOnScreen {
  widthPx: number;
  heightPx: number;
}

/**
 * Groups findings of one row whose marks (top left corners) are too close to each other. Rows that follow each other
 * keep a mark each, however small the sheet is shown: a frame around one of two would tell of the wrong line.
 *
 * @param page size of the whole page on the screen
 * @returns clusters in the order of their leads; a finding alone is a cluster of one
 */
export function clusterBoxes(findings: readonly Finding[], page: PageOnScreen): BoxCluster[] {
  const clusters: BoxCluster[] = [];
  for (const finding of findings) {
    const near = clusters.find(({ lead }) => {
      const dx = (lead.documentMarkup.x - finding.documentMarkup.x) / 100 * page.widthPx;
      const dy = (lead.documentMarkup.y - finding.documentMarkup.y) / 100 * page.heightPx;
      return Math.hypot(dx, dy) < MIN_DISTANCE_PX &&
        shareRow(lead.documentMarkup, finding.documentMarkup);
    });
    if (near) near.members.push(finding);
    else clusters.push({ lead: finding, members: [finding], stepPx: 0 });
  }
  return spreadShapes(clusters, page);
}

function shareRow(a: PercentRect, b: PercentRect): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared >= Math.max(a.height, b.height) * SHARED_ROW;
}

/** Moves a shape sideways where one of a row next to it stands already. */
function spreadShapes(clusters: readonly BoxCluster[], page: PageOnScreen): BoxCluster[] {
  const taken: { from: number; to: number; y: number }[] = [];
  return clusters.map((cluster) => {
    const { x, y, width } = cluster.lead.documentMarkup;
    const side = usualSide(cluster.lead.documentMarkup);
    // That of a reviewer's own box stands where the sheet is empty.
    if (side === "inside" || isOwn(cluster.lead)) return cluster;
    const edge = (side === "left" ? x : x + width) / 100 * page.widthPx;
    const shapePx = SHAPE_PX + (cluster.members.length > 1 ? COUNT_PX : 0);
    const at = (stepPx: number) => ({
      from: side === "left" ? edge - stepPx - shapePx : edge + stepPx,
      to: side === "left" ? edge - stepPx : edge + stepPx + shapePx,
      y: y / 100 * page.heightPx,
    });
    let stepPx = 0;
    const meets = () => {
      const here = at(stepPx);
      return taken.some((it) =>
        it.from < here.to && here.from < it.to && Math.abs(it.y - here.y) < SHAPE_PX
      );
    };
    while (meets()) stepPx += SHAPE_PX;
    taken.push(at(stepPx));
    return { ...cluster, stepPx };
  });
}

/** The member to select when the mark is activated: the one after the selected, else the first. */
export function nextMember(cluster: BoxCluster, selectedId: string | undefined): Finding {
  const at = cluster.members.findIndex((it) => it.id === selectedId);
  return cluster.members[(at + 1) % cluster.members.length];
}

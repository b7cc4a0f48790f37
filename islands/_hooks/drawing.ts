/** Where the viewer stands with a box that is being drawn: nothing, drawing, or drawn and to be described. */
import { useState } from "react";
import type { OwnPlace } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { useOwnFindingActions } from "./own_finding.ts";

export interface Drawing {
  /** True while a box is to be drawn. */
  isOn: boolean;
  /** Drawn and not described yet. */
  place: OwnPlace | null;
  isBusy: boolean;
  /** Begins with a new finding, or with the box of one there is. */
  begin: (finding?: Finding) => void;
  draw: (box: PercentRect) => void;
  cancel: () => void;
  /** Raises what was drawn. @throws what the server says against it */
  save: ReturnType<typeof useOwnFindingActions>["raise"];
}

export function useDrawing(projectId: string, reportId: string, page: number): Drawing {
  const own = useOwnFindingActions(projectId, reportId);
  const [isOn, setIsOn] = useState(false);
  const [redrawn, setRedrawn] = useState<Finding | null>(null);
  const [place, setPlace] = useState<OwnPlace | null>(null);

  function cancel() {
    setIsOn(false);
    setRedrawn(null);
    setPlace(null);
  }

  return {
    isOn,
    place,
    isBusy: own.isBusy,
    begin(finding) {
      setRedrawn(finding ?? null);
      setPlace(null);
      setIsOn(true);
    },
    draw({ x, y, width, height }) {
      const drawn = { page, x, y, width, height };
      setIsOn(false);
      if (!redrawn) return setPlace(drawn);
      setRedrawn(null);
      void own.change(redrawn, { place: drawn }).catch(() => {});
    },
    cancel,
    async save(values) {
      const raised = await own.raise(values);
      cancel();
      return raised;
    },
  };
}

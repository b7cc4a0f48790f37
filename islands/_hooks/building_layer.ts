/** The building over the sheets: whether it is shown, which part is open, and what was corrected. */
import { useMemo, useState } from "react";
import type { Building } from "../../functions/_shared/domain/building.ts";
import {
  correctBuilding,
  isDoorKey,
  roomNameKey,
  widthKey,
} from "../../functions/_shared/domain/building_corrections.ts";
import type { CorrectedValue } from "../../functions/_shared/domain/corrections.ts";
import { useCorrections, useSaveCorrections } from "../_client/corrections.ts";
import { notify, notifyFailure } from "./notices.ts";

/** @param buildings of the report, one per sheet that draws one */
export function useBuildingLayer(
  projectId: string,
  buildings: readonly Building[] | undefined,
  { page, canCorrect }: { page: number; canCorrect: boolean },
) {
  const [isShown, setShown] = useState(false);
  const [partId, setPartId] = useState<string | null>(null);
  const saved = useCorrections(projectId, canCorrect && isShown);
  const saving = useSaveCorrections(projectId);
  const issued = buildings?.find((it) => it.page === page) ?? null;
  const corrections = saved.data?.corrections;
  const building = useMemo(
    () => issued && corrections ? correctBuilding(issued, corrections) : issued,
    [issued, corrections],
  );

  async function correct(key: string, value: CorrectedValue) {
    if (!corrections) return;
    try {
      await saving.mutateAsync({ ...corrections, [key]: value });
      notify({
        title: "Corrected",
        description: "It will be used in the next review.",
        action: {
          label: "Undo",
          onAction: () => void saving.mutateAsync(corrections),
        },
      });
    } catch (error) {
      notifyFailure("Correction not saved", error);
    }
  }

  return {
    hasBuilding: issued !== null,
    building: isShown ? building : null,
    isShown,
    toggle: () => {
      setShown(!isShown);
      setPartId(null);
    },
    partId,
    select: setPartId,
    canCorrect: canCorrect && corrections !== undefined,
    isSaving: saving.isPending,
    rename: (id: string, name: string) => correct(roomNameKey(id), name),
    moveEnd: (id: string, widthIn: number) => correct(widthKey(id), widthIn),
    removeDoor: (id: string) => {
      setPartId(null);
      return correct(isDoorKey(id), false);
    },
  };
}

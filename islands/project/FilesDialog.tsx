/** A dialog in which files are chosen: Escape, a press beside it and its cross ask before it drops them. */
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog, Dialog, type DialogProps } from "../../components/ui/Dialog.tsx";

export interface FilesDialogProps extends Omit<DialogProps, "children" | "footer"> {
  /** True when what was typed beside the files comes back by itself. */
  isDraftKept?: boolean;
  /** @param onFilesChange to be told how many files would be lost */
  children: (onFilesChange: (count: number) => void) => ReactNode;
}

export default function FilesDialog(
  { isOpen, onOpenChange, isDraftKept = false, children, ...rest }: FilesDialogProps,
) {
  const [count, setCount] = useState(0);
  // For keys pressed before the dialog has heard of the change.
  const stake = useRef(0);
  const [isAsking, setIsAsking] = useState(false);

  function onFilesChange(count: number) {
    stake.current = count;
    setCount(count);
  }

  return (
    <>
      <Dialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(isOpen) => {
          // Chosen files can't be brought back by the page itself: they are not dropped by a stray key.
          if (!isOpen && stake.current > 0) setIsAsking(true);
          else onOpenChange(isOpen);
        }}
      >
        {children(onFilesChange)}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard the chosen files?"
        description={discardWords(count, isDraftKept)}
        cancelLabel="Keep editing"
        confirmLabel="Discard files"
        onConfirm={() => {
          setIsAsking(false);
          onFilesChange(0);
          onOpenChange(false);
        }}
      />
    </>
  );
}

/** What would be lost. */
export function discardWords(count: number, isDraftKept: boolean): string {
  const files = count === 1 ? "file" : `${count} files`;
  return isDraftKept
    ? `Your entries are saved on this device, but the ${files} you chose will have to be chosen again.`
    : `The ${files} you chose will have to be chosen again.`;
}

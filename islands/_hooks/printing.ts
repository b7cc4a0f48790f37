/** Paper: what is printed is put on the page for the moment of printing, with its pictures loaded first. */
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Pictures that take longer are printed as far as they have come. */
const PICTURES_WAIT_MS = 20_000;

export interface Printing {
  isPrinting: boolean;
  isPreparing: boolean;
  /** Loads the pictures, then opens the browser's print dialog. */
  print: (pictureUrls: readonly string[]) => Promise<void>;
}

export function usePrinting(): Printing {
  const [isPrinting, setIsPrinting] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);

  useEffect(() => {
    // The page is laid out for paper right after this event, so the change can't wait.
    const onBefore = () => flushSync(() => setIsPrinting(true));
    const onAfter = () => setIsPrinting(false);
    addEventListener("beforeprint", onBefore);
    addEventListener("afterprint", onAfter);
    return () => {
      removeEventListener("beforeprint", onBefore);
      removeEventListener("afterprint", onAfter);
    };
  }, []);

  const print = useCallback(async (pictureUrls: readonly string[]) => {
    setIsPreparing(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => timer = setTimeout(resolve, PICTURES_WAIT_MS));
    await Promise.race([Promise.all(pictureUrls.map(loadPicture)), patience]);
    clearTimeout(timer);
    setIsPreparing(false);
    globalThis.print();
  }, []);

  return { isPrinting, isPreparing, print };
}

function loadPicture(url: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => resolve();
    picture.src = url;
  });
}

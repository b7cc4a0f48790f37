/** Paper: what is printed is put on the page for the moment of printing, with its pictures loaded first. */
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Pictures that take longer are printed as far as they have come. */
const PICTURES_WAIT_MS = 20_000;

export interface Printing {
  isPrinting: boolean;
  isPreparing: boolean;
  /** Loads the pictures, then opens the browser's print dialog. The browser's own keys do the same. */
  print: () => Promise<void>;
}

/** @param pictureUrls what has to be loaded before the page is laid out for paper */
export function usePrinting(pictureUrls: () => readonly string[]): Printing {
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

  const urls = useRef(pictureUrls);
  urls.current = pictureUrls;
  const print = useCallback(async () => {
    setIsPreparing(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => timer = setTimeout(resolve, PICTURES_WAIT_MS));
    await Promise.race([Promise.all(urls.current().map(loadPicture)), patience]);
    clearTimeout(timer);
    setIsPreparing(false);
    globalThis.print();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "p") {
        return;
      }
      event.preventDefault();
      void print();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [print]);

  return { isPrinting, isPreparing, print };
}

function loadPicture(url: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => resolve();
    picture.src = url;
  });
}

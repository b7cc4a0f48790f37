/**
 * A place for pieces of a sheet's picture, which may take seconds to be drawn: it says so meanwhile, asks again where
 * the picture did not come, and says so where it cannot be had. A frame around nothing would look like an empty sheet.
 */
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";

export interface AwaitedPictureProps {
  /** Address of the picture that is shown in it. */
  url: string;
  children: ReactNode;
}

/** Waits before it is asked for again: who asked for many is refused for up to a minute. */
const RETRY_AFTER_MS = [1_000, 5_000, 15_000, 45_000];

type State = "waiting" | "shown" | "failed";

export function AwaitedPicture({ url, children }: AwaitedPictureProps) {
  const [state, setState] = useState<State>("waiting");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const picture = new Image();
    let timer: ReturnType<typeof setTimeout> | undefined;
    picture.onload = () => setState("shown");
    picture.onerror = () => {
      if (tries >= RETRY_AFTER_MS.length) setState("failed");
      else timer = setTimeout(() => setTries(tries + 1), RETRY_AFTER_MS[tries]);
    };
    setState("waiting");
    picture.src = url;
    return () => {
      clearTimeout(timer);
      picture.onload = picture.onerror = null;
    };
  }, [url, tries]);
  return (
    <div className="relative" aria-busy={state === "waiting"}>
      {/* What failed to load is loaded again only by an element of its own. */}
      <div key={`${url} ${tries}`}>{children}</div>
      {state !== "shown" && (
        <div className="absolute inset-0 grid place-items-center p-2 text-center text-sm text-[#51606e] print:hidden">
          {state === "waiting"
            ? (
              <span className="flex items-center gap-2 animate-late">
                <Spinner size={16} />Drawing the sheet
              </span>
            )
            : (
              <span className="flex flex-wrap items-center justify-center gap-2">
                The sheet could not be drawn.
                <Button
                  size="sm"
                  onClick={() => setTries(0)}
                >
                  Try again
                </Button>
              </span>
            )}
        </div>
      )}
    </div>
  );
}

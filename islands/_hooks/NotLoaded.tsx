/** In the place of a part of a page that could not be loaded; nothing while it is still on its way. */
import { Callout } from "../../components/ui/Callout.tsx";
import { wordsOf } from "../_client/api.ts";

export interface NotLoadedProps {
  /** As it begins the sentence: `The sessions`. */
  what: string;
  error: Error | null;
}

export function NotLoaded({ what, error }: NotLoadedProps) {
  if (!error) return null;
  return (
    <Callout tone="error" title={`${what} could not be loaded`} isAlert>
      {wordsOf(error, "Please try again in a moment.")}
    </Callout>
  );
}

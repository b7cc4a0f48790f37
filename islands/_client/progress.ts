/** The live progress of one analysis: server-sent events, and plain asking where events do not get through. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { REPORT_POLL_MS } from "../../functions/_shared/constants/timing.ts";
import type { ProgressEvent } from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";

/** Events that end before this many milliseconds without a message count as not getting through. */
const SILENCE_MS = 8_000;

export interface LiveProgress {
  event: ProgressEvent | null;
  /** How the last event came. */
  source: "events" | "polling" | null;
}

/**
 * Follows a running analysis until it is over, then loads project, report and lists again.
 *
 * @param projectId null follows nothing
 */
export function useProgress(projectId: string | null): LiveProgress {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveProgress>({ event: null, source: null });

  useEffect(() => {
    setLive({ event: null, source: null });
    if (projectId === null) return;
    return followProgress(projectId, (event, source) => {
      setLive((before) => ({ event: keepAhead(before.event, event), source }));
      if (event.status === "processing") return;
      client.invalidateQueries({ queryKey: ["/api/projects"] });
      client.invalidateQueries({ queryKey: ["/api/stats"] });
    });
  }, [projectId, client]);

  return live;
}

/** What is between the server and who looks; tests pass their own. */
interface Line {
  openStream: (url: string) => EventSource;
  ask: (url: string) => Promise<ProgressEvent>;
  page: Document;
}

const browserLine = (): Line => ({
  openStream: (url) => new EventSource(url, { withCredentials: true }),
  ask: call,
  page: document,
});

/**
 * Tells of an analysis until it is over. A tab nobody looks at asks now and then: a browser has six connections to a
 * server for all of its tabs, and streams would take them from the one that is looked at.
 *
 * @returns ends it before
 */
export function followProgress(
  projectId: string,
  onEvent: (event: ProgressEvent, source: "events" | "polling") => void,
  { openStream, ask, page }: Line = browserLine(),
): () => void {
  const base = `/api/projects/${encodeURIComponent(projectId)}`;
  let isOver = false;
  let poll: ReturnType<typeof setInterval> | undefined;

  function take(event: ProgressEvent, source: "events" | "polling") {
    if (isOver) return;
    if (event.status !== "processing") stop();
    onEvent(event, source);
  }

  async function look() {
    try {
      take(await ask(`${base}/progress`), "polling");
    } catch (error) {
      console.error("Progress could not be loaded", error);
    }
  }

  function startPolling() {
    stream.close();
    if (poll !== undefined || isOver) return;
    look();
    poll = setInterval(look, REPORT_POLL_MS);
  }

  function onVisibility() {
    if (page.hidden) startPolling();
  }

  function stop() {
    isOver = true;
    stream.close();
    clearInterval(poll);
    clearTimeout(silence);
    page.removeEventListener("visibilitychange", onVisibility);
  }

  let silence = setTimeout(startPolling, SILENCE_MS);
  const stream = openStream(`${base}/events`);
  stream.addEventListener("progress", (message) => {
    clearTimeout(silence);
    silence = setTimeout(startPolling, SILENCE_MS * 4);
    take(JSON.parse(message.data) as ProgressEvent, "events");
  });
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) startPolling();
  });
  page.addEventListener("visibilitychange", onVisibility);
  onVisibility();
  return stop;
}

/** Two answers may cross each other: within one run nothing goes back. */
export function keepAhead(before: ProgressEvent | null, next: ProgressEvent): ProgressEvent {
  const isOneRun = before !== null && before.startedAt === next.startedAt &&
    before.status === "processing" && next.status === "processing";
  return isOneRun && before.progress > next.progress ? before : next;
}

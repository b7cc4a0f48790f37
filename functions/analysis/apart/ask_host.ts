/** A question of a worker to the vision model, which its host asks. */
import type { Answer } from "../propose/ask.ts";
import type { AskedTask, Later } from "./jobs.ts";
import type { Peer } from "./peer.ts";

/** The answer is not there yet: the page is taken up again when it is. */
export class AnswerLater extends Error {
  constructor() {
    super("The answer comes later");
    this.name = "AnswerLater";
  }
}

/**
 * Asks.
 *
 * @param how.onRender told how the pictures are drawn, since the host asks for them when it needs them
 * @throws {AnswerLater}
 */
export async function askHost<T>(
  host: Pick<Peer, "call">,
  question: AskedTask,
  { onRender, render }: {
    onRender: (draw: () => Promise<T>) => void;
    render: () => Promise<T>;
  },
): Promise<Answer> {
  onRender(render);
  const answer = await host.call<Answer | Later>("ask", question);
  if ("isLater" in answer) throw new AnswerLater();
  return answer;
}

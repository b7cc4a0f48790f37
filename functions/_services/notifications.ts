/** Use cases of notifications: list them, mark them as read. */
import type { Services } from "./mod.ts";
import { partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";

/** Binds the use cases. */
export function createNotificationServices(
  { owner }: Context,
): Pick<Services, "listNotifications" | "readNotifications"> {
  return {
    listNotifications: async (session, query) =>
      await (await owner(session)).listNotifications(partOf(query)),
    async readNotifications(session, { id }) {
      await (await owner(session)).readNotifications(id);
    },
  };
}

/** Use cases of notifications: list them, mark them as read. */
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";

/** Binds the use cases. */
export function createNotificationServices(
  { owner }: Context,
): Pick<Services, "listNotifications" | "readNotifications"> {
  return {
    async listNotifications(session, { page, limit }) {
      const offset = limit === undefined ? 0 : (page - 1) * limit;
      return await (await owner(session)).listNotifications({ limit, offset });
    },
    async readNotifications(session, { id }) {
      await (await owner(session)).readNotifications(id);
    },
  };
}

/** What a change answered takes the place of what was loaded before it. */
import type { QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/**
 * Shows `next` at once. A load still under way may have read what was before the change and would put it back, so it
 * is dropped; when nothing was loaded yet and `next` alone is not the whole, it is begun again.
 *
 * @param next the whole data, or what makes it from the data before; undefined when it can't
 */
export async function replaceLoaded<T>(
  client: QueryClient,
  queryKey: QueryKey,
  next: Updater<T | undefined, T | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, next);
  if (client.getQueryData(queryKey) === undefined) {
    await client.invalidateQueries({ queryKey, exact: true });
  }
}

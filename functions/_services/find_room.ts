/** Whether something may be begun, asked before anybody works on it. */
import type { Room } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";

/** @param check throws where it may not: `limit_exceeded` and `conflict` are told as the reason */
export async function findRoom(check: () => Promise<unknown>): Promise<Room> {
  try {
    await check();
    return { isOpen: true, reason: null };
  } catch (error) {
    const isFull = error instanceof AppError &&
      (error.code === "limit_exceeded" || error.code === "conflict");
    if (!isFull) throw error;
    return { isOpen: false, reason: error.message };
  }
}

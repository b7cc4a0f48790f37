/** How the Stripe API speaks: bracketed forms, lists with paging, errors in one envelope. */

/** Fields of a form as they were sent: `items[0][price]` → value. */
export type Fields = Record<string, string>;

export async function readForm(request: Request): Promise<Fields> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** Values below a bracketed name: `metadata[user_id]` → `{ user_id }`, `lookup_keys[0]` → `{ 0 }`. */
export function below(fields: Fields, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const match = /^(\w+)\[(\w*)\]$/.exec(key);
      return match && match[1] === name ? [[match[2], value]] : [];
    }),
  );
}

/**
 * A page of a list, newest first, after `starting_after`, at most `limit`.
 *
 * @throws {StripeRefusal} when `starting_after` names nothing in the list
 */
export function listOf<T extends { id?: string }>(all: T[], query: Fields, url: string) {
  const limit = Math.min(100, Number(query.limit ?? 10));
  const after = query.starting_after;
  const from = after === undefined ? 0 : all.findIndex((it) => it.id === after) + 1;
  if (after !== undefined && from === 0) throw missing("object", after, "starting_after");
  return {
    object: "list",
    url,
    data: all.slice(from, from + limit),
    has_more: all.length > from + limit,
  };
}

/** An answer that is an error. The SDK only takes a body with `error` for one. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string | undefined> };

  constructor(
    status: number,
    message: string,
    { type = "invalid_request_error", code, param }: {
      type?: string;
      code?: string;
      param?: string;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, code, param } };
  }
}

export function missing(kind: string, id: string | undefined, param = "id"): StripeRefusal {
  return new StripeRefusal(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

/** The values of a map, newest first, as every list answers them. */
export function newestFirst<T>(map: ReadonlyMap<string, T>): T[] {
  return [...map.values()].reverse();
}

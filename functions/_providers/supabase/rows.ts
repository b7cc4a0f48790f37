/** The one place where SQL's snake_case and JSON's camelCase meet. */

export type Row = Record<string, unknown>;

/**
 * Columns as JSON names; moments as ISO 8601 in UTC. Values inside JSON columns stay as they are.
 *
 * @typeParam T what the table's columns hold; taken on trust, since the migrations are ours
 */
export function fromRow<T = Row>(row: Row): T {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [toCamel(column), readValue(column, value)]),
  ) as T;
}

/** JSON names as columns. */
export function toRow(value: object): Row {
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => [toSnake(name), it]),
  );
}

function readValue(column: string, value: unknown): unknown {
  const isMoment = typeof value === "string" && /(_at|_date|_until)$/.test(column) &&
    /^\d{4}-\d\d-\d\d[ T]\d\d:/.test(value);
  return isMoment ? toMoment(value) : value;
}

/** A moment as the database writes it (`2026-01-31 12:00:00+00`) as ISO 8601. */
export function toMoment(text: string): string {
  return new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).toISOString();
}

function toCamel(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

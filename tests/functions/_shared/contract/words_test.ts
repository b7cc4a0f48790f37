/** Whatever is sent, a request is refused in words for people, never in those of the validator. */
import assert from "node:assert/strict";
import type { z } from "zod";
import * as contract from "../../../../functions/_shared/contract/mod.ts";

const RAW =
  /Too (small|big)|Invalid (input|option|string|UUID|ISO|type|key|element)|Unrecognized|expected .*received|undefined|NaN/;
const VALUES = [
  undefined,
  null,
  "",
  "!!",
  "x".repeat(100_000),
  1,
  -1,
  1e300,
  true,
  [],
  ["x".repeat(1000)],
  {},
];

const schemas = Object.entries(contract as unknown as Record<string, z.ZodObject>)
  .filter(([name, it]) => /(Request|Query|Choices)$/.test(name) && "safeParse" in it);

function refusals(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

Deno.test("no request is refused in the words of a validator", () => {
  const raw: string[] = [];
  let looked = 0;
  for (const [name, schema] of schemas) {
    const fields = Object.keys(schema.shape ?? {});
    const sent = [
      ...VALUES,
      ...fields.flatMap((field) => VALUES.map((value) => ({ [field]: value }))),
    ];
    for (const line of sent.flatMap((value) => refusals(schema, value))) {
      looked += 1;
      if (RAW.test(line)) raw.push(`${name}.${line}`);
    }
  }
  assert.deepEqual(raw, []);
  assert.ok(schemas.length > 20 && looked > 1000, `${schemas.length} schemas, ${looked} refusals`);
});

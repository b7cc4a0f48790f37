/**
 * Runs the test of one rule against many faults in one process: what rules share is loaded once, only the rule and its
 * test anew for each fault. Arguments: the file of its test, the number of faults. Fault N of `ramp.ts`
 * lies beside it as `ramp.fault-N.ts`, its test as `ramp_test.fault-N.ts`. Prints the numbers of those no test caught,
 * as JSON.
 *
 * Faults nothing catches here may still be caught by a test that meets the rule by another way than its file.
 */
import { faultOf } from "./fault_files.ts";

type Body = (context: unknown) => unknown;

const [test, count] = [Deno.args[0], Number(Deno.args[1])];
let registered: Body[] = [];

/** Steps run as they come; whoever ignores a test does not want its answer. */
const context = {
  step: async (first: string | { fn: Body }, then?: Body): Promise<boolean> => {
    await (typeof first === "string" ? then! : first.fn)(context);
    return true;
  },
};
const register = (...given: unknown[]): void => {
  const options = given.find((it) => typeof it === "object") as
    | { ignore?: boolean; fn?: Body }
    | undefined;
  const body = given.find((it) => typeof it === "function") as Body | undefined ?? options?.fn;
  if (body && !options?.ignore) registered.push(body);
};
Object.assign(Deno, { test: Object.assign(register, { ignore: () => {}, only: register }) });

const survivors: number[] = [];
for (let fault = 0; fault < count; fault++) {
  registered = [];
  try {
    await import(`file://${faultOf(test, fault)}`);
    for (const body of registered) await body(context);
    survivors.push(fault);
  } catch {
    // Caught: a test failed, or the module does not even load.
  }
}
console.log(JSON.stringify(survivors));
Deno.exit(0);

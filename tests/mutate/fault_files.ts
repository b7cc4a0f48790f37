/** Where a fault of a module lies, beside the module itself: `ramp.ts` → `ramp.fault-3.ts`. */
export const faultOf = (path: string, fault: number): string =>
  path.replace(/\.ts$/, `.fault-${fault}.ts`);

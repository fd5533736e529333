export type Check = {
  name: string;
  /** Finds the faults in words; empty when there are none. */
  faults: () => Promise<string>;
};

/** Runs a check and prints what came of it. Whatever it throws is a fault. Gives whether there is none. */
export async function runCheck({ name, faults }: Check): Promise<boolean> {
  const started = Date.now();
  const found = await faults().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(found ? `✗ ${name} (${time})\n${found.replace(/^/gm, '    ')}` : `✓ ${name} (${time})`);
  return found === '';
}

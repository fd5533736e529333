import type { Checkout } from './checkout.ts';

/** Build the copy's sources as one application into `out`. @returns the seconds that it took */
export async function buildMonolith(
  checkout: Checkout,
  { out, previous, plain = false }: { out: string; previous?: string; plain?: boolean },
): Promise<number> {
  const args = ['--import', 'tsx', 'bench/monolith/build.main.ts', out, ...(previous ? [previous] : [])];
  const { code, output, seconds } = await checkout.run(process.execPath, args, plain ? { MONOLITH: 'plain' } : {});
  if (code !== 0) throw new Error(`The monolith was not built:\n${output}`);
  return seconds;
}

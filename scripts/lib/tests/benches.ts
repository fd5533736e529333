import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { runTool } from '../tool.ts';

const folder = join(root, 'bench');

/** The names of the benches: the folders of `bench/` that can be run. */
export const benchNames: readonly string[] = readdirSync(folder).filter((entry) => existsSync(join(folder, entry, 'main.ts')));

/** Runs a bench of these names; its exit code. */
export async function runBench(name: string, args: readonly string[], leave: AbortSignal): Promise<number> {
  return (await runTool(join(folder, name, 'main.ts'), [...args], { show: true, signal: leave })).code;
}

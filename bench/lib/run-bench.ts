import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The run of one bench. `undo` are the steps that end what it has started, the last one first; `cleanUp` takes them now. */
export type BenchRun = {
  undo: (() => Promise<unknown>)[];
  cleanUp(): Promise<void>;
  /** A temporary folder, gone at the end. */
  folder(name: string): Promise<string>;
};

/** Run a bench to its end, and end what it has started however that comes: its own end, a fault, a signal, or nobody waiting any more. */
export async function runBench(work: (run: BenchRun) => Promise<void>): Promise<void> {
  const undo: BenchRun['undo'] = [];
  async function cleanUp(): Promise<void> {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  }
  for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => void cleanUp().finally(() => process.exit(1)));
  process.channel?.unref();
  async function folder(name: string): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), `petcare-bench-${name}-`));
    undo.push(() => rm(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
    return made;
  }
  try {
    await work({ undo, cleanUp, folder });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}

/** The texts of a bench's sections, measured one after the other and shown as they come, below its head. */
export async function sectionsBelow(head: string, sections: readonly (() => Promise<string>)[]): Promise<string> {
  const texts = [head];
  for (const section of sections) {
    const text = await section();
    console.log(`\n${text}`);
    texts.push(text);
  }
  return texts.join('\n\n');
}

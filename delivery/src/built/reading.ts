import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { isCode } from '@petcare/wire/first-load';
import { paths } from '../platform/paths.ts';
import { threadCode } from '../platform/thread-code.ts';
import type { BuildToRead, ReadCode } from './facts.ts';

export type ReadingLimits = {
  /** All scripts of a build together. */
  bytes: number;
  milliseconds: number;
  /** Megabytes of objects: a syntax tree takes a hundred times its script. */
  memory: number;
};

/** The largest of our packages has a megabyte and a half, which takes as many seconds and 200 MB. */
export const readingLimits: ReadingLimits = { bytes: 15_000_000, milliseconds: 20_000, memory: 768 };

const MB = (bytes: number) => `${bytes / 1_000_000} MB`;

function readInThread(build: BuildToRead, { milliseconds, memory }: ReadingLimits): Promise<ReadCode> {
  return new Promise((resolve) => {
    const worker = new Worker(threadCode(paths.readingThread), {
      eval: true,
      workerData: build,
      env: {},
      execArgv: [],
      name: `reading ${build.name}`,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 128, stackSizeMb: 4 },
    });
    const end = (outcome: ReadCode) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ unreadable: `Its scripts could not be read in ${milliseconds / 1_000} s.` }), milliseconds);
    worker.once('message', (outcome: ReadCode) => end(outcome));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({
        unreadable:
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'Its scripts take more memory to be read than any build of the kit.'
            : `Its scripts can't be read: ${error.message}`,
      }),
    );
  });
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Read what the scripts of a build say, without running any of them: in a thread of its own with an end and a bound,
 * one build after the other.
 */
export async function readCode(build: BuildToRead, limits: ReadingLimits = readingLimits): Promise<ReadCode> {
  const sizes = Object.entries(build.files).map(async ([path, place]) => (isCode(path) ? (await stat(place)).size : 0));
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  if (bytes > limits.bytes) return { unreadable: `It has more than ${MB(limits.bytes)} of scripts and stylesheets.` };
  const reading = before.then(() => readInThread(build, limits));
  before = reading;
  return reading;
}

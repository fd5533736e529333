import { parentPort, workerData } from 'node:worker_threads';
import type { BuildToRead, ReadCode } from '../facts.ts';
import { readBuild } from './read-build.ts';
import { Unreadable } from './syntax.ts';

function read(): ReadCode {
  try {
    return { facts: readBuild(workerData as BuildToRead) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    if (error instanceof RangeError) return { unreadable: 'Its scripts are nested too deep to be read.' };
    throw error;
  }
}

parentPort?.postMessage(read());

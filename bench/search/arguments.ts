import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sized } from '../lib/sized.ts';

const ROUNDS = sized(3, 1);
const SIZES = sized([10_000, 100_000, 1_000_000], [1_000]);

/** The arguments of a run: the sizes, the number of rounds, the lists, and the folder of the databases. */
export type Arguments = { sizes: readonly number[]; rounds: number; data: string; keep: string };

/** Throws what to say about arguments that can't be meant. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: SIZES.join(',') },
      rounds: { type: 'string', default: String(ROUNDS) },
      data: { type: 'string', default: join(import.meta.dirname, '..', '..', '..', 'shared', 'data') },
      keep: { type: 'string', default: process.env['PETCARE_BENCH_SEARCH'] ?? join(tmpdir(), 'petcare-bench-search') },
    },
  });
  const sizes = values.sizes
    .split(',')
    .map(Number)
    .sort((one, other) => one - other);
  const rounds = Number(values.rounds);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1_000 || size > 5_000_000))
    throw new Error('--sizes 10000,100000: from 1,000 to 5,000,000 each');
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1');
  return { sizes, rounds, data: values.data, keep: values.keep };
}

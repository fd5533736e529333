import type { TestApp } from '../with-app.ts';

type Statement = { text: string; parameters: unknown[] };
type Node = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** Rows that any scan of a statement may meet, and pages that the statement may touch. */
export type ReadBound = { rows: number; pages: number };
/** Runs `work` and remembers each of its statements that read more than `most`. */
export type ExpectBounded = (what: string, work: () => Promise<unknown>, most?: ReadBound) => Promise<void>;

/** The statements of `work`, as the driver is given them. */
async function statementsOf({ db }: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const { options } = db;
  const asked: Statement[] = [];
  options.debug = (_connection, text, parameters) => void asked.push({ text, parameters: [...parameters] as unknown[] });
  try {
    await work();
  } finally {
    options.debug = false;
  }
  return asked;
}

const scannedBy = (node: Node): number => {
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops']
    : 0;
  return Math.max(own, ...(node.Plans ?? []).map(scannedBy));
};

/** For one test file: fails each test in which a statement read more than it may. Not by a clock: what is read is the same on every machine. */
export function boundedReads(server: () => TestApp, usual: ReadBound): ExpectBounded {
  const tooMuch: unknown[] = [];
  afterEach(() => expect(tooMuch.splice(0)).toEqual([]));
  return async (what, work, most = usual) => {
    for (const { text, parameters } of await statementsOf(server(), work)) {
      const [row] = await server().db.unsafe(`explain (analyze, buffers, timing off, format json) ${text}`, parameters as never[], {
        prepare: true,
      });
      const [{ Plan: plan }] = Object.values(row!)[0] as [{ Plan: Node }];
      const read = { rows: scannedBy(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
      if (read.rows > most.rows || read.pages > most.pages) tooMuch.push([what, read, text.replace(/\s+/g, ' ').slice(0, 300)]);
    }
  };
}

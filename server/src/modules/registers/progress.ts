import { Presets, SingleBar } from 'cli-progress';

export type Progress = {
  start(totalBytes: number): void;
  update(at: { rows: number; bytesRead: number }): void;
  stop(): void;
};

const ROWS_A_LINE = 2000;

/** A bar on a terminal, a plain line now and then anywhere else. */
export function createProgress(): Progress {
  return process.stderr.isTTY ? bar() : lines();
}

function bar(): Progress {
  const single = new SingleBar(
    { format: ' {bar} {percentage}% | {rows}줄', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    start: (totalBytes) => single.start(totalBytes, 0, { rows: 0 }),
    update: ({ rows, bytesRead }) => single.update(bytesRead, { rows: rows.toLocaleString('ko-KR') }),
    stop: () => single.stop(),
  };
}

function lines(): Progress {
  let next = ROWS_A_LINE;
  return {
    start: () => {},
    update({ rows }) {
      if (rows < next) return;
      console.error(`${rows.toLocaleString('ko-KR')}줄`);
      next = rows + ROWS_A_LINE;
    },
    stop: () => {},
  };
}

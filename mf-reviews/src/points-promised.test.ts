import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** Points wait for a visit, a receipt or seven days: a sentence with the figure says what for. */
test('each sentence that promises 500 points says what they wait for', () => {
  const promises = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/[^.'"`>\n]*(?<!,)\b500포인트[^.'"`<\n]*/g)].map(([said]) => ({ file, said })),
  );
  expect(promises.length).toBeGreaterThan(4);
  expect(promises.filter(({ said }) => !/방문이 확인된|확인되면/.test(said))).toEqual([]);
});

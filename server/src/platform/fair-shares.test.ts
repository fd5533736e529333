import { setImmediate } from 'node:timers/promises';
import { fairShares } from './fair-shares.ts';

/** Beginnings and ends, in order: each piece of work ends when it is told to. */
function aHouse(limits: { most: number; share: number }) {
  const run = fairShares(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, ...of: string[]) =>
    run(of, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name === 'broken') throw new Error(name);
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await setImmediate();
  };
  return { begun, begin, end };
}

test('two run at a time, one of each person, and those who wait take turns', async () => {
  const { begun, begin, end } = aHouse({ most: 2, share: 1 });
  const all = [begin('a1', 'a'), begin('a2', 'a'), begin('a3', 'a')];
  await setImmediate();
  expect(begun).toEqual(['a1']);
  all.push(begin('b1', 'b'), begin('c1', 'c'), begin('c2', 'c'));
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  for (const name of ['c1', 'a2', 'c2', 'a3']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'c2']);
});

test('people of one network share its place', async () => {
  const { begun, begin, end } = aHouse({ most: 2, share: 1 });
  void begin('a', 'a', 'office');
  void begin('b', 'b', 'office');
  void begin('c', 'c', 'home');
  await setImmediate();
  expect(begun).toEqual(['a', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'c', 'b']);
});

test('work that fails leaves its place to the next', async () => {
  const { begun, begin, end } = aHouse({ most: 1, share: 1 });
  const broken = begin('broken', 'a').catch((error: Error) => error.message);
  void begin('next', 'a');
  await setImmediate();
  await end('broken');
  expect([await broken, begun]).toEqual(['broken', ['broken', 'next']]);
});

import { PassThrough } from 'node:stream';
import { createBodyMemory, readWhole, type BodyShare } from './body-memory.ts';

const memory = { all: 100_000, large: 60_000, ofNetwork: 30_000 };

/** A body of so many bytes that has come as a whole, and has not been answered. */
const held = (share: BodyShare, bytes: number, most = 1_000_000) => readWhole(new PassThrough().end(Buffer.alloc(bytes)), { most, share });

test('a body is read as a whole', async () => {
  const body = new PassThrough();
  const read = readWhole(body, { most: 10, share: createBodyMemory(memory)('a') });
  body.write('one');
  body.end('two');
  expect(await read).toEqual({ bytes: Buffer.from('onetwo') });
});

test('a body that is longer than its route takes is refused', async () => {
  expect(await held(createBodyMemory(memory)('a'), 11, 10)).toEqual({ refused: 'tooLarge' });
});

test('a body of a connection that breaks is not taken', async () => {
  const body = new PassThrough();
  const read = readWhole(body, { most: 10, share: createBodyMemory(memory)('a') });
  body.destroy(new Error('reset'));
  expect(await read).toEqual({ refused: 'brokenOff' });
});

test('the bodies of one network have room up to its own bound, and leave the others theirs', async () => {
  const shareOf = createBodyMemory(memory);
  const shares = [shareOf('a'), shareOf('a'), shareOf('a')];
  expect(await held(shares[0]!, 20_000)).toHaveProperty('bytes');
  expect(await held(shares[1]!, 20_000)).toEqual({ refused: 'ofNetwork' });
  expect(await held(shareOf('b'), 20_000)).toHaveProperty('bytes');
  shares[0]!.leave();
  expect(await held(shares[2]!, 20_000)).toHaveProperty('bytes');
});

test('when large bodies have used their room, small ones still find some', async () => {
  const shareOf = createBodyMemory(memory);
  for (const network of ['a', 'b', 'c']) expect(await held(shareOf(network), 20_000)).toHaveProperty('bytes');
  expect(await held(shareOf('d'), 20_000)).toEqual({ refused: 'all' });
  expect(await held(shareOf('d'), 10_000)).toHaveProperty('bytes');
});

test('what was refused or has left holds nothing, however often it leaves', async () => {
  const shareOf = createBodyMemory(memory);
  for (let round = 0; round < 100; round += 1) {
    const [kept, refused] = [shareOf('a'), shareOf('a')];
    expect(await held(kept, 30_000)).toHaveProperty('bytes');
    expect(await held(refused, 1)).toEqual({ refused: 'ofNetwork' });
    for (const share of [kept, kept, refused]) share.leave();
  }
});

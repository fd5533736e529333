/** @jest-environment node */
import { eventsOf, type StreamEvent } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that comes in these pieces. */
function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytes(piece) : piece);
      controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array>, onSign: () => void = () => undefined): Promise<StreamEvent[]> {
  const events = [];
  for await (const event of eventsOf(body, onSign)) events.push(event);
  return events;
}

test('events come whole, however their bytes are cut', async () => {
  const whole = bytes('event: alert\ndata: {"text":"예약이 확정되었어요."}\n\nid: 7\nevent: unread\ndata: 1\n\n');
  const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
  expect(await read(bodyOf(...pieces))).toEqual([
    { id: '', event: 'alert', data: '{"text":"예약이 확정되었어요."}' },
    { id: '7', event: 'unread', data: '1' },
  ]);
});

test('a comment and a pause are signs of life, and no events', async () => {
  let signs = 0;
  const events = await read(bodyOf('retry: 2000\n\n', ': \n\n', 'data: 1\n\n'), () => (signs += 1));
  expect([events, signs]).toEqual([[{ id: '', event: 'message', data: '1' }], 3]);
});

test('an event that never ends is given up', async () => {
  await expect(read(bodyOf('data: ', 'x'.repeat(100_001)))).rejects.toThrow('An event without an end');
});

test('who stops reading leaves the stream', async () => {
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('data: 1\n\n')),
    cancel: () => void (isLeft = true),
  });
  for await (const _event of eventsOf(body, () => undefined)) break;
  expect(isLeft).toBe(true);
});

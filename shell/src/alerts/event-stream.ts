/** One event of a stream; `id` stands for all that came before it. */
export type StreamEvent = { id: string; event: string; data: string };

/** Characters that one event may take; a server that never ends one is no source of events. */
const MOST_CHARACTERS = 100_000;

function eventOf(block: string): StreamEvent {
  const event: StreamEvent = { id: '', event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (name) event[name as keyof StreamEvent] = value;
  }
  return event;
}

/**
 * The events of an answer, until it ends or `signal` aborts. `EventSource` sends no bearer, hence by hand: text/event-stream,
 * one line of data an event, as our server writes it. `onSign` runs for every sign of life, comments too.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      if (text.length > MOST_CHARACTERS) throw new Error('An event without an end');
      for (const block of blocks) if (/^data:/m.test(block)) yield eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

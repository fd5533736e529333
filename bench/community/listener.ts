import { request, type ClientRequest } from 'node:http';

/** A browser that holds a stream, as the shell does: it comes back a second after its end, and says how far it has come. */
export type Listener = {
  /** The moment at which each alert came, by its text, on the clock of `performance`. */
  heard: Map<string, number>;
  /** The number of streams that it has had. */
  opened: number;
  isOpen: boolean;
  leave(): void;
};

const RETRY_MS = 1_000;

/** `onOpen` runs when a stream has told how it stands. */
export function listen(url: string, token: string, onOpen: (listener: Listener) => void): Listener {
  let lastId = '';
  let current: ClientRequest | undefined;
  let hasLeft = false;
  const listener: Listener = {
    heard: new Map(),
    opened: 0,
    isOpen: false,
    leave() {
      hasLeft = true;
      current?.destroy();
    },
  };

  function take(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    if (block.startsWith('event: alert')) {
      const { text } = JSON.parse(data) as { text: string };
      if (!listener.heard.has(text)) listener.heard.set(text, performance.now());
      return;
    }
    lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId;
    if (listener.isOpen) return;
    listener.isOpen = true;
    listener.opened += 1;
    onOpen(listener);
  }

  function open(): void {
    let text = '';
    let isOver = false;
    const again = () => {
      if (isOver) return;
      isOver = true;
      listener.isOpen = false;
      if (!hasLeft) setTimeout(open, RETRY_MS * (0.5 + Math.random()));
    };
    const headers = { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) };
    current = request(`${url}/api/client/alerts/stream`, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) take(block);
      });
      answer.once('close', again);
    });
    current.once('error', again);
    current.once('close', again);
    current.end();
  }
  open();
  return listener;
}

import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream';

/** Bytes of bodies that are kept in memory at a time. */
export type BodyMemory = {
  all: number;
  /** Beyond this only bodies of a few kilobytes find room: whoever fills the rest keeps nobody from logging in. */
  large: number;
  /** Of one network, so that it takes nothing from the others. */
  ofNetwork: number;
};

/** Room for what 500 people send at once who write as much as they may. */
export const usualBodyMemory: BodyMemory = { all: 64_000_000, large: 48_000_000, ofNetwork: 8_000_000 };

const SMALL = 16_000;

/** The reason why there is no room for more of a body: its network has used its own, or all have used it together. */
export type NoRoom = 'ofNetwork' | 'all';

/** The share of one request in the memory for bodies, until it leaves. */
export type BodyShare = { grow: (bytes: number) => NoRoom | null; leave: () => void };

/** Counts the memory that bodies take, by network and in all; the share of a request is asked for with its network. */
export function createBodyMemory({ all, large, ofNetwork }: BodyMemory = usualBodyMemory): (network: string) => BodyShare {
  const networks = new Map<string, number>();
  let taken = 0;

  return (network) => {
    let own = 0;
    let hasLeft = false;
    const change = (bytes: number) => {
      own += bytes;
      taken += bytes;
      const left = (networks.get(network) ?? 0) + bytes;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    };
    return {
      grow(bytes) {
        if (hasLeft) return null;
        if ((networks.get(network) ?? 0) + bytes > ofNetwork) return 'ofNetwork';
        if (taken + bytes > (own + bytes > SMALL ? large : all)) return 'all';
        change(bytes);
        return null;
      },
      leave() {
        change(-own);
        hasLeft = true;
      },
    };
  };
}

/** The reason why a body was not taken; of one that broke off nobody waits for an answer. */
export type RefusedBody = 'tooLarge' | 'brokenOff' | NoRoom;

/** A body as a whole, or why it was not taken. */
export function readWhole(
  body: Readable & Partial<Pick<IncomingMessage, 'headers'>>,
  { most, share }: { most: number; share: BodyShare },
): Promise<{ bytes: Buffer } | { refused: RefusedBody }> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const refuse = (refused: RefusedBody) => {
      body.off('data', take);
      chunks.length = 0;
      share.leave();
      resolve({ refused });
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) return refuse('tooLarge');
      const noRoom = share.grow(chunk.length);
      if (noRoom) return refuse(noRoom);
      chunks.push(chunk);
    };
    if (Number(body.headers?.['content-length'] ?? 0) > most) return refuse('tooLarge');
    body.on('data', take);
    finished(body, { writable: false }, (error) => (error ? refuse('brokenOff') : resolve({ bytes: Buffer.concat(chunks) })));
  });
}

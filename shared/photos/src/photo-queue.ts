import type { SendOutcome } from './send-photo.ts';

/** A chosen file that is not stored yet. `progress` from 0 to 1; `problem` where it was given up. */
export type UnsentPhoto = { id: number; file: File; progress: number; problem: string | null; isOffline: boolean };

/** Takes a stored file; it counts as unsent until what comes back is settled. */
type OnStored = (sent: { address: string; url: string }, file: File) => Promise<void> | void;
type Send = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<SendOutcome>;

/** Files on their way, one after the other, so that they arrive in the order in which they were chosen. */
export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

export function createPhotoQueue(send: Send) {
  let unsent: readonly UnsentPhoto[] = [];
  let made = 0;
  let sending: { id: number; abort: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const stored = new Set<OnStored>();

  function set(next: readonly UnsentPhoto[]): void {
    unsent = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, part: Partial<UnsentPhoto>) => set(unsent.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));

  async function next(): Promise<void> {
    const photo = unsent.find(({ problem }) => problem === null);
    if (sending || !photo) return;
    const { id, file } = photo;
    const abort = new AbortController();
    sending = { id, abort };
    const sent = await send(file, { signal: abort.signal, onProgress: (progress) => change(id, { progress }) });
    // One that was taken out meanwhile is swept on the server.
    if (!abort.signal.aborted) {
      if ('address' in sent) {
        const taking = [...stored].map((listener) => listener(sent, file)).filter((taken) => taken instanceof Promise);
        if (taking.length > 0) await Promise.allSettled(taking);
        set(unsent.filter((other) => other.id !== id));
      } else change(id, { ...sent, progress: 0 });
    }
    sending = null;
    void next();
  }

  function again(isMeant: (photo: UnsentPhoto) => boolean): void {
    set(unsent.map((photo) => (isMeant(photo) ? { ...photo, problem: null, isOffline: false } : photo)));
    void next();
  }

  return {
    unsent: () => unsent,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tells of each file that is stored. */
    onStored(listener: OnStored) {
      stored.add(listener);
      return () => void stored.delete(listener);
    },
    add(files: readonly File[]) {
      set([...unsent, ...files.map((file) => ({ id: (made += 1), file, progress: 0, problem: null, isOffline: false }))]);
      void next();
    },
    /** Takes it out, also while it is being sent. */
    remove(id: number) {
      set(unsent.filter((photo) => photo.id !== id));
      if (sending?.id === id) sending.abort.abort();
    },
    retry: (id: number) => again((photo) => photo.id === id),
    /** The connection is back. */
    resume: () => again(({ isOffline }) => isOffline),
    /** The field is gone: nothing more is sent. */
    stop() {
      sending?.abort.abort();
      set([]);
    },
  };
}

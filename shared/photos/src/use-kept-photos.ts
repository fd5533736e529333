import { rest } from '@petcare/api';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PhotoFieldProps } from './photo-field-props.ts';

type KeptPhotosProps = Pick<PhotoFieldProps, 'value' | 'kept' | 'isPrivate'> & { onGone: (gone: string[]) => void };

/** A CDN may show it, whose host stands in front. */
const ID = /^(?:https?:\/\/[^/]+)?\/uploads\/images\/([0-9a-f-]{36})\//;
const idOf = (address: string) => ID.exec(address)?.[1] ?? address;

/**
 * The addresses that show each uploaded picture. Those that no record shows are asked for once, when the field appears: they may have been
 * swept since the draft was kept, and a private one needs a fresh address.
 */
export function useKeptPhotos({ value, kept = [], isPrivate, onGone }: KeptPhotosProps) {
  const [signed, setSigned] = useState<Readonly<Record<string, string>>>({});
  const tellGone = useEffectEvent(onGone);
  const ask = useEffectEvent(async (isWanted: () => boolean) => {
    const waiting = value.filter((address) => !kept.some(({ id }) => idOf(id) === idOf(address)));
    const answers = await Promise.all(waiting.map((address) => rest.get('/api/upload', { query: { id: idOf(address) } })));
    if (!isWanted()) return;
    const gone = waiting.filter((_address, index) => {
      const answer = answers[index]!;
      return !answer.success && answer.error.code === 'NOT_FOUND';
    });
    if (isPrivate) {
      const urls = waiting.flatMap((address, index) => {
        const answer = answers[index]!;
        return answer.success ? [[address, answer.data.url] as const] : [];
      });
      setSigned((before) => ({ ...before, ...Object.fromEntries(urls) }));
    }
    if (gone.length > 0) tellGone(gone);
  });
  useEffect(() => {
    let isShown = true;
    void ask(() => isShown);
    return () => {
      isShown = false;
    };
  }, []);

  return {
    urlOf: (address: string) => kept.find(({ id }) => id === address)?.url ?? (isPrivate ? signed[address] : address),
    /** Keeps the address that shows a file that was stored just now. */
    remember: (address: string, url: string) => setSigned((before) => ({ ...before, [address]: url })),
  };
}

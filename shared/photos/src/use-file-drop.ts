import { useEffect, useEffectEvent, useRef, useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Files that are dropped on the zone, or pasted anywhere in its form: of several fields, the one with the keyboard takes them, else the first. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const element = zone.current;
    const around = element?.closest('form') ?? element;
    if (!element || !around) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    element.addEventListener('dragover', over, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    around.addEventListener(
      'paste',
      (event) => {
        const { clipboardData, target, defaultPrevented } = event as ClipboardEvent;
        const files = [...(clipboardData?.files ?? [])];
        // Office programs put a picture of the text beside it.
        if (defaultPrevented || files.length === 0 || clipboardData?.getData('text/plain')) return;
        const own = (target as Element).closest('[data-photo-field]');
        if (own && own !== element) return;
        event.preventDefault();
        take(files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return { zone, isOver };
}

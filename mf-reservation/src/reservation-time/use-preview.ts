import { useEffect, useEffectEvent, useState } from 'react';
import type { FormRefusal } from '@petcare/ui/form';
import type { TimeInput, TimePreview } from './time-setting.ts';

/** Typing pauses this long before the server is asked. */
const PAUSE = 500;

/** The preview of what stands in the form, asked when it rests; null before the first answer. An input of null asks nothing. */
export function usePreview(ask: (time: TimeInput) => Promise<TimePreview | FormRefusal>, input: TimeInput | null): TimePreview | null {
  const [preview, setPreview] = useState<TimePreview | null>(null);
  const key = input && JSON.stringify(input);
  const run = useEffectEvent(async (isWanted: () => boolean) => {
    const answered = input && (await ask(input));
    if (answered && !('message' in answered) && isWanted()) setPreview(answered);
  });
  useEffect(() => {
    if (!key) return;
    let isWanted = true;
    const timer = setTimeout(() => void run(() => isWanted), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return preview;
}

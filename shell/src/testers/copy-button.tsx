import { writeClipboard } from '@petcare/event-bus';
import { Button } from '@petcare/ui';
import { useState } from 'react';

type Outcome = 'idle' | 'copied' | 'failed';

const says: Record<Outcome, string> = { idle: '복사', copied: '복사했어요', failed: '복사하지 못했어요' };

/** Copies a text, and says whether it could. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const copy = async () => setOutcome((await writeClipboard(text)) ? 'copied' : 'failed');
  return (
    <Button variant="ghost" size="sm" aria-label={`${what} ${says[outcome]}`} onPress={() => void copy()}>
      {says[outcome]}
    </Button>
  );
}

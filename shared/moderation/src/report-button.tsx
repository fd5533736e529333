import { lazyPiece } from '@petcare/remote';
import { Button } from '@petcare/ui';
import { useState } from 'react';
import type { ReportTarget } from './reported.ts';

const ReportDialog = lazyPiece(() => import('./report-dialog.tsx').then((m) => m.ReportDialog));

type Props = {
  of: ReportTarget;
  /** The person has reported it already. */
  isReported: boolean;
  onReported?: () => void;
};

/**
 * Asks the house to look at something; the dialog is loaded when it is asked for. Who has reported it sees that. For signed-in
 * people, beside what is not their own.
 */
export function ReportButton({ of, isReported, onReported }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(isReported);

  function done() {
    setAsking(false);
    setDone(true);
    onReported?.();
  }

  return (
    <>
      <Button variant="ghost" size="sm" isDisabled={isDone} onPress={() => setAsking(true)}>
        {isDone ? '신고함' : '신고'}
      </Button>
      {isAsking && <ReportDialog of={of} onReported={done} onCancel={() => setAsking(false)} />}
    </>
  );
}

import { lazyPiece } from '@petcare/remote';
import { Button } from '@petcare/ui';
import { useState } from 'react';

const ReportDialog = lazyPiece(() => import('./report-dialog.tsx').then((m) => m.ReportDialog));

type Props = { of: { postId: string } | { commentId: string }; isReported: boolean };

/** For others' posts and comments; who has reported one sees that. */
export function ReportButton({ of, isReported }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(isReported);
  return (
    <>
      <Button variant="ghost" size="sm" isDisabled={isDone} onPress={() => setAsking(true)}>
        {isDone ? '신고함' : '신고'}
      </Button>
      {isAsking && (
        <ReportDialog
          of={of}
          onReported={() => {
            setAsking(false);
            setDone(true);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

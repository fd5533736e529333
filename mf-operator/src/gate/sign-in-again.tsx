import { Stack } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { CodeForm } from './code-form.tsx';

/** Above what somebody was doing when their session ended. */
export function SignInAgain({ onDone }: { onDone: () => void }) {
  return (
    <Dialog isOpen isDismissable={false} onClose={() => undefined} title="다시 확인해 주세요" size="sm" role="alertdialog">
      <Stack gap={4}>
        <p>한동안 쓰지 않았거나 여덟 시간이 지나서 운영자 확인이 끝났어요. 적고 있던 내용은 그대로 있어요.</p>
        <CodeForm onDone={onDone} />
      </Stack>
    </Dialog>
  );
}

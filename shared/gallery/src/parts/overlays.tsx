import { Button, Toaster } from '@petcare/ui';
import { ConfirmDialog, Dialog, Drawer } from '@petcare/ui/overlay';
import type { ReactNode } from 'react';

/** The parts that lie over a page, one at a time, each with how it is closed. */
export const overlays: Record<string, (close: () => void) => ReactNode> = {
  dialog: (close) => (
    <Dialog isOpen onClose={close} title="예약 변경" footer={<Button>변경</Button>}>
      11월 21일 (토) 오전 10:00로 바꿀까요?
    </Dialog>
  ),
  confirm: (close) => (
    <ConfirmDialog isOpen title="리뷰를 삭제할까요?" confirmLabel="삭제" tone="danger" onConfirm={close} onCancel={close}>
      삭제하면 되돌릴 수 없어요.
    </ConfirmDialog>
  ),
  drawer: (close) => (
    <Drawer isOpen onClose={close} label="전체 메뉴">
      <p>메뉴가 여기에 있어요.</p>
    </Drawer>
  ),
  toasts: (close) => (
    <Toaster
      onClose={close}
      toasts={(['success', 'info', 'warn', 'error'] as const).map((kind) => ({
        id: kind,
        kind,
        message: '예약을 바꿨어요.',
        link: { to: '/', label: '보기' },
      }))}
    />
  ),
};

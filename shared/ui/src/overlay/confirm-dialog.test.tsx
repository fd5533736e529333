import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Toaster } from './toaster.tsx';

function open() {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog isOpen title="리뷰를 삭제할까요?" confirmLabel="삭제하기" onConfirm={onConfirm} onCancel={onCancel}>
      되돌릴 수 없어요.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

test('a dialog is named by its title and confirms on the button', async () => {
  const { onConfirm } = open();
  expect(screen.getByRole('alertdialog', { name: '리뷰를 삭제할까요?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Escape cancels the dialog', async () => {
  const { onConfirm, onCancel } = open();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('an error toast is announced as an alert and another toast as a status', () => {
  const toasts = [
    { id: '1', kind: 'success', message: '저장했어요.' },
    { id: '2', kind: 'error', message: '저장하지 못했어요.' },
  ] as const;
  render(<Toaster toasts={toasts} onClose={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toBe('저장하지 못했어요.');
  expect(screen.getByRole('status').textContent).toBe('저장했어요.');
});

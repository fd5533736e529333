import { bus } from '@petcare/event-bus';
import { refusal, renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { ReportButton } from './report-button.tsx';

const open = async (responses: object) => {
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const page = renderPage(<ReportButton of={{ kind: 'entry', id: '7' }} isReported={false} />, {
    session: {},
    responses: { ...responses },
  });
  await page.user.click(await screen.findByRole('button', { name: '신고' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '이 응모작을 신고할까요?' }));
  return { ...page, heard, dialog, close: () => subscription.unsubscribe() };
};

test('a report goes with its reason and words, and stands beside the thing', async () => {
  const { user, dialog, sent, heard, close } = await open({ ReportDialog_Report: { createReport: true } });
  await user.click(dialog.getByRole('radio', { name: '사실과 달라요' }));
  await user.type(dialog.getByLabelText(/자세한 내용/), ' 남의 사진이에요 ');
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByRole('button', { name: '신고함' })).toBeDisabled();
  close();
  expect(heard).toEqual(['신고를 받았어요. 확인한 뒤 결과를 알려 드릴게요.']);
  expect(sent.at(-1)?.variables).toEqual({ kind: 'entry', id: '7', reason: 'falsehood', detail: '남의 사진이에요' });
});

test('who has reported it elsewhere already is told so kindly', async () => {
  const again = '이미 신고해 주셨어요. 확인하고 있으니 잠시 기다려 주세요.';
  const { user, dialog, heard, close } = await open({ ReportDialog_Report: refusal('ALREADY_REPORTED', again) });
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByRole('button', { name: '신고함' })).toBeDisabled();
  close();
  expect(heard).toEqual([again]);
});

test('a refusal is said in the dialog, and what was typed stays', async () => {
  const { user, dialog, close } = await open({ ReportDialog_Report: refusal('TOO_MANY_REQUESTS', '오늘은 더 신고할 수 없어요.') });
  await user.type(dialog.getByLabelText(/자세한 내용/), '설명');
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  expect(await dialog.findByText('오늘은 더 신고할 수 없어요.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/자세한 내용/)).toHaveValue('설명');
  close();
});

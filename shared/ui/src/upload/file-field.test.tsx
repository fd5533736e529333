import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileField } from './file-field.tsx';

const licence = (name = '사업자등록증.pdf', type = 'application/pdf', bytes = 2048) => new File([new Uint8Array(bytes)], name, { type });

function Form() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileField label="사업자등록증" value={file} onChange={setFile} maxMegabytes={1} isRequired />
      <output>{file?.name ?? '없음'}</output>
    </>
  );
}

function open() {
  const { container } = render(<Form />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const user = userEvent.setup({ applyAccept: false });
  return { input, user, choose: (file: File) => user.upload(input, file) };
}

test('the file field states what it accepts and shows the name and size of the chosen file', async () => {
  const { input, choose } = open();
  expect(input).toHaveAccessibleName(/사업자등록증/);
  expect(input).toHaveAccessibleDescription('PDF, JPG, PNG, WebP · 1MB까지');
  await choose(licence());
  expect(screen.getByText('사업자등록증.pdf', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByText(/^2KB/)).toBeInTheDocument();
});

test('the file field removes the file and lets it be chosen again', async () => {
  const { user, choose } = open();
  await choose(licence());
  await user.click(screen.getByRole('button', { name: '사업자등록증.pdf 삭제' }));
  expect(screen.getByRole('status')).toHaveTextContent('없음');
  await choose(licence());
  expect(screen.getByRole('status')).toHaveTextContent('사업자등록증.pdf');
});

test.each([
  ['a file of another kind', licence('메모.txt', 'text/plain'), 'PDF, JPG, PNG, WebP 파일만 올릴 수 있어요.'],
  ['a file that is too large', licence('큰 파일.pdf', 'application/pdf', 1024 * 1024 + 1), '한 파일은 1MB까지 올릴 수 있어요.'],
])('the file field refuses %s with a reason and keeps the previous file', async (_what, file, reason) => {
  const { input, choose } = open();
  await choose(licence());
  await choose(file);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(input).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent('사업자등록증.pdf');
  await choose(licence('다시.pdf'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('다시.pdf');
});

test('the file field shows an error message passed by the page', () => {
  render(
    <FileField label="사업자등록증" value={licence()} onChange={() => undefined} errorMessage="이미지나 PDF 파일만 올릴 수 있어요." />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('이미지나 PDF 파일만 올릴 수 있어요.');
});

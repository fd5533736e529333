import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImageUpload } from './image-upload.tsx';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeAll(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

function Form({ maxCount }: { maxCount?: number }) {
  const [files, setFiles] = useState<File[]>([]);
  return <ImageUpload label="사진" value={files} onChange={setFiles} maxCount={maxCount} />;
}

async function choose(container: HTMLElement, files: File[]) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

test('shows the chosen pictures and removes one', async () => {
  const { container } = render(<Form />);
  await choose(container, [picture('바둑이.png'), picture('나비.png')]);
  expect(screen.getByAltText('바둑이.png')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '바둑이.png 삭제' }));
  expect(screen.queryByAltText('바둑이.png')).toBeNull();
  expect(screen.getByAltText('나비.png')).toBeTruthy();
});

test('revokes the object URL on unmount', async () => {
  const { container, unmount } = render(<Form />);
  await choose(container, [picture('나비.png')]);
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

test('says why a file was refused and keeps the others', async () => {
  const { container } = render(<Form maxCount={2} />);
  await choose(container, [picture('나비.png'), new File(['x'], '이력서.txt', { type: 'text/plain' })]);
  expect(screen.getByRole('alert').textContent).toBe('JPG, PNG, WebP, GIF 파일만 올릴 수 있어요.');
  expect(screen.getByAltText('나비.png')).toBeTruthy();
});

test('disables the button when the maximum number is reached', async () => {
  const { container } = render(<Form maxCount={1} />);
  await choose(container, [picture('나비.png')]);
  expect(screen.getByRole('button', { name: /파일 추가/ }).hasAttribute('disabled')).toBe(true);
});

import { FRESH_RELOAD } from '@petcare/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

const heard: unknown[] = [];
const hear = ({ error }: ErrorEvent) => heard.push(error);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener('error', hear);
});
afterEach(() => {
  jest.restoreAllMocks();
  removeEventListener('error', hear);
});

test('the boundary replaces a broken page with a retry notice and keeps the content beside it', () => {
  render(
    <>
      <p>머리말</p>
      <PageBoundary>
        <Broken />
      </PageBoundary>
    </>,
  );
  expect(screen.getByText('머리말')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('the boundary reports a page whose file is missing and offers a reload with fresh addresses', async () => {
  const missing = Object.assign(new Error('Loading chunk about failed'), { name: 'ChunkLoadError' });
  const reloads = jest.fn();
  addEventListener(FRESH_RELOAD, reloads);
  const Missing = () => {
    throw missing;
  };
  render(
    <PageBoundary>
      <Missing />
    </PageBoundary>,
  );
  expect(heard).toContain(missing);
  await userEvent.click(screen.getByRole('button', { name: '새로고침' }));
  expect(reloads).toHaveBeenCalledTimes(1);
  removeEventListener(FRESH_RELOAD, reloads);
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashBoundary } from '../crash-boundary.tsx';
import { lazyPiece } from './lazy-piece.tsx';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** A page with something typed in it beside the piece; what reaches the shell of it. */
function aPageWith(load: Parameters<typeof lazyPiece<{ name: string }>>[0]) {
  const Piece = lazyPiece(load, <p>오는 중</p>);
  const crashes: unknown[] = [];
  const told: unknown[] = [];
  addEventListener('error', ({ error }) => told.push(error), { once: true });
  render(
    <CrashBoundary onCrash={(error) => crashes.push(error)}>
      <input defaultValue="쓰던 글" />
      <Piece name="보리" />
    </CrashBoundary>,
  );
  return { crashes, told };
}

test('a lazy piece shows the fallback first and then the loaded piece with its props', async () => {
  aPageWith(async () => ({ name }) => <p>{name}의 지도</p>);
  expect(screen.getByText('오는 중')).toBeInTheDocument();
  expect(await screen.findByText('보리의 지도')).toBeInTheDocument();
});

test('a lazy piece offers a reload in place of a piece whose files are missing and keeps the page until then', async () => {
  const missing = Object.assign(new Error('Loading css chunk map failed'), { name: 'ChunkLoadError' });
  const { crashes, told } = aPageWith(() => Promise.reject(missing));
  const reload = await screen.findByRole('button', { name: '새로고침' });
  expect(screen.getByDisplayValue('쓰던 글')).toBeInTheDocument();
  expect([crashes, told]).toEqual([[], [missing]]);
  await userEvent.click(reload);
  expect(crashes).toEqual([missing]);
});

test('a lazy piece passes an error thrown by the piece on to the page', async () => {
  const broken = new Error('broken');
  const { crashes } = aPageWith(async () => () => {
    throw broken;
  });
  await waitFor(() => expect(crashes).toEqual([broken]));
});

test('a lazy piece prefetches a piece and stays silent when the prefetch fails', async () => {
  let times = 0;
  const load = async () => {
    times += 1;
    if (times === 1) throw new Error('offline');
    return () => <p>지도</p>;
  };
  const Piece = lazyPiece(load);
  Piece.fetch();
  await Promise.resolve();
  render(<Piece />);
  expect(await screen.findByText('지도')).toBeInTheDocument();
});

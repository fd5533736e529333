import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FormFoot } from './form-foot.tsx';

const calm = { refusal: '', isPending: false };

test('the foot of a form sends it, and leads away by a path', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <MemoryRouter>
      <form onSubmit={send}>
        <FormFoot form={calm} submit="저장하기" cancel="/mypage" />
      </form>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: '취소' })).toHaveAttribute('href', '/mypage');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a foot outside of its form sends that form', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <>
      <form id="pet" onSubmit={send} />
      <FormFoot form={calm} formId="pet" submit="추가하기" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '추가하기' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('the reason of a refusal is announced, and nobody leaves while it is being sent', () => {
  const leave = jest.fn();
  const foot = (form: typeof calm) => <FormFoot form={form} submit="보내기" cancel={leave} cancelLabel="닫기" />;
  const { rerender } = render(foot(calm));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  rerender(foot({ refusal: '연결이 끊겼어요.', isPending: false }));
  expect(screen.getByRole('alert')).toHaveTextContent('연결이 끊겼어요.');
  rerender(foot({ refusal: '', isPending: true }));
  expect(screen.getByRole('button', { name: '닫기' })).toBeDisabled();
});

test('a foot marks itself as the bar at the foot only while it is one', () => {
  const { container, rerender } = render(<FormFoot form={calm} submit="저장하기" isBar={false} />);
  expect(container.querySelector('[data-foot-bar]')).toBeNull();
  rerender(<FormFoot form={calm} submit="저장하기" isBar />);
  expect(container.querySelector('[data-foot-bar]')).not.toBeNull();
});

import { useCheckedForm } from '@petcare/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkPapers, emptyPapers } from './business-values.ts';
import { PapersFields } from './papers-fields.tsx';

function Example() {
  const form = useCheckedForm({ initial: emptyPapers, check: checkPapers, send: async () => undefined });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <PapersFields form={form} />
      <button>다음</button>
    </form>
  );
}
const number = () => screen.getByRole('textbox', { name: /사업자등록번호/ });
const wrong = () => screen.queryByText('사업자등록번호를 다시 확인해 주세요.');

test('the form of papers formats the number while it is typed and checks it at its last digit', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(number(), '120814752');
  expect(number()).toHaveValue('120-81-4752');
  expect(wrong()).toBeNull();
  await user.type(number(), '2');
  expect(wrong()).toBeInTheDocument();
  await user.type(number(), '{Backspace}1');
  expect(number()).toHaveValue('120-81-47521');
  expect(wrong()).toBeNull();
  expect(screen.getByText('번호 형식이 맞아요.')).toBeInTheDocument();
});

test('the form of papers reports an incomplete number when its field loses focus', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(number(), '120-81');
  await user.tab();
  expect(wrong()).toBeInTheDocument();
});

test('the form of papers asks for the number and the file when both are missing and focuses the number', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(screen.getByText('사업자등록번호를 적어 주세요.')).toBeInTheDocument();
  expect(screen.getByText('사업자등록증 파일을 골라 주세요.')).toBeInTheDocument();
  expect(number()).toHaveFocus();
});

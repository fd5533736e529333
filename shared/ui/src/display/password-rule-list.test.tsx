import { render } from '@testing-library/react';
import { PasswordRuleList } from './password-rule-list.tsx';

const rules = [
  { label: '8자 이상', isMet: (password: string) => password.length >= 8 },
  { label: '숫자', isMet: (password: string) => /\d/.test(password) },
];

test('a rule of a password is ticked as it is met, and is wrong only once the password was refused', () => {
  const { rerender, container } = render(<PasswordRuleList rules={rules} password="" />);
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  rerender(<PasswordRuleList rules={rules} password="a1" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelectorAll('[data-wrong]')).toHaveLength(0);
  rerender(<PasswordRuleList rules={rules} password="a1" isChecked />);
  expect(container.querySelector('[data-wrong]')).toHaveTextContent('8자 이상');
  expect(container.querySelectorAll('[data-wrong]')).toHaveLength(1);
});

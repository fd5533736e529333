import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SchemeSwitch } from './scheme-switch.tsx';

const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);
const system = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['scheme'];
  document.head.innerHTML = `<meta name="color-scheme" content="light dark">${system.map((media) => `<meta name="theme-color" media="${media}">`).join('')}`;
});

test('the switch shows the chosen scheme at once, keeps it on this device, and goes back to the system’s', async () => {
  render(<SchemeSwitch />);
  expect(screen.getByRole('group', { name: '화면 모드' })).toBeTruthy();
  expect(screen.getByLabelText('시스템')).toBeChecked();

  await userEvent.click(screen.getByLabelText('어둡게'));
  expect(screen.getByLabelText('어둡게')).toBeChecked();
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  expect(document.querySelector('meta[name="color-scheme"]')).toHaveProperty('content', 'dark');
  expect(bars()).toEqual(['not all', 'all']);
  expect(localStorage.getItem('petcare.scheme')).toBe('dark');

  await userEvent.click(screen.getByLabelText('시스템'));
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
  expect(bars()).toEqual(system);
  expect(localStorage.getItem('petcare.scheme')).toBeNull();
});

test('the switch follows what another tab has chosen, and believes no other word', () => {
  render(<SchemeSwitch />);
  const fromOtherTab = (text: string) => {
    localStorage.setItem('petcare.scheme', text);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'petcare.scheme' })));
  };
  fromOtherTab('light');
  expect(screen.getByLabelText('밝게')).toBeChecked();
  expect(document.documentElement.dataset['scheme']).toBe('light');

  fromOtherTab('sepia');
  expect(screen.getByLabelText('시스템')).toBeChecked();
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
});

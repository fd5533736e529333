import { useConfig } from '@petcare/remote';
import { screen } from '@testing-library/react';
import { renderPage } from './render-page.tsx';

type Config = {
  most: { type: 'integer'; default: number; description: string };
  title: { type: 'string'; default: string; description: string };
};

function Shop() {
  const { most, title } = useConfig<Config>();
  return <p>{`${title} ${most}`}</p>;
}

beforeEach(() => (globalThis.petcareConfig = { most: 5, title: '포인트샵' }));
afterEach(() => (globalThis.petcareConfig = undefined));

test('a page has the defaults of its remote, and what the test sets', () => {
  renderPage(<Shop />);
  expect(screen.getByText('포인트샵 5')).toBeInTheDocument();
  renderPage(<Shop />, { config: { most: 7 } });
  expect(screen.getByText('포인트샵 7')).toBeInTheDocument();
});

test('a key without a value throws, and says what to do', () => {
  globalThis.petcareConfig = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderPage(<Shop />, { config: { most: 7 } })).toThrow("useConfig: 'title' has no value in this test.");
});

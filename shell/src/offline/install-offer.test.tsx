import { act, render, screen } from '@testing-library/react';
import { keepInstallOffer, useInstallOffer } from './install-offer.ts';

function Offer() {
  const install = useInstallOffer();
  return install ? <button onClick={install}>앱 설치</button> : <p>nothing</p>;
}

test('the browser’s offer to install waits for a press, and is gone with it', () => {
  keepInstallOffer();
  render(<Offer />);
  expect(screen.getByText('nothing')).toBeInTheDocument();
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: '앱 설치' }).click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

test('nothing is offered any more once the site is installed', () => {
  keepInstallOffer();
  render(<Offer />);
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })));
  expect(screen.getByRole('button')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { bus } from './bus.ts';
import { toast } from './toast.ts';
import { useBusEvent } from './use-bus-event.ts';

function Heard({ prefix }: { prefix: string }) {
  const [said, setSaid] = useState<readonly string[]>([]);
  useBusEvent('toast.shown', ({ kind, message }) => setSaid((before) => [...before, `${prefix} ${kind} ${message}`]));
  return <output>{said.join(', ')}</output>;
}

test('useBusEvent calls the callback of the last render for every event, until the component is unmounted', () => {
  const { rerender, unmount } = render(<Heard prefix="first" />);
  act(() => toast('info', '안녕하세요'));
  rerender(<Heard prefix="second" />);
  act(() => toast('error', '안 됐어요'));
  expect(screen.getByRole('status')).toHaveTextContent('first info 안녕하세요, second error 안 됐어요');
  unmount();
  expect(() => toast('success', '됐어요')).not.toThrow();
});

test('useBusEvent calls the callback at once with the last payload of a state-like event', () => {
  function Path() {
    const [path, setPath] = useState('');
    useBusEvent('route.changed', (route) => setPath(route.path));
    return <output>{path}</output>;
  }
  bus.emit('route.changed', { path: '/point', search: '', title: '포인트샵' });
  render(<Path />);
  expect(screen.getByRole('status')).toHaveTextContent('/point');
});

test('useBusEvent refuses a toast without a message', () => {
  expect(() => toast('info', '')).toThrow(TypeError);
});

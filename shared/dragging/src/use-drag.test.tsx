import { act, render, screen } from '@testing-library/react';
import { useDrag, type DragSettings } from './use-drag.ts';

const told: unknown[] = [];
beforeEach(() => void (told.length = 0));

function Box(settings: Partial<DragSettings<string>>) {
  const { press, surface } = useDrag<string>({
    slack: 4,
    touch: 'after-long-press',
    onDrag: (thing, { right, down }) => told.push([thing, right, down]),
    onDrop: (thing) => told.push(`${thing} dropped`),
    onGiveUp: (thing) => told.push(`${thing} given up`),
    ...settings,
  });
  return (
    <div ref={surface}>
      <button onPointerDown={(event) => press('box', event)}>box</button>
    </div>
  );
}

type Pointer = { kind?: 'mouse' | 'touch'; id?: number; button?: number };

/** As browsers tell of a pointer, which jsdom has no events for. True when the page has refused what the browser does then. */
function point(type: string, [clientX, clientY]: [number, number], { kind = 'mouse', id = 1, button = 0 }: Pointer = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button, clientX, clientY });
  act(() => void screen.getByText('box').dispatchEvent(Object.assign(event, { pointerType: kind, pointerId: id })));
  return event.defaultPrevented;
}

test('a mouse drags from the slack on, and tells where it let go', () => {
  render(<Box />);
  point('pointerdown', [10, 10]);
  point('pointermove', [12, 12]);
  expect(told).toEqual([]);
  point('pointermove', [30, 10]);
  point('pointerup', [30, 10]);
  point('pointermove', [50, 10]);
  expect(told).toEqual([['box', 20, 0], 'box dropped']);
});

test('a press of the mouse, and one of another button, are no drag', () => {
  render(<Box />);
  point('pointerdown', [10, 10]);
  point('pointerup', [10, 10]);
  point('pointerdown', [10, 10], { button: 2 });
  point('pointermove', [90, 10]);
  expect(told).toEqual([]);
});

test('a drag without slack begins with the press', () => {
  render(<Box slack={0} touch="at-once" />);
  point('pointerdown', [10, 10], { kind: 'touch' });
  expect(told).toEqual([['box', 0, 0]]);
});

describe('a finger', () => {
  const finger = { kind: 'touch' } as const;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('drags after a long press, and the page stays where it is', () => {
    render(<Box />);
    point('pointerdown', [10, 10], finger);
    expect(point('touchmove', [10, 10])).toBe(false);
    act(() => void jest.advanceTimersByTime(300));
    expect(point('touchmove', [10, 40])).toBe(true);
    point('pointermove', [10, 40], finger);
    point('pointerup', [10, 40], finger);
    expect(point('touchmove', [10, 90])).toBe(false);
    expect(told).toEqual([['box', 0, 0], ['box', 0, 30], 'box dropped']);
  });

  test('scrolls when it moves before that', () => {
    render(<Box />);
    point('pointerdown', [10, 10], finger);
    point('pointermove', [10, 30], finger);
    act(() => void jest.advanceTimersByTime(300));
    expect(point('touchmove', [10, 60])).toBe(false);
    point('pointermove', [10, 60], finger);
    expect(told).toEqual([]);
  });

  test('never drags what is not for fingers', () => {
    render(<Box touch="never" slack={0} />);
    point('pointerdown', [10, 10], finger);
    point('pointermove', [90, 10], finger);
    expect(told).toEqual([]);
  });
});

test('a second pointer changes nothing of a drag', () => {
  render(<Box />);
  point('pointerdown', [10, 10]);
  point('pointermove', [30, 10]);
  point('pointerdown', [0, 0], { id: 2 });
  point('pointermove', [99, 99], { id: 2 });
  point('pointerup', [99, 99], { id: 2 });
  point('pointerup', [30, 10]);
  expect(told).toEqual([['box', 20, 0], 'box dropped']);
});

test('a drag that the browser takes over is given up, as is one whose thing leaves the page', () => {
  const { unmount } = render(<Box />);
  point('pointerdown', [10, 10]);
  point('pointermove', [30, 10]);
  point('pointercancel', [30, 10]);
  point('pointerdown', [10, 10]);
  point('pointermove', [30, 10]);
  unmount();
  expect(told).toEqual([['box', 20, 0], 'box given up', ['box', 20, 0], 'box given up']);
});

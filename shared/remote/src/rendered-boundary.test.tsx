import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RenderedBoundary } from './rendered-boundary.tsx';

const ROUNDS = 30;
const asRendered = '<!--$--><p>—</p><!--/$-->';

/** Says what its effect has set, and at which round of the page's other work that was first seen. */
function aPageThatIsNeverIdle() {
  let seenAt: number | undefined;
  let over: () => void;
  const isOver = new Promise<void>((resolve) => (over = resolve));

  function Inside() {
    const [text, setText] = useState('—');
    const [round, next] = useState(0);
    useEffect(() => setText('설정했어요'), []);
    useEffect(() => {
      if (text !== '—') seenAt ??= round;
      if (round === ROUNDS) over();
      else if (round === 0) setTimeout(() => next(1));
      else next(round + 1);
    }, [text, round]);
    return <p>{text}</p>;
  }
  return { Inside, isOver, seenAt: () => seenAt };
}

test('the boundary applies state set by an effect of a hydrated page without waiting for other work', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.createElement('div');
  place.innerHTML = asRendered;
  const { Inside, isOver, seenAt } = aPageThatIsNeverIdle();
  const root = hydrateRoot(
    place,
    <RenderedBoundary fallback={null}>
      <Inside />
    </RenderedBoundary>,
  );
  await isOver;
  expect(place).toHaveTextContent('설정했어요');
  expect(seenAt()).toBeLessThan(5);
  root.unmount();
});

import { toast, useBusEvent } from '@petcare/event-bus';
import { media, Toaster, type ToastMessage } from '@petcare/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { takeMessageAfterReload } from '../menus/after-reload.ts';

const SHOWN_FOR = 4_000;
/** A way on is read, decided about and reached for. */
const SHOWN_WITH_LINK_FOR = 8_000;
/** A remote that asks for more than a person can read keeps nobody else's page. */
const MOST_SHOWN = 5;

let lastID = 0;

/** The short messages that anybody on the page asks for over the bus, and the one that a reload left behind. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const close = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useBusEvent('toast.shown', (asked) => {
    const id = String((lastID += 1));
    // The same words again are the same message, begun anew.
    setToasts((shown) => [...shown.filter(({ message }) => message !== asked.message), { ...asked, id }].slice(-MOST_SHOWN));
    const timer = setTimeout(
      () => {
        timers.current.delete(timer);
        close(id);
      },
      asked.link ? SHOWN_WITH_LINK_FOR : SHOWN_FOR,
    );
    timers.current.add(timer);
  });
  useEffect(() => {
    const left = takeMessageAfterReload();
    if (left) toast('success', left);
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  return (
    <Shelf>
      <Toaster toasts={toasts} onClose={close} />
    </Shelf>
  );
}

// Where messages stand at the bottom, they stand above the bottom menu.
const Shelf = styled.div`
  ${media.tablet} {
    & > * {
      bottom: calc(var(--pc-bottom-height) + 1.5rem);
    }
  }
`;

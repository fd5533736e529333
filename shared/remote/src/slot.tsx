import type { SlotName, SlotProps } from '@petcare/contracts';
import { Skeleton } from '@petcare/ui';
import { useEffect, useRef, useState } from 'react';
import { useHost } from './context/host-context.ts';
import type { MountedPart, PartStatus } from './contract/remote-contract.ts';
import { RemoteFailure } from './loading/standing-in.tsx';
import { Waiting, WaitingRoom } from './loading/waiting.ts';

type SlotOf<N extends SlotName> = { name: N; props: SlotProps<N> };

/**
 * The place in a page that another package's part fills. `props` are the
 * slot's contract, in `shared/contracts` or in the `remote.ts` of whoever offers
 * it; a part that cannot be shown leaves a small notice with a retry, and the
 * page around it unharmed. A slot of a remote's own that nobody fills shows nothing.
 */
export function Slot<N extends SlotName>(slot: SlotOf<N>) {
  const host = useHost();
  return slot.name.startsWith('mf-') && !host.isFilled?.(slot.name) ? null : <FilledSlot {...slot} />;
}

function FilledSlot<N extends SlotName>({ name, props }: SlotOf<N>) {
  const host = useHost();
  const { rendering } = host;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPart | null>(null);
  const latest = useRef(props);
  const [status, setStatus] = useState<PartStatus>('loading');
  latest.current = props;

  useEffect(() => {
    // A node of its own: React never sees the part's root, and a late unmount takes only its own node away.
    const rendered = place.current?.firstElementChild;
    const element = rendered instanceof HTMLElement ? rendered : document.createElement('div');
    // What stands there already is not to be moved: whoever is just pressing it would have pressed what is around it.
    if (element !== rendered) place.current?.append(element);
    const part = host.mountPart(name, latest.current, element, setStatus);
    mounted.current = part;
    return () => {
      part.remove();
      element.remove();
    };
  }, [host, name]);

  const serialized = JSON.stringify(props);
  useEffect(() => {
    mounted.current?.update(latest.current);
  }, [serialized]);

  return (
    <WaitingRoom data-slot={name}>
      {status === 'loading' && (
        <Waiting>
          <Skeleton variant="card" />
        </Waiting>
      )}
      {status === 'failed' && <RemoteFailure onRetry={() => mounted.current?.retry()} />}
      {/* What a server has put here stays: React keeps off the inside of such an element. */}
      <div
        ref={place}
        dangerouslySetInnerHTML={{ __html: rendering ? `<div>${rendering.leaveHole(name, props)}</div>` : '' }}
        suppressHydrationWarning
      />
    </WaitingRoom>
  );
}

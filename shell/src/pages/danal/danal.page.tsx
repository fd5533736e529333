import { useHydrated, usePageHead } from '@petcare/remote';
import { Skeleton } from '@petcare/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FormCard } from '../form-card.tsx';
import { arrivalOf } from './arrival.ts';
import { Arrived } from './arrived.tsx';
import { Verify } from './verify.tsx';

const head = { title: '본인 확인', description: '펫케어 계정의 주인이 누구인지 확인해요.', canonical: '/auth/danal', noindex: true };

/** Identity verification: what it is and its start, and where the provider comes back to. */
export function DanalPage() {
  usePageHead(head);
  const isHydrated = useHydrated();
  return isHydrated ? (
    <InBrowser />
  ) : (
    <Sheet>
      <Skeleton variant="list" count={3} />
    </Sheet>
  );
}

function InBrowser() {
  const location = useLocation();
  const [arrival] = useState(() => arrivalOf(location));
  if (arrival) return <Arrived arrival={arrival} />;
  return (
    <Sheet>
      <Verify />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <FormCard title="본인 확인" lead="계정의 주인이 맞는지 한 번만 확인할게요.">
      {children}
    </FormCard>
  );
}

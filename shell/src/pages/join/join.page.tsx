import { currentSession, safeNext } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { GuardianJoin } from './guardian-join.tsx';

/** Joining, as what the address says. Who is a member already goes on. */
export function JoinPage() {
  const [params] = useSearchParams();
  const next = params.get('next');
  const [here] = useState(currentSession);

  if (here.status === 'signed-in') return <Navigate to={safeNext(next, myPagePaths[here.identity.accountType])} replace />;
  return <GuardianJoin next={next} />;
}

import { currentSession, safeNext } from '@petcare/auth';
import { myPagePaths, parseBusinessKind } from '@petcare/contracts';
import { socialProviders } from '@petcare/ui/form';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BusinessJoin } from './business/business-join.tsx';
import { GuardianJoin } from './guardian-join.tsx';
import { SocialJoin } from './social-join.tsx';

/** Joining, as what the address says. Who is a member already goes on. */
export function JoinPage() {
  const [params] = useSearchParams();
  const next = params.get('next');
  const kind = parseBusinessKind(params.get('type'));
  const [here] = useState(currentSession);

  if (here.status === 'signed-in') return <Navigate to={safeNext(next, myPagePaths[here.identity.accountType])} replace />;
  if (kind) return <BusinessJoin key={kind} kind={kind} next={next} />;
  const provider = socialProviders.find((name) => name === params.get('social'));
  if (provider) return <SocialJoin key={provider} provider={provider} next={next} />;
  return <GuardianJoin next={next} />;
}

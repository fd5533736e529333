import { graphql } from '@petcare/api';
import { loginPath, safeNext, useSession, withNext } from '@petcare/auth';
import { useIdentityVerification } from '@petcare/account';
import { AccountType, myPagePaths } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Button, LinkButton, Notice, Skeleton, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClient, useQuery } from 'urql';
import { startIdentity } from '../../session/identity.ts';
import { problemOf } from './problems.ts';
import { VerifiedPersonList } from './verified-person-list.tsx';
import { WhatIsAsked } from './what-is-asked.tsx';

const DanalPage_MyInfo = graphql(`
  query DanalPage_MyInfo {
    getMyInfo {
      id
      name
      phone
      birthday
      identityVerifiedAt
    }
  }
`);

/** Before a verification: why, what is asked, what is known already, and the button that starts it. */
export function Verify() {
  const session = useSession();
  const [params] = useSearchParams();
  const isSignedIn = session.status === 'signed-in';
  const { standIn, data } = answerOf(useQuery({ query: DanalPage_MyInfo, pause: !isSignedIn }), <Skeleton variant="list" count={3} />);
  const next = safeNext(params.get('next'), isSignedIn ? myPagePaths[session.identity.accountType] : '/');

  if (!isSignedIn) return <LoginFirst next={params.get('next')} />;
  if (standIn) return standIn;
  return <Verifying info={data.getMyInfo} next={next} isGuardian={session.identity.accountType === AccountType.NORMAL} />;
}

function LoginFirst({ next }: { next: string | null }) {
  return (
    <Stack gap={5}>
      <WhatIsAsked />
      <Notice>본인 확인은 로그인한 뒤에 할 수 있어요.</Notice>
      <LinkButton to={loginPath(withNext('/auth/danal', next))} size="lg" fullWidth>
        로그인하기
      </LinkButton>
    </Stack>
  );
}

type Info = { name: string; phone: string; birthday: string | null; identityVerifiedAt: string | null };

function Verifying({ info, next, isGuardian }: { info: Info; next: string; isGuardian: boolean }) {
  const client = useClient();
  const navigate = useNavigate();
  const [isOff, setOff] = useState(false);
  const { progress, remark, begin, beginHere } = useIdentityVerification({
    async start() {
      const outcome = await startIdentity();
      if (outcome.ok) return outcome.data;
      if (outcome.code === 'IDENTITY_OFF') setOff(true);
      return { refusal: problemOf(outcome.code, outcome.message).text };
    },
    verifiedAt: info.identityVerifiedAt,
    askVerifiedAt: async () => (await client.query(DanalPage_MyInfo, {}).toPromise()).data?.getMyInfo.identityVerifiedAt ?? null,
    onVerified() {
      toast('success', '본인 확인을 마쳤어요.');
      void navigate(next, { replace: true });
    },
  });
  const isVerified = info.identityVerifiedAt !== null;
  const canGoHere = progress.step === 'blocked' || progress.step === 'leaving';

  return (
    <Stack gap={5}>
      {isVerified ? <VerifiedPersonList info={info} /> : <WhatIsAsked />}
      <Stack gap={2}>
        <div aria-live="polite">{remark && <Notice kind={remark.kind}>{remark.text}</Notice>}</div>
        {isVerified && (
          <LinkButton to={next} replace size="lg" fullWidth>
            계속하기
          </LinkButton>
        )}
        {canGoHere && (
          <Button size="lg" fullWidth isPending={progress.step === 'leaving'} onPress={() => beginHere(next)}>
            이 창에서 진행하기
          </Button>
        )}
        {!isOff && (
          <Button
            size="lg"
            fullWidth
            variant={canGoHere || isVerified ? 'secondary' : 'primary'}
            icon="shield"
            isPending={progress.step === 'opening'}
            onPress={begin}
          >
            {labelOf(progress.step, isVerified)}
          </Button>
        )}
        {!isVerified && (
          <LinkButton to={next} replace variant={isOff ? 'primary' : 'ghost'} size={isOff ? 'lg' : 'md'} fullWidth>
            {isOff ? '계속하기' : '나중에 할게요'}
          </LinkButton>
        )}
      </Stack>
      {isVerified && isGuardian && (
        <Notice>이름이나 휴대폰 번호가 바뀌었다면 다시 확인해 주세요. 확인한 정보는 다시 확인해야만 바뀌어요.</Notice>
      )}
    </Stack>
  );
}

function labelOf(step: string, isVerified: boolean): string {
  if (step === 'waiting') return '창 다시 열기';
  if (step === 'closed' || step === 'failed' || step === 'blocked') return '다시 시도하기';
  return isVerified ? '다시 확인하기' : '본인 확인 시작하기';
}

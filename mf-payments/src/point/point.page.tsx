import { loginPath, useSession } from '@petcare/auth';
import { breadcrumbs, hiddenFromSignedIn, usePageHead } from '@petcare/remote';
import { LinkButton, Notice, PageContainer, PageTitle, Section, Stack, tokens } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { GiftShop } from './gift-shop.tsx';
import { PointHistory } from './point-history.tsx';
import { PointBalance } from './point-balance.tsx';

const head = {
  title: '포인트샵',
  description:
    '병원 리뷰를 쓰고 모은 포인트로 상품권을 살 수 있어요. 1포인트는 1원으로 쓰고, 가입하고 휴대폰 본인 확인을 하면 3,000포인트를 드려요.',
  canonical: '/point',
  structured: [breadcrumbs([{ name: '포인트샵', path: '/point' }])],
};

export function PointPage() {
  usePageHead(head);
  const { status } = useSession();
  // A provider has led back here with what names no order.
  const isLost = useSearchParams()[0].get('payment') === 'unknown';
  return (
    <PageContainer>
      <PageTitle description="리뷰를 쓰고 모은 포인트로 상품권을 살 수 있어요.">포인트샵</PageTitle>
      {isLost && (
        <Notice kind="error">
          어떤 주문을 결제했는지 알 수 없어요. 상품권은 내 포인트에, 예약은 내 예약에 나오고, 거기에 없으면 결제되지 않은 거예요.
        </Notice>
      )}
      <Lead>
        {status === 'signed-in' ? (
          <>
            <Room aria-hidden inert>
              <SignedOut />
            </Room>
            <PointBalance />
          </>
        ) : (
          <ForStrangers $isGuess={status === 'unknown'}>
            <SignedOut />
          </ForStrangers>
        )}
      </Lead>
      <Section title="상품권" description="1포인트는 1원으로 쓸 수 있어요.">
        <GiftShop />
      </Section>
      {/* Last: how long it is shows late, and pushes nothing away there. */}
      {status === 'signed-in' && (
        <Section title="포인트 내역">
          <PointHistory />
        </Section>
      )}
    </PageContainer>
  );
}

function SignedOut() {
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        로그인하면 내 포인트와 적립 내역을 볼 수 있어요. 가입하고 휴대폰 본인 확인을 하면 3,000포인트를 드려요.
        <LinkButton to={loginPath('/point')} size="sm">
          로그인하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}

// Both lie in one cell, as high for members as for strangers: who it is shows late, and a tap may be under way then.
const Lead = styled.div`
  display: grid;
  margin-bottom: ${tokens.space[8]};
  > * {
    grid-area: 1 / 1;
  }
`;

const Room = styled.div`
  visibility: hidden;
`;

const ForStrangers = styled.div<{ $isGuess: boolean }>`
  ${({ $isGuess }) => $isGuess && hiddenFromSignedIn}
`;

import { businessNouns, type BusinessKind } from '@petcare/contracts';
import { Badge, Card, Inline, LinkButton, Notice, RatingStars, Stack, tokens, type Tone } from '@petcare/ui';
import { styled } from 'styled-components';
import type { MyListing } from './my-listing.ts';

const looks: Record<MyListing['state'], { label: string; tone: Tone; notice: string | null }> = {
  approved: { label: '공개 중', tone: 'success', notice: null },
  pending: { label: '승인 대기', tone: 'warn', notice: null },
  rejected: { label: '승인 거절', tone: 'danger', notice: null },
  hidden: {
    label: '가려짐',
    tone: 'danger',
    notice: '펫케어에서 이 업체를 가려서 보호자에게 보이지 않아요. 이유는 알림에 있어요. 내용을 고친 뒤 1:1 문의로 알려 주세요.',
  },
  closed: { label: '영업 종료', tone: 'neutral', notice: '인허가가 끝난 곳으로 되어 있어 공개되지 않아요.' },
};

const pages: Record<BusinessKind, (id: string) => string> = {
  hospital: (id) => `/hospital?id=${encodeURIComponent(id)}`,
  pharmacy: (id) => `/pharmacy?id=${encodeURIComponent(id)}`,
  company: (id) => `/company/${encodeURIComponent(id)}`,
};

/** The name of the business, and whether people can see it. */
export function ListingSummary({ kind, listing }: { kind: BusinessKind; listing: MyListing }) {
  const { id, name, state, address, reviewScore, reviewCount } = listing;
  const look = looks[state];
  return (
    <Frame padding="lg">
      <Stack gap={3}>
        <Inline gap={3} justify="space-between" align="flex-start">
          <Stack gap={1}>
            <Inline gap={2}>
              <Name>{name}</Name>
              <Badge tone={look.tone}>{look.label}</Badge>
            </Inline>
            <Address>{[address.address, address.detailAddress].filter(Boolean).join(' ')}</Address>
            {reviewScore !== null && <RatingStars value={reviewScore} showValue count={reviewCount} />}
          </Stack>
          {state === 'approved' && (
            <LinkButton to={pages[kind](id)} variant="secondary" size="sm" icon="external-link">
              내 {businessNouns[kind]} 페이지
            </LinkButton>
          )}
        </Inline>
        {look.notice && <Notice>{look.notice}</Notice>}
      </Stack>
    </Frame>
  );
}

const Frame = styled(Card)`
  margin-bottom: ${tokens.space[10]};
`;

const Name = styled.strong`
  font-size: ${tokens.font.size.lg};
  overflow-wrap: anywhere;
`;

const Address = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

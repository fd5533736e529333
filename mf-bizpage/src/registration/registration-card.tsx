import { Badge, Card, formatDate, Inline, LinkButton, media, Notice, Stack, tokens, type MessageKind, type Tone } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Registration } from './my-registration.ts';

type Status = Exclude<Registration['status'], 'approved'>;

const looks: Record<Status, { label: string; tone: Tone; kind: MessageKind }> = {
  pending: { label: '확인 중', tone: 'warn', kind: 'info' },
  rejected: { label: '승인되지 않음', tone: 'danger', kind: 'error' },
};

/** The application as it was sent, and its state. */
export function RegistrationCard({ registration }: { registration: Registration }) {
  const { kind, status, listingName, isClaim, registrationNumber, licenceUrl, createdAt, reason } = registration;
  const look = looks[status as Status];
  return (
    <Frame padding="lg">
      <Stack gap={5}>
        <Inline gap={2}>
          <Heading>{listingName ?? '없어진 업체'}</Heading>
          <Badge tone={look.tone}>{look.label}</Badge>
        </Inline>
        <Notice kind={look.kind}>
          {status === 'pending' ? (
            '보내 주신 서류를 확인하고 있어요. 승인되면 보호자에게 보이고, 이 화면이 관리 화면으로 바뀌어요.'
          ) : (
            <>
              <strong>이번 신청은 승인되지 않았어요.</strong>
              <Reason>{reason}</Reason>
            </>
          )}
        </Notice>
        <Facts>
          <dt>신청 방법</dt>
          <dd>{isClaim ? '펫케어에 나와 있는 곳을 신청했어요' : '새로 등록했어요'}</dd>
          <dt>사업자등록번호</dt>
          <dd>{registrationNumber}</dd>
          <dt>낸 서류</dt>
          <dd>
            <a href={licenceUrl} target="_blank" rel="noreferrer">
              사업자등록증 보기
            </a>
          </dd>
          <dt>신청한 날</dt>
          <dd>{formatDate(createdAt)}</dd>
        </Facts>
        {status === 'pending' && kind === 'hospital' && !isClaim && (
          <LinkButton to="/bizpage/hospital" variant="secondary" icon="edit">
            기다리는 동안 병원 정보 채우기
          </LinkButton>
        )}
      </Stack>
    </Frame>
  );
}

const Frame = styled(Card)`
  margin-bottom: ${tokens.space[10]};
`;

const Heading = styled.h2`
  font-size: ${tokens.font.size.lg};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[5]};
  margin: 0;
  font-size: 0.9375rem;
  ${media.tablet} {
    gap: ${tokens.space[3]} ${tokens.space[8]};
  }
  & > dt {
    color: ${tokens.color.textMute};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Reason = styled.p`
  margin-top: ${tokens.space[1]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

import { useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { formatDateTime, LinkButton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The pass that runs, or the way to one; stands in a slot of my page. */
export function MyPassPart() {
  const { standIn, data } = answerOf(useRest('/api/client/pass/info', {}), <Shown isBusy pass={null} />, {
    title: '이용권을 불러오지 못했어요.',
  });
  return standIn ?? <Shown pass={data.isActive ? data.pass : null} />;
}

type Pass = { name: string; endDate: string };

function Shown({ pass, isBusy = false }: { pass: Pass | null; isBusy?: boolean }) {
  return (
    <Stack gap={3}>
      <Place aria-busy={isBusy}>
        {pass && (
          <>
            <strong>{pass.name}</strong>
            <Quiet>{formatDateTime(pass.endDate)}까지 볼 수 있어요.</Quiet>
          </>
        )}
        {!isBusy && !pass && <Quiet>이용 중인 이용권이 없어요.</Quiet>}
      </Place>
      <LinkButton to={pass ? '/pass' : '/pass-purchase'} variant="secondary" icon="receipt">
        {pass ? '진료비 내역 보기' : '이용권 둘러보기'}
      </LinkButton>
    </Stack>
  );
}

/** As high as a pass: nothing moves when it comes. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 3.5rem;
`;

const Quiet = styled.span`
  color: ${tokens.color.textSoft};
`;

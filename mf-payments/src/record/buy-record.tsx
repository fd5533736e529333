import { createAttempts, graphql, rest, useAttempt } from '@petcare/api';
import { loginPath } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import { Button, Card, formatNumber, FormError, Inline, LinkButton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import type { Reader } from './use-pass.ts';

const BuyRecord_Points = graphql(`
  query BuyRecord_Points {
    getMyPoint {
      id
      point
    }
  }
`);

type Props = { id: string; point: number; reader: Reader; onBought: () => void };

/** The two ways to a whole record: this one for points, or all of them by a pass. */
export function BuyRecord({ id, point, reader, onBought }: Props) {
  return (
    <Card>
      <Stack gap={4}>
        <Title>병원 이름과 금액이 궁금하세요?</Title>
        {reader === 'without' ? (
          <Buying id={id} point={point} onBought={onBought} />
        ) : reader === 'business' ? (
          <p>보호자 회원만 볼 수 있어요.</p>
        ) : (
          <>
            <p>로그인하면 이 내역을 {formatNumber(point)}포인트로 보거나, 이용권으로 모든 내역을 볼 수 있어요.</p>
            <Inline gap={2}>
              <LinkButton to={loginPath(`/pass?id=${id}`)}>로그인하기</LinkButton>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Buying({ id, point, onBought }: Omit<Props, 'reader'>) {
  const [{ data }] = useQuery({ query: BuyRecord_Points });
  const [isAsking, setAsking] = useState(false);
  const [attempts] = useState(createAttempts);
  const { attempt, isPending, refusal } = useAttempt();
  const own = data?.getMyPoint.point;
  const isShort = own !== undefined && own < point;
  const buy = () =>
    attempt(async () => {
      const answer = await rest.post('/api/client/pass/receipt/{id}/buy', { path: { id }, idempotencyKey: attempts.keyFor(id) });
      if (answer.success || answer.error.code !== 'UNREACHABLE') attempts.answered();
      if (!answer.success) return answer;
      bus.emit('points.changed', {});
      onBought();
      return undefined;
    });
  const toPass = (
    <LinkButton to="/pass-purchase" variant="secondary">
      이용권으로 모두 보기
    </LinkButton>
  );
  return (
    <>
      <p>
        이 내역만 {formatNumber(point)}포인트로 볼 수 있어요. 산 내역은 이용권이 없어도 다시 볼 수 있어요.
        {own !== undefined && <span> 가진 포인트는 {formatNumber(own)}P예요.</span>}
      </p>
      <FormError>{refusal}</FormError>
      {isShort ? (
        <>
          <p role="status">포인트가 {formatNumber(point - own)}P 모자라요.</p>
          <Inline gap={2}>{toPass}</Inline>
        </>
      ) : isAsking ? (
        <Inline gap={2}>
          <Button onPress={() => void buy()} isPending={isPending} autoFocus>
            {formatNumber(point)}포인트 쓰기
          </Button>
          <Button variant="secondary" onPress={() => setAsking(false)} isDisabled={isPending}>
            취소
          </Button>
        </Inline>
      ) : (
        <Inline gap={2}>
          <Button onPress={() => setAsking(true)} isDisabled={own === undefined}>
            {formatNumber(point)}포인트로 이 내역 보기
          </Button>
          {toPass}
        </Inline>
      )}
    </>
  );
}

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.lg};
`;

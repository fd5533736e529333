import { loginPath } from '@petcare/auth';
import { hiddenFromSignedIn } from '@petcare/remote';
import { Inline, LinkButton, Notice, Stack } from '@petcare/ui';
import { styled } from 'styled-components';
import { ActivePass } from './active-pass.tsx';
import type { Reader } from './use-pass.ts';

/** The reader's way to see more; as high for everybody, since the page learns late who the reader is. */
export function PassLead({ reader }: { reader: Reader }) {
  return (
    <Place>
      {reader === 'pass' ? (
        <ActivePass />
      ) : reader === 'business' ? (
        <Notice kind="info">병원 이름과 금액은 이용권을 산 보호자 회원에게 보여요.</Notice>
      ) : (
        <Guess $isGuess={reader === 'unknown'}>
          <Notice kind="info">
            <Stack gap={3} align="flex-start">
              이용권이 있으면 병원 이름과 항목마다 낸 금액을 모두 볼 수 있어요. 한 건만 포인트로 볼 수도 있어요.
              <Inline gap={2}>
                <LinkButton to="/pass-purchase" size="sm">
                  이용권 사기
                </LinkButton>
                {reader !== 'without' && (
                  <LinkButton to={loginPath('/pass')} size="sm" variant="secondary">
                    로그인하기
                  </LinkButton>
                )}
              </Inline>
            </Stack>
          </Notice>
        </Guess>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-items: start;
  min-height: 8rem;
`;

const Guess = styled.div<{ $isGuess: boolean }>`
  ${({ $isGuess }) => $isGuess && hiddenFromSignedIn}
`;

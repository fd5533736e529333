import { rest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Button, focusRing, media, PageContainer, scrollStrip, Skeleton, tokens } from '@petcare/ui';
import { useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useGate } from '../gate/gate-context.ts';
import { OperatorGate } from '../gate/operator-gate.tsx';
import { DeskContext } from '../api/desk-context.ts';
import { useDesk } from '../api/operator-api.ts';

/** Every page of the desk: behind the second factor, beside the areas with what waits in each. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <OperatorGate>
      <Frame>{children}</Frame>
    </OperatorGate>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { leave } = useGate();
  const { pathname } = useLocation();
  const currentAt = (path: string) => (pathname === path ? 'page' : undefined);
  const { standIn, data: acts, error } = answerOf(useDesk('/api/operator/acts'), <Skeleton variant="list" count={6} />);
  const counted = useDesk('/api/operator/waiting');
  const desk = useMemo(
    () => ({
      areas: acts?.areas ?? [],
      waiting: new Map(counted.data?.queues.map(({ area, total }) => [area, total])),
      counted,
    }),
    [acts, counted],
  );
  const signOut = async () => {
    await rest.delete('/api/operator/session');
    leave();
  };

  if (error) return <PageContainer>{standIn}</PageContainer>;
  return (
    <DeskContext value={desk}>
      <Wide>
        <Nav aria-label="운영 메뉴">
          <Entries>
            <li>
              <Entry to="/operator" aria-current={currentAt('/operator')}>
                기다리는 일
              </Entry>
            </li>
            {desk.areas.map(({ area, label }) => (
              <li key={area}>
                <Entry to={`/operator/${area}`} aria-current={currentAt(`/operator/${area}`)}>
                  {label}
                  <Count total={desk.waiting.get(area)} />
                </Entry>
              </li>
            ))}
          </Entries>
          <Button variant="ghost" size="sm" onPress={() => void signOut()}>
            운영 화면 닫기
          </Button>
        </Nav>
        <div>{standIn ?? children}</div>
      </Wide>
    </DeskContext>
  );
}

function Count({ total = 0 }: { total: number | undefined }) {
  return total > 0 ? <Waiting aria-label={`기다리는 일 ${total}건`}>{total.toLocaleString('ko-KR')}</Waiting> : null;
}

/** Wider than pages for visitors: an operator works at tables. */
const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding: ${tokens.space[4]};

  ${media.desktop} {
    grid-template-columns: 11.5rem minmax(0, 1fr);
    gap: ${tokens.space[8]};
    /* The shell's quick links float at the right. */
    padding: ${tokens.space[6]} 6.5rem ${tokens.space[6]} ${tokens.space[8]};
  }
`;

const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: 0;

  ${media.desktop} {
    flex-direction: column;
    align-items: stretch;
    align-self: start;
    position: sticky;
    top: 5rem;
    max-height: calc(100dvh - 6rem);
    overflow-y: auto;
  }
`;

const Entries = styled.ul`
  ${scrollStrip}
  display: flex;
  flex: 1;
  min-width: 0;
  gap: ${tokens.space[1]};

  ${media.desktop} {
    flex-direction: column;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textSoft};
  white-space: nowrap;

  &[aria-current='page'] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
    font-weight: ${tokens.font.weight.semibold};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  ${media.desktop} {
    min-height: 2.25rem;
  }
`;

const Waiting = styled.span`
  min-width: 1.5rem;
  padding-inline: ${tokens.space[2]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
  line-height: 1.5rem;
  text-align: center;
`;

import { businessNouns, type BusinessKind, type StaffRole } from '@petcare/contracts';
import { Slot, useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Card, formatDate, LinkButton, media, PageTitle, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { WeekVisitors } from './week-visitors.tsx';

type Props = {
  kind: BusinessKind;
  /** Of whoever works for it, and its name; left out for its owner. */ staff?: { role: StaffRole; name: string };
};

/** The parts that a business comes for, each by who knows it: its day and what waits for a word, reviews, questions, who looked at it. */
export function BusinessDay({ kind, staff }: Props) {
  const role = staff?.role;
  const today = seoulDate(useNow());
  return (
    <>
      <PageTitle
        description={staff ? `${staff.name} · ${formatDate(today)}` : formatDate(today)}
        actions={
          role !== 'bookings' && (
            <LinkButton to={`/bizpage/${kind}`} variant="secondary" size="sm" icon="edit">
              {businessNouns[kind]} 정보 수정
            </LinkButton>
          )
        }
      >
        오늘의 {businessNouns[kind]}
      </PageTitle>
      <Columns data-alone={kind === 'pharmacy' || role === 'bookings' || undefined}>
        {kind !== 'pharmacy' && (
          <div data-main>
            <Slot name="bizpage.reservations" props={{}} />
          </div>
        )}
        {role !== 'bookings' && (
          <Side>
            <Part title="리뷰">
              <Slot name="bizpage.reviews" props={{ reviewsPath: `/bizpage/${kind}-review` }} />
            </Part>
            {kind === 'hospital' && role === undefined && (
              <Part title="답변을 기다리는 질문">
                <Slot name="bizpage.questions" props={{}} />
              </Part>
            )}
            <Part title="이번 주 방문">
              <WeekVisitors kind={kind} />
            </Part>
          </Side>
        )}
      </Columns>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PartCard padding="lg">
      <Section title={title}>{children}</Section>
    </PartCard>
  );
}

const held = keyframes`from, to { visibility: hidden; }`;

/** A part that stands below one that is on its way is not shown yet, so that nothing is pushed down before anybody's eyes; for three seconds at most. */
const PartCard = styled(Card)`
  &:has([aria-busy='true']) ~ & {
    animation: ${held} 3s;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  & > [data-main]:has([aria-busy='true']) + ${Side} {
    animation: ${held} 3s;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    align-items: start;
    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-alone] ${Side} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

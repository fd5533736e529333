import { useSession } from '@petcare/auth';
import { Slot } from '@petcare/remote';
import { Card, media, PageTitle, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { LatestFavourites } from '../favourites/latest-favourites.tsx';
import { NextVaccinations } from './next-vaccinations.tsx';
import { UnreadAlerts } from './unread-alerts.tsx';

/** The parts that a guardian comes for, each by who knows it: the next booking, pets, what is new, what waits to be written, points and pass. */
export function HomePage() {
  const session = useSession();
  const nickname = session.status === 'signed-in' ? session.identity.nickname : '';
  return (
    <>
      <PageTitle description="다가오는 예약과 챙길 일을 한눈에 볼 수 있어요.">{nickname}님의 펫케어</PageTitle>
      <Columns>
        <Part title="다음 예약">
          <Slot name="mypage.reservation" props={{}} />
        </Part>
        <Part title="다음 접종">
          <NextVaccinations />
        </Part>
        <Part title="새 소식">
          <UnreadAlerts />
        </Part>
        <Part title="찜한 곳">
          <LatestFavourites />
        </Part>
        <Part title="남길 리뷰">
          <Slot name="mypage.reviews-to-write" props={{}} />
        </Part>
        <Part title="포인트">
          <Slot name="mypage.points" props={{}} />
        </Part>
        <Part title="이용권">
          <Slot name="mypage.pass" props={{}} />
        </Part>
        <Part title="최근에 쓴 리뷰">
          <Slot name="mypage.reviews" props={{}} />
        </Part>
      </Columns>
      <Slot name="mypage.workplaces" props={{}} />
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[5]};
  }
`;

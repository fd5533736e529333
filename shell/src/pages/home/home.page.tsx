import { Slot, usePageHead } from '@petcare/remote';
import { media, PageContainer, tokens } from '@petcare/ui';
import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { orderByActs } from '../../route-effects/acts.ts';
import { Categories } from './categories.tsx';
import { GuardianParts } from './guardian-parts.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { JoinInvitation } from './join-invitation.tsx';
import { siteStructured } from './site-structured.ts';
import { TrustPoints } from './trust-points.tsx';

const head = {
  title: '반려동물 병원·약국·서비스 찾기',
  description: '우리 동네 동물병원과 동물약국을 찾고, 진료비와 보호자 리뷰를 비교하고, 예약까지 한곳에서 하는 펫케어예요.',
  canonical: '/',
  structured: siteStructured,
};

/** The front door: search, what a guardian has coming, the quick ways, what is near, what is new, why to trust it. */
export function HomePage() {
  usePageHead(head);
  useLayoutEffect(orderByActs, []);
  return (
    <>
      <Hero />
      <Body>
        <GuardianParts />
        <Categories />
        <BannerPlace>
          <Slot name="home.banner" props={{}} />
        </BannerPlace>
        <Parts>
          <HomeSection act="hospitals" title="가까운 동물병원" description="지금 영업 중인 곳을 먼저 보여 드려요." to="/hostpital-list">
            <Slot name="home.hospitals" props={{}} />
          </HomeSection>
          <HomeSection act="fee" title="우리 동네 진료비" description="하루에 하나씩, 미리 알아 두면 좋아요." to="/search/medical">
            <Slot name="home.fee" props={{}} />
          </HomeSection>
          <HomeSection
            act="reviews"
            title="방금 올라온 병원 리뷰"
            description="다녀온 보호자가 직접 남긴 이야기예요."
            to="/hospital-reviews"
          >
            <Slot name="home.reviews" props={{}} />
          </HomeSection>
          <HomeSection act="posts" title="요즘 인기 글" description="우리 아이 자랑부터 고민까지 나눠요." to="/community/mypet">
            <Slot name="home.posts" props={{}} />
          </HomeSection>
          <HomeSection act="columns" title="수의사 칼럼" description="동물병원 수의사가 알려 주는 건강 이야기예요." to="/ask?tab=column">
            <Slot name="home.columns" props={{}} />
          </HomeSection>
        </Parts>
        <TrustPoints />
        <JoinInvitation />
      </Body>
    </>
  );
}

/** Kept before anything is there, so that nothing below it is pushed down. */
const BannerPlace = styled.div`
  aspect-ratio: 4;
  overflow: hidden;
  ${media.tablet} {
    aspect-ratio: 8;
  }
`;

const Body = styled(PageContainer)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;

/** Each part says its own order (decision 140); the keyboard and readers follow what is seen where the browser can. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  reading-flow: grid-order;
`;

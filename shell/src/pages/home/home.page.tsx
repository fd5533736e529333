import { Slot, usePageHead } from '@petcare/remote';
import { media, PageContainer, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { Categories } from './categories.tsx';
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

/** The front door: search, the quick ways, what is new, why to trust it. */
export function HomePage() {
  usePageHead(head);
  return (
    <>
      <Hero />
      <Body>
        <Categories />
        <BannerPlace>
          <Slot name="home.banner" props={{}} />
        </BannerPlace>
        <HomeSection title="눈여겨볼 동물병원" description="리뷰와 진료 정보가 잘 정리된 곳이에요." to="/hostpital-list">
          <Slot name="home.hospitals" props={{}} />
        </HomeSection>
        <HomeSection title="방금 올라온 병원 리뷰" description="다녀온 보호자가 직접 남긴 이야기예요." to="/hospital-reviews">
          <Slot name="home.reviews" props={{}} />
        </HomeSection>
        <HomeSection title="자유게시판 새 글" description="우리 아이 자랑부터 고민까지 나눠요." to="/community/mypet">
          <Slot name="home.posts" props={{}} />
        </HomeSection>
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

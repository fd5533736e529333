import { breadcrumbs, usePageHead } from '@petcare/remote';
import { Icon, LinkButton, media, PageContainer, tokens, type IconName } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const points: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'search',
    title: '찾기 쉽게',
    text: '이름, 지역, 진료 항목으로 찾고 지도에서 한눈에 비교해요. 24시 진료, 주차, 미용처럼 꼭 필요한 조건도 표시해 드려요.',
  },
  {
    icon: 'star',
    title: '솔직하게',
    text: '친절, 설명, 진단, 시설, 가격 다섯 가지를 나누어 평가해요. 영수증을 확인한 리뷰에는 인증 표시가 붙어요.',
  },
  {
    icon: 'receipt',
    title: '투명하게',
    text: '병원이 공개한 진료비와 확인된 영수증을 모아 지역별 평균 진료비를 알려 드려요. 출처가 세 곳보다 적으면 보여 드리지 않아요.',
  },
  { icon: 'calendar', title: '편리하게', text: '빈 시간을 보고 바로 예약하고, 예약 확정과 변경 소식을 한곳에서 확인해요.' },
];

const head = {
  title: '서비스 소개',
  description:
    '펫케어는 동물병원과 동물약국, 펫 서비스를 믿고 고를 수 있게 병원 정보와 진료비, 먼저 다녀온 보호자의 이야기를 한곳에 모은 서비스예요.',
  canonical: '/about',
  structured: [breadcrumbs([{ name: '서비스 소개', path: '/about' }])],
};

export function AboutPage() {
  usePageHead(head);
  return (
    <PageContainer>
      <Lead>
        <p>펫케어 소개</p>
        <h1>아이가 아픈 날, 덜 헤매도록</h1>
        <p>
          펫케어는 반려동물과 함께 사는 사람들이 동물병원과 동물약국, 펫 서비스를 믿고 고를 수 있게 돕는 서비스예요. 흩어져 있던 병원 정보와
          진료비, 먼저 다녀온 보호자의 이야기를 한곳에 모았어요.
        </p>
      </Lead>
      <List>
        {points.map(({ icon, title, text }) => (
          <Point key={title}>
            <Icon name={icon} size={30} />
            <h2>{title}</h2>
            <p>{text}</p>
          </Point>
        ))}
      </List>
      <Business>
        <h2>병원·약국·업체 운영자이신가요?</h2>
        <p>
          정보와 예약, 리뷰를 직접 관리할 수 있어요. 입점과 광고는 <Link to="/target">광고 문의</Link>에 남겨 주세요.
        </p>
        <LinkButton to="/join-gate">펫케어와 함께하기</LinkButton>
      </Business>
    </PageContainer>
  );
}

const Lead = styled.header`
  padding: ${tokens.space[6]} 0 ${tokens.space[10]};
  text-align: center;
  & > p:first-child {
    font-weight: ${tokens.font.weight.semibold};
    color: ${tokens.color.primary};
  }
  & > h1 {
    margin: ${tokens.space[2]} 0 ${tokens.space[4]};
    font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem);
    letter-spacing: -0.035em;
  }
  & > p:last-child {
    max-width: 38rem;
    margin-inline: auto;
    color: ${tokens.color.textSoft};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Point = styled.li`
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  & > svg {
    color: ${tokens.color.primary};
  }
  & > h2 {
    margin: ${tokens.space[3]} 0 ${tokens.space[2]};
    font-size: 1.1875rem;
  }
  & > p {
    color: ${tokens.color.textSoft};
  }
`;

const Business = styled.section`
  margin-top: ${tokens.space[10]};
  padding: ${tokens.space[8]} ${tokens.space[6]};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.sunken};
  text-align: center;
  & > h2 {
    font-size: 1.375rem;
  }
  & > p {
    margin: ${tokens.space[2]} 0 ${tokens.space[5]};
    color: ${tokens.color.textSoft};
  }
`;

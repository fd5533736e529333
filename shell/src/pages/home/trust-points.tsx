import { Icon, media, tokens, type IconName } from '@petcare/ui';
import { styled } from 'styled-components';

const points: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield',
    title: '공공 데이터로 확인한 병원',
    text: '정부에 신고된 동물병원 인허가 정보를 바탕으로, 지금 영업하는 곳만 보여 드려요.',
  },
  {
    icon: 'receipt',
    title: '영수증으로 확인하는 리뷰',
    text: '영수증을 확인한 리뷰에는 인증 표시가 붙어요. 영수증 사진은 공개하지 않아요.',
  },
  { icon: 'calendar', title: '겹치지 않는 예약', text: '한 자리에는 한 분만 예약돼요. 취소하면 낸 돈과 포인트를 모두 돌려 드려요.' },
];

export function TrustPoints() {
  return (
    <Frame aria-labelledby="trust">
      <h2 id="trust">펫케어를 믿고 쓰는 이유</h2>
      <List>
        {points.map(({ icon, title, text }) => (
          <Point key={title}>
            <Sign>
              <Icon name={icon} size={26} />
            </Sign>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Point>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${tokens.space[8]} ${tokens.space[5]};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.accentSoft};
  & > h2 {
    margin-bottom: ${tokens.space[6]};
    font-size: 1.375rem;
    text-align: center;
  }
  ${media.tablet} {
    padding: ${tokens.space[10]} ${tokens.space[8]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[6]} ${tokens.space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Point = styled.li`
  display: flex;
  gap: ${tokens.space[4]};
  & h3 {
    font-size: 1.0625rem;
  }
  & p {
    margin-top: ${tokens.space[1]};
    font-size: ${tokens.font.size.sm};
    color: ${tokens.color.textSoft};
  }
  ${media.tablet} {
    flex-direction: column;
    align-items: center;
    text-align: center;
    gap: ${tokens.space[3]};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: ${tokens.color.surface};
  color: ${tokens.color.accent};
`;

import { Icon, media, tokens, VisuallyHidden, type IconName } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const ways: { to: string; label: string; icon: IconName }[] = [
  { to: '/hostpital-list', label: '동물병원', icon: 'hospital' },
  { to: '/search/map', label: '병원 지도', icon: 'map' },
  { to: '/hospital-reviews', label: '병원 리뷰', icon: 'star' },
  { to: '/search/medical', label: '진료비', icon: 'receipt' },
  { to: '/pharmacy-list', label: '동물약국', icon: 'pill' },
  { to: '/company-list', label: '펫 서비스', icon: 'scissors' },
  { to: '/community/mypet', label: '커뮤니티', icon: 'message' },
  { to: '/search/disease', label: '증상 찾기', icon: 'heart' },
];

/** The quick ways into the site. */
export function Categories() {
  return (
    <nav aria-label="빠른 찾기">
      <VisuallyHidden>
        <h2>빠른 찾기</h2>
      </VisuallyHidden>
      <List>
        {ways.map(({ to, label, icon }, index) => (
          <li key={to}>
            <Way to={to}>
              <Sign $isWarm={index % 2 === 0}>
                <Icon name={icon} size={26} />
              </Sign>
              {label}
            </Way>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;
  /* Four beside each other, fewer where large letters need the room. */
  grid-template-columns: repeat(auto-fill, minmax(max(4rem, 22%), 1fr));
  gap: ${tokens.space[4]} ${tokens.space[2]};
  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

const Way = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[2]};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  text-align: center;
`;

const Sign = styled.span<{ $isWarm: boolean }>`
  display: grid;
  place-items: center;
  width: min(3.75rem, 100%);
  aspect-ratio: 1;
  border-radius: 1.375rem;
  background: ${({ $isWarm }) => ($isWarm ? tokens.color.primarySoftHover : tokens.color.accentSoft)};
  color: ${({ $isWarm }) => ($isWarm ? tokens.color.primary : tokens.color.accent)};
  transition: transform ${tokens.motion.normal} ${tokens.motion.easeOut};
  ${Way}:hover & {
    transform: translateY(-3px);
  }
`;

import { useSession } from '@petcare/auth';
import { AccountType, myPagePaths } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import { focusRing, Icon, media, tokens, type IconName } from '@petcare/ui';
import { Link, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';

type Screen = { label: string; icon: IconName; path: string; isThere: boolean };

const screens: readonly Screen[] = [
  { label: '내 정보', icon: 'user', path: '/mypage/myinfo', isThere: true },
  { label: '내 반려동물', icon: 'paw', path: '/mypage/mypet', isThere: false },
  { label: '내 예약', icon: 'calendar', path: '/mypage/reservation', isThere: false },
  { label: '내 리뷰', icon: 'star', path: '/mypage/review', isThere: false },
  { label: '내가 쓴 글', icon: 'edit', path: '/mypage/post', isThere: false },
  { label: '쪽지함', icon: 'message', path: '/mypage/message', isThere: false },
  { label: '내 포인트', icon: 'coin', path: '/mypage/point', isThere: false },
  { label: '1:1 문의', icon: 'info', path: '/mypage/questions', isThere: false },
];

const sayPreparing = () => bus.emit('toast.shown', { kind: 'info', message: '준비중입니다.' });

/** A business has its screens on the business page: from here it only finds the way back. */
function screensOf(type: AccountType): readonly Screen[] {
  if (type === AccountType.NORMAL) return screens;
  return [...screens.slice(0, 1), { label: '비즈페이지', icon: 'shop', path: myPagePaths[type], isThere: true }];
}

/** The screens of my page; what is not there yet says so. */
export function MypageMenu() {
  const { pathname } = useLocation();
  const session = useSession();
  const shown = session.status === 'signed-in' ? screensOf(session.identity.accountType) : screens;
  return (
    <nav aria-label="마이페이지 메뉴">
      <List>
        {shown.map(({ label, icon, path, isThere }) => (
          <li key={path}>
            {isThere ? (
              <Entry to={path} aria-current={pathname === path ? 'page' : undefined}>
                <Icon name={icon} />
                {label}
              </Entry>
            ) : (
              <Preparing type="button" onClick={sayPreparing}>
                <Icon name={icon} />
                {label}
              </Preparing>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0 0 ${tokens.space[1]};
  overflow-x: auto;
  list-style: none;

  ${media.tablet} {
    flex-direction: column;
    gap: ${tokens.space[1]};
    overflow: visible;
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  width: 100%;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textSoft};
  font: inherit;
  font-weight: ${tokens.font.weight.medium};
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.color.sunken};
    }
  }

  &[aria-current='page'] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Entry = styled(Link)`
  ${entry}
`;

const Preparing = styled.button`
  ${entry}
`;

import { bus } from '@petcare/event-bus';
import { focusRing, media, tokens } from '@petcare/ui';
import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';

const entries = [
  { label: '병원 정보', to: '/bizpage/hospital' },
  { label: '예약 목록', to: null },
  { label: '예약 시간', to: null },
  { label: '상품 관리', to: null },
  { label: '리뷰 관리', to: null },
  { label: '마케팅 통계', to: null },
  { label: '정산', to: null },
  { label: '쪽지함', to: null },
  { label: '수의사 칼럼', to: null },
  { label: '내 정보', to: '/mypage/myinfo' },
] as const;

const List = styled.ul`
  display: flex;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;
  ${media.desktop} {
    flex-direction: column;
    position: sticky;
    top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textSoft};
  font: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${tokens.color.sunken};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Entry = styled(NavLink)`
  ${entry}
  &.active {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;

const NotYet = styled.button`
  ${entry}
`;

const sayNotYet = () => bus.emit('toast.shown', { kind: 'info', message: '준비중입니다.' });

/** The screens of a hospital's business page. */
export function BusinessMenu() {
  return (
    <nav aria-label="비즈페이지 메뉴">
      <List>
        {entries.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <Entry to={to}>{label}</Entry>
            ) : (
              <NotYet type="button" onClick={sayNotYet}>
                {label}
              </NotYet>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

import { useSession } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { hiddenFromSignedIn } from '@petcare/remote';
import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.tsx';
import { useLoginPath } from './use-login-path.ts';
import { useLogoutHome } from './use-logout-home.ts';

const List = styled.ul<{ $isGuess?: boolean }>`
  ${({ $isGuess }) => $isGuess && hiddenFromSignedIn}
  display: flex;
  align-items: center;
  & > li {
    display: flex;
    align-items: center;
  }
  & > li + li::before {
    content: '';
    width: 1px;
    height: 0.6875rem;
    background: ${tokens.color.border};
  }
  & > li > * {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: 0;
    background: none;
    color: ${tokens.color.textSoft};
    font: inherit;
    cursor: pointer;
  }
  & > li > *:hover {
    color: ${tokens.color.primary};
  }
  & > li:last-child > * {
    padding-right: 0;
  }
`;

/** The account's part of the header. It grows to the left into empty space, so nothing moves when the session becomes known. */
export function AccountMenu() {
  const session = useSession();
  const logout = useLogoutHome();
  const loginPath = useLoginPath();
  return (
    <nav aria-label="회원 메뉴">
      {session.status !== 'signed-in' ? (
        <List $isGuess={session.status === 'unknown'}>
          <li>
            <SiteLink to={loginPath}>로그인</SiteLink>
          </li>
          <li>
            <SiteLink to="/join-gate">회원가입</SiteLink>
          </li>
        </List>
      ) : (
        <List>
          <li>
            <button type="button" onClick={() => void logout()}>
              로그아웃
            </button>
          </li>
          <li>
            <SiteLink to={myPagePaths[session.identity.accountType]}>마이페이지</SiteLink>
          </li>
          <li>
            <SiteLink to="/point">포인트샵</SiteLink>
          </li>
          <li>
            <SiteLink to="/notice">고객센터</SiteLink>
          </li>
        </List>
      )}
    </nav>
  );
}

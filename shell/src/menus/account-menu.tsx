import { useSession } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { hiddenFromSignedIn } from '@petcare/remote';
import { tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLoginPath } from './use-login-path.ts';
import { useLogoutHome } from './use-logout-home.ts';

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
            <Link to={loginPath}>로그인</Link>
          </li>
          <li>
            <Link to="/join-gate">회원가입</Link>
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
            <Link to={myPagePaths[session.identity.accountType]}>마이페이지</Link>
          </li>
          <li>
            <Link to="/point">포인트샵</Link>
          </li>
          <li>
            <Link to="/notice">고객센터</Link>
          </li>
        </List>
      )}
    </nav>
  );
}

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

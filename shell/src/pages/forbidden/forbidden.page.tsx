import { accountTypesFor, loginPath, useSession } from '@petcare/auth';
import { accountTypeLabels, myPagePaths } from '@petcare/contracts';
import { Button, LinkButton } from '@petcare/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '../../session/logout.ts';
import { routeAt } from '../../route-table.ts';
import { MessagePage } from '../message-page.tsx';

/** For a page that is not meant for the account that is logged in; says whose it is. */
export function ForbiddenPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const labels = accountTypesFor(routeAt(pathname)?.access ?? 'member')
    .map((type) => accountTypeLabels[type])
    .join(', ');
  const changeAccount = async () => {
    await logout();
    await navigate(loginPath(pathname + search));
  };
  return (
    <MessagePage
      icon="shield"
      title="이 페이지를 볼 수 있는 권한이 없어요"
      actions={
        <>
          {pathname.startsWith('/bizpage') && (
            <LinkButton to="/staff" variant="secondary">
              일하는 곳 보기
            </LinkButton>
          )}
          {session.status === 'signed-in' && <LinkButton to={myPagePaths[session.identity.accountType]}>마이페이지로 가기</LinkButton>}
          <Button variant="secondary" onPress={() => void changeAccount()}>
            다른 계정으로 로그인
          </Button>
        </>
      }
    >
      <p>
        <strong>{labels}</strong> 회원을 위한 페이지예요.
      </p>
      {session.status === 'signed-in' && <p>지금은 {accountTypeLabels[session.identity.accountType]} 회원으로 로그인되어 있어요.</p>}
      {pathname.startsWith('/bizpage') && <p>직원으로 일하는 업체의 페이지라면 ‘일하는 곳’에서 업체를 골라 주세요.</p>}
    </MessagePage>
  );
}

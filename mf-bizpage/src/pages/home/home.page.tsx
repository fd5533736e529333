import { useSession } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { Navigate } from 'react-router-dom';

/** /bizpage has nothing of its own: it leads to the page of the account's type. */
export function HomePage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Navigate to={myPagePaths[session.identity.accountType]} replace /> : null;
}

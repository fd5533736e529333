import { Navigate } from 'react-router-dom';

/** /mypage goes on to its first screen. */
export function HomePage() {
  return <Navigate to="/mypage/myinfo" replace />;
}

import { useLocation } from 'react-router-dom';

export type BoxName = 'received' | 'sent';
export type Box = { name: BoxName | 'blocked'; base: string };

/** The query of the people whose messages somebody does not get: no box, and no address of its own. */
export const BLOCKED = 'blocked';

/** The box and the area that the address means; an area's bare address is the received ones. */
export function useBox(): Box {
  const { pathname, search } = useLocation();
  const isBlocked = new URLSearchParams(search).has(BLOCKED);
  return {
    name: isBlocked ? 'blocked' : pathname.endsWith('/sent') ? 'sent' : 'received',
    base: pathname.startsWith('/bizpage') ? '/bizpage/message' : '/mypage/message',
  };
}

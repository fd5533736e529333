import { useLocation } from 'react-router-dom';

export type BoxName = 'received' | 'sent';
export type Box = { name: BoxName; base: string };

/** The box and the area that the address means; an area's bare address is the received ones. */
export function useBox(): Box {
  const { pathname } = useLocation();
  return {
    name: pathname.endsWith('/sent') ? 'sent' : 'received',
    base: pathname.startsWith('/bizpage') ? '/bizpage/message' : '/mypage/message',
  };
}

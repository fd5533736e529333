import { LinkRow } from '../navigation/link-row.tsx';

const screens = [
  { name: '공지사항', path: '/notice' },
  { name: '자주 묻는 질문', path: '/faq' },
  { name: '고객의 소리', path: '/customer-voice' },
  { name: '광고 문의', path: '/target' },
] as const;

export type CentrePath = (typeof screens)[number]['path'];

/** The screens of the customer centre. */
export function CentreNav({ current }: { current: CentrePath }) {
  return <LinkRow label="고객센터" entries={screens} current={current} />;
}

import { LinkRow } from '../navigation/link-row.tsx';
import { tabs, type Board } from './boards.ts';

/** The community's screens. */
export function BoardNav({ current }: { current: Pick<Board, 'path'> }) {
  return <LinkRow label="게시판" entries={tabs} current={current.path} />;
}

import { columnDesk } from '../board/boards.ts';
import { NewPost } from '../post-form/new-post.tsx';

export function ColumnInputPage() {
  return <NewPost board={columnDesk} />;
}

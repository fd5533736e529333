import { useParams } from 'react-router-dom';
import { columnDesk } from '../board/boards.ts';
import { postNumberOf } from '../board/post-number.ts';
import { StoredPost } from '../post-form/stored-post.tsx';

export function ColumnEditPage() {
  return <StoredPost board={columnDesk} idx={postNumberOf(useParams()['id'])} />;
}

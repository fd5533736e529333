import { useParams } from 'react-router-dom';
import { columnDesk } from '../board/boards.ts';
import { postNumberOf } from '../board/post-number.ts';
import { PostScreen } from '../post/post-screen.tsx';

export function ColumnPage() {
  return <PostScreen board={columnDesk} idx={postNumberOf(useParams()['id'])} />;
}

import { useParams } from 'react-router-dom';
import { useBoard } from '../board/boards.ts';
import { postNumberOf } from '../board/post-number.ts';
import { PostScreen } from './post-screen.tsx';

export function PostPage() {
  const board = useBoard();
  return <PostScreen board={board} idx={postNumberOf(useParams()['id'])} />;
}

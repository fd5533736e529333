import { useParams, useSearchParams } from 'react-router-dom';
import { columns, questions } from '../board/boards.ts';
import { postNumberOf } from '../board/post-number.ts';
import { PostScreen } from '../post/post-screen.tsx';

/** A question with its answers; with `?board=pet-doctor` a vet's column. */
export function QuestionPage() {
  const [params] = useSearchParams();
  const board = params.get('board') === 'pet-doctor' ? columns : questions;
  return <PostScreen board={board} idx={postNumberOf(useParams()['id'])} />;
}

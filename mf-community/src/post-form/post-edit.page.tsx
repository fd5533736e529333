import { PageContainer } from '@petcare/ui';
import { useParams } from 'react-router-dom';
import { useBoard } from '../board/boards.ts';
import { postNumberOf } from '../board/post-number.ts';
import { StoredPost } from './stored-post.tsx';

export function PostEditPage() {
  return (
    <PageContainer width="narrow">
      <StoredPost board={useBoard()} idx={postNumberOf(useParams()['id'])} />
    </PageContainer>
  );
}

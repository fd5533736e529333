import { PageContainer } from '@petcare/ui';
import { useBoard } from '../board/boards.ts';
import { NewPost } from './new-post.tsx';

export function PostInputPage() {
  return (
    <PageContainer width="narrow">
      <NewPost board={useBoard()} />
    </PageContainer>
  );
}

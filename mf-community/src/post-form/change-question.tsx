import { Dialog } from '@petcare/ui/overlay';
import { questions } from '../board/boards.ts';
import type { PostDetail } from '../board/post-detail.ts';
import { ChangePost } from './change-post.tsx';

type Props = { post: PostDetail; onChanged: () => void; onCancel: () => void };

/** One's own question, changed where it is read. */
export function ChangeQuestion({ post, onChanged, onCancel }: Props) {
  return (
    <Dialog isOpen title="질문 수정" size="lg" isWriting isDismissable={false} onClose={onCancel}>
      <ChangePost board={questions} post={post} cancel={onCancel} onChanged={onChanged} />
    </Dialog>
  );
}

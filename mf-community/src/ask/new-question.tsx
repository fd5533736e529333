import { useSession } from '@petcare/auth';
import { Notice, Stack } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useNavigate } from 'react-router-dom';
import { postPath, questions } from '../board/boards.ts';
import { useCreatePost } from '../post-form/create-post.ts';
import { emptyDraft } from '../post-form/post-draft.ts';
import { PostForm } from '../post-form/post-form.tsx';

/** A question to vets, written over the list of those that there are. */
export function NewQuestion({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const write = useCreatePost(questions, (idx) => void navigate(postPath(questions, idx)));
  if (session.status !== 'signed-in') return null;
  return (
    <Dialog isOpen title="질문하기" size="lg" isWriting isDismissable={false} onClose={onClose}>
      <Stack gap={4}>
        <Notice kind="warn">숨을 잘 못 쉬거나 의식이 없으면 답변을 기다리지 말고 가까운 24시 동물병원에 바로 전화해 주세요.</Notice>
        <PostForm
          board={questions}
          draftName={`${session.identity.userID}.ask`}
          initial={emptyDraft}
          submitLabel="등록"
          cancel={onClose}
          onSubmit={write}
        />
      </Stack>
    </Dialog>
  );
}

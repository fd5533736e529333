import { graphql } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useMemo } from 'react';
import { useMutation } from 'urql';
import type { Board } from '../board/boards.ts';
import { isMasked, MASKED } from '../writing/masked.ts';
import { draftOf, inputOf, type PostDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

const PostEditPage_UpdatePost = graphql(`
  mutation PostEditPage_UpdatePost(
    $postId: ID!
    $title: String!
    $content: String!
    $category: String
    $status: Int
    $petId: ID
    $symptom: String
  ) {
    updatePost(postId: $postId, title: $title, content: $content, category: $category, status: $status, petId: $petId, symptom: $symptom) {
      id
      title
      content
    }
  }
`);

type StoredPost = Parameters<typeof draftOf>[0] & { id: string; petKind?: string | null };
type Props = { board: Board; post: StoredPost; cancel: string | (() => void); onChanged: () => void };

export function ChangePost({ board, post, cancel, onChanged }: Props) {
  const [, update] = useMutation(PostEditPage_UpdatePost);
  const { title, content, category, status, symptom } = post;
  const initial = useMemo(() => draftOf({ title, content, category, status, symptom }), [title, content, category, status, symptom]);

  async function change(draft: PostDraft) {
    const { data, error } = await update({ postId: post.id, ...inputOf(board, draft) });
    if (!data) return error;
    const hasMasked = isMasked(draft.title, data.updatePost.title) || isMasked(draft.content, data.updatePost.content);
    toast('success', `글을 수정했어요.${hasMasked ? ` ${MASKED}` : ''}`);
    onChanged();
    return null;
  }

  return (
    <PostForm
      board={board}
      draftName={`edit.${post.id}`}
      initial={initial}
      submitLabel="저장하기"
      cancel={cancel}
      keepsPet={post.petKind != null}
      onSubmit={change}
    />
  );
}

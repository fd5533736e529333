import { graphql } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { postPath, type Board } from '../board/boards.ts';
import { PostForm } from './post-form.tsx';

const PostEditPage_UpdatePost = graphql(`
  mutation PostEditPage_UpdatePost($postId: ID!, $title: String!, $content: String!) {
    updatePost(postId: $postId, title: $title, content: $content) {
      id
    }
  }
`);

export function ChangePost({ board, post }: { board: Board; post: { id: string; idx: number; title: string; content: string } }) {
  const navigate = useNavigate();
  const [, update] = useMutation(PostEditPage_UpdatePost);
  const initial = useMemo(() => ({ title: post.title, content: post.content }), [post.title, post.content]);
  const path = postPath(board, post.idx);

  async function change(changed: { title: string; content: string }) {
    const { data, error } = await update({ postId: post.id, ...changed });
    if (!data) return error;
    toast('success', '글을 고쳤어요.');
    void navigate(path, { replace: true });
    return null;
  }

  return <PostForm draftName={`edit.${post.id}`} initial={initial} submitLabel="저장하기" cancelTo={path} onSubmit={change} />;
}

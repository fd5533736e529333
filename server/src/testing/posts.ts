import { gql } from './calls.ts';
import type { Person } from './people.ts';
import type { TestApp } from './with-app.ts';

export type WrittenPost = { id: string; idx: number; title: string; content: string };
type PostInput = { title?: string; content?: string; category?: string; status?: number; petId?: string; symptom?: string };

const CREATE = `mutation($boardId: String!, $title: String!, $content: String!, $category: String, $status: Int, $petId: ID, $symptom: String) {
  post: createPost(boardId: $boardId, title: $title, content: $content, category: $category, status: $status, petId: $petId, symptom: $symptom) {
    id idx title content
  }
}`;
const COMMENT = `mutation($postId: ID!, $content: String!, $parentId: ID) {
  comment: createPostComment(postId: $postId, content: $content, parentId: $parentId) { id }
}`;

/** A post of a board, written by the verbs of its API; what is not given says something. */
export async function aPostOf(app: TestApp, by: Person, boardId: string, given: PostInput = {}): Promise<WrittenPost> {
  const variables = { boardId, title: '산책 이야기', content: '<p>한강에 다녀왔어요.</p>', ...given };
  const { data, errors } = await gql<{ post: WrittenPost }>(app, by.token, CREATE, variables);
  if (errors[0]) throw new Error(JSON.stringify(errors));
  return data.post;
}

/** A comment below a post, or in the thread of another one; its id. */
export async function aCommentOn(app: TestApp, by: Person, post: { id: string }, content: string, parentId?: string): Promise<string> {
  const { data, errors } = await gql<{ comment: { id: string } }>(app, by.token, COMMENT, { postId: post.id, content, parentId });
  if (errors[0]) throw new Error(JSON.stringify(errors));
  return data.comment.id;
}

/** The code of a refused call, or OK. */
export async function codeOf(app: TestApp, by: Person | undefined, query: string, variables: Record<string, unknown>): Promise<string> {
  const { errors } = await gql(app, by?.token, query, variables);
  return errors[0]?.extensions.code ?? 'OK';
}

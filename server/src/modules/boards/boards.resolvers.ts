import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { isAuthor } from './boards.policy.ts';
import type { BoardsService, Post } from './boards.service.ts';
import type { CommentsService, PostComment } from './comments.service.ts';

export function boardsResolvers(boards: BoardsService, comments: CommentsService): Resolvers {
  return {
    Query: {
      getPostsByPage: async (_root, { boardId, ...asked }, context) => {
        const viewerId = viewerOf(context)?.id;
        return unwrap(await boards.listPosts(boardId, asked, viewerId)).map(toPost(viewerId));
      },
      getPostCount: async (_root, { boardId }) => unwrap(await boards.countPosts(boardId)),
      getMyPostsByPage: async (_root, { boardId, ...asked }, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await boards.listMyPosts(viewer, boardId, asked)).map(toPost(viewer.id));
      },
      getMyPostCount: async (_root, { boardId }, context) => unwrap(await boards.countMyPosts(signedInViewer(context), boardId)),
      getPost: async (_root, { boardId, postIdx, postId }, context) => {
        const viewerId = viewerOf(context)?.id;
        const which = { idx: postIdx ?? undefined, id: postId ? parseId(postId) : undefined };
        return toPost(viewerId)(unwrap(await boards.readPost(boardId, which, viewerId)));
      },
      getPostCommentsByPage: async (_root, { postId, ...asked }, context) =>
        unwrap(await comments.listComments(parseId(postId), asked)).map(toComment(viewerOf(context)?.id)),
      getPostCommentCount: async (_root, { postId }) => unwrap(await comments.countComments(parseId(postId))),
    },
    Mutation: {
      createPost: async (_root, { boardId, ...draft }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await boards.writePost(viewer, boardId, draft)));
      },
      updatePost: async (_root, { postId, ...draft }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await boards.editPost(viewer, parseId(postId), draft)));
      },
      deletePost: async (_root, { postId }, context) => unwrap(await boards.deletePost(signedInViewer(context), parseId(postId))),
      increasePostViewCount: async (_root, { postId }, context) =>
        unwrap(await boards.countPostView(parseId(postId), { viewerId: viewerOf(context)?.id, ip: context.ip })),
      togglePostLike: async (_root, { postId }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await boards.toggleLike(viewer, parseId(postId))));
      },
      createPostComment: async (_root, { postId, content }, context) => {
        const viewer = signedInViewer(context);
        return toComment(viewer.id)(unwrap(await comments.writeComment(viewer, parseId(postId), content)));
      },
      updatePostComment: async (_root, { commentId, content }, context) => {
        const viewer = signedInViewer(context);
        return toComment(viewer.id)(unwrap(await comments.editComment(viewer, parseId(commentId), content)));
      },
      deletePostComment: async (_root, { commentId }, context) =>
        unwrap(await comments.deleteComment(signedInViewer(context), parseId(commentId))),
    },
  };
}

/** A post as the caller sees it; its author comes by a loader. */
const toPost =
  (viewerId: number | undefined) =>
  ({ viewCount, isLiked, createdAt, updatedAt, ...post }: Post) => ({
    ...post,
    id: String(post.id),
    view: viewCount,
    like: isLiked,
    isMine: isAuthor(viewerId, post.userId),
    timestamp: { createdAt, updatedAt },
  });

const toComment =
  (viewerId: number | undefined) =>
  ({ content, createdAt, updatedAt, ...comment }: PostComment) => ({
    ...comment,
    id: String(comment.id),
    comment: content,
    isMine: isAuthor(viewerId, comment.userId),
    timestamp: { createdAt, updatedAt },
  });

import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { isAuthor } from './boards.policy.ts';
import type { BoardsService, Post } from './boards.service.ts';
import type { CommentsService, PostComment } from './comments.service.ts';
import type { ListsService } from './lists.service.ts';
import type { MarksService } from './marks.service.ts';

type Verbs = { boards: BoardsService; lists: ListsService; marks: MarksService; comments: CommentsService };

export function boardsResolvers({ boards, lists, marks, comments }: Verbs): Resolvers {
  return {
    Query: {
      getPostsByPage: async (_root, { boardId, ...asked }, context) => {
        const viewerId = viewerOf(context)?.id;
        return unwrap(await lists.listPosts(boardId, asked, viewerId)).map(toPost(viewerId));
      },
      getPostCount: async (_root, { boardId, ...asked }) => unwrap(await lists.countPosts(boardId, asked)),
      getMyPostsByPage: async (_root, { boardId, ...asked }, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await lists.listMyPosts(viewer, boardId, asked)).map(toPost(viewer.id));
      },
      getMyPostCount: async (_root, { boardId }, context) => unwrap(await lists.countMyPosts(signedInViewer(context), boardId)),
      getPost: async (_root, { boardId, postIdx, postId }, context) => {
        const viewerId = viewerOf(context)?.id;
        const which = { idx: postIdx ?? undefined, id: postId ? parseId(postId) : undefined };
        return toPost(viewerId)(unwrap(await boards.readPost(boardId, which, viewerId)));
      },
      getPostNeighbours: async (_root, { boardId, postIdx }) => unwrap(await lists.findNeighbours(boardId, postIdx)),
      getPostCommentsByPage: async (_root, { postId, ...asked }, context) => {
        const viewerId = viewerOf(context)?.id;
        return unwrap(await comments.listComments(parseId(postId), asked, viewerId)).map(toComment(viewerId));
      },
      getPostCommentCount: async (_root, { postId }, context) =>
        unwrap(await comments.countComments(parseId(postId), viewerOf(context)?.id)),
      getMyBookmarkedPostsByPage: async (_root, asked, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await lists.listBookmarked(viewer, asked)).map(toPost(viewer.id));
      },
      getMyBookmarkedPostCount: (_root, _args, context) => lists.countBookmarked(signedInViewer(context)),
      getQuestionsByPage: async (_root, asked, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await lists.listQuestions(viewer, asked)).map(toPost(viewer.id));
      },
      getQuestionCount: async (_root, asked, context) => unwrap(await lists.countQuestions(signedInViewer(context), asked)),
    },
    Mutation: {
      createPost: async (_root, { boardId, petId, ...draft }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await boards.writePost(viewer, boardId, { ...draft, petId: petId ? parseId(petId) : null })));
      },
      updatePost: async (_root, { postId, petId, ...draft }, context) => {
        const viewer = signedInViewer(context);
        const written = await boards.editPost(viewer, parseId(postId), { ...draft, petId: petId ? parseId(petId) : null });
        return toPost(viewer.id)(unwrap(written));
      },
      deletePost: async (_root, { postId }, context) => unwrap(await boards.deletePost(signedInViewer(context), parseId(postId))),
      increasePostViewCount: async (_root, { postId }, context) =>
        unwrap(await boards.countPostView(parseId(postId), { viewerId: viewerOf(context)?.id, ip: context.ip })),
      togglePostLike: async (_root, { postId }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await marks.toggleLike(viewer, parseId(postId))));
      },
      togglePostBookmark: async (_root, { postId }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await marks.toggleBookmark(viewer, parseId(postId))));
      },
      acceptAnswer: async (_root, { postId, commentId }, context) => {
        const viewer = signedInViewer(context);
        return toPost(viewer.id)(unwrap(await marks.acceptAnswer(viewer, parseId(postId), parseId(commentId))));
      },
      createPostComment: async (_root, { postId, content, parentId }, context) => {
        const viewer = signedInViewer(context);
        const below = parentId ? parseId(parentId) : undefined;
        return toComment(viewer.id)(unwrap(await comments.writeComment(viewer, parseId(postId), content, below)));
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
  ({ viewCount, isLiked, acceptedCommentId, createdAt, updatedAt, ...post }: Post) => ({
    ...post,
    id: String(post.id),
    acceptedCommentId: acceptedCommentId === null ? null : String(acceptedCommentId),
    view: viewCount,
    like: isLiked,
    isMine: isAuthor(viewerId, post.userId),
    timestamp: { createdAt, updatedAt },
  });

/** Of one that is hidden nobody but its author reads anything; its place stays for its answers. */
const toComment =
  (viewerId: number | undefined) =>
  ({ content, parentId, adminName, adminEmail, deletedAt, hiddenReason, createdAt, updatedAt, ...comment }: PostComment) => {
    const isMine = isAuthor(viewerId, comment.userId);
    const isTaken = hiddenReason !== null && !isMine;
    return {
      ...comment,
      id: String(comment.id),
      parentId: parentId === null ? null : String(parentId),
      comment: isTaken ? '' : content,
      userId: isTaken ? null : comment.userId,
      isDeleted: deletedAt !== null,
      isHidden: hiddenReason !== null,
      hiddenReason: isMine ? hiddenReason : null,
      admin: isTaken || adminName === null || adminEmail === null ? null : { name: adminName, email: adminEmail },
      isMine,
      timestamp: { createdAt, updatedAt },
    };
  };

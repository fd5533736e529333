import type { Author } from './author-name.tsx';

/** A post as lists show it; of a long one `content` is how it begins. */
export type ListedPost = {
  id: string;
  idx: number;
  title: string;
  content: string;
  category: string | null;
  status: number;
  picture: string | null;
  petKind: string | null;
  symptom: string | null;
  commentCount: number;
  answerCount: number;
  acceptedCommentId: string | null;
  view: number;
  likeCount: number;
  user: Author;
  timestamp: { createdAt: string };
};

/** Of an event that is over. */
export const ENDED = 1;

import type { Author } from '../board/author-name.tsx';

export type PostDetail = {
  id: string;
  idx: number;
  title: string;
  content: string;
  view: number;
  likeCount: number;
  like: boolean;
  isMine: boolean;
  user: (NonNullable<Author> & { userImage: string | null }) | null;
  timestamp: { createdAt: string; updatedAt: string | null };
};

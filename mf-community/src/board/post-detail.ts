import type { Author } from './author-name.tsx';

type NeighbourPost = { idx: number; title: string } | null;

export type PostDetail = {
  id: string;
  idx: number;
  title: string;
  content: string;
  category: string | null;
  status: number;
  petKind: string | null;
  petMonths: number | null;
  symptom: string | null;
  view: number;
  likeCount: number;
  like: boolean;
  isBookmarked: boolean;
  isReported: boolean;
  /** Of the person's own: why nobody else sees it. */
  hiddenReason: string | null;
  acceptedCommentId: string | null;
  isMine: boolean;
  user: (NonNullable<Author> & { userImage: string | null }) | null;
  timestamp: { createdAt: string; updatedAt: string | null };
};

/** The posts written just before and after one. */
export type Neighbours = { previous: NeighbourPost; next: NeighbourPost };

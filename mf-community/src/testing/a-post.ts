const author = { nickname: '뭉치네', userImage: null as string | null, type: 0, hospitalName: null as string | null };

/** Of a post that stands alone. */
export const nobodyBeside = { getPostNeighbours: { previous: null, next: null } };

/** A post of a board as the API answers it, with every field that a screen asks for. */
export const aPost = (given: object = {}) => ({
  id: '30',
  idx: 12,
  title: '안양천 산책',
  content: '<p>낙엽이 <b>예뻐요</b></p>',
  category: null as string | null,
  status: 0,
  picture: null as string | null,
  petKind: null as string | null,
  petMonths: null as number | null,
  symptom: null as string | null,
  answerCount: 0,
  acceptedCommentId: null as string | null,
  isBookmarked: false,
  isReported: false,
  hiddenReason: null as string | null,
  commentCount: 3,
  view: 1204,
  likeCount: 7,
  like: false,
  isMine: false,
  user: author as typeof author | null,
  timestamp: { createdAt: '2026-11-01T03:00:00.000Z', updatedAt: null as string | null },
  ...given,
});

/** A comment below a post. */
export const aComment = (id: number, comment: string, isMine = false, given: object = {}) => ({
  id: String(id),
  parentId: null as string | null,
  comment,
  isDeleted: false,
  isHidden: false,
  hiddenReason: null as string | null,
  admin: null as { name: string } | null,
  isMine,
  isReported: false,
  user: author,
  timestamp: { createdAt: '2026-11-01T04:00:00.000Z', updatedAt: null },
  ...given,
});

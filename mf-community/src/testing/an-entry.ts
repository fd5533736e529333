import type { Comment, Entry, Round } from '../contest/contest-api.ts';

export const anEntry = (over: Partial<Entry> = {}): Entry => ({
  ...{ id: '7', title: '눈밭의 초코', content: '<p>첫눈을 보고 신났어요.</p>', images: ['/uploads/images/a/800.webp'] },
  ...{ user: { id: '3', nickname: '초코누나', userImage: null }, likeCount: 2, commentCount: 1, isLiked: false, isMine: false },
  ...{ isReported: false, hiddenReason: null, place: null, createdAt: '2026-11-21T02:55:00.000Z', updatedAt: null },
  ...over,
});

export const aRound = (over: Partial<Round> = {}): Round => ({
  ...{ id: '1', title: '우리 아이 겨울 사진', description: '<p>따뜻한 사진</p>', prizes: ['사료 1년분', '간식 상자'], state: 'running' },
  ...{ startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-12-20T14:59:59Z', entryCount: 1, announcedAt: null, winners: [] },
  ...over,
});

export const aComment = (over: Partial<Comment> = {}): Comment => ({
  ...{ id: '11', comment: '귀여워요!', user: { id: '4', nickname: '뭉치네', userImage: null }, likeCount: 0 },
  ...{
    isLiked: false,
    isMine: false,
    isReported: false,
    isHidden: false,
    hiddenReason: null,
    createdAt: '2026-11-21T02:56:00.000Z',
    answers: [],
  },
  ...over,
});

import { freeBoard } from '../board/boards.ts';
import { aPost } from '../testing/a-post.ts';
import { discussion } from './post-structured.ts';

const post = aPost({ view: 41 });
const comment = {
  comment: '저도 갈래요',
  user: null,
  timestamp: { createdAt: '2026-11-01T04:00:00.000Z', updatedAt: '2026-11-01T05:00:00.000Z' },
};
const nothing = { comments: [], total: 0 };

test('the structured data describes a post with its comments', () => {
  expect(discussion(freeBoard, post, { comments: [comment], total: 21 })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': '/community/mypet/12',
    url: '/community/mypet/12',
    headline: '안양천 산책',
    text: '낙엽이 예뻐요',
    author: { '@type': 'Person', name: '뭉치네' },
    datePublished: '2026-11-01T03:00:00.000Z',
    commentCount: 21,
    interactionStatistic: [
      { '@type': 'InteractionCounter', interactionType: { '@type': 'LikeAction' }, userInteractionCount: 7 },
      { '@type': 'InteractionCounter', interactionType: { '@type': 'CommentAction' }, userInteractionCount: 21 },
      { '@type': 'InteractionCounter', interactionType: { '@type': 'ViewAction' }, userInteractionCount: 41 },
    ],
    comment: [
      {
        '@type': 'Comment',
        text: '저도 갈래요',
        author: { '@type': 'Person', name: '탈퇴한 회원' },
        datePublished: '2026-11-01T04:00:00.000Z',
        dateModified: '2026-11-01T05:00:00.000Z',
      },
    ],
    isPartOf: { '@type': 'CollectionPage', name: '자유게시판', url: '/community/mypet' },
  });
});

test.each([
  ['no comment', post, 'comment', undefined],
  ['no picture', post, 'image', undefined],
  ['a picture', { ...post, content: '<img src="/uploads/a.webp" alt="">' }, 'image', ['/uploads/a.webp']],
  [
    'a change',
    { ...post, timestamp: { ...post.timestamp, updatedAt: '2026-11-02T03:00:00.000Z' } },
    'dateModified',
    '2026-11-02T03:00:00.000Z',
  ],
])('the structured data describes a post with %s', (_name, given, key, expected) => {
  expect(discussion(freeBoard, given, nothing)[key]).toEqual(expected);
});

import { AccountType, type Viewer } from '../../platform/session/viewer.ts';
import { boardIds, canWriteComment, canWritePost, checkComment, checkPost, isAuthor, monthsBetween, toBoardId } from './boards.policy.ts';

const { guardian, hospital, pharmacy, company } = AccountType;
const viewer = (accountType: AccountType, awaitsApproval = false): Viewer => ({
  id: 1,
  accountType,
  socialType: 0,
  nickname: '초코',
  name: '김하늘',
  sessionId: 's',
  awaitsApproval,
});

test('the rule knows the five boards and no other', () => {
  expect(boardIds.map(toBoardId)).toEqual(['marketplace', 'petcafe', 'mypet', 'ask', 'pet-doctor']);
  expect(['', 'MYPET', 'mypet ', 'constructor'].map(toBoardId)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ['marketplace', [guardian, hospital, pharmacy, company], [guardian, hospital, pharmacy, company]],
  ['petcafe', [guardian, hospital, pharmacy, company], [guardian, hospital, pharmacy, company]],
  ['mypet', [guardian, hospital, pharmacy, company], [guardian, hospital, pharmacy, company]],
  ['ask', [guardian, hospital, pharmacy, company], [hospital]],
  ['pet-doctor', [hospital], [guardian, hospital, pharmacy, company]],
] as const)('on %s these account types write posts: %p, and comments: %p', (board, posts, comments) => {
  const everybody = [guardian, hospital, pharmacy, company];
  expect(everybody.filter((type) => canWritePost(board, viewer(type)))).toEqual(posts);
  expect(everybody.filter((type) => canWriteComment({ boardId: board, userId: 2 }, viewer(type), false))).toEqual(comments);
  const forVets = { posts: board === 'pet-doctor', comments: board === 'ask' };
  expect(canWritePost(board, viewer(hospital, true))).toBe(!forVets.posts);
  expect(canWriteComment({ boardId: board, userId: 2 }, viewer(hospital, true), false)).toBe(!forVets.comments);
});

test.each([
  [1, 1, true],
  [1, 2, false],
  [1, null, false],
  [undefined, 1, false],
  [undefined, null, false],
])('viewer %p of a post by %p is its author: %p', (viewerId, authorId, expected) => {
  expect(isAuthor(viewerId, authorId)).toBe(expected);
});

const post = { title: '제목', html: '<p>내용</p>', text: '내용', pictures: 0 };
test.each([
  ['as it should be', {}, []],
  ['no title', { title: '' }, ['title']],
  ['a title that cannot be seen', { title: '\u200b\u3164' }, ['title']],
  ['the longest title', { title: '가'.repeat(100) }, []],
  ['the longest title in emoji', { title: '🐶'.repeat(100) }, []],
  ['one character more', { title: '가'.repeat(101) }, ['title']],
  ['no text', { text: '' }, ['content']],
  ['blank text', { text: ' \u00a0\u200b' }, ['content']],
  ['a picture without text', { text: '', pictures: 1 }, []],
  ['the longest content', { html: '가'.repeat(20_000) }, []],
  ['content too long', { html: '가'.repeat(20_001) }, ['content']],
  ['nothing right', { title: '', text: '' }, ['title', 'content']],
  ['a category of the board', { category: '피부' }, []],
  ['one of another board', { category: '일상' }, ['category']],
  ['an end where nothing ends', { status: 1 }, ['status']],
  ['the longest symptom', { symptom: '가'.repeat(100) }, []],
  ['a symptom too long', { symptom: '가'.repeat(101) }, ['symptom']],
])('the rule checks a post with %s', (_name, change, properties) => {
  expect(checkPost('ask', { ...post, ...change }).map(({ property }) => property)).toEqual(properties);
});

test.each([
  ['', false],
  ['\u200b', false],
  ['네', true],
  ['가'.repeat(1_000), true],
  ['가'.repeat(1_001), false],
])('the rule accepts or refuses comment %#', (content, isFine) => {
  expect(checkComment(content).length === 0).toBe(isFine);
});

test('below an answer whoever asked may speak, and nobody else but hospitals', () => {
  const [question, event] = [
    { boardId: 'ask', userId: 1 },
    { boardId: 'marketplace', userId: 2 },
  ] as const;
  expect(canWriteComment(question, viewer(guardian), true)).toBe(true);
  expect(canWriteComment({ ...question, userId: 2 }, viewer(guardian), true)).toBe(false);
  expect(canWriteComment({ ...question, userId: 2 }, viewer(hospital), true)).toBe(true);
  expect(canWriteComment(event, viewer(guardian), true)).toBe(true);
});

test.each([
  [0, []],
  [1, []],
  [2, ['status']],
  [-1, ['status']],
])('of an event with the status %p is wrong: %p', (status, wrong) => {
  expect(checkPost('marketplace', { ...post, status }).map(({ property }) => property)).toEqual(wrong);
});

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-10-24', '2026-11-23', 0],
  ['2026-10-23', '2026-11-23', 1],
  ['2023-12-01', '2026-11-23', 35],
  ['2027-01-01', '2026-11-23', 0],
])('from %s to %s are %i whole months', (birthday, day, months) => {
  expect(monthsBetween(birthday, day)).toBe(months);
});

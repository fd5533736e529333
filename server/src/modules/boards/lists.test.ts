import { gql } from '../../testing/calls.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { aCommentOn, aPostOf, codeOf } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

const LIST = `query($boardId: String!, $page: Int, $count: Int, $category: String, $search: String, $sort: PostSort, $before: Int) {
  posts: getPostsByPage(boardId: $boardId, page: $page, count: $count, category: $category, search: $search, sort: $sort, before: $before) {
    idx title category status picture
  }
  total: getPostCount(boardId: $boardId, category: $category, search: $search, before: $before)
}`;
const LIKE = 'mutation($postId: ID!) { togglePostLike(postId: $postId) { likeCount } }';
const UPDATE = `mutation($postId: ID!, $category: String, $status: Int) {
  updatePost(postId: $postId, title: "고친 글", content: "<p>고침</p>", category: $category, status: $status) { category status }
}`;
const BESIDE = `query($boardId: String!, $postIdx: Int!) {
  beside: getPostNeighbours(boardId: $boardId, postIdx: $postIdx) { previous { idx title } next { idx title } }
}`;
const QUESTIONS = `query($state: QuestionState!, $category: String) {
  questions: getQuestionsByPage(state: $state, category: $category) { title }
  total: getQuestionCount(state: $state, category: $category)
}`;

type PostList = { posts: { idx: number; title: string; category: string | null; status: number; picture: string | null }[]; total: number };

async function list(boardId: string, asked: object = {}): Promise<{ titles: string[]; total: number }> {
  const { data } = await gql<PostList>(server(), undefined, LIST, { boardId, ...asked });
  return { titles: data.posts.map(({ title }) => title), total: data.total };
}

test('a category lists and counts its own posts, also after they have changed it or are gone', async () => {
  const author = await aGuardian(server());
  const post = await aPostOf(server(), author, 'petcafe', { title: '발톱', category: '미용' });
  await aPostOf(server(), author, 'petcafe', { title: '사료', category: '먹거리' });
  const last = await aPostOf(server(), author, 'petcafe', { title: '없음' });
  expect(await list('petcafe', { category: '미용' })).toEqual({ titles: ['발톱'], total: 1 });
  expect(await list('petcafe')).toEqual({ titles: ['없음', '사료', '발톱'], total: 3 });

  await gql(server(), author.token, UPDATE, { postId: post.id, category: '건강' });
  expect(await list('petcafe', { category: '미용' })).toEqual({ titles: [], total: 0 });
  expect(await list('petcafe', { category: '건강' })).toEqual({ titles: ['고친 글'], total: 1 });
  const kept = await gql(server(), author.token, UPDATE, { postId: post.id });
  expect(kept.data).toEqual({ updatePost: { category: '건강', status: 0 } });
  await gql(server(), author.token, 'mutation($postId: ID!) { deletePost(postId: $postId) }', { postId: last.id });
  expect((await list('petcafe')).total).toBe(2);
});

test('counts stay right while many write, move and delete at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aGuardian(server())));
  await Promise.all(
    people.map(async (person, index) => {
      const post = await aPostOf(server(), person, 'mypet', { category: '일상' });
      await gql(server(), person.token, UPDATE, { postId: post.id, category: '질문' });
      if (index % 2) await gql(server(), person.token, 'mutation($postId: ID!) { deletePost(postId: $postId) }', { postId: post.id });
    }),
  );
  expect([(await list('mypet', { category: '일상' })).total, (await list('mypet', { category: '질문' })).total]).toEqual([0, 3]);
});

test('events that are over come last, whatever the order', async () => {
  const author = await aGuardian(server());
  await aPostOf(server(), author, 'marketplace', { title: '먼저' });
  await aPostOf(server(), author, 'marketplace', { title: '나중' });
  const over = await aPostOf(server(), author, 'marketplace', { title: '끝난 것' });
  await gql(server(), author.token, UPDATE, { postId: over.id, status: 1 });
  await gql(server(), (await aGuardian(server())).token, LIKE, { postId: over.id });
  expect((await list('marketplace')).titles).toEqual(['나중', '먼저', '고친 글']);
  expect((await list('marketplace', { sort: 'like' })).titles).toEqual(['나중', '먼저', '고친 글']);
});

test('the most liked come first where that is asked for', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const liked = await aPostOf(server(), author, 'pet-doctor', {}).catch(() => null);
  expect(liked).toBeNull();
  const first = await aPostOf(server(), author, 'petcafe', { title: '추천받은 글', category: '여행' });
  await aPostOf(server(), author, 'petcafe', { title: '새 글', category: '여행' });
  await gql(server(), reader.token, LIKE, { postId: first.id });
  expect((await list('petcafe', { sort: 'like', category: '여행' })).titles).toEqual(['추천받은 글', '새 글']);
  expect((await list('petcafe', { category: '여행' })).titles).toEqual(['새 글', '추천받은 글']);
});

test('popular are those that were thumbed up and answered most, and the latest where nothing was', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const category = '훈련';
  const [liked, answered] = [
    await aPostOf(server(), author, 'petcafe', { title: '추천 하나', category }),
    await aPostOf(server(), author, 'petcafe', { title: '댓글 셋', category }),
  ];
  for (const title of ['조용한 글', '새 글']) await aPostOf(server(), author, 'petcafe', { title, category });
  await gql(server(), reader.token, LIKE, { postId: liked.id });
  for (let comments = 0; comments < 3; comments += 1) await aCommentOn(server(), reader, answered, '저도요');
  expect((await list('petcafe', { sort: 'popular', category })).titles).toEqual(['댓글 셋', '추천 하나', '새 글', '조용한 글']);
  expect((await list('petcafe', { sort: 'popular', category, count: 1, page: 2 })).titles).toEqual(['추천 하나']);
});

describe('search', () => {
  let author: Person;
  beforeAll(async () => {
    author = await aGuardian(server());
    await aPostOf(server(), author, 'ask', { title: '귀를 긁어요', content: '<p>밤마다 <b>긁</b>적여요 100%</p>', category: '귀' });
    await aPostOf(server(), author, 'ask', { title: '산책', content: '<p>강아지가 strong 해요</p>', category: '행동' });
    await aPostOf(server(), author, 'ask', { title: '개', content: '<p>_밑줄_</p>' });
  });

  test.each([
    ['귀', ['귀를 긁어요']],
    ['긁어', ['귀를 긁어요']],
    ['강아지 해요', ['산책']],
    ['STRONG', ['산책']],
    ['100%', ['귀를 긁어요']],
    ['_밑줄_', ['개']],
    ['%', []],
    ["'; drop table board_posts; --", []],
    ['<p>', []],
    ['고양이', []],
    ['   ', ['개', '산책', '귀를 긁어요']],
  ])('for %j finds %j, and counts them', async (search, titles) => {
    expect(await list('ask', { search })).toEqual({ titles, total: titles.length });
  });

  test('keeps to the category and the board', async () => {
    expect((await list('ask', { search: '산책', category: '귀' })).titles).toEqual([]);
    expect((await list('mypet', { search: '강아지가' })).titles).toEqual([]);
  });
});

test('a list goes on below a number, and says what stands beside a post', async () => {
  const author = await aHospital(server());
  for (const title of ['하나', '둘', '셋']) await aPostOf(server(), author, 'pet-doctor', { title });
  expect(await list('pet-doctor', { before: 3 })).toEqual({ titles: ['둘', '하나'], total: 2 });
  const beside = async (postIdx: number) =>
    (await gql<{ beside: object }>(server(), undefined, BESIDE, { boardId: 'pet-doctor', postIdx })).data.beside;
  expect(await beside(2)).toEqual({ previous: { idx: 1, title: '하나' }, next: { idx: 3, title: '셋' } });
  expect(await beside(1)).toEqual({ previous: null, next: { idx: 2, title: '둘' } });
});

test.each([
  ['a category of another board', { category: '건강' }, 'VALIDATION_FAILED'],
  ['a category that is markup', { category: '<b>' }, 'VALIDATION_FAILED'],
  ['a page beyond what is listed', { page: 2_000, count: 10 }, 'OK'],
  ['a search without end', { search: '가나 '.repeat(5_000) }, 'OK'],
  ['a number below the first', { before: -5 }, 'OK'],
])('the right code answers %s', async (_name, asked, code) => {
  expect(await codeOf(server(), undefined, LIST, { boardId: 'mypet', ...asked })).toBe(code);
});

test('a hospital sees the questions that wait, those it has answered, and all, by their field', async () => {
  const [vet, other, asker] = [await aHospital(server()), await aHospital(server()), await aGuardian(server())];
  const waiting = await aPostOf(server(), asker, 'ask', { title: '기다려요', category: '눈' });
  const answered = await aPostOf(server(), asker, 'ask', { title: '답했어요', category: '눈' });
  const answer = await aCommentOn(server(), vet, answered, '안약을 넣어 주세요.');
  await aCommentOn(server(), asker, answered, '고맙습니다.', answer);
  const look = async (by: Person, state: string, category: string | null = '눈') => {
    const { data } = await gql<{ questions: { title: string }[]; total: number }>(server(), by.token, QUESTIONS, { state, category });
    return { titles: data.questions.map(({ title }) => title), total: data.total };
  };
  expect(await look(vet, 'waiting')).toEqual({ titles: ['기다려요'], total: 1 });
  expect(await look(vet, 'mine')).toEqual({ titles: ['답했어요'], total: 1 });
  expect(await look(other, 'mine')).toEqual({ titles: [], total: 0 });
  expect(await look(other, 'all')).toEqual({ titles: ['답했어요', '기다려요'], total: 2 });
  expect(await look(vet, 'waiting', '치아·구강')).toEqual({ titles: [], total: 0 });
  await gql(server(), vet.token, 'mutation($id: ID!) { deletePostComment(commentId: $id) }', { id: answer });
  expect((await look(vet, 'waiting')).titles).toEqual(['답했어요', '기다려요']);
  await aCommentOn(server(), other, waiting, '사진을 보여 주세요.');
  expect((await look(vet, 'waiting')).titles).toEqual(['답했어요']);
});

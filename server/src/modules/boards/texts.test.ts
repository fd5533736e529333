import { aPicture } from '../../testing/a-picture.ts';
import { aBusiness } from '../../testing/a-review.ts';
import { gql } from '../../testing/calls.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { aPostOf, codeOf } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const CREATE =
  'mutation($title: String!, $content: String!) { createPost(boardId: "mypet", title: $title, content: $content) { content } }';
const FACTS = `query($boardId: String!, $idx: Int) {
  post: getPost(boardId: $boardId, postIdx: $idx) { category status symptom petKind petMonths picture user { nickname hospitalName } }
}`;
const elsewhere = '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp';

async function stored(content: string): Promise<string> {
  return (await aPostOf(server(), await aGuardian(server()), 'mypet', { content: `<p>글</p>${content}` })).content.replace('<p>글</p>', '');
}

test.each([
  ['a script', '<script>x()</script><style>*{}</style>', ''],
  ['a handler', '<p onclick="x()" style="color:red" class="a">가</p>', '<p>가</p>'],
  ['a vector in SVG', '<svg onload=x()><script>x()</script></svg>', ''],
  ['a link that runs', '<a href="javascript:x()">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['one that hides it', '<a href=" java\nscript:x()">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['one by entities', '<a href="&#106;avascript&colon;x()">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['a link of data', '<a href="data:text/html,x">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['a link without a scheme', '<a href="//evil.example">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['a picture of another site', '<img src="https://evil.example/a.png">', ''],
  ['a picture that climbs out', '<img src="/uploads/images/../../api">', ''],
  ['a picture of data', '<img src="data:image/svg+xml,<svg onload=x()>">', ''],
  ['broken markup', '<b><i>가</b></i><p', '<b><i>가</i></b>'],
  ['a comment that ends early', '<!--><img src=x onerror=x()>-->', '--&gt;'],
])('what is harmless in a post with %s is stored', async (_name, content, kept) => {
  expect(await stored(content)).toBe(kept);
});

test.each([
  ['deep', '<blockquote>'.repeat(8_000)],
  ['huge', '<b>가</b>'.repeat(11_000)],
  ['all of entities', '&lt;'.repeat(24_000)],
  ['wide', `<p>${'<br>'.repeat(24_000)}</p>`],
])('a post whose markup is %s is answered within a second, and nothing too long is kept', async (_name, content) => {
  const author = await aGuardian(server());
  const from = performance.now();
  const code = await codeOf(server(), author, CREATE, { title: '제목', content });
  expect(performance.now() - from).toBeLessThan(1_000);
  expect(code).toBe('VALIDATION_FAILED');
});

test('a picture of somebody else, or one that is gone, leaves nothing of the post', async () => {
  const [author, other] = [await aGuardian(server()), await aGuardian(server())];
  const theirs = await aPicture(server(), other);
  for (const url of [theirs, elsewhere]) {
    expect(await codeOf(server(), author, CREATE, { title: '제목', content: `<img src="${url}">` })).toBe('FOREIGN_UPLOAD');
  }
  const count = await gql<{ n: number }>(server(), author.token, '{ n: getMyPostCount(boardId: "mypet") }');
  expect(count.data.n).toBe(0);
  const own = await aPicture(server(), author);
  const post = await aPostOf(server(), author, 'mypet', { content: `<p>바다</p><img src="${own}">` });
  expect((await gql(server(), undefined, FACTS, { boardId: 'mypet', idx: post.idx })).data).toMatchObject({ post: { picture: own } });
});

test('numbers of telephones and residents are masked in title and text, and no address of a picture or a link is', async () => {
  const author = await aGuardian(server());
  const link = '<a href="https://example.test/01012345678" rel="nofollow noopener ugc" target="_blank">여기</a>';
  const post = await aPostOf(server(), author, 'mypet', {
    title: '연락처 010-1234-5678',
    content: `<p>01012345678 900101-1234567 ${link}</p>`,
  });
  expect(post).toMatchObject({ title: '연락처 010-****-****', content: `<p>010-****-**** ******-******* ${link}</p>` });
});

test('a question keeps what its pet was when it was asked, and takes no pet of another person', async () => {
  const [asker, other] = [await aGuardian(server()), await aGuardian(server())];
  const pet = async (by: Person) => {
    const input = { name: '초코', kindName: '말티즈', birthday: '2023-11-20' };
    const made = await gql<{ pet: { id: string } }>(
      server(),
      by.token,
      'mutation($input: PetInput!) { pet: createPet(input: $input) { id } }',
      { input },
    );
    if (made.errors[0]) throw new Error(JSON.stringify(made.errors));
    return made.data.pet.id;
  };
  const given = { category: '귀', symptom: ' 귀를\n긁어요 ', petId: await pet(asker) };
  const { idx } = await aPostOf(server(), asker, 'ask', given);
  const facts = { category: '귀', symptom: '귀를 긁어요', petKind: '말티즈', petMonths: 36 };
  expect((await gql(server(), undefined, FACTS, { boardId: 'ask', idx })).data).toMatchObject({ post: facts });
  await expect(aPostOf(server(), asker, 'ask', { petId: await pet(other) })).rejects.toThrow('petId');
});

test('a hospital that has a listing writes under its name', async () => {
  const vet = await aHospital(server());
  const { idx } = await aPostOf(server(), vet, 'pet-doctor', { category: '피부' });
  const nobody = await gql<{ post: { user: object } }>(server(), undefined, FACTS, { boardId: 'pet-doctor', idx });
  expect(nobody.data.post.user).toEqual({ nickname: vet.nickname, hospitalName: null });
  await aBusiness(server(), 'hospital', { name: '든든동물병원', ownerUserId: vet.id });
  const named = await gql<{ post: { user: object } }>(server(), undefined, FACTS, { boardId: 'pet-doctor', idx });
  expect(named.data.post.user).toEqual({ nickname: vet.nickname, hospitalName: '든든동물병원' });
});

import { readSchema } from './platform/graphql/read-schema.ts';
import { aBusiness, aReview } from './testing/a-review.ts';
import { gql } from './testing/calls.ts';
import { aGuardian, type Person } from './testing/people.ts';
import { fieldCalls } from './testing/surface/surface.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();

/** Texts that others can like, by the mutation that likes it: its id. */
const written: Record<string, (writer: Person) => Promise<string>> = {
  async togglePostLike({ token }) {
    const { data } = await gql<{ createPost: { id: string } }>(
      server(),
      token,
      'mutation { createPost(boardId: "petcafe", title: "산책길", content: "<p>좋아요</p>") { id } }',
    );
    return data.createPost.id;
  },
  toggleReviewLike: async (writer) =>
    String(await aReview(server(), { kind: 'hospital', id: await aBusiness(server(), 'hospital') }, writer)),
};
const likes = fieldCalls(readSchema()).filter(({ field, kind }) => kind === 'mutation' && /Like$/.test(field));

test.each(likes)('$field is refused to the writer and open to anybody else', async ({ field, query, variables }) => {
  const [writer, other] = [await aGuardian(server()), await aGuardian(server())];
  const id = await written[field]!(writer);
  const given = Object.fromEntries(Object.keys(variables).map((name) => [name, id]));
  const [own, others] = [await gql(server(), writer.token, query, given), await gql(server(), other.token, query, given)];
  expect(own.errors[0]).toMatchObject({ message: '내가 쓴 글에는 좋아요를 누를 수 없어요.', extensions: { code: 'OWN_LIKE' } });
  expect(others.errors).toEqual([]);
});

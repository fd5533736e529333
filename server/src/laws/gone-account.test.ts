import { gql } from '../testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, PASSWORD } from '../testing/people.ts';
import { fieldCalls, makeCall, restCalls } from '../testing/surface/surface.ts';
import { withApp } from '../testing/with-app.ts';

const server = withApp();

/** Calls whose sample input is too poor to get as far as the account that is gone. */
const richer: Record<string, Record<string, unknown>> = {
  createPost: { boardId: 'mypet', title: '제목이에요', content: '내용이에요' },
};

test.each([
  ['guardian', aGuardian],
  ['hospital', aHospital],
  ['pharmacy', aPharmacy],
  ['company', aCompany],
] as const)(
  'the last token of a %s that has withdrawn, good for some minutes yet, breaks nothing and leaves nothing',
  async (_kind, aPerson) => {
    const app = server();
    const { token, id } = await aPerson(app);
    const bearer = { authorization: `Bearer ${token}` };
    const withdrawn = await app.http.inject({
      method: 'POST',
      url: '/api/client/user/withdraw',
      headers: bearer,
      payload: { password: PASSWORD },
    });
    expect(withdrawn.statusCode).toBe(200);

    for (const row of restCalls().filter(({ access }) => access !== 'public')) {
      const { status } = await makeCall(app, row, bearer);
      expect([row.call, status < 500]).toEqual([row.call, true]);
    }
    for (const { field, query, variables } of fieldCalls(app.http.graphql.schema).filter(({ access }) => access !== 'public')) {
      const { errors } = await gql(app, token, query, { ...variables, ...richer[field] });
      expect([field, ...errors.map(({ extensions }) => extensions.code)]).not.toContain('INTERNAL');
    }
    const left =
      await app.db`select (select count(*)::int from board_posts) as posts, (select count(*)::int from users where id = ${id}) as users`;
    expect(left).toEqual([{ posts: 0, users: 0 }]);
  },
);

import { personOf } from './person.ts';

const bearing = (authorization: string | null) =>
  ({ headers: { get: (name: string) => (name === 'authorization' ? authorization : null) } }) as unknown as Request;
const token = (claims: object) => `Bearer e30.${btoa(JSON.stringify(claims))}.x`;

test.each([
  [token({ userID: '7' }), '7'],
  [token({ userID: 7 }), null],
  ['Bearer nonsense', null],
  ['Bearer a.!.b', null],
  [null, null],
])('the person of a request with %p is %p', (authorization, person) => {
  expect(personOf(bearing(authorization))).toBe(person);
});

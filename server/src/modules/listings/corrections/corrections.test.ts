import { unwrap } from '../../../platform/errors/result.ts';
import { gql } from '../../../testing/calls.ts';
import { aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { operatorOf } from '../../../testing/operator-acts.ts';

const server = withApp({ rateLimits: true });
const send = (listingId: number | string, content = '토요일은 오후 한 시에 닫아요.', token?: string) =>
  gql(
    server(),
    token,
    'mutation ($listingId: ID!, $content: String!) { sendListingCorrection(listingId: $listingId, subject: hours, content: $content) }',
    { listingId: String(listingId), content },
  );
const codeOf = ({ errors }: { errors: { extensions: { code?: string } }[] }) => errors[0]?.extensions.code;

async function aListing(isPublic = true): Promise<number> {
  const { db, services } = server();
  const listing = { kind: 'pharmacy', name: '다정약국', address: '서울특별시 구로구 디지털로 1', ownerUserId: null } as const;
  const id = await services.listings.createListing(db, listing);
  if (isPublic) unwrap(await services.listings.approveListing(db, id));
  return id;
}

test('a correction is taken from anybody and shown to the operator until it is closed', async () => {
  const { db, clock, services } = server();
  const operator = operatorOf({ services, db, clock });
  const [id, person] = [await aListing(), await aGuardian(server())];
  expect((await send(id)).data).toEqual({ sendListingCorrection: true });
  expect((await send(id, '  전화가 바뀌었어요.  ', person.token)).data).toEqual({ sendListingCorrection: true });
  const open = await operator.list<{ id: number }>('corrections list');
  expect(open).toMatchObject([
    { businessId: id, name: '다정약국', subject: 'hours', content: '토요일은 오후 한 시에 닫아요.' },
    { content: '전화가 바뀌었어요.' },
  ]);
  unwrap(await operator.run('corrections close', { correction: open[0]!.id }));
  expect(await operator.run('corrections close', { correction: open[0]!.id })).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  expect((await operator.list<{ id: number }>('corrections list')).map(({ id: left }) => left)).toEqual([open[1]!.id]);
  expect((await operator.acts()).at(-1)).toMatchObject({ act: 'corrections close', details: { correctionId: open[0]!.id } });
});

test('texts that say nothing or too much, and listings that are not public, are refused', async () => {
  const id = await aListing();
  expect([
    codeOf(await send(id, ' 네 ')),
    codeOf(await send(id, '가'.repeat(501))),
    codeOf(await send(await aListing(false))),
    codeOf(await send('nonsense')),
  ]).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED', 'NOT_FOUND', 'NOT_FOUND']);
});

test('twenty corrections a day are taken from one network', async () => {
  const id = await aListing();
  server().clock.advance({ minutes: 60 * 24 + 1 });
  const codes = [];
  for (let sent = 0; sent < 21; sent += 1) codes.push(codeOf(await send(id)));
  expect(codes.filter((code) => code !== undefined)).toEqual(['TOO_MANY_REQUESTS']);
});

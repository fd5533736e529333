import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { createKakaoLocalClient } from './kakao-local.client.ts';

const sandbox = withSandbox();
const local = () => createKakaoLocalClient(sandbox().keys.kakaoLocal!);

test('an address has its position, by road or by lot, and the name of its road', async () => {
  const found = { address: '서울특별시 강남구 테헤란로 152', latitude: 37.500028, longitude: 127.036508 };
  expect(await local().positionOf('서울특별시 강남구 테헤란로 152')).toEqual({ ok: true, found });
  expect(await local().positionOf('역삼동 737')).toEqual({ ok: true, found });
  expect(await local().positionOf('화성시 & 없는로=1')).toEqual({ ok: true, found: undefined });
});

test('a position has its area; the sea has none', async () => {
  expect(await local().regionAt({ latitude: 37.403, longitude: 127.108 })).toEqual({
    ok: true,
    found: { sido: '경기도', sigungu: '성남시 분당구' },
  });
  expect(await local().regionAt({ latitude: 37, longitude: 125 })).toEqual({ ok: true, found: undefined });
});

test('what goes wrong is a value: a bad key is refused, no answer and a server that is none are unavailable', async () => {
  const keys = sandbox().keys.kakaoLocal!;
  expect(await createKakaoLocalClient({ ...keys, restKey: 'other' }).positionOf('서울')).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: expect.stringContaining('AccessDeniedError'),
  });
  expect(await local().regionAt({ latitude: Number.NaN, longitude: 127 })).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: expect.stringContaining('-2'),
  });
  expect(await local().positionOf('#error')).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(await local().positionOf('#silence')).toMatchObject({ ok: false, reason: 'unavailable' });
  for (const url of ['http://127.0.0.1:1', sandbox().url]) {
    expect(await createKakaoLocalClient({ ...keys, url }).positionOf('서울')).toMatchObject({ ok: false, reason: 'unavailable' });
  }
});

import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { ask, formOf } from '../http.ts';
import type { KakaoLocalKeys } from './kakao-local.keys.ts';

const Addresses = Type.Object({
  documents: Type.Array(
    Type.Object({
      address_name: Type.String(),
      x: Type.String(),
      y: Type.String(),
      road_address: Type.Optional(Type.Union([Type.Object({ address_name: Type.String() }), Type.Null()])),
    }),
  ),
});
const Regions = Type.Object({
  documents: Type.Array(Type.Object({ region_type: Type.String(), region_1depth_name: Type.String(), region_2depth_name: Type.String() })),
});
const Failure = Type.Union([
  Type.Object({ errorType: Type.String(), message: Type.String() }),
  Type.Object({ code: Type.Integer(), msg: Type.String() }),
]);

/** `refused`: the provider names a reason, a bad key or too much. `unavailable`: it said nothing usable in time. */
export type LocalFailure = { ok: false; reason: 'refused' | 'unavailable'; detail: string };
export type FoundAddress = { address: string; latitude: number; longitude: number };
export type FoundRegion = { sido: string; sigungu: string };

/** Undefined is what it does not know. Nothing of it throws. */
export type KakaoLocalClient = {
  /** The first address that fits, by its road name where it has one; WGS84 degrees. */
  positionOf(address: string): Promise<{ ok: true; found: FoundAddress | undefined } | LocalFailure>;
  /** The area of law (법정동) around a position, by Kakao's names. */
  regionAt(position: { latitude: number; longitude: number }): Promise<{ ok: true; found: FoundRegion | undefined } | LocalFailure>;
};

/** Somebody waits for it while typing an address or looking at a map. */
const ANSWER_MILLISECONDS = 3_000;

/** Kakao Local, version 2 (developers.kakao.com, REST API). */
export function createKakaoLocalClient({ restKey, url }: KakaoLocalKeys): KakaoLocalClient {
  async function read<Schema extends TSchema>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
  ): Promise<{ ok: true; body: Static<Schema> } | LocalFailure> {
    const answer = await ask(`${url}${path}?${formOf(query)}`, { headers: { authorization: `KakaoAK ${restKey}` } }, ANSWER_MILLISECONDS);
    if (!answer.ok) return { ok: false, reason: 'unavailable', detail: answer.detail };
    const { status, body } = answer;
    if (status === 200 && Value.Check(schema, body)) return { ok: true, body };
    if (Value.Check(Failure, body))
      return { ok: false, reason: 'refused', detail: 'msg' in body ? `${body.code} ${body.msg}` : `${body.errorType} ${body.message}` };
    return { ok: false, reason: 'unavailable', detail: `status ${status}` };
  }

  return {
    async positionOf(address) {
      const answer = await read('/v2/local/search/address.json', { query: address }, Addresses);
      if (!answer.ok) return answer;
      const [first] = answer.body.documents;
      const [longitude, latitude] = [Number(first?.x), Number(first?.y)];
      if (!first || !Number.isFinite(longitude) || !Number.isFinite(latitude)) return { ok: true, found: undefined };
      return { ok: true, found: { address: first.road_address?.address_name ?? first.address_name, latitude, longitude } };
    },
    async regionAt({ latitude, longitude }) {
      const answer = await read('/v2/local/geo/coord2regioncode.json', { x: String(longitude), y: String(latitude) }, Regions);
      if (!answer.ok) return answer;
      const { documents } = answer.body;
      const area = documents.find(({ region_type }) => region_type === 'B') ?? documents[0];
      return { ok: true, found: area && { sido: area.region_1depth_name, sigungu: area.region_2depth_name } };
    },
  };
}

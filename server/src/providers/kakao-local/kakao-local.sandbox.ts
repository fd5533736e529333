import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sandboxKakaoLocalKeys } from './kakao-local.keys.ts';

const { restKey } = sandboxKakaoLocalKeys('');

/** Some of the public places of the address search, where they are. */
const places = [
  { sido: '서울특별시', sigungu: '중구', town: '태평로1가', road: '세종대로 110', lot: '31', x: '126.978652', y: '37.566826' },
  { sido: '서울특별시', sigungu: '강남구', town: '역삼동', road: '테헤란로 152', lot: '737', x: '127.036508', y: '37.500028' },
  { sido: '부산광역시', sigungu: '연제구', town: '연산동', road: '중앙대로 1001', lot: '1000', x: '129.075087', y: '35.179816' },
  { sido: '경기도', sigungu: '성남시 분당구', town: '삼평동', road: '판교역로 235', lot: '681', x: '127.108678', y: '37.402056' },
  { sido: '제주특별자치도', sigungu: '제주시', town: '연동', road: '문연로 6', lot: '312-1', x: '126.498302', y: '33.488936' },
];
/** Degrees around a place within which it tells the area. */
const NEAR = 0.01;

type AddressRequest = FastifyRequest<{ Querystring: Record<string, string | undefined> }>;

/** dapi.kakao.com, of a few places. An address of `#error` or `#silence` goes wrong so. */
export async function kakaoLocalSandbox(http: FastifyInstance): Promise<void> {
  http.get('/v2/local/search/address.json', async (request: AddressRequest, reply) => {
    const { query = '' } = request.query;
    if (!isAllowed(request, reply)) return reply;
    if (query === '#error') return reply.code(500).send({ code: -1, msg: 'internal error' });
    if (query === '#silence') await new Promise(() => undefined);
    if (query.trim() === '') return reply.code(400).send({ errorType: 'MissingParameter', message: 'query parameter required' });
    const documents = places.flatMap((place) => {
      const [lot, road] = [place.town + ' ' + place.lot, place.road].map((last) => `${place.sido} ${place.sigungu} ${last}`) as [
        string,
        string,
      ];
      if (![lot, road].some((name) => name.includes(query))) return [];
      return [{ address_name: lot, address_type: 'ROAD_ADDR', x: place.x, y: place.y, road_address: { address_name: road } }];
    });
    return { meta: metaOf(documents), documents };
  });

  http.get('/v2/local/geo/coord2regioncode.json', async (request: AddressRequest, reply) => {
    if (!isAllowed(request, reply)) return reply;
    const [x, y] = [Number(request.query['x']), Number(request.query['y'])];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return reply.code(400).send({ code: -2, msg: 'x, y should be numbers' });
    const place = places.find((one) => Math.abs(Number(one.x) - x) < NEAR && Math.abs(Number(one.y) - y) < NEAR);
    const documents = place
      ? ['B', 'H'].map((type) => ({
          region_type: type,
          region_1depth_name: place.sido,
          region_2depth_name: place.sigungu,
          region_3depth_name: place.town,
          x,
          y,
        }))
      : [];
    return { meta: metaOf(documents), documents };
  });
}

function isAllowed({ headers }: AddressRequest, reply: FastifyReply): boolean {
  if (headers.authorization === `KakaoAK ${restKey}`) return true;
  void reply.code(401).send({ errorType: 'AccessDeniedError', message: 'cannot find Authorization : KakaoAK header' });
  return false;
}

function metaOf(documents: unknown[]) {
  return { total_count: documents.length, pageable_count: documents.length, is_end: true };
}

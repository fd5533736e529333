import { Type } from '@fastify/type-provider-typebox';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import { orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import type { LocationService } from './location.service.ts';

const Asked = Type.Object({
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  address: Type.Optional(text(200)),
});
const Info = Type.Object({
  address: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  sido: orNull(Type.String()),
  sigungu: orNull(Type.String()),
  isExact: Type.Boolean(),
});

/** The position of an address, or the area of a position; with both the address is looked for. */
export function locationRoutes(http: Http, location: LocationService): void {
  http.get(
    '/api/location-info/get-info',
    { config: { access: 'public' }, schema: { querystring: Asked, response: { 200: envelope(Info) } } },
    async ({ query, ip }) => success(unwrap(await location.getInfo(query, ip))),
  );
}

import { Type, type Static } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../../platform/access/access.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, success } from '../../../platform/http/envelope.ts';
import { day, orNull, time } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Reservation, type ToWire } from '../record/reservations.wire.ts';
import type { OwnTimeSetting, TimeChange, TimesService } from './times.service.ts';

const fields = {
  termType: Type.Integer({ description: '0 always, 1 from its start to its end' }),
  termStartDate: orNull(day()),
  termEndDate: orNull(day()),
  timeType: Type.Integer({ description: '0 the business hours, 1 from its start to its end' }),
  timeStart: orNull(time()),
  timeEnd: orNull(time()),
  saturdayReservation: Type.Boolean(),
  saturdayTimeSetting: Type.Integer({ description: '0 as on weekdays, 1 its own times' }),
  saturdayTimeStart: orNull(time()),
  saturdayTimeEnd: orNull(time()),
  sundayReservation: Type.Boolean(),
  sundayTimeSetting: Type.Integer({ description: '0 as on weekdays, 1 its own times' }),
  sundayTimeStart: orNull(time()),
  sundayTimeEnd: orNull(time()),
  holidayReservation: Type.Integer({ description: '0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday' }),
  launchTimeSetting: Type.Boolean(),
  launchTimeStart: orNull(time()),
  launchTimeEnd: orNull(time()),
  slotMinutes: Type.Integer(),
  capacity: Type.Integer({ description: 'reservations that one slot takes' }),
  nightCapacity: Type.Integer({ description: 'guests of one night, where there are stays' }),
  minNights: Type.Integer(),
  maxNights: Type.Integer(),
};
const range = { startDate: day(), endDate: day() };
const Setting = Type.Object({
  id: Type.String(),
  takesStays: Type.Boolean({ description: 'whether what it says of nights counts' }),
  ...fields,
  excludes: Type.Array(Type.Object({ id: Type.String(), ...range })),
});
/** The fields of a change: one that is not given stays as it is. */
const change = {
  ...Type.Partial(Type.Object(fields)).properties,
  excludes: Type.Optional(Type.Array(Type.Object(range), { maxItems: 1_000 })),
};
const outside = Type.Optional(Type.Union([Type.Literal('keep'), Type.Literal('tell'), Type.Literal('cancel')]));
const outsideCount = Type.Optional(
  Type.Integer({ minimum: 0, description: 'how many of them the preview told: OUTSIDE_CHANGED if there are others by now' }),
);
const Preview = Type.Object({
  days: Type.Array(Type.Object({ date: Type.String(), times: Type.Array(Type.String()) })),
  outside: Type.Array(Reservation, { description: 'the first hundred of them' }),
  outsideCount: Type.Integer(),
});

/** The reservation times of companies; hospitals have theirs in GraphQL. */
export function timesRoutes(http: Http, { times, toWire }: { times: TimesService; toWire: ToWire }): void {
  const path = '/api/client/reservation/company-time';
  const config = { access: 'company', staff: 'bookings', whileWaiting: true } as const;

  http.get(path, { config, schema: { response: { 200: envelope(Setting) } } }, async (request) =>
    success(toSetting(unwrap(await times.getMyTimeSetting(signedInViewer(request))))),
  );
  http.patch(
    path,
    {
      config: { access: 'company', staff: 'bookings', changes: ['times'] },
      schema: { body: Type.Object({ ...change, outside, outsideCount }), response: { 200: envelope(Setting) } },
    },
    async (request) => {
      const { outside: choice = 'keep', outsideCount: count = null, ...given } = request.body;
      return success(toSetting(unwrap(await times.updateMyTimeSetting(signedInViewer(request), toChange(given), { choice, count }))));
    },
  );
  http.post(`${path}/preview`, { config, schema: { body: Type.Object(change), response: { 200: envelope(Preview) } } }, async (request) => {
    const preview = unwrap(await times.previewMyTimeSetting(signedInViewer(request), toChange(request.body)));
    return success({ ...preview, outside: await toWire(preview.outside) });
  });
}

function toSetting({ businessId, excludes, ...setting }: OwnTimeSetting): Static<typeof Setting> {
  return { ...setting, id: String(businessId), excludes: excludes.map((one) => ({ ...one, id: String(one.id) })) };
}

function toChange(given: { [Field in keyof TimeChange]: TimeChange[Field] | undefined }): TimeChange {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

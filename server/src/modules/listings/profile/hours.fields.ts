import { Type } from '@fastify/type-provider-typebox';
import { orNull } from '../../../platform/http/fields.ts';

/** A time of the opening hours, where there is one. */
export const timeShown = () => Type.Optional(orNull(Type.String()));

/** As `HoursExceptions` of the GraphQL schema. */
export const ExceptionsShown = Type.Object({
  holidays: orNull(
    Type.Object({ rule: Type.String(), open: timeShown(), close: timeShown(), breakStart: timeShown(), breakEnd: timeShown() }),
  ),
  closures: Type.Array(Type.Object({ weekday: Type.Integer(), weeks: orNull(Type.Array(Type.Integer())) })),
  feasts: Type.Array(Type.String()),
  closedOn: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
  varies: Type.Boolean(),
});

import { Type } from '@fastify/type-provider-typebox';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
const time = () => Type.Optional(orNull(Type.String()));

/** As `HoursExceptions` of the GraphQL schema. */
export const ExceptionsShown = Type.Object({
  holidays: orNull(Type.Object({ rule: Type.String(), open: time(), close: time(), breakStart: time(), breakEnd: time() })),
  closures: Type.Array(Type.Object({ weekday: Type.Integer(), weeks: orNull(Type.Array(Type.Integer())) })),
  feasts: Type.Array(Type.String()),
  closedOn: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
  varies: Type.Boolean(),
});

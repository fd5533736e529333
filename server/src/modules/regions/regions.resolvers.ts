import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { sidoAreas, type Region } from './regions.ts';

export const regionsResolvers: Resolvers = {
  Query: {
    getRegions: () => sidoAreas.map(({ regions, ...sido }) => ({ ...sido, sigungu: regions.map(toSigungu) })),
  },
};

function toSigungu({ code, sigungu, latitude, longitude, bounds }: Region) {
  return { code, name: sigungu, latitude, longitude, ...bounds };
}

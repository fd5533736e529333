import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../platform/paths.ts';

/** A REST call, its path below `base`, and the names that it takes. */
export type SpecifiedCall = { call: string; access: string; query?: string[]; body?: string[]; multipart?: string[] };
/** A GraphQL field and its arguments, those that may be left out with a question mark. */
export type SpecifiedField = { field: string; args: string[]; access: string };

const read = <T>(file: string) => JSON.parse(readFileSync(join(paths.repository, 'e2e/surface', file), 'utf8')) as T;

/** The REST calls of the specification; `other` have whole paths. */
export const specifiedRest = read<{ base: string; calls: SpecifiedCall[]; other: SpecifiedCall[] }>('rest.json');

/** The GraphQL fields of the specification, and the areas that it names without their fields. */
export const specifiedGraphql = read<{ queries: SpecifiedField[]; mutations: SpecifiedField[]; catalogue: string[] }>('graphql.json');

/** Names that the specification tells in words. */
const inWords: Record<string, string[]> = {
  'company fields': ['companyName', 'companyType', 'businessHours', 'introduce', 'homepage', 'kakaoplus', 'address'],
  'as create': ['kindnessRating', 'priceRating', 'hygieneRating', 'facilityRating', 'locationRating', 'wouldRevisit', 'review', 'images'],
  'image1 to image12': Array.from({ length: 12 }, (_none, index) => `image${index + 1}`),
};

/** The names that a REST call takes. */
export const namesOf = ({ query = [], body = [], multipart = [] }: SpecifiedCall): string[] =>
  [...query, ...body, ...multipart].flatMap((name) => inWords[name] ?? name.replace('[]', ''));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema } from '../platform/graphql/read-schema.ts';
import { paths } from '../platform/paths.ts';
import { namesOf, specifiedGraphql, specifiedRest } from '../testing/specified/specification.ts';
import { restCalls } from '../testing/surface/surface.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(join(paths.repository, file), 'utf8')) as T;

const unnamed = (call: string) => call.replace(/\{\w+\}/g, '{}');
const specified = [
  ...specifiedRest.calls.map((one) => ({ ...one, call: one.call.replace(' ', ` ${specifiedRest.base}`) })),
  ...specifiedRest.other,
];

test('every REST call of the specification is there with its arguments, 96 in all', () => {
  const there = new Map(restCalls().map(({ specification, names }) => [specification, names]));
  const missing = specified.flatMap((one) => {
    const names = there.get(unnamed(one.call));
    return names ? namesOf(one).flatMap((name) => (names.includes(name) ? [] : `${one.call}: ${name}`)) : [one.call];
  });
  expect(missing).toEqual([]);
  expect(specified).toHaveLength(96);
});

test('every GraphQL field of the specification is there, asks for no other argument, and takes each of its own, 49 in all', () => {
  const schema = readSchema();
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  const all = [...specifiedGraphql.queries, ...specifiedGraphql.mutations];
  const faults = all.flatMap(({ field, args }) => {
    const found = fields[field];
    if (!found) return [field];
    const names = args.map((name) => name.replace('?', ''));
    const missing = names.filter((name) => !found.args.some((one) => one.name === name));
    const more = found.args.filter(({ name, type }) => String(type).endsWith('!') && !names.includes(name)).map(({ name }) => name);
    return [...missing, ...more].map((name) => `${field}(${name})`);
  });
  expect(faults).toEqual([]);
  expect(all).toHaveLength(49);
});

/** The fields of each area that the specification names without its fields, in its order. */
const areas: string[][] = [
  ['login', 'loginByNaver', 'loginByKakao', 'loginByApple', 'loginByFacebook', 'createAccessToken', 'logout'],
  ['registerSocialUser', 'registerAccountUser', 'registerHospital', 'registerPharmacy'],
  ['checkDuplicateEmail', 'checkDuplicateNickname'],
  ['findEmail', 'sendTemporaryPassword'],
  ['getAppleAccount'],
  ['getNoticesByPage', 'getNoticeCount', 'getNotice', 'getFaqsByPage', 'getFaqCount'],
  ['getSymptomsByPage', 'getSymptomsCount', 'getSymptom', 'getDiseasesByPage', 'getDiseasesCount', 'getDisease'],
  ['searchHospitals', 'searchHospitalsCount', 'searchPharmacies', 'searchPharmaciesCount'],
  ['getHospitalPins', 'getPharmacyPins', 'getPlaceCountsByLevel'],
  ['getPremiumHospitalsByPage', 'getPremiumHospitalsCount', 'getPremiumPharmaciesByPage', 'getPremiumPharmaciesCount'],
  ['getMedicals', 'searchMedicalPrice'],
  ['createReview', 'updateReview', 'deleteReview', 'toggleReviewLike', 'getReviewRate', 'getReviewCount', 'getReviewsByPage'],
  ['getMyInfo', 'updateMyInfo', 'withdraw'],
  ['createPet', 'getPet', 'getMyPetsByPage', 'updatePet', 'deletePet', 'getPetKinds'],
  ['uploadFile'],
  ['getPostsByPage', 'createPost', 'createPostComment', 'togglePostLike'],
  ['sendMessage', 'getSentMessagesByPage', 'getSentMessageCount', 'getReceivedMessagesByPage', 'getReceivedMessageCount', 'deleteMessage'],
  [
    ...['createHospitalProduct', 'getHospitalProduct', 'updateHospitalProduct', 'deleteHospitalProduct', 'createHospitalProductOption'],
    ...['createHospitalMedicalProduct', 'getHospitalMedicalProduct', 'updateHospitalMedicalProduct', 'createHospitalMedicalProductOption'],
  ],
  ['getHospitalReservationTime', 'getMyReservationsByPage', 'getMyHospitalReservationsByPage', 'getReservation'],
  ['getSearchCount', 'increaseSearchCount', 'getSiteCounts'],
  ['getPaymentTransactionId'],
];

test('every area of the specification has its fields, 21 in all', () => {
  const schema = readSchema();
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  expect(areas.flatMap((names) => names.filter((name) => !(name in fields)))).toEqual([]);
  expect(areas).toHaveLength(specifiedGraphql.catalogue.length);
  expect(areas).toHaveLength(21);
});

type Schema = { type?: string; properties?: Record<string, Schema> };
type OpenApiPaths = Record<string, { get?: { responses: Record<string, { content?: Record<string, { schema: Schema }> }> } }>;

/** Told to other machines in parts of a fixed size. */
const IN_PARTS = '/api/client/sitemap/{kind}/{part}';

test('every REST list tells its items, its total, its page and their count, and none is a bare array', () => {
  const { paths: described } = read<{ paths: OpenApiPaths }>('server/openapi.json');
  const faults = Object.entries(described).flatMap(([path, { get }]) => {
    const data = get?.responses['200']?.content?.['application/json']?.schema.properties?.['data'];
    const isOne = data?.properties && 'id' in data.properties;
    if (data?.type === 'array') return [path];
    if (!data?.properties?.['items'] || isOne || path === IN_PARTS) return [];
    return ['total', 'page', 'count'].flatMap((name) => (name in data.properties! ? [] : `${path}: ${name}`));
  });
  expect(faults).toEqual([]);
});

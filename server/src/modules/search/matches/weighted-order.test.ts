import { unwrap } from '../../../platform/errors/result.ts';
import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';

const server = withApp();

test('a single high score is not before many nearly as high, and those without reviews come last', async () => {
  const reviewed = [
    ['하나뿐인동물병원', 4.6, 1],
    ['많은동물병원', 4.5, 50],
    ['조금있는동물병원', 5, 6],
    ['낮은동물병원', 2, 3],
    ['없는동물병원', 0, 0],
  ] as const;
  const { listings } = server().services;
  for (const [name, score, count] of reviewed) {
    const address = '서울특별시 구로구 디지털로 300';
    const id = unwrap(
      await listings.addListing({ kind: 'hospital', name, address, latitude: 37.48, longitude: 126.89, ownerUserId: null }),
    );
    if (count > 0) await listings.updateReviewSummary(server().db, id, { score, count, keyword: null });
  }
  const expected = ['조금있는', '많은', '하나뿐인', '낮은', '없는'].map((name) => ({ name: `${name}동물병원` }));
  const { data } = await gql(
    server(),
    undefined,
    '{ list: getHospitalsByPage(filter: score) { name } kind: searchHospitals(search: "동물병원", order: score) { name } }',
  );
  expect(data).toEqual({ list: expected, kind: expected });
});

import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { seedKnowledge } from './knowledge.ts';

const server = withApp();
type Treatment = { id: string; name: string; child: Treatment[] };

test('the demo seeds symptoms of both animals, diseases found by words, and prices that differ by region', async () => {
  const app = server();
  await seedKnowledge(app.services);
  const { data } = await gql<{
    tree: { name: string }[];
    diseases: { name: string; description: string | null; symptoms: object[]; medicalDisease: string[] }[];
    medicals: Treatment[];
  }>(
    app,
    undefined,
    '{ tree: getSymptomTree { name } diseases: getDiseasesByPage(count: 100) { name description medicalDisease symptoms { id } } medicals: getMedicals { id name child { id name child { id } } } }',
  );
  expect(data.tree.map(({ name }) => name)).toEqual(['강아지', '고양이']);
  expect(data.diseases).toHaveLength(17);
  for (const disease of data.diseases) {
    expect(disease.description).toMatch(/요\.$/);
    expect([disease.symptoms.length > 1, disease.medicalDisease.length > 0]).toEqual([true, true]);
  }

  const treatments = data.medicals.flatMap(({ child }) => child);
  const price = async (name: string, sido: string, sigungu?: string) => {
    const { id } = treatments.find((one) => one.name === name)!;
    const query =
      'query ($id: ID!, $sido: String, $sigungu: String) { of: searchMedicalPrice(medicalId: $id, sido: $sido, sigungu: $sigungu) { location isWider regions { location } larger { location } } }';
    return (
      await gql<{ of: { location: string; isWider: boolean; regions: object[]; larger: object | null } }>(app, undefined, query, {
        id,
        sido,
        sigungu,
      })
    ).data.of;
  };
  expect(await price('초진 진찰료', '경기도', '성남시 분당구')).toMatchObject({
    location: '경기도 성남시 분당구',
    isWider: false,
    larger: { location: '경기도' },
  });
  expect((await price('초진 진찰료', '서울특별시', '구로구')).regions).toHaveLength(5);
  expect(await price('복부 초음파 검사비', '서울특별시', '노원구')).toMatchObject({ location: '서울특별시', isWider: true });
  expect(await price('복부 초음파 검사비', '제주특별자치도', '제주시')).toBeNull();
});

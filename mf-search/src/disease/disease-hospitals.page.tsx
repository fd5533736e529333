import { graphql, isNotFound } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { Breadcrumbs, Inline, PageContainer, PageTitle, Skeleton, Stack } from '@petcare/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { diseaseHospitalsHead } from './disease-head.ts';
import { diseasePath, diseaseSearchPath } from './disease-search.ts';
import { readRegionPage, regionName, writeRegionPage } from '../region/region-page.ts';
import { ListingSummaryFields } from '../listing/listing-summary.ts';
import { RegionFields } from '../region/region-fields.tsx';
import { UnknownDisease } from './unknown-disease.tsx';
import { OtherHospitals } from './other-hospitals.tsx';
import { TreatingHospitals } from './treating-hospitals.tsx';

const DiseaseHospitalsPage_Hospitals = graphql(
  `
    query DiseaseHospitalsPage_Hospitals($id: ID!, $sido: String, $sigungu: String, $page: Int!, $count: Int!) {
      getDisease(id: $id) {
        id
        name
        medicalDisease
      }
      treating: getDiseaseHospitalsByPage(diseaseId: $id, sido: $sido, sigungu: $sigungu, page: $page, count: $count) {
        ...ListingSummaryFields
      }
      treatingCount: getDiseaseHospitalsCount(diseaseId: $id, sido: $sido, sigungu: $sigungu)
    }
  `,
  [ListingSummaryFields],
);

const PAGE_SIZE = 12;

/** Hospitals that say they treat a disease; where none does, others of the region, told apart from them. */
export function DiseaseHospitalsPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const wish = readRegionPage(params);
  const { sido, sigungu, page } = wish;
  const isID = /^[1-9]\d*$/.test(id);
  const asked = useQuery({
    query: DiseaseHospitalsPage_Hospitals,
    variables: { id, sido, sigungu, page, count: PAGE_SIZE },
    pause: !isID,
  });
  const [{ data: known, error }] = asked;
  const disease = known?.getDisease.id === id ? known.getDisease : undefined;
  const { standIn, data } = answerOf(asked, <Skeleton variant="list" count={6} />, { waitsEachTime: true });
  usePageHead(disease && !error ? diseaseHospitalsHead(disease, regionName(wish)) : null);

  if (!isID || isNotFound(error)) return <UnknownDisease />;
  return (
    <PageContainer>
      {disease && (
        <Breadcrumbs
          items={[
            { label: '증상으로 찾기', to: diseaseSearchPath() },
            { label: disease.name, to: diseasePath(id) },
            { label: '병원 찾기' },
          ]}
        />
      )}
      <PageTitle description={disease ? fieldsText(disease.medicalDisease) : undefined}>
        {disease ? `${disease.name}, 어느 병원에 갈까요?` : '병원 찾기'}
      </PageTitle>
      <Stack gap={8}>
        <Inline gap={2}>
          <RegionFields sido={sido} sigungu={sigungu} onChange={(region) => setParams(writeRegionPage({ ...region, page: 1 }))} />
        </Inline>
        {standIn ?? (
          <>
            <TreatingHospitals
              wish={wish}
              name={data.getDisease.name}
              hospitals={data.treating}
              total={data.treatingCount}
              pageSize={PAGE_SIZE}
            />
            {data.treatingCount < PAGE_SIZE && <OtherHospitals region={{ sido, sigungu }} except={data.treating} />}
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

const fieldsText = (fields: readonly string[]) =>
  fields.length > 0 ? `${fields.join(', ')} 진료를 알린 병원이에요.` : '이 질병을 본다고 알린 병원이에요.';

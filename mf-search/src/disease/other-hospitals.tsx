import { graphql } from '@petcare/api';
import { LinkButton, Notice, Section, Skeleton, Stack } from '@petcare/ui';
import { useQuery } from 'urql';
import { listPath } from '../listing/listing-search.ts';
import { regionName } from '../region/region-page.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import { ListingCards } from '../listing/listing-cards.tsx';
import { ListingSummaryFields } from '../listing/listing-summary.ts';

const OtherHospitals_Hospitals = graphql(
  `
    query OtherHospitals_Hospitals($sido: String, $sigungu: String, $count: Int!) {
      always: getHospitalsByPage(sido: $sido, sigungu: $sigungu, filters: [is24], filter: score, page: 1, count: $count) {
        ...ListingSummaryFields
      }
      best: getHospitalsByPage(sido: $sido, sigungu: $sigungu, filter: score, page: 1, count: $count) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields],
);

const MOST = 4;

type Region = { sido: string | null; sigungu: string | null };

type Props = { region: Region; except: readonly { id: string }[] };

/** Hospitals of the region of which it is not known whether they treat the disease: it says so. */
export function OtherHospitals({ region, except }: Props) {
  const [{ data, error }] = useQuery({ query: OtherHospitals_Hospitals, variables: { ...region, count: MOST } });
  if (error) return null;
  if (!data) return <Skeleton variant="list" count={3} />;
  const known = new Set(except.map(({ id }) => id));
  const hospitals = [...new Map([...data.always, ...data.best].map((hospital) => [hospital.id, hospital])).values()].filter(
    ({ id }) => !known.has(id),
  );
  if (hospitals.length === 0) return null;
  const place = regionName(region) || '전국';
  return (
    <Section title={`${place}의 24시 병원과 일반 동물병원`}>
      <Stack gap={4}>
        <Notice kind="warn">이 질병을 전문으로 보는지 확인되지 않은 병원이에요. 방문하기 전에 전화로 진료가 되는지 물어보세요.</Notice>
        <ListingCards aria-label="그 밖의 동물병원">
          {hospitals.map((hospital) => (
            <li key={hospital.id}>
              <ListingCard kind="hospital" listing={hospital} frompage="search" shape="row" />
            </li>
          ))}
        </ListingCards>
        <div>
          <LinkButton to={listPath('hospital', region)} variant="secondary" icon="list">
            {place} 동물병원 모두 보기
          </LinkButton>
        </div>
      </Stack>
    </Section>
  );
}

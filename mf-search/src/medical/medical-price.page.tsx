import { graphql, useAskedWhenOnline } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { Breadcrumbs, EmptyState, LinkButton, PageContainer, PageTitle, Skeleton, Stack, VisuallyHidden } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery, type CombinedError } from 'urql';
import { medicalPriceHead } from './medical-head.ts';
import { medicalPricePath, medicalSearchPath, readMedicalSearch, writeMedicalSearch } from './medical-search.ts';
import { pathTo } from './medical-tree.ts';
import { regionName } from '../region/region-page.ts';
import { RegionFields } from '../region/region-fields.tsx';
import { WeightLinks } from './weight-links.tsx';
import { NoPrice } from './no-price.tsx';
import { PriceByRegion } from './price-by-region.tsx';
import { PriceSummary } from './price-summary.tsx';
import { TreatmentOffers } from './treatment-offers.tsx';

const MedicalPricePage_Medicals = graphql(`
  query MedicalPricePage_Medicals {
    getMedicals {
      id
      name
      child {
        id
        name
        child {
          id
          name
        }
      }
    }
  }
`);

const MedicalPricePage_Price = graphql(`
  query MedicalPricePage_Price($medical: ID!, $sido: String, $sigungu: String) {
    searchMedicalPrice(medicalId: $medical, sido: $sido, sigungu: $sigungu) {
      location
      search
      avg
      min
      max
      sources
      year
      isWider
      regions {
        location
        avg
        min
        max
        sources
      }
      larger {
        location
        avg
        min
        max
        sources
      }
    }
  }
`);

const codeOf = (error: CombinedError | undefined) => error?.graphQLErrors[0]?.extensions['code'];

export function MedicalPricePage() {
  const [params, setParams] = useSearchParams();
  const wish = readMedicalSearch(params);
  const { medical, sido, sigungu } = wish;
  const [medicals, askMedicals] = useQuery({ query: MedicalPricePage_Medicals, pause: medical === null });
  useAskedWhenOnline(medicals.error !== undefined, askMedicals);
  const { standIn, data, error, isLoading } = answerOf(
    useQuery({ query: MedicalPricePage_Price, variables: { medical: medical ?? '', sido, sigungu }, pause: medical === null }),
    <Skeleton variant="block" count={2} />,
    { waitsEachTime: true },
  );
  // A kind of treatment as a whole has no price.
  const [, treatment, weight] = pathTo(medicals.data?.getMedicals ?? [], medical ?? '');
  const name = [treatment?.name, weight?.name].filter(Boolean).join(' ');
  const price = data?.searchMedicalPrice ?? null;
  const isThere = treatment !== undefined;
  usePageHead(isThere && !isLoading ? medicalPriceHead(wish, name, price) : null);

  if (medical === null || (medicals.data && !isThere)) return <Unchosen />;
  const isNoRegion = codeOf(error) === 'VALIDATION_FAILED';
  return (
    <PageContainer>
      <Breadcrumbs items={[{ label: '평균 진료비', to: medicalSearchPath({ sido, sigungu }) }, { label: name || '진료비' }]} />
      <PageTitle description="지역을 바꿔 가며 비교해 보세요.">{name || '진료비'}</PageTitle>
      <Stack gap={8}>
        <Stack gap={3}>
          <RegionFields sido={sido} sigungu={sigungu} onChange={(region) => setParams(writeMedicalSearch({ medical, ...region }))} />
          {treatment && (treatment.child?.length ?? 0) > 0 && (
            <WeightLinks
              name={treatment.name}
              weights={[{ id: treatment.id, name: '전체' }, ...(treatment.child ?? [])]}
              hrefOf={(id) => medicalPricePath({ medical: id, sido, sigungu })}
              current={medical}
            />
          )}
        </Stack>
        {isNoRegion ? (
          <EmptyState
            icon="map-pin"
            title={`‘${regionName(wish)}’ 지역을 찾을 수 없어요.`}
            description="위에서 지역을 다시 골라 주세요."
            action={
              <LinkButton to={medicalPricePath({ medical })} variant="secondary">
                전국 진료비 보기
              </LinkButton>
            }
          />
        ) : standIn ? (
          standIn
        ) : price ? (
          <>
            <PriceSummary price={price} asked={regionName(wish)} />
            <PriceByRegion price={price} medical={medical} />
          </>
        ) : (
          <NoPrice />
        )}
        {isThere && !isNoRegion && <TreatmentOffers medical={medical} sido={sido} sigungu={sigungu} average={price?.avg ?? null} />}
      </Stack>
    </PageContainer>
  );
}

function Unchosen() {
  usePageHead({ title: '진료 항목을 골라 주세요', status: 404, noindex: true });
  return (
    <PageContainer>
      <VisuallyHidden>
        <h1>평균 진료비</h1>
      </VisuallyHidden>
      <EmptyState
        icon="receipt"
        title="진료 항목을 골라 주세요."
        description="어떤 진료의 비용이 궁금한지 먼저 골라 주시면 지역별로 비교해 드려요."
        action={<LinkButton to={medicalSearchPath()}>진료 항목 고르기</LinkButton>}
      />
    </PageContainer>
  );
}

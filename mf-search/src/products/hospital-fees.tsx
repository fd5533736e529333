import { graphql } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, Notice, PageTitle, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { listingKinds } from '../listing/listing-kinds.ts';
import { medicalSearchPath } from '../medical/medical-search.ts';
import { hospitalFeesHead } from './products-head.ts';
import { hospitalFeesPath } from './products.ts';
import { FeeList } from './fee-list.tsx';
import { FeeFields, ProductFields } from './product-fields.ts';
import { ProductList } from './product-list.tsx';
import { isProductId, ProductsScreen, ProductsTrail } from './products-screen.tsx';

const HospitalMedicalProductPage_Fees = graphql(
  `
    query HospitalMedicalProductPage_Fees($id: ID!) {
      getHospital(id: $id) {
        id
        name
        state
        address {
          sido
          sigungu
        }
      }
      getHospitalMedicalProductsByPage(hospitalId: $id, page: 1, count: 100) {
        ...FeeFields
      }
      getHospitalProductsByPage(hospitalId: $id, page: 1, count: 100) {
        ...ProductFields
      }
    }
  `,
  [FeeFields, ProductFields],
);

export function HospitalFees({ id }: { id: string }) {
  const isAsked = isProductId(id);
  const [{ data, error, fetching }, reload] = useQuery({ query: HospitalMedicalProductPage_Fees, variables: { id }, pause: !isAsked });
  const known = data?.getHospital.id === id ? data : undefined;
  const { fees, products } = { fees: known?.getHospitalMedicalProductsByPage ?? [], products: known?.getHospitalProductsByPage ?? [] };
  const averages = medicalSearchPath(known?.getHospital.address);
  usePageHead(known && !error ? hospitalFeesHead(known.getHospital, fees, products.length) : null);

  return (
    <ProductsScreen kind="hospital" isAsked={isAsked} isKnown={known !== undefined} error={error} fetching={fetching} onRetry={reload}>
      {known && (
        <>
          <ProductsTrail kind="hospital" business={known.getHospital} last="진료비" />
          <PageTitle
            actions={
              fees.length > 0 && (
                <LinkButton to={averages} variant="secondary" icon="receipt">
                  지역 평균 진료비
                </LinkButton>
              )
            }
          >
            {known.getHospital.name} 진료 항목과 진료비
          </PageTitle>
          {fees.length > 0 ? (
            <Remark>병원이 직접 올린 진료비예요. 아이의 상태와 몸무게에 따라 달라질 수 있어요.</Remark>
          ) : (
            <EmptyState
              icon="receipt"
              title="아직 올린 진료비가 없어요."
              description="이 지역의 평균 진료비를 먼저 살펴보거나, 병원에 직접 물어봐 주세요."
              action={
                <>
                  <LinkButton to={averages}>지역 평균 진료비 보기</LinkButton>
                  <LinkButton to={listingKinds.hospital.pagePath(id)} variant="secondary">
                    병원 정보 보기
                  </LinkButton>
                </>
              }
            />
          )}
          <div>
            <FeeList fees={fees} />
            <ProductList products={products} pathOf={(product) => hospitalFeesPath(id, product)} />
          </div>
        </>
      )}
    </ProductsScreen>
  );
}

const Remark = styled(Notice)`
  margin-bottom: ${tokens.space[6]};
`;

import { graphql } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, PageTitle } from '@petcare/ui';
import { useQuery } from 'urql';
import { listingKinds } from '../listing/listing-kinds.ts';
import { companyProductsHead } from './products-head.ts';
import { companyProductsPath } from './products.ts';
import { ProductFields } from './product-fields.ts';
import { ProductList } from './product-list.tsx';
import { isProductId, ProductsScreen, ProductsTrail } from './products-screen.tsx';

const CompanyProductPage_Products = graphql(
  `
    query CompanyProductPage_Products($id: ID!) {
      getCompany(id: $id) {
        id
        name
        state
        address {
          sido
          sigungu
        }
      }
      getCompanyProductsByPage(companyId: $id, page: 1, count: 100) {
        ...ProductFields
      }
    }
  `,
  [ProductFields],
);

export function CompanyProducts({ id }: { id: string }) {
  const isAsked = isProductId(id);
  const [{ data, error, fetching }, reload] = useQuery({ query: CompanyProductPage_Products, variables: { id }, pause: !isAsked });
  const known = data?.getCompany.id === id ? data : undefined;
  usePageHead(known && !error ? companyProductsHead(known.getCompany, known.getCompanyProductsByPage) : null);

  return (
    <ProductsScreen kind="company" isAsked={isAsked} isKnown={known !== undefined} error={error} fetching={fetching} onRetry={reload}>
      {known && (
        <>
          <ProductsTrail kind="company" business={known.getCompany} last="상품" />
          <PageTitle description="가격은 업체가 직접 올렸어요. 옵션에 따라 달라질 수 있어요.">
            {known.getCompany.name} 상품과 가격
          </PageTitle>
          {known.getCompanyProductsByPage.length > 0 ? (
            <ProductList products={known.getCompanyProductsByPage} pathOf={(product) => companyProductsPath(id, product)} />
          ) : (
            <EmptyState
              icon="shop"
              title="아직 올린 상품이 없어요."
              description="가격과 예약은 업체에 직접 물어봐 주세요."
              action={<LinkButton to={listingKinds.company.pagePath(id)}>{known.getCompany.name} 보기</LinkButton>}
            />
          )}
        </>
      )}
    </ProductsScreen>
  );
}

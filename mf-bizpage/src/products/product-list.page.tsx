import { answerOf } from '@petcare/remote';
import { Breadcrumbs, EmptyState, LinkButton, Notice, PageTitle, Skeleton, Stack } from '@petcare/ui';
import { useQuery } from 'urql';
import { RegistrationNotice } from '../registration/registration-notice.tsx';
import { BASE, editPath, kinds, useShopKind, type ShopKind } from './kinds.ts';
import { MyProducts_List } from './my-products.ts';
import { ProductList } from './product-list.tsx';

const MOST = 100;

/** The goods, services or bookable things of the caller's business: which of them, the address says. */
export function ProductListPage() {
  const kind = useShopKind();
  return <Listed key={kind} kind={kind} />;
}

function Listed({ kind }: { kind: ShopKind }) {
  const { label, noun, icon, description, empty } = kinds[kind];
  const add = (
    <LinkButton to={editPath(kind, 'new')} icon="plus">
      새로 등록
    </LinkButton>
  );
  const { standIn, data, reload } = answerOf(
    useQuery({ query: MyProducts_List, variables: { kind } }),
    <Skeleton variant="list" count={3} />,
    {
      empty: ({ getMyProducts }) =>
        getMyProducts.length === 0 && (
          <EmptyState icon={icon} title={empty} description={`첫 ${noun}을 올리면 보호자가 가격을 보고 찾아와요.`} action={add} />
        ),
    },
  );
  const products = data?.getMyProducts;
  return (
    <>
      <RegistrationNotice />
      <Breadcrumbs items={[{ label: '상품 관리', to: BASE }, { label }]} />
      <PageTitle description={description} actions={products && products.length < MOST ? add : undefined}>
        {label} 관리
      </PageTitle>
      {standIn}
      {products && (
        <Stack gap={4}>
          {products.length >= MOST && (
            <Notice>
              {label}은 {MOST}개까지 올릴 수 있어요. 안 쓰는 것을 지우면 새로 올릴 수 있어요.
            </Notice>
          )}
          <ProductList kind={kind} products={products} again={reload} />
        </Stack>
      )}
    </>
  );
}

import { isNotFound } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Badge, Breadcrumbs, Inline, LinkButton, Notice, PageTitle, Skeleton, Stack } from '@petcare/ui';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { BASE, editPath, kinds, listPath, useShopKind } from './kinds.ts';
import { NoProduct } from './no-product.tsx';
import { MyProducts_Product } from './my-products.ts';
import { ProductPreview } from './product-preview.tsx';

/** One product as guardians see it, and the way to change it. */
export function ProductDetailPage() {
  const kind = useShopKind();
  const { id = '' } = useParams();
  const { standIn, data, error } = answerOf(
    useQuery({ query: MyProducts_Product, variables: { id } }),
    <Skeleton variant="card" count={1} />,
  );
  if (isNotFound(error) || (data && data.getMyProduct.kind !== kind)) return <NoProduct kind={kind} />;
  if (standIn) return standIn;
  const product = data.getMyProduct;
  const { name, description1, description2, description3 } = product;
  return (
    <>
      <Breadcrumbs items={[{ label: '상품 관리', to: BASE }, { label: kinds[kind].label, to: listPath(kind) }, { label: name }]} />
      <PageTitle
        description="보호자에게는 이렇게 보여요."
        actions={
          <LinkButton to={editPath(kind, id)} icon="edit">
            수정
          </LinkButton>
        }
      >
        <Inline gap={2}>
          {name}
          <Badge tone={product.isShown ? 'success' : 'neutral'}>{product.isShown ? '공개 중' : '숨김'}</Badge>
        </Inline>
      </PageTitle>
      <Stack gap={4}>
        {!product.isShown && <Notice>숨겨 두어서 보호자에게는 보이지 않아요. 수정에서 보이게 바꿀 수 있어요.</Notice>}
        <ProductPreview {...product} descriptions={[description1, description2, description3].flatMap((text) => text ?? [])} />
      </Stack>
    </>
  );
}

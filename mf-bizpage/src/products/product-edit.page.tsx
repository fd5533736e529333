import { isNotFound } from '@petcare/api';
import { useSession } from '@petcare/auth';
import type { Session } from '@petcare/contracts';
import { answerOf } from '@petcare/remote';
import { Breadcrumbs, Skeleton } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { BASE, kinds, listPath, productPath, useShopKind, type ShopKind } from './kinds.ts';
import { MyProducts_Product } from './my-products.ts';
import { draftOf, emptyDraft } from './product-draft.ts';
import { NoProduct } from './no-product.tsx';
import { ProductForm } from './product-form.tsx';

/** A product to change, or with `new` in place of its id one to add. */
export function ProductEditPage() {
  const kind = useShopKind();
  const { id = '' } = useParams();
  const session = useSession();
  return session.status === 'signed-in' ? <Edited key={`${kind}.${id}`} kind={kind} id={id} userID={draftOwnerOf(session)} /> : null;
}

/** Of several businesses that one account works for each has its drafts. */
function draftOwnerOf({ identity, workplace }: Extract<Session, { status: 'signed-in' }>): string {
  return workplace ? `${identity.userID}@${workplace.businessId}` : identity.userID;
}

function Edited({ kind, id, userID }: { kind: ShopKind; id: string; userID: string }) {
  const navigate = useNavigate();
  const isNew = id === 'new';
  const { standIn, data, error } = answerOf(
    useQuery({ query: MyProducts_Product, variables: { id }, pause: isNew }),
    <Skeleton variant="card" count={2} />,
  );
  const product = data?.getMyProduct;
  const { label, noun } = kinds[kind];
  if (isNotFound(error) || (product && product.kind !== kind)) return <NoProduct kind={kind} />;
  if (!isNew && standIn) return standIn;
  const back = product ? productPath(kind, product.id) : listPath(kind);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: '상품 관리', to: BASE },
          { label, to: listPath(kind) },
          ...(product ? [{ label: product.name, to: back }, { label: '수정' }] : [{ label: '새로 등록' }]),
        ]}
      />
      <WritingScreen title={product ? `${noun} 수정` : `새 ${noun}`}>
        <ProductForm
          kind={kind}
          id={product?.id ?? null}
          readAt={product?.timestamp.updatedAt ?? null}
          initial={product ? draftOf(product) : emptyDraft}
          draftName={`${userID}.${kind}.${id}`}
          onSaved={(saved) => void navigate(productPath(kind, saved), { replace: true })}
          onCancel={() => void navigate(back)}
        />
      </WritingScreen>
    </>
  );
}

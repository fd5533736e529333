import { isNotFound } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { answerOf } from '@petcare/remote';
import { Breadcrumbs, EmptyState, LinkButton, PageTitle, Skeleton } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { RegistrationNotice } from '../registration/registration-notice.tsx';
import { BASE, editPath, kinds, listPath } from './kinds.ts';
import { MyProducts_List, MyProducts_Product, type ProductRow } from './my-products.ts';
import { draftOf, emptyDraft } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';
import { TreatmentPicker } from './treatment-picker.tsx';

const { label, icon, description, empty } = kinds.medical;

/** A hospital's treatments with its fees; with `?edit=` the form of one of them, or of a new one. */
export function MedicalPage() {
  const [params] = useSearchParams();
  const session = useSession();
  const waiting = <Skeleton variant="list" count={3} />;
  const { standIn, data, reload } = answerOf(useQuery({ query: MyProducts_List, variables: { kind: 'medical' } }), waiting);
  const id = params.get('edit');
  if (standIn) return standIn;
  if (session.status !== 'signed-in') return waiting;
  const products = data.getMyProducts;
  return id === null ? (
    <Listed products={products} again={reload} />
  ) : (
    <Edited key={id} id={id} products={products} userID={session.identity.userID} onSaved={reload} />
  );
}

function Listed({ products, again }: { products: readonly ProductRow[]; again: () => void }) {
  const add = (
    <LinkButton to={editPath('medical', 'new')} icon="plus">
      새로 등록
    </LinkButton>
  );
  return (
    <>
      <RegistrationNotice />
      <Breadcrumbs items={[{ label: '상품 관리', to: BASE }, { label }]} />
      <PageTitle description={description} actions={products.length > 0 ? add : undefined}>
        {label} 관리
      </PageTitle>
      {products.length === 0 ? (
        <EmptyState icon={icon} title={empty} description="초진 진찰료부터 올려 보세요." action={add} />
      ) : (
        <ProductList kind="medical" products={products} again={again} />
      )}
    </>
  );
}

type EditedProps = { id: string; products: readonly ProductRow[]; userID: string; onSaved: () => void };

function Edited({ id, products, userID, onSaved }: EditedProps) {
  const navigate = useNavigate();
  const isNew = id === 'new';
  const { standIn, data, error } = answerOf(
    useQuery({ query: MyProducts_Product, variables: { id }, pause: isNew }),
    <Skeleton variant="card" count={2} />,
  );
  const product = data?.getMyProduct;
  const back = listPath('medical');
  if (isNotFound(error) || (product && product.kind !== 'medical'))
    return <EmptyState icon={icon} title="진료 항목을 찾을 수 없어요." action={<LinkButton to={back}>진료 항목 목록 보기</LinkButton>} />;
  if (!isNew && standIn) return standIn;
  const taken = new Set(products.flatMap(({ medical }) => medical?.id ?? []));
  return (
    <>
      <Breadcrumbs items={[{ label: '상품 관리', to: BASE }, { label, to: back }, { label: product ? product.name : '새로 등록' }]} />
      <WritingScreen title={product ? '진료 항목 수정' : '새 진료 항목'} description={product?.name}>
        <ProductForm
          kind="medical"
          id={product?.id ?? null}
          readAt={product?.timestamp.updatedAt ?? null}
          initial={product ? draftOf(product) : emptyDraft}
          draftName={`${userID}.medical.${id}`}
          title={({ medicalId, ...picker }) => (product ? null : <TreatmentPicker chosen={medicalId} taken={taken} {...picker} />)}
          onSaved={() => {
            onSaved();
            void navigate(back, { replace: true });
          }}
          onCancel={() => void navigate(back)}
        />
      </WritingScreen>
    </>
  );
}

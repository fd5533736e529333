import { EmptyState, LinkButton, PageTitle } from '@petcare/ui';
import { kinds, listPath, type ShopKind } from './kinds.ts';

/** The page in place of a product that does not exist or belongs to somebody else. */
export function NoProduct({ kind }: { kind: ShopKind }) {
  return (
    <>
      <PageTitle>{kinds[kind].label}</PageTitle>
      <EmptyState
        icon={kinds[kind].icon}
        title="상품을 찾을 수 없어요."
        description="주소가 바뀌었거나 이미 삭제됐을 수 있어요."
        action={<LinkButton to={listPath(kind)}>{kinds[kind].label} 목록 보기</LinkButton>}
      />
    </>
  );
}

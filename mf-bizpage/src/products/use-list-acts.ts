import { messageOfError, useSentOnce } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useMutation, type OperationResult } from 'urql';
import type { ProductKind } from './kinds.ts';
import { MyProducts_Copy, MyProducts_Delete, MyProducts_Order, MyProducts_Show, type ProductRow } from './my-products.ts';

/** The acts on a product in its list; each announces its outcome and asks for the list again. */
export function useListActs(kind: ProductKind, again: () => void) {
  const [, copy] = useMutation(MyProducts_Copy);
  const [, show] = useMutation(MyProducts_Show);
  const [, order] = useMutation(MyProducts_Order);
  const [, remove] = useMutation(MyProducts_Delete);
  const copyOnce = useSentOnce(copy);

  function tell({ error }: OperationResult, done: string): boolean {
    if (error) toast('error', messageOfError(error));
    else toast('success', done);
    // What was refused may be since the list is no longer what is shown.
    again();
    return !error;
  }

  return {
    copy: async ({ id }: ProductRow) => tell(await copyOnce({ id }), '사진까지 모두 복사했어요. 고친 다음 보이게 바꿔 주세요.'),
    show: async ({ id, name, isShown }: ProductRow) =>
      tell(await show({ id, isShown: !isShown }), isShown ? `${name}: 보호자에게 숨겼어요.` : `${name}: 이제 보호자에게 보여요.`),
    order: async (products: readonly ProductRow[]) => tell(await order({ kind, ids: products.map(({ id }) => id) }), '순서를 바꿨어요.'),
    remove: async ({ id, name }: ProductRow) => tell(await remove({ id }), `${name}: 삭제했어요.`),
  };
}

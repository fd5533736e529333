import { moved } from '@petcare/dragging';
import { lazyPiece } from '@petcare/remote';
import { Card, VisuallyHidden } from '@petcare/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductKind } from './kinds.ts';
import type { ProductRow } from './my-products.ts';
import { ProductListRow } from './product-row.tsx';
import { useListActs } from './use-list-acts.ts';
import { useSorting } from './use-sorting.ts';

const DeleteQuestion = lazyPiece(() => import('./delete-question.tsx').then((m) => m.DeleteQuestion));

/** The products of one kind, to put in order, hide, copy and delete; treatments stay as the tree has them. */
export function ProductList({ kind, products, again }: { kind: ProductKind; products: readonly ProductRow[]; again: () => void }) {
  // While it is being put in order, and until the list that was asked for then is there.
  const [ordered, setOrdered] = useState<{ of: readonly ProductRow[]; products: readonly ProductRow[] } | null>(null);
  const [asked, setAsked] = useState<ProductRow | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const acts = useListActs(kind, again);
  const shown = ordered?.of === products ? ordered.products : products;
  // A thing may be put down before its last step is drawn.
  const latest = useRef(shown);
  latest.current = shown;
  function move(from: number, to: number) {
    latest.current = moved(latest.current, from, to);
    setOrdered({ of: products, products: latest.current });
  }
  const { dragged, said, listRef, handle } = useSorting(shown.length, move, () => {
    if (latest.current !== products) void acts.order(latest.current);
  });
  const isSorted = kind !== 'medical' && shown.length > 1;

  async function remove(product: ProductRow) {
    setDeleting(true);
    await acts.remove(product);
    setDeleting(false);
    setAsked(null);
  }

  return (
    <>
      <Card padding="none">
        <List ref={listRef}>
          {shown.map((product, index) => (
            <ProductListRow
              key={product.id}
              product={product}
              handle={isSorted ? handle(index, product.name) : undefined}
              isDragged={dragged === index}
              onCopy={kind === 'medical' ? undefined : () => void acts.copy(product)}
              onShow={() => void acts.show(product)}
              onDelete={() => setAsked(product)}
            />
          ))}
        </List>
      </Card>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {asked && (
        <DeleteQuestion name={asked.name} isPending={isDeleting} onConfirm={() => void remove(asked)} onCancel={() => setAsked(null)} />
      )}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

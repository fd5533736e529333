import { formatWon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { PriceChange } from '../bookable/products.ts';

/** The products that cost something else than the guest has seen. */
export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <>
      <strong>그사이 가격이 바뀌었어요.</strong>
      <List>
        {changes.map(({ productId, name, from, to }) => (
          <li key={productId}>
            {name} <del>{formatWon(from)}</del> → <b>{formatWon(to)}</b>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  margin: ${tokens.space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

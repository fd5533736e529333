import { formatWon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { MyReservation } from '../record/my-reservation.ts';
import { bookedLines } from '../record/items-in-words.ts';
import { lineName } from '../bookable/line-name.ts';

/** The booked products with their prices of then; nothing where only a time was booked. Their sum stands with the payment. */
export function BookedProducts({ items }: Pick<MyReservation, 'items'>) {
  if (items.length === 0) return null;
  return (
    <Lines aria-label="예약한 상품">
      {bookedLines(items).map((line, index) => (
        <li key={index}>
          <span>{lineName(line)}</span>
          <span>{line.price === 0 ? '무료' : formatWon(line.price)}</span>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

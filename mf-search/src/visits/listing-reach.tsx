import { lazyPiece } from '@petcare/remote';
import { buttonStyles, Icon, media, tokens, type ButtonStyleProps } from '@petcare/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Click } from './inflow.ts';
import { useListingCounts } from './listing-counts.ts';
import type { Listing } from '../listing-facts/listing.ts';

/** The id of the place with the way to book. */
export const BOOKING = 'booking';

const BookingSheet = lazyPiece(() => import(/* webpackChunkName: "listing-later" */ './booking-sheet.tsx').then((m) => m.BookingSheet));

type Props = {
  listing: Listing;
  /** The way to book; null where nobody can. */
  reserve: ReactNode;
};

/** Telephone and booking, in reach of a thumb wherever the page has been scrolled to; where there is room they stand beside it. */
export function ListingReach({ listing, reserve }: Props) {
  const { kind, id, name, state, contract: phone } = listing;
  const counts = useListingCounts(kind, id);
  const [isBooking, setBooking] = useState(false);
  const book = (event: MouseEvent) => {
    event.preventDefault();
    setBooking(true);
  };
  if (!phone && !reserve) return null;
  return (
    <Bar data-foot-bar="" aria-label="전화와 예약">
      {phone && (
        <Act href={`tel:${phone}`} $variant="secondary" $fullWidth onClick={() => state === 'approved' && counts.click(Click.call)}>
          <Icon name="phone" size={18} />
          바로 전화
        </Act>
      )}
      {reserve && (
        <Act
          href={`#${BOOKING}`}
          $variant="primary"
          $fullWidth
          onPointerEnter={BookingSheet.fetch}
          onFocus={BookingSheet.fetch}
          onClick={book}
        >
          <Icon name="calendar" size={18} />
          바로 예약
        </Act>
      )}
      {isBooking && (
        <BookingSheet name={name} onClose={() => setBooking(false)}>
          {reserve}
        </BookingSheet>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  bottom: var(--pc-bottom-height, 0px);
  z-index: ${tokens.z.sticky};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[6]} calc(-1 * ${tokens.space[4]}) 0;
  padding: ${tokens.space[2]} ${tokens.space[4]} calc(${tokens.space[2]} + env(safe-area-inset-bottom, 0px));
  box-shadow: 0 -1px 0 ${tokens.color.border};
  background: ${tokens.color.surface};

  ${media.desktop} {
    display: none;
  }
`;

const Act = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

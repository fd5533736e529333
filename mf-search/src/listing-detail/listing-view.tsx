import { media, PageContainer, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ListingAbout } from './listing-about.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingHours } from './listing-hours.tsx';
import { ListingLocation } from './listing-location.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import type { Listing } from './listing.ts';

/** What the page of a kind has in its places. */
export type ListingPlaces = {
  /** What it offers and for how much. */
  prices?: ReactNode;
  /** The way to book; a kind that can't be booked has its hours there. */
  reserve?: ReactNode;
  reviews: ReactNode;
};

/** A business with everything that is known about it, the way to book beside it, and reviews below. */
export function ListingView({ listing, prices, reserve, reviews }: ListingPlaces & { listing: Listing }) {
  return (
    <PageContainer>
      <Columns>
        <Top>
          <ListingPhotos listing={listing} />
          <ListingHead listing={listing} />
        </Top>
        <Beside>{reserve ?? <ListingHours listing={listing} />}</Beside>
        <Rest>
          {reserve && <ListingHours listing={listing} />}
          <ListingAbout listing={listing} />
          {prices}
          <ListingLocation listing={listing} />
          <Section id="reviews" title="보호자 리뷰">
            {reviews}
          </Section>
        </Rest>
      </Columns>
    </PageContainer>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto 1fr;
    align-items: start;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

const Beside = styled.aside`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

const Rest = styled.div`
  min-width: 0;
`;

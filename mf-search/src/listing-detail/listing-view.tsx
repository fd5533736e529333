import { hoursWords } from '@petcare/opening-hours';
import { media, PageContainer, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ListingAbout } from './listing-about.tsx';
import { ListingFooter } from './listing-footer.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingHours } from './listing-hours.tsx';
import { ListingLocation } from './listing-location.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { BOOKING, ListingReach } from '../visits/listing-reach.tsx';
import { ListingTabs, sections } from './listing-tabs.tsx';
import type { Listing } from '../listing-facts/listing.ts';

/** The contents of the places of a page, by the kind of its listing. */
export type ListingPlaces = {
  /** The products and their prices. */
  prices?: ReactNode;
  /** True when `prices` draws something. */
  hasPrices?: boolean;
  /** The way to book; a kind that can't be booked has its hours there. */
  reserve?: ReactNode;
  reviews: ReactNode;
};

/** A business in the order of what is asked of it: whether it is open, its prices, its free times, what others say, how it looks; the rest below. */
export function ListingView({ listing, prices, hasPrices = false, reserve, reviews }: ListingPlaces & { listing: Listing }) {
  const tabs = [
    ...(reserve ? [{ id: sections.hours, label: hoursWords[listing.kind].hours }] : []),
    ...(hasPrices ? [{ id: sections.prices, label: '가격' }] : []),
    { id: sections.reviews, label: '리뷰' },
    { id: sections.location, label: '위치' },
  ];
  return (
    <PageContainer>
      <Columns>
        <Top>
          <ListingHead listing={listing} />
          {reserve && <ListingHours listing={listing} />}
          <div>{prices}</div>
        </Top>
        <Beside id={BOOKING}>{reserve ?? <ListingHours listing={listing} />}</Beside>
        <Rest>
          <ListingTabs tabs={tabs} />
          <Section id={sections.reviews} title="보호자 리뷰">
            {reviews}
          </Section>
          <ListingPhotos listing={listing} />
          <ListingAbout listing={listing} />
          <ListingLocation listing={listing} />
          <ListingFooter listing={listing} />
        </Rest>
      </Columns>
      <ListingReach listing={listing} reserve={listing.allowReservation ? reserve : null} />
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
  scroll-margin-top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});

  ${media.desktop} {
    position: sticky;
    top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

const Rest = styled.div`
  min-width: 0;

  > section {
    scroll-margin-top: calc(var(--pc-header-height, 4rem) + 4.5rem);
  }

  /* The pictures between two sections. */
  > section + ul,
  > ul + section {
    margin-top: ${tokens.space[10]};
  }
`;

import { Slot } from '@petcare/remote';
import { media, PageContainer, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ListingAbout } from './listing-about.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingHours } from './listing-hours.tsx';
import { ListingLocation } from './listing-location.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import type { Listing } from './listing.ts';

/** A business with everything that is known about it, `prices` of what it offers among it; booking, or the hours of one that can't be booked, beside it, and reviews below. */
export function ListingView({ listing, prices }: { listing: Listing; prices?: ReactNode }) {
  const { kind } = listing;
  return (
    <PageContainer>
      <Columns>
        <Top>
          <ListingPhotos listing={listing} />
          <ListingHead listing={listing} />
        </Top>
        <Beside>{kind === 'pharmacy' ? <ListingHours listing={listing} /> : <Reserve listing={listing} />}</Beside>
        <Rest>
          {kind !== 'pharmacy' && <ListingHours listing={listing} />}
          <ListingAbout listing={listing} />
          {prices}
          <ListingLocation listing={listing} />
          <Section id="reviews" title="보호자 리뷰">
            <Reviews listing={listing} />
          </Section>
        </Rest>
      </Columns>
    </PageContainer>
  );
}

function Reserve({ listing }: { listing: Listing }) {
  const { kind, id, name, allowReservation, contract, kakaoplus } = listing;
  if (kind === 'hospital') return <Slot name="hospital.reserve" props={{ hospitalId: id, hospitalName: name, allowReservation }} />;
  return <Slot name="company.reserve" props={{ companyId: id, companyName: name, allowReservation, phone: contract, kakao: kakaoplus }} />;
}

function Reviews({ listing: { kind, id, name } }: { listing: Listing }) {
  switch (kind) {
    case 'hospital':
      return <Slot name="hospital.reviews" props={{ hospitalId: id, hospitalName: name }} />;
    case 'pharmacy':
      return <Slot name="pharmacy.reviews" props={{ pharmacyId: id, pharmacyName: name }} />;
    case 'company':
      return <Slot name="company.reviews" props={{ companyId: id, companyName: name }} />;
  }
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

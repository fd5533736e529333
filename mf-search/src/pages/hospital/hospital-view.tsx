import { Slot } from '@petcare/remote';
import { media, PageContainer, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { HospitalAbout } from './hospital-about.tsx';
import { HospitalHead } from './hospital-head.tsx';
import { HospitalHours } from './hospital-hours.tsx';
import { HospitalLocation } from './hospital-location.tsx';
import { HospitalPhotos } from './hospital-photos.tsx';
import type { Hospital } from './hospital.ts';

/** A hospital with everything that is known about it, booking beside it and reviews below. */
export function HospitalView({ hospital }: { hospital: Hospital }) {
  const { id, name, allowReservation } = hospital;
  return (
    <PageContainer>
      <Columns>
        <Top>
          <HospitalPhotos id={id} name={name} pictures={hospital.facilityPicture} />
          <HospitalHead hospital={hospital} />
        </Top>
        <Booking>
          <Slot name="hospital.reserve" props={{ hospitalId: id, hospitalName: name, allowReservation }} />
        </Booking>
        <Rest>
          <HospitalHours hospital={hospital} />
          <HospitalAbout hospital={hospital} />
          <HospitalLocation id={id} name={name} address={hospital.address} />
          <Section id="reviews" title="보호자 리뷰">
            <Slot name="hospital.reviews" props={{ hospitalId: id, hospitalName: name }} />
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

const Booking = styled.aside.attrs({ 'aria-label': '예약' })`
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

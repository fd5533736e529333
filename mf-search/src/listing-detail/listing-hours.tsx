import { hoursWords, OpeningHours } from '@petcare/opening-hours';
import { Card, Section } from '@petcare/ui';
import { OpenBadge } from '../listing/open-badge.tsx';
import { HoursToday } from './hours-today.tsx';
import type { Listing } from './listing.ts';

/** Today first, then the week and what it can't say. */
export function ListingHours({ listing }: { listing: Listing }) {
  const { kind, contract, businessHours, businessHoursText, humu, hoursExceptions, isOpenNow, openingToday } = listing;
  return (
    <Section title={hoursWords[kind].hours} actions={<OpenBadge isOpenNow={isOpenNow} />}>
      <Card>
        {openingToday && businessHours && <HoursToday today={openingToday} week={businessHours} isOpenNow={isOpenNow} />}
        <OpeningHours {...{ kind, contract, businessHours, businessHoursText, humu, hoursExceptions }} today={openingToday?.date} />
      </Card>
    </Section>
  );
}

import { hoursWords, OpeningHours } from '@petcare/opening-hours';
import { Card, Section } from '@petcare/ui';
import { OpenBadge } from '../listing/open-badge.tsx';
import { HoursToday } from './hours-today.tsx';
import { sections } from './listing-tabs.tsx';
import type { Listing } from '../listing-facts/listing.ts';

/** Today first, then the week and what it can't say. */
export function ListingHours({ listing }: { listing: Listing }) {
  const { kind, contract, businessHours, businessHoursText, humu, hoursExceptions, is24, isOpenNow, openState, openingToday } = listing;
  return (
    <Section id={sections.hours} title={hoursWords[kind].hours} actions={<OpenBadge openState={openState} />}>
      <Card>
        {openingToday && <HoursToday today={openingToday} week={businessHours ?? []} isOpenNow={isOpenNow} />}
        <OpeningHours
          {...{ kind, contract, businessHours, businessHoursText, humu, hoursExceptions, is24 }}
          today={openingToday?.date}
          isFolded={openingToday !== null}
        />
      </Card>
    </Section>
  );
}

import type { BusinessKind } from '@petcare/contracts';
import { media, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ListingCard } from '../listing/listing-card.tsx';
import type { ListingSummary } from '../listing/listing-summary.ts';

type Props = { kind: BusinessKind; title: string; note?: ReactNode; listings: readonly ListingSummary[]; isAd?: boolean };

/** A few of a kind above the list, for a reason of their own; nothing where there are none. */
export function ListingStrip({ kind, title, note, listings, isAd = false }: Props) {
  if (listings.length === 0) return null;
  return (
    <Strip title={title} actions={note}>
      {/* A row of others begins at its start: a browser goes on at the card that it had snapped to. */}
      <Row key={listings[0]!.id}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard kind={kind} listing={listing} frompage="list" shape="brief" isAd={isAd} />
          </li>
        ))}
      </Row>
    </Strip>
  );
}

/** The list above which strips stand keeps them apart already. */
const Strip = styled(Section)`
  &&& {
    margin-top: 0;
  }
`;

/** Runs to the edges of a phone's screen, so that a cut card says there is more. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(20rem, 88%);
  gap: ${tokens.space[3]};
  margin: 0 calc(-1 * ${tokens.space[4]});
  padding: 5px ${tokens.space[4]} ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${tokens.space[4]};
  scrollbar-width: none;
  list-style: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    margin-inline: 0;
    padding-inline: 0;
    gap: ${tokens.space[4]};
  }
`;

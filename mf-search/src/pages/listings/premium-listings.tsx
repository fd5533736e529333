import { Badge, media, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { listingKinds, type ListingKind } from '../../lib/listing-kinds.ts';
import { ListingCard } from '../../parts/listing-card.tsx';
import type { ListingSummary } from '../../parts/listing-summary.ts';

/** Those that pay for it, marked as what they are; nothing where there are none. */
export function PremiumListings({ kind, listings }: { kind: ListingKind; listings: readonly ListingSummary[] }) {
  const { name } = listingKinds[kind];
  if (listings.length === 0) return null;
  return (
    <Section title={`추천 ${name}`} actions={<Badge>광고</Badge>}>
      <Row>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard kind={kind} listing={listing} frompage="list" shape="brief" />
          </li>
        ))}
      </Row>
    </Section>
  );
}

/** Runs to the edges of a phone's screen, so that a cut card says there is more. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(20rem, 88%);
  gap: ${tokens.space[3]};
  margin: 0 calc(-1 * ${tokens.space[4]});
  padding: 2px ${tokens.space[4]} ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${tokens.space[4]};
  scrollbar-width: none;
  list-style: none;
  > li { min-width: 0; scroll-snap-align: start; }

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    margin-inline: 0;
    padding-inline: 0;
    gap: ${tokens.space[4]};
  }
`;

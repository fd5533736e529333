import { listingKinds } from '../listing/listing-kinds.ts';
import { FoundRows, type FoundRowsProps } from './found-rows.tsx';
import { Head } from './list-parts.tsx';

/** The nearest to where the person is, while the map shows areas alone: they are too far away to be seen as places. */
export function NearestListings(found: FoundRowsProps) {
  if (found.listings.length === 0) return null;
  return (
    <>
      <Head>가장 가까운 {listingKinds[found.kind].name}</Head>
      <FoundRows {...found} />
    </>
  );
}

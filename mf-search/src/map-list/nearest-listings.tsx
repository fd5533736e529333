import { listingKinds } from '../listing/listing-kinds.ts';
import { FoundRows, type FoundRowsProps } from './found-rows.tsx';
import { Head } from './list-parts.tsx';

/** The nearest to where the person is, while the map counts areas: among those they are seen as pins of their own. */
export function NearestListings(found: FoundRowsProps) {
  if (found.listings.length === 0) return null;
  return (
    <>
      <Head>가장 가까운 {listingKinds[found.kind].name}</Head>
      <FoundRows {...found} />
    </>
  );
}

import type { BusinessKind } from '@petcare/contracts';
import { isNotFound } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, PageContainer, Skeleton, VisuallyHidden } from '@petcare/ui';
import type { CombinedError } from 'urql';
import { isListingId } from '../listing-facts/listing-id.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { listingPageHead } from '../listing-facts/listing-page-head.ts';
import { kindWords } from '../listing-facts/kind-words.ts';
import { ListingView, type ListingPlaces } from './listing-view.tsx';
import type { Listing } from '../listing-facts/listing.ts';
import { useReviewNews } from './use-review-news.ts';
import { useVisitCounts } from '../visits/use-visit-counts.ts';

type Props = ListingPlaces & {
  kind: BusinessKind;
  /** As the address has it. */
  id: string;
  listing: Listing | undefined;
  error: CombinedError | undefined;
  fetching: boolean;
  reload: () => void;
};

/** The page of a listing of any kind, with what it is while it is asked for, when it is not there and when nobody answers. */
export function ListingScreen({ kind, id, listing: answered, error, fetching, reload, ...places }: Props) {
  // While the next one is asked for, the answer is that of the one before.
  const listing = answered?.id === id ? answered : undefined;
  const { standIn } = answerOf({ data: listing, error, isLoading: fetching, refetch: reload }, <Waiting />);
  useVisitCounts(listing);
  useReviewNews({ kind, id }, reload);
  usePageHead(listing && !error ? listingPageHead(listing) : null);

  if (!isListingId(id) || isNotFound(error)) return <Unknown kind={kind} isNamed={id !== ''} />;
  if (standIn) return <PageContainer>{standIn}</PageContainer>;
  return listing ? <ListingView listing={listing} {...places} /> : null;
}

function Waiting() {
  return (
    <>
      <Skeleton variant="block" />
      <Skeleton variant="list" count={4} />
    </>
  );
}

function Unknown({ kind, isNamed }: { kind: BusinessKind; isNamed: boolean }) {
  const { name, icon, listPath } = listingKinds[kind];
  const { missing, missingHint, unnamed, toList } = kindWords[kind];
  usePageHead({ title: missing, status: 404, noindex: true });
  return (
    <PageContainer>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <EmptyState
        icon={icon}
        title={isNamed ? `${missing}.` : unnamed}
        description={isNamed ? missingHint : '목록에서 이름이나 지역으로 찾아 보세요.'}
        action={<LinkButton to={listPath}>{toList}</LinkButton>}
      />
    </PageContainer>
  );
}

import type { BusinessKind } from '@petcare/contracts';
import { distanceKm, type MapCluster, type MapLevel, type MapPosition } from '@petcare/maps';
import { answerOf } from '@petcare/remote';
import { Button, EmptyState, formatNumber } from '@petcare/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { featuresOfPin } from '../listing/features.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { AreaRow } from './area-row.tsx';
import { distanceAway } from '../map-search/distance-away.ts';
import { Head, More, Rows, Waiting } from './list-parts.tsx';
import { ListingRow } from './listing-row.tsx';
import type { MapPlaces } from '../map-search/use-map-places.ts';

type Props = {
  kind: BusinessKind;
  level: MapLevel;
  places: MapPlaces;
  selectedId: string | null;
  center: MapPosition;
  from: MapPosition | null;
  onArea: (position: MapPosition) => void;
  onListing: (id: string, position: MapPosition) => void;
  onLocate: () => void;
};

const STEP = 40;

const ofKind = ({ counts }: MapCluster, kind: BusinessKind) => counts.find((one) => one.kind === kind)?.count ?? 0;

/** The areas or the places that the map shows, nearest first: to where distances are told from, else to its middle. */
export function ListingsInView({ kind, level, places, selectedId, center, from, onArea, onListing, onLocate }: Props) {
  const [shown, setShown] = useState(STEP);
  const rows = useRef<HTMLUListElement>(null);
  // Whoever asks for more goes on with the first of them.
  useEffect(() => {
    if (shown > STEP) rows.current?.children[shown - STEP]?.querySelector('a')?.focus();
  }, [shown]);
  const { clusters, listings, isLoading, error, reload } = places;
  const origin = from ?? center;
  const nearest = useMemo(() => [...listings].sort((a, b) => distanceKm(origin, a) - distanceKm(origin, b)), [listings, origin]);
  const areas = useMemo(() => [...clusters].sort((a, b) => ofKind(b, kind) - ofKind(a, kind)), [clusters, kind]);

  const isEmpty = nearest.length === 0 && areas.length === 0;
  const { standIn: failure } = answerOf(
    { data: isEmpty && isLoading ? null : places, error, isLoading, refetch: reload },
    <Waiting />,
    isEmpty ? {} : { isSmall: true, title: '이 지역은 아직 불러오지 못했어요.' },
  );
  if (isEmpty && failure) return failure;
  if (isEmpty) {
    return (
      <EmptyState
        icon="map-pin"
        title={`이 지역에는 ${listingKinds[kind].subject} 없어요.`}
        description="지도를 옮기거나 조건을 바꿔 보세요."
        action={
          <Button variant="secondary" icon="crosshair" onPress={onLocate}>
            내 위치로
          </Button>
        }
      />
    );
  }
  const total = nearest.length || areas.reduce((sum, area) => sum + ofKind(area, kind), 0);
  return (
    <>
      {failure}
      <Head role="status" aria-busy={isLoading}>
        <span>
          {failure ? '전에 보던 지역' : level === 'pins' ? '이 지역' : '보이는 지역'} {listingKinds[kind].name}{' '}
          <strong>{formatNumber(total)}</strong>곳
        </span>
      </Head>
      <Rows ref={rows} aria-busy={isLoading}>
        {areas.map((area) => (
          <li key={area.id}>
            <AreaRow area={area} onChoose={() => onArea(area)} />
          </li>
        ))}
        {nearest.slice(0, shown).map((listing) => (
          <li key={listing.id}>
            <ListingRow
              kind={kind}
              facts={{ ...listing, tags: featuresOfPin(listing) }}
              distance={distanceAway(from, listing)}
              isChosen={listing.id === selectedId}
              onChoose={() => onListing(listing.id, listing)}
            />
          </li>
        ))}
      </Rows>
      {nearest.length > shown && (
        <More>
          <Button variant="secondary" fullWidth onPress={() => setShown(shown + STEP)}>
            {formatNumber(nearest.length - shown)}곳 더 보기
          </Button>
        </More>
      )}
    </>
  );
}

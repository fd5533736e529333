import { messageOfError } from '@petcare/api';
import { distanceKm, type MapLevel, type MapPosition } from '@petcare/maps';
import { Button, EmptyState, ErrorState, formatNumber } from '@petcare/ui';
import { useMemo, useState } from 'react';
import { AreaRow } from './area-row.tsx';
import { distanceAway } from './distance-away.ts';
import { HospitalRow } from './hospital-row.tsx';
import { Head, More, Rows, Waiting } from './list-parts.tsx';
import type { MapPlaces } from './use-map-places.ts';

type Props = {
  level: MapLevel;
  places: MapPlaces;
  selectedId: string | null;
  center: MapPosition;
  from: MapPosition | null;
  onArea: (position: MapPosition) => void;
  onHospital: (id: string, position: MapPosition) => void;
  onLocate: () => void;
};

const STEP = 40;

/** The areas or the hospitals that the map shows, nearest to its middle first. */
export function HospitalsInView({ level, places, selectedId, center, from, onArea, onHospital, onLocate }: Props) {
  const [shown, setShown] = useState(STEP);
  const { clusters, hospitals, isLoading, error, reload } = places;
  const nearest = useMemo(
    () => [...hospitals].sort((a, b) => distanceKm(center, a) - distanceKm(center, b)),
    [hospitals, center],
  );
  const areas = useMemo(() => [...clusters].sort((a, b) => b.hospitals - a.hospitals), [clusters]);

  if (error) return <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={isLoading} />;
  if (isLoading && nearest.length === 0 && areas.length === 0) return <Waiting />;
  if (nearest.length === 0 && areas.length === 0) {
    return (
      <EmptyState
        icon="map-pin"
        title="이 지역에는 병원이 없어요."
        description="지도를 옮기거나 조건을 바꿔 보세요."
        action={
          <Button variant="secondary" icon="crosshair" onPress={onLocate}>
            내 위치로
          </Button>
        }
      />
    );
  }
  const total = nearest.length || areas.reduce((sum, { hospitals: count }) => sum + count, 0);
  return (
    <>
      <Head role="status">
        <span>
          {level === 'pins' ? '이 지역' : '보이는 지역'} 동물병원 <strong>{formatNumber(total)}</strong>곳
        </span>
      </Head>
      <Rows>
        {areas.map((area) => (
          <li key={area.id}>
            <AreaRow area={area} onChoose={() => onArea(area)} />
          </li>
        ))}
        {nearest.slice(0, shown).map((hospital) => (
          <li key={hospital.id}>
            <HospitalRow
              id={hospital.id}
              name={hospital.name}
              address={hospital.address}
              tags={hospital.tags}
              distance={distanceAway(from, hospital)}
              score={hospital.reviewScore}
              reviews={hospital.reviewCount}
              isChosen={hospital.id === selectedId}
              onChoose={() => onHospital(hospital.id, hospital)}
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

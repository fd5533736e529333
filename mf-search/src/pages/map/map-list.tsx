import { messageOfError } from '@petcare/api';
import { distanceKm, type MapLevel, type MapPosition } from '@petcare/maps';
import { Button, EmptyState, ErrorState, formatDistance, formatNumber, Skeleton, tokens } from '@petcare/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { AreaRow } from './area-row.tsx';
import { HospitalRow } from './hospital-row.tsx';
import { SelectedHospital } from './selected-hospital.tsx';
import type { MapPlaces } from './use-map-places.ts';
import { positionOf, type MapSearch } from './use-map-search.ts';

type Props = {
  level: MapLevel;
  places: MapPlaces;
  found: MapSearch;
  selectedId: string | null;
  center: MapPosition;
  onArea: (position: MapPosition) => void;
  onHospital: (id: string, position: MapPosition) => void;
  onClose: () => void;
  onLocate: () => void;
};

/** Everything that the map shows, as text: what was searched, else areas or hospitals in view. */
export function MapList(props: Props) {
  const { selectedId, found, onClose } = props;
  return (
    <>
      {selectedId && <SelectedHospital id={selectedId} onClose={onClose} />}
      {found.search ? <Found {...props} /> : <InView {...props} />}
    </>
  );
}

function Found({ found, selectedId, center, onHospital }: Props) {
  const { search, hospitals, isLoading, error, start } = found;
  if (error) return <ErrorState message={messageOfError(error)} onRetry={() => start(search)} />;
  if (isLoading) return <Waiting />;
  return (
    <>
      <Head role="status">
        <span>
          ‘{search}’ 검색 결과 <strong>{formatNumber(hospitals.length)}</strong>곳
        </span>
        <Button variant="ghost" size="sm" onPress={() => start('')}>
          검색 지우기
        </Button>
      </Head>
      {hospitals.length === 0 && <EmptyState icon="search" title="찾는 병원이 없어요." description="이름의 일부나 동네 이름으로 다시 찾아보세요." />}
      <Rows>
        {hospitals.map((hospital) => {
          const position = positionOf(hospital);
          return (
            <li key={hospital.id}>
              <HospitalRow
                name={hospital.name}
                detail={hospital.address.address}
                distance={position && formatDistance(distanceKm(center, position) * 1000)}
                score={hospital.reviewScore}
                reviews={hospital.reviewCount}
                isChosen={hospital.id === selectedId}
                onChoose={() => position && onHospital(hospital.id, position)}
              />
            </li>
          );
        })}
      </Rows>
    </>
  );
}

const STEP = 40;

function InView({ level, places, selectedId, center, onArea, onHospital, onLocate }: Props) {
  const [shown, setShown] = useState(STEP);
  const { clusters, hospitals, isLoading, error, reload } = places;
  const nearest = useMemo(
    () => hospitals.map((hospital) => ({ hospital, away: distanceKm(center, hospital) })).sort((a, b) => a.away - b.away),
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
        {nearest.slice(0, shown).map(({ hospital, away }) => (
          <li key={hospital.id}>
            <HospitalRow
              name={hospital.name}
              detail={hospital.tags.join(' · ')}
              distance={formatDistance(away * 1000)}
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

function Waiting() {
  return (
    <More>
      <Skeleton variant="list" count={4} />
    </More>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  strong { color: ${tokens.color.primaryHover}; }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li { border-top: 1px solid ${tokens.color.border}; }
`;

const More = styled.div`
  padding: ${tokens.space[4]};
`;

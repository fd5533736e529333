import { messageOfError } from '@petcare/api';
import type { MapPosition } from '@petcare/maps';
import { Button, EmptyState, ErrorState, formatNumber, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { distanceAway } from './distance-away.ts';
import { HospitalRow } from './hospital-row.tsx';
import { Head, More, Rows, Waiting } from './list-parts.tsx';
import { positionOf, type MapSearch } from './use-map-search.ts';

type Props = {
  found: MapSearch;
  selectedId: string | null;
  from: MapPosition | null;
  onHospital: (id: string, position: MapPosition) => void;
};

/** What a search has found, best match first. */
export function FoundHospitals({ found, selectedId, from, onHospital }: Props) {
  const { search, hospitals, total, isLoading, error, start } = found;
  if (error) return <ErrorState message={messageOfError(error)} onRetry={() => start(search)} />;
  if (isLoading) return <Waiting />;
  return (
    <>
      <Head role="status">
        <span>
          ‘{search}’ 검색 결과 <strong>{formatNumber(total)}</strong>곳
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
                id={hospital.id}
                name={hospital.name}
                address={hospital.address.address}
                distance={distanceAway(from, position)}
                score={hospital.reviewScore}
                reviews={hospital.reviewCount}
                isChosen={hospital.id === selectedId}
                onChoose={() => position && onHospital(hospital.id, position)}
              />
            </li>
          );
        })}
      </Rows>
      {total > hospitals.length && (
        <More>
          <All to={`/hostpital-list?${new URLSearchParams({ search }).toString()}`}>{formatNumber(total)}곳 모두 목록에서 보기</All>
        </More>
      )}
    </>
  );
}

const All = styled(Link)`
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
`;

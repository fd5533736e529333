import { Button, formatNumber, Select, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { DEFAULT_SORT, sorts, type HospitalSearch, type Sort } from '../../lib/hospital-search.ts';
import type { DistanceOrigin } from './use-distance-origin.ts';

type Props = { wish: HospitalSearch; total: number | null; origin: DistanceOrigin; onSort: (sort: Sort) => void };

/** What the API can put in order: a text or a feature search knows its own best match. */
function sortsFor({ search, features }: HospitalSearch) {
  if (search === '' && features.length === 0) return sorts;
  const best = { value: DEFAULT_SORT, label: search ? '정확도순' : '최신순' };
  return [best, ...sorts.filter(({ value }) => value === 'distance')];
}

export function ListHead({ wish, total, origin, onSort }: Props) {
  const options = sortsFor(wish);
  const sort = options.some(({ value }) => value === wish.sort) ? wish.sort : DEFAULT_SORT;
  return (
    <div>
      <Row>
        <Count role="status">{total === null ? '찾고 있어요…' : <Found search={wish.search} total={total} />}</Count>
        <Order label="정렬" isLabelHidden options={options} value={sort} onChange={onSort} />
      </Row>
      {origin.status === 'known' && (
        <Origin>
          {origin.location.address} 기준 거리예요.
          {!origin.location.isCurrentLocation && (
            <Button variant="ghost" size="sm" icon="crosshair" onPress={origin.ask}>
              내 위치로
            </Button>
          )}
        </Origin>
      )}
    </div>
  );
}

function Found({ search, total }: { search: string; total: number }) {
  return (
    <>
      {search && <>‘{search}’ </>}검색 결과 <strong>{formatNumber(total)}</strong>곳
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Count = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${tokens.color.textSoft};
  > strong { color: ${tokens.color.primaryHover}; }
`;

const Order = styled(Select)`
  flex: none;
  width: 8rem;
` as typeof Select;

const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

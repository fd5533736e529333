import type { BusinessKind } from '@petcare/contracts';
import { Button, formatNumber, media, Notice, tokens, useFocusKept } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { listingKinds } from '../listing/listing-kinds.ts';
import { sorts, type ListingSearch, type Sort } from '../listing/listing-search.ts';
import type { SearchSummary } from './search-summary.ts';
import type { DistanceOrigin } from './use-distance-origin.ts';

type Props = {
  kind: BusinessKind;
  wish: ListingSearch;
  total: number | null;
  summary: SearchSummary | undefined;
  origin: DistanceOrigin;
  onSort: (sort: Sort | null) => void;
};

/** Only a text has a best match; `own` is the order of a list that nobody has put in order. */
const searchSorts = [{ value: 'own', label: '정확도순' }, ...sorts] as const;
const listSorts = [{ value: 'own', label: '기본순' }, ...sorts] as const;

export function ListHead({ kind, wish, total, summary, origin, onSort }: Props) {
  return (
    <div>
      <Row>
        <Count role="status">
          {total === null ? (
            '찾고 있어요…'
          ) : (
            <Found kind={kind} search={wish.search} total={total} isAtLeast={summary?.isAtLeast ?? false} />
          )}
        </Count>
        <Order
          label="정렬"
          isLabelHidden
          options={wish.search ? searchSorts : listSorts}
          value={wish.sort ?? (origin.status === 'known' ? 'distance' : 'own')}
          onChange={(sort) => onSort(sort === 'own' ? null : sort)}
        />
      </Row>
      {summary && summary.leftOut.length > 0 && (
        <LeftOut kind="info">
          ‘{summary.leftOut.join(' ')}’에 맞는 곳은 이 지역에 없어요. 대신 이 지역의 {listingKinds[kind].object} 모두 보여 드려요.
        </LeftOut>
      )}
      {origin.status === 'known' && <KnownOrigin {...origin} />}
      {origin.status === 'near' && <NearOrigin region={[wish.sido, wish.sigungu].filter(Boolean).join(' ')} {...origin} />}
      {origin.status === 'unwanted' && summary?.place && <Origin>{summary.place}에서 가까운 순서로 보여 드려요.</Origin>}
    </div>
  );
}

function KnownOrigin({ location, problem, ask }: Extract<DistanceOrigin, { status: 'known' }>) {
  const line = useRef<HTMLParagraphElement>(null);
  useFocusKept(line);
  return (
    <Origin ref={line}>
      {problem && <span>{problem}</span>}
      <span>{location.address} 기준 거리예요.</span>
      {!location.isCurrentLocation && (
        <Button variant="ghost" size="sm" icon="crosshair" onPress={ask}>
          내 위치로
        </Button>
      )}
    </Origin>
  );
}

/** A region is in the order of its scores while nobody knows where the device is. */
function NearOrigin({ region, location, ask }: Extract<DistanceOrigin, { status: 'near' }> & { region: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useFocusKept(line);
  const from = location.isCurrentLocation
    ? `${location.address} 기준으로 가까운`
    : region
      ? `${region}에서 평점이 높은`
      : `${location.address}에서 가까운`;
  return (
    <Origin ref={line}>
      <span>{from} 순서예요.</span>
      <OpenFirst>지금 영업 중인 곳을 먼저 보여 드려요.</OpenFirst>
      {!location.isCurrentLocation && (
        <Button variant="ghost" size="sm" icon="crosshair" isPending={location.useCurrent} onPress={ask}>
          내 위치로
        </Button>
      )}
    </Origin>
  );
}

function Found({ kind, search, total, isAtLeast }: { kind: BusinessKind; search: string; total: number; isAtLeast: boolean }) {
  return (
    <span>
      {search ? `‘${search}’ 검색 결과` : listingKinds[kind].name} <strong>{formatNumber(total)}</strong>
      {isAtLeast ? '곳 이상' : '곳'}
    </span>
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
  > strong {
    color: ${tokens.color.primaryHover};
  }
`;

const Order = styled(Select)`
  flex: none;
  width: 8rem;
` as typeof Select;

const LeftOut = styled(Notice)`
  margin-top: ${tokens.space[3]};
  word-break: keep-all;
`;

/** The badges of the results say it as well; a phone has no line to spare above them. */
const OpenFirst = styled.span`
  ${media.belowTablet} {
    display: none;
  }
`;

const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  /* So that it stands beside the words on a phone. */
  & > button {
    padding-inline: ${tokens.space[1]};
  }
`;

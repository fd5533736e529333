import { answerOf } from '@petcare/remote';
import { Button, EmptyState, formatNumber, tokens, useFocusKept } from '@petcare/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listingKinds } from '../listing/listing-kinds.ts';
import { listPath } from '../listing/listing-search.ts';
import { regionName } from '../region/region-page.ts';
import { FoundRows, type FoundRowsProps } from './found-rows.tsx';
import { Head, More, Waiting } from './list-parts.tsx';
import type { MapSearch } from '../map-search/use-map-search.ts';

type Props = Omit<FoundRowsProps, 'listings'> & { found: MapSearch };

/** The listings that a search has found, best match first. */
export function FoundListings({ found, ...row }: Props) {
  const { kind } = row;
  const { asked, listings, total, isLoading, error, start } = found;
  const { standIn } = answerOf({ data: found, error, isLoading, refetch: () => start(asked.search) }, <Waiting />, { waitsEachTime: true });
  if (standIn) return standIn;
  return (
    <>
      <FoundHead found={found} />
      {listings.length === 0 && (
        <EmptyState
          icon="search"
          title={`찾는 ${listingKinds[kind].subject} 없어요.`}
          description="이름의 일부나 동네 이름으로 다시 찾아보세요."
        />
      )}
      <FoundRows listings={listings} {...row} />
      {total > listings.length && (
        <More>
          <All to={listPath(kind, asked)}>{formatNumber(total)}곳 모두 목록에서 보기</All>
        </More>
      )}
    </>
  );
}

function FoundHead({ found: { asked, total, start } }: Pick<Props, 'found'>) {
  const head = useRef<HTMLDivElement>(null);
  useFocusKept(head);
  const region = regionName(asked);
  return (
    <Head ref={head} role="status">
      <span>
        {`${region ? `${region} ` : ''}‘${asked.search}’ 검색 결과 `}
        <strong>{formatNumber(total)}</strong>곳
      </span>
      <Button variant="ghost" size="sm" onPress={() => start('')}>
        검색 지우기
      </Button>
    </Head>
  );
}

const All = styled(Link)`
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
`;

import { graphql, useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Button, EmptyState, Inline, SearchField, Section, Skeleton, Stack, ToggleChip } from '@petcare/ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { BookableBusiness } from '@petcare/contracts';

import { BusinessChoices, type BusinessChoice } from './business-choices.tsx';

type Kind = BookableBusiness['kind'];

const COUNT = 10;
const MOST = 100;

const ReservationPage_Recent = graphql(`
  query ReservationPage_Recent {
    getMyReservationsByPage(page: 1, count: 20) {
      id
      business {
        kind
        id
        name
        address
        isPublic
      }
    }
  }
`);

const kinds = [
  { kind: 'hospital', label: '동물병원', icon: 'hospital' },
  { kind: 'company', label: '미용·호텔·유치원', icon: 'scissors' },
] as const;

/** The first step without a business: those booked lately, and a search. */
export function ChooseBusiness() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>('hospital');
  const visited = useRecent(kind);
  const recent = search === '' ? visited : [];
  return (
    <Stack gap={6}>
      <SearchField
        label="예약할 곳 검색"
        placeholder="이름이나 지역"
        value={text}
        onChange={setText}
        onSubmit={setSearch}
        onClear={() => setSearch('')}
      />
      <Inline gap={2} role="group" aria-label="종류">
        {kinds.map((one) => (
          <ToggleChip key={one.kind} icon={one.icon} isSelected={one.kind === kind} onChange={() => setKind(one.kind)}>
            {one.label}
          </ToggleChip>
        ))}
      </Inline>
      <div>
        {recent.length > 0 && (
          <Section title="최근에 예약한 곳">
            <BusinessChoices businesses={recent} />
          </Section>
        )}
        <Found key={`${kind}${search}`} kind={kind} search={search} shownAlready={recent} />
      </div>
    </Stack>
  );
}

function useRecent(kind: Kind): BusinessChoice[] {
  const [{ data }] = useQuery({ query: ReservationPage_Recent });
  const visited = (data?.getMyReservationsByPage ?? []).flatMap(({ business }): BusinessChoice[] =>
    business.kind === kind && business.isPublic ? [{ ...business, kind, reviewScore: null, reviewCount: 0 }] : [],
  );
  return [...new Map(visited.map((business) => [business.id, business])).values()].slice(0, 3);
}

type FoundProps = { kind: Kind; search: string; shownAlready: readonly BusinessChoice[] };

function Found({ kind, search, shownAlready }: FoundProps) {
  const [count, setCount] = useState(COUNT);
  // More of them are asked for anew: what is shown stays meanwhile.
  const [shown, setShown] = useState<BusinessChoice[] | null>(null);
  const { data, ...asked } = useRest('/api/client/reservation/search', { query: { type: kind, count, ...(search && { search }) } });
  const {
    standIn,
    data: found,
    isLoading,
  } = answerOf(
    { ...asked, data: data?.items.map(({ type, ...business }) => ({ ...business, kind: type })) ?? shown },
    <Skeleton variant="list" count={4} />,
  );
  if (standIn) return standIn;
  const total = data?.total ?? MOST;
  const others = found.filter(({ id }) => !shownAlready.some((one) => one.id === id));
  if (found.length > 0 && others.length === 0 && found.length >= total) return null;
  return (
    <Section title={search ? `‘${search}’ 검색 결과` : '예약할 수 있는 곳'}>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={search ? '조건에 맞는 곳이 없어요.' : '아직 온라인 예약을 받는 곳이 없어요.'}
          description="온라인 예약을 받는 곳만 보여드려요. 다른 곳은 전화로 문의해 주세요."
        />
      ) : (
        <Stack gap={4}>
          <BusinessChoices businesses={others} />
          {found.length < total && count < MOST && (
            <Button
              variant="secondary"
              fullWidth
              isPending={isLoading}
              onPress={() => {
                setShown(found);
                setCount(Math.min(MOST, count + COUNT));
              }}
            >
              더 보기
            </Button>
          )}
        </Stack>
      )}
    </Section>
  );
}

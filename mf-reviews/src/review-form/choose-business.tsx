import { graphql } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { businessKinds, keyOfBusiness, parseBusinessKind, AccountType, type BusinessKind } from '@petcare/contracts';
import { seenListings, type SeenListing } from '@petcare/device-lists';
import { answerOf, usePageHead } from '@petcare/remote';
import { EmptyState, formatDate, Icon, Inline, LinkButton, PageContainer, PageTitle, SearchField, Stack, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds } from '../review/kinds.ts';
import { writePath, type VisitFacts } from './write-address.ts';
import { POINTS_PROMISED } from '../review/points-promised.ts';

const ChooseBusiness_Found = graphql(`
  query ChooseBusiness_Found($search: String!) {
    getSearchSuggestions(search: $search) {
      kind
      id
      text
      sido
      sigungu
    }
  }
`);

/** Between two letters of somebody who types. */
const PAUSE_MS = 200;
const SHORTEST = 2;

const ChooseBusiness_Visits = graphql(`
  query ChooseBusiness_Visits {
    getMyReservationsByPage(reservationSearchInput: { phase: past, sort: latest }, page: 1, count: 5) {
      id
      status
      date
      pet {
        id
      }
      business {
        kind
        id
        name
        isPublic
      }
    }
  }
`);
/** `status` of a reservation that the guest came to. */
const COMPLETED = 2;
/** Of what was seen last, a few: the rest is searched for. */
const MOST_SEEN = 6;

type Choice = SeenListing & { note: string; asked?: VisitFacts };

/** The first step of a review that comes from nowhere in particular: which business is it about? */
export function ChooseBusiness() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<SeenListing[]>([]);
  usePageHead({ title: '리뷰 쓰기', noindex: true });
  useEffect(() => setSeen(seenListings.read().slice(0, MOST_SEEN)), []);
  const session = useSession();
  const isGuardian = session.status === 'signed-in' && session.identity.accountType === AccountType.NORMAL;
  const [visited] = useQuery({ query: ChooseBusiness_Visits, pause: !isGuardian });
  const visits = (visited.data?.getMyReservationsByPage ?? []).flatMap(({ status, date, pet, business }): Choice[] => {
    const kind = parseBusinessKind(business.kind);
    if (status !== COMPLETED || !kind || !business.isPublic) return [];
    const asked = { visitDate: date, ...(pet?.id ? { petId: pet.id } : {}) };
    return [{ kind, id: business.id, name: business.name, note: `${formatDate(date)} 방문`, asked }];
  });
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(() => setSearch([...text].length >= SHORTEST ? text : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { standIn, data, error, isLoading } = answerOf(
    useQuery({ query: ChooseBusiness_Found, variables: { search }, pause: search === '' }),
    <></>,
    { title: '찾지 못했어요.' },
  );
  const found = (data?.getSearchSuggestions ?? []).flatMap(({ kind, id, text, sido, sigungu }): Choice[] =>
    kind === 'region' || kind === 'station' || id === null
      ? []
      : [{ kind, id, name: text, note: [sido, sigungu].filter(Boolean).join(' ') }],
  );
  return (
    <PageContainer width="narrow">
      <PageTitle description={`다녀온 병원, 약국, 업체를 찾아 주세요. ${POINTS_PROMISED}`}>리뷰 쓰기</PageTitle>
      <Stack gap={6}>
        <SearchField label="다녀온 곳 찾기" placeholder="이름을 두 글자 이상 적어 주세요" value={typed} onChange={setTyped} />
        {search !== '' && (
          <section aria-label="찾은 곳" aria-live="polite">
            {standIn}
            {!error && <Choices choices={found} />}
            {data && !isLoading && found.length === 0 && (
              <EmptyState icon="search" title="찾는 이름이 없어요." description="다른 이름이나 이름의 일부로 찾아 보세요." />
            )}
          </section>
        )}
        {search === '' && visits.length > 0 && (
          <section aria-labelledby="visited-businesses">
            <Heading id="visited-businesses">예약해서 다녀온 곳</Heading>
            <Choices choices={visits} />
          </section>
        )}
        {search === '' && seen.length > 0 && (
          <section aria-labelledby="seen-businesses">
            <Heading id="seen-businesses">최근에 본 곳</Heading>
            <Choices choices={seen.map((one) => ({ ...one, note: '' }))} />
          </section>
        )}
        {search === '' && (
          <section aria-labelledby="listed-businesses">
            <Heading id="listed-businesses">이름이 기억나지 않나요?</Heading>
            <Inline gap={2}>
              {businessKinds.map((name) => (
                <LinkButton key={name} to={kinds[name].listPath} variant="secondary" size="sm" icon={kinds[name].icon}>
                  {kinds[name].label} 찾기
                </LinkButton>
              ))}
            </Inline>
          </section>
        )}
      </Stack>
    </PageContainer>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <List>
      {choices.map(({ kind, id, name, note, asked }) => (
        <li key={`${keyOfBusiness({ kind, id })} ${note}`}>
          <Way to={writePath(kind, id, asked)}>
            <Icon name={kinds[kind].icon} size={20} />
            <span>
              <b>{name}</b>
              <small>{noteOf(kind, note)}</small>
            </span>
            <Icon name="chevron-right" size={16} />
          </Way>
        </li>
      ))}
    </List>
  );
}

const noteOf = (kind: BusinessKind, note: string) => (note ? `${kinds[kind].label} · ${note}` : kinds[kind].label);

const Heading = styled.h2`
  margin: 0 0 ${tokens.space[3]};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  text-decoration: none;
  & > svg {
    flex: none;
    color: ${tokens.color.primary};
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
`;

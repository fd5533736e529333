import { graphql, messageOfError } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { EmptyState, ErrorState, Icon, PageContainer, PageTitle, SearchField, Stack, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds, type Kind } from '../review/kinds.ts';
import { readSeen, type SeenBusiness } from './seen-businesses.ts';
import { writePath } from './write-address.ts';

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

type Choice = SeenBusiness & { note: string };

/** Where a review begins that comes from nowhere in particular: which business is it about? */
export function ChooseBusiness() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<SeenBusiness[]>([]);
  usePageHead({ title: '리뷰 쓰기', noindex: true });
  useEffect(() => setSeen(readSeen()), []);
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(() => setSearch([...text].length >= SHORTEST ? text : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const [{ data, error, fetching }, reload] = useQuery({ query: ChooseBusiness_Found, variables: { search }, pause: search === '' });
  const found = (data?.getSearchSuggestions ?? []).flatMap(({ kind, id, text, sido, sigungu }): Choice[] =>
    kind === 'region' || id === null ? [] : [{ kind, id, name: text, note: [sido, sigungu].filter(Boolean).join(' ') }],
  );
  return (
    <PageContainer width="narrow">
      <PageTitle description="다녀온 병원, 약국, 업체를 찾아 주세요. 리뷰를 쓰면 500포인트를 드려요.">리뷰 쓰기</PageTitle>
      <Stack gap={6}>
        <SearchField label="다녀온 곳 찾기" placeholder="이름을 두 글자 이상 적어 주세요" value={typed} onChange={setTyped} />
        {search !== '' && (
          <section aria-label="찾은 곳" aria-live="polite">
            {error && <ErrorState title="찾지 못했어요." message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />}
            {!error && <Choices choices={found} />}
            {!error && data && !fetching && found.length === 0 && (
              <EmptyState icon="search" title="찾는 이름이 없어요." description="다른 이름이나 이름의 일부로 찾아 보세요." />
            )}
          </section>
        )}
        {search === '' && seen.length > 0 && (
          <section aria-labelledby="seen-businesses">
            <Heading id="seen-businesses">최근에 본 곳</Heading>
            <Choices choices={seen.map((one) => ({ ...one, note: '' }))} />
          </section>
        )}
      </Stack>
    </PageContainer>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <List>
      {choices.map(({ kind, id, name, note }) => (
        <li key={`${kind} ${id}`}>
          <Way to={writePath(kind, id)}>
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

const noteOf = (kind: Kind, note: string) => (note ? `${kinds[kind].label} · ${note}` : kinds[kind].label);

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

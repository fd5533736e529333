import { graphql, type ResultOf } from '@petcare/api';
import type { Suggestion } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { listingKinds } from '../lib/listing-kinds.ts';

const SearchBox_Suggestions = graphql(`
  query SearchBox_Suggestions($search: String!) {
    getSearchSuggestions(search: $search) {
      kind
      text
      id
      sido
      sigungu
    }
  }
`);

type Found = ResultOf<typeof SearchBox_Suggestions>['getSearchSuggestions'][number];
export type SearchSuggestion = Suggestion & Pick<Found, 'kind' | 'sido' | 'sigungu'> & { listingId: string | null };

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;

function toSuggestion({ kind, text, id, sido, sigungu }: Found): SearchSuggestion {
  const known = { text, kind, sido, sigungu, listingId: id };
  if (kind === 'region') return { ...known, id: text, note: '지역', icon: 'map-pin' };
  const { name, icon } = listingKinds[kind];
  const where = [sido, sigungu].filter(Boolean).join(' ');
  return { ...known, id: `${kind} ${id}`, note: where ? `${name} · ${where}` : name, icon };
}

/**
 * Areas and listings for what is being typed, an empty text for none. The
 * answer to an older text is dropped; one that does not come, or is refused
 * because too many were asked for, is no matter: the text can be searched for.
 */
export function useSuggestions(typed: string): readonly SearchSuggestion[] {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Until the next answer is there the last one stays, or the list would blink with each letter.
  const [{ data }] = useQuery({ query: SearchBox_Suggestions, variables: { search }, pause: search === '' });
  return (search && data?.getSearchSuggestions.map(toSuggestion)) || [];
}

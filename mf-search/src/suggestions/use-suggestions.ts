import type { BusinessKind } from '@petcare/contracts';
import { graphql, type ResultOf } from '@petcare/api';
import type { Suggestion } from '@petcare/ui';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { listingKinds } from '../listing/listing-kinds.ts';

const SearchBox_Suggestions = graphql(`
  query SearchBox_Suggestions($search: String!) {
    getSearchSuggestions(search: $search) {
      kind
      text
      id
      sido
      sigungu
      latitude
      longitude
      bounds {
        south
        west
        north
        east
      }
    }
  }
`);

type FoundSuggestion = ResultOf<typeof SearchBox_Suggestions>['getSearchSuggestions'][number];
type Area = Suggestion & Pick<FoundSuggestion, 'sido' | 'sigungu' | 'bounds'> & { kind: 'region' };
type Station = Suggestion & Pick<FoundSuggestion, 'latitude' | 'longitude'> & { kind: 'station' };
type Listing = Suggestion & Pick<FoundSuggestion, 'latitude' | 'longitude'> & { kind: BusinessKind; listingId: string };
/** An area, with the box around it, a station, or a listing, with its position where that is known. */
export type SearchSuggestion = (Area | Station | Listing) & { note: string };

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;

function toSuggestion({ kind, text, id, sido, sigungu, latitude, longitude, bounds }: FoundSuggestion): SearchSuggestion {
  if (kind === 'station') return { kind, id: text, text, note: '지하철역', icon: 'map-pin', latitude, longitude };
  if (kind === 'region' || id === null) return { kind: 'region', id: text, text, note: '지역', icon: 'map-pin', sido, sigungu, bounds };
  const { name, icon } = listingKinds[kind];
  const where = [sido, sigungu].filter(Boolean).join(' ');
  return { kind, id: `${kind} ${id}`, listingId: id, text, note: where ? `${name} · ${where}` : name, icon, latitude, longitude };
}

/** One letter could be the beginning of anything. */
const isEnough = (text: string) => [...text].length >= 2;

/**
 * Areas, stations and listings for what is being typed, two letters at least. The
 * answer to an older text is dropped; one that does not come, or is refused
 * because too many were asked for, is no matter: the text can be searched for.
 */
export function useSuggestions(typed: string): readonly SearchSuggestion[] {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(() => setSearch(isEnough(text) ? text : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Until the next answer is there the last one stays, or the list would blink with each letter.
  const [{ data }] = useQuery({ query: SearchBox_Suggestions, variables: { search }, pause: search === '' });
  return useMemo(() => (search && data?.getSearchSuggestions.map(toSuggestion)) || [], [search, data]);
}

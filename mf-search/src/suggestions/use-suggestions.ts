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
    getKnowledgeSuggestions(search: $search) {
      kind
      id
      name
    }
  }
`);

type FoundSuggestion = ResultOf<typeof SearchBox_Suggestions>['getSearchSuggestions'][number];
type Area = Suggestion & Pick<FoundSuggestion, 'sido' | 'sigungu' | 'bounds'> & { kind: 'region' };
type Station = Suggestion & Pick<FoundSuggestion, 'latitude' | 'longitude'> & { kind: 'station' };
type Listing = Suggestion & Pick<FoundSuggestion, 'latitude' | 'longitude'> & { kind: BusinessKind; listingId: string };
type Knowledge = Suggestion & { kind: 'knowledge'; to: string };
/** An area, with the box around it, a station, a listing, with its position where that is known, or the page of a symptom, disease or treatment. */
export type SearchSuggestion = (Area | Station | Listing | Knowledge) & { note: string };

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;

function toSuggestion({ kind, text, id, sido, sigungu, latitude, longitude, bounds }: FoundSuggestion): SearchSuggestion {
  if (kind === 'station') return { kind, id: text, text, note: '지하철역', icon: 'map-pin', latitude, longitude };
  if (kind === 'region' || id === null) return { kind: 'region', id: text, text, note: '지역', icon: 'map-pin', sido, sigungu, bounds };
  const { name, icon } = listingKinds[kind];
  const where = [sido, sigungu].filter(Boolean).join(' ');
  return { kind, id: `${kind} ${id}`, listingId: id, text, note: where ? `${name} · ${where}` : name, icon, latitude, longitude };
}

type FoundKnowledge = ResultOf<typeof SearchBox_Suggestions>['getKnowledgeSuggestions'][number];

const knowledge = {
  symptom: {
    note: '증상',
    icon: 'heart',
    pathOf: ({ name }: FoundKnowledge) => `/search/disease?${new URLSearchParams({ search: name }).toString()}`,
  },
  disease: { note: '질병', icon: 'heart', pathOf: ({ id }: FoundKnowledge) => `/search/disease/${id}` },
  treatment: { note: '평균 진료비', icon: 'receipt', pathOf: ({ id }: FoundKnowledge) => `/search/medical/result?medical=${id}` },
} as const;

function toKnowledge(found: FoundKnowledge): SearchSuggestion {
  const { note, icon, pathOf } = knowledge[found.kind];
  return { kind: 'knowledge', id: `${found.kind} ${found.id}`, text: found.name, note, icon, to: pathOf(found) };
}

/** One letter could be the beginning of anything. */
const isEnough = (text: string) => [...text].length >= 2;

/**
 * Areas, stations, listings and what is known of illnesses and treatments for what is being typed, two letters at least. The
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
  return useMemo(
    () => (search && data ? [...data.getSearchSuggestions.map(toSuggestion), ...data.getKnowledgeSuggestions.map(toKnowledge)] : []),
    [search, data],
  );
}

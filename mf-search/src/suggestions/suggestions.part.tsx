import type { SlotProps } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import { useEffect } from 'react';
import { listingKinds } from '../listing/listing-kinds.ts';
import { listPath } from '../listing/listing-search.ts';
import { useSuggestions, type SearchSuggestion } from './use-suggestions.ts';

function wayTo(chosen: SearchSuggestion): string {
  if (chosen.kind === 'knowledge') return chosen.to;
  if (chosen.kind === 'station') return listPath('hospital', { search: chosen.text });
  if (chosen.kind !== 'region') return listingKinds[chosen.kind].pagePath(chosen.listingId, 'search');
  return listPath('hospital', { sido: chosen.sido, sigungu: chosen.sigungu });
}

/** Suggestions for a text in a search box of the shell; the box itself stays the shell's. */
export function SuggestionsPart({ box, typed }: SlotProps<'search.suggestions'>) {
  const found = useSuggestions(typed);
  useEffect(() => {
    bus.emit('search.suggested', {
      box,
      // For the shell a station is an area as well: its note says which.
      suggestions: found.map((one) => ({
        id: one.id,
        kind: one.kind === 'station' ? 'region' : one.kind,
        text: one.text,
        note: one.note,
        to: wayTo(one),
      })),
    });
  }, [box, found]);
  return null;
}

import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { beside } from './map-layout.ts';
import { filtersOf, writeFilters, type Filter } from '../listing/features.ts';
import { listingKinds, type ListingKind } from '../listing/listing-kinds.ts';
import { FilterChips } from '../listing/filter-chips.tsx';
import { SearchBox } from '../suggestions/search-box.tsx';
import type { SearchSuggestion } from '../suggestions/use-suggestions.ts';
import { mapKinds } from './map-kinds.ts';

type Props = {
  kind: ListingKind;
  search: string;
  onSearch: (text: string) => void;
  onChoose: (suggestion: SearchSuggestion) => void;
  features: Filter[];
  onFeatures: (chosen: Filter[]) => void;
};

/** Search and filters: above the map on a phone, at the head of the list where there is room. */
export function MapControls({ kind, search, onSearch, onChoose, features, onFeatures }: Props) {
  return (
    <Controls>
      <Box>
        <SearchBox
          label={`${listingKinds[kind].name} 지도에서 찾기`}
          placeholder={mapKinds[kind].placeholder}
          search={search}
          onSearch={onSearch}
          onChoose={onChoose}
          action={listingKinds[kind].mapPath}
          kept={new URLSearchParams(features.length > 0 ? { filters: writeFilters(features) } : {})}
        />
      </Box>
      <Chips choices={filtersOf[kind]} chosen={features} onChange={onFeatures} />
    </Controls>
  );
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} 0;
  background: ${tokens.color.surface};

  ${beside} {
    grid-area: controls;
    padding: ${tokens.space[4]} 0 ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.color.border};
  }
`;

const Box = styled.div`
  padding-inline: ${tokens.space[3]};

  ${beside} {
    padding-inline: ${tokens.space[4]};
  }
`;

const Chips = styled(FilterChips)`
  padding: 2px ${tokens.space[3]};

  ${beside} {
    flex-wrap: wrap;
    padding-inline: ${tokens.space[4]};
    > button {
      padding-inline: 0.6875rem;
    }
  }
`;

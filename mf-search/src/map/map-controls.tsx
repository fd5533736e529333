import type { BusinessKind } from '@petcare/contracts';
import { scrollStrip, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { beside, low } from './map-layout.ts';
import { filtersOf, writeFilters, type Filter } from '../listing/features.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { FilterChips } from '../listing/filter-chips.tsx';
import { SearchBox } from '../suggestions/search-box.tsx';
import type { SearchSuggestion } from '../suggestions/use-suggestions.ts';
import { KindSwitch } from './kind-switch.tsx';
import type { MapAddress } from '../map-view/map-address.ts';
import { mapKinds } from '../map-search/map-kinds.ts';

type Props = {
  kind: BusinessKind;
  view: MapAddress;
  search: string;
  onSearch: (text: string) => void;
  onChoose: (suggestion: SearchSuggestion) => void;
  features: Filter[];
  onFeatures: (chosen: Filter[]) => void;
};

/** Search, and in one line the kinds of map and the filters: over the map on a phone, at the head of the list where there is room. */
export function MapControls({ kind, view, search, onSearch, onChoose, features, onFeatures }: Props) {
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
      <Line>
        <KindSwitch kind={kind} view={view} />
        <Chips choices={filtersOf[kind]} chosen={features} onChange={onFeatures} />
      </Line>
    </Controls>
  );
}

const Controls = styled.div`
  position: relative;
  z-index: 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} 0;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }

  ${beside} {
    z-index: auto;
    grid-area: controls;
    padding: ${tokens.space[4]} 0 ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
  }
  ${low} {
    padding-block: ${tokens.space[2]};
  }
`;

const Box = styled.div`
  margin-inline: ${tokens.space[3]};

  ${beside} {
    margin-inline: ${tokens.space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  ${scrollStrip}
  margin: -5px 0;
  padding: 5px ${tokens.space[3]};

  ${beside} {
    flex-wrap: wrap;
    margin: 0;
    padding: 2px ${tokens.space[4]};
    overflow: visible;
  }
  ${low} {
    flex-wrap: nowrap;
    overflow-x: auto;
  }
`;

const Chips = styled(FilterChips)`
  flex: none;
  margin: 0;
  padding: 0;
  overflow: visible;
  > button {
    box-shadow: ${tokens.shadow[1]};
  }

  ${beside} {
    flex: initial;
    flex-wrap: wrap;
    ${low} {
      flex: none;
      flex-wrap: nowrap;
    }
    > button {
      padding-inline: 0.6875rem;
      box-shadow: none;
    }
  }
`;

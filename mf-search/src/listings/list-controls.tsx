import { RegionChoice, type Region } from '@petcare/address';
import type { BusinessKind } from '@petcare/contracts';
import { media, ToggleChip, tokens } from '@petcare/ui';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useClient } from 'urql';
import { chipsOf } from '../listing/features.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { writeListingSearch, type ListingSearch } from '../listing/listing-search.ts';
import { FilterChips } from '../listing/filter-chips.tsx';
import { keepRegion } from '../location/keep-region.ts';
import { SearchBox } from '../suggestions/search-box.tsx';
import type { SearchSuggestion } from '../suggestions/use-suggestions.ts';
import { CompanyTypes } from './company-types.tsx';

type Props = { kind: BusinessKind; placeholder: string; wish: ListingSearch; onChange: (change: Partial<ListingSearch>) => void };

/** The controls of a search: text, region, filters. */
export function ListControls({ kind, placeholder, wish, onChange }: Props) {
  const { name, listPath } = listingKinds[kind];
  const navigate = useNavigate();
  const client = useClient();
  const chooseRegion = (region: Region) => {
    void keepRegion(client, region);
    onChange(region);
  };
  const choose = (chosen: SearchSuggestion) => {
    if (chosen.kind === 'region') onChange({ search: '', sido: chosen.sido, sigungu: chosen.sigungu });
    else if (chosen.kind === 'station') onChange({ search: chosen.text, sido: null, sigungu: null });
    else if (chosen.kind === 'knowledge') void navigate(chosen.to);
    else void navigate(listingKinds[chosen.kind].pagePath(chosen.listingId, 'search'));
  };
  return (
    <Panel>
      {kind === 'company' && <CompanyTypes wish={wish} />}
      <Fields>
        <Search
          label={`${name} 검색`}
          placeholder={placeholder}
          search={wish.search}
          onSearch={(search) => onChange({ search })}
          onChoose={choose}
          action={listPath}
          kept={writeListingSearch({ ...wish, search: '', page: 1 })}
        />
        <RegionChoice sido={wish.sido} sigungu={wish.sigungu} onChange={chooseRegion} />
      </Fields>
      <Chips choices={chipsOf(kind)} chosen={wish.filters} onChange={(filters) => onChange({ filters })}>
        <ToggleChip
          icon="crosshair"
          isSelected={wish.sort === 'distance'}
          onChange={(isNear) => onChange({ sort: isNear ? 'distance' : null })}
        >
          가까운 순
        </ToggleChip>
      </Chips>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]} ${tokens.space[2]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 11rem 12rem;
  }
`;

const Search = styled(SearchBox)`
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
  }
`;

/** Runs to the edges of a phone's screen, so that a cut pill says there is more. */
const Chips = styled(FilterChips)`
  margin-inline: calc(-1 * ${tokens.space[4]});
  padding: 2px ${tokens.space[4]};

  ${media.tablet} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

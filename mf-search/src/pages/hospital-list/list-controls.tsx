import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { writeHospitalSearch, type HospitalSearch } from '../../lib/hospital-search.ts';
import { FeatureChips } from '../../parts/feature-chips.tsx';
import { RegionPicker } from '../../parts/region-picker.tsx';
import { SearchBox } from '../../parts/search-box.tsx';

type Props = { wish: HospitalSearch; onChange: (change: Partial<HospitalSearch>) => void };

/** What to look for: text, region, features. */
export function ListControls({ wish, onChange }: Props) {
  return (
    <Panel>
      <Fields>
        <Search
          label="동물병원 검색"
          placeholder="이름, 주소, 진료 분야"
          search={wish.search}
          onSearch={(search) => onChange({ search })}
          action="/hostpital-list"
          kept={writeHospitalSearch({ ...wish, search: '', page: 1 })}
        />
        <RegionPicker sido={wish.sido} sigungu={wish.sigungu} onChange={onChange} />
      </Fields>
      <Chips chosen={wish.features} onChange={(features) => onChange({ features })} />
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
  gap: ${tokens.space[2]};

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
const Chips = styled(FeatureChips)`
  margin-inline: calc(-1 * ${tokens.space[4]});
  padding: 2px ${tokens.space[4]};

  ${media.tablet} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

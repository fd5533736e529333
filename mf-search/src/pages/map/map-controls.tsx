import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Feature } from '../../lib/features.ts';
import { FeatureChips } from '../../parts/feature-chips.tsx';
import { SearchBox } from '../../parts/search-box.tsx';

type Props = { search: string; onSearch: (text: string) => void; features: Feature[]; onFeatures: (chosen: Feature[]) => void };

/** Search and filters: above the map on a phone, at the head of the list where there is room. */
export function MapControls({ search, onSearch, features, onFeatures }: Props) {
  return (
    <Controls>
      <Box>
        <SearchBox
          label="지도에서 동물병원 찾기"
          placeholder="병원 이름이나 주소"
          search={search}
          onSearch={onSearch}
          action="/search/map"
          kept={new URLSearchParams(features.length > 0 ? { filters: features.join(',') } : {})}
        />
      </Box>
      <Chips chosen={features} onChange={onFeatures} />
    </Controls>
  );
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} 0;
  background: ${tokens.color.surface};

  ${media.tablet} {
    grid-area: controls;
    padding: ${tokens.space[4]} 0 ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.color.border};
  }
`;

const Box = styled.div`
  padding-inline: ${tokens.space[3]};

  ${media.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`;

const Chips = styled(FeatureChips)`
  padding: 2px ${tokens.space[3]};

  ${media.tablet} {
    flex-wrap: wrap;
    padding-inline: ${tokens.space[4]};
  }
`;

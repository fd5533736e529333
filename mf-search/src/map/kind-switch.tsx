import type { BusinessKind } from '@petcare/contracts';
import { focusRing, Icon, media, tokens } from '@petcare/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { listingKinds } from '../listing/listing-kinds.ts';
import { beside } from './map-layout.ts';
import { writeMapAddress, type MapAddress } from '../map-view/map-address.ts';
import { mapKinds } from '../map-search/map-kinds.ts';

const kinds = Object.keys(mapKinds) as BusinessKind[];

/** The other maps, at the place that this one shows and with what was asked for on it. */
export function KindSwitch({ kind, view }: { kind: BusinessKind; view: MapAddress }) {
  const { search } = useLocation();
  const hash = writeMapAddress({ ...view, selectedId: null });
  return (
    <Bar aria-label="지도 종류">
      {kinds.map((one) => (
        <Way key={one} to={{ pathname: listingKinds[one].mapPath, search, hash }} aria-current={one === kind ? 'page' : undefined}>
          <Icon name={listingKinds[one].icon} size={18} />
          {mapKinds[one].short}
        </Way>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  flex: none;
  display: flex;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[3]};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
  > svg {
    display: none;
  }

  ${beside} {
    padding: 0 ${tokens.space[4]};
    > svg {
      display: block;
    }
  }

  ${media.hover} {
    &:hover {
      color: ${tokens.color.primaryHover};
    }
  }
  &[aria-current] {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

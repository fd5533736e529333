import { graphql, type ResultOf } from '@petcare/api';
import { formatDistance, Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The fields of a listing that the line needs. */
export const StationFields = graphql(`
  fragment StationFields on Listing @_unmask {
    station {
      name
      metres
    }
  }
`);
type Station = ResultOf<typeof StationFields>['station'];

/** 강남역 350m: how people tell where something is; nothing where no station is near. */
export function StationNear({ station }: { station: Station }) {
  if (!station) return null;
  return (
    <Line>
      <Icon name="map-pin" size={14} />
      {`${station.name} ${formatDistance(station.metres)}`}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
  /* Large letters need a second line on a card. */
  word-break: keep-all;
  > svg {
    flex: none;
    color: ${tokens.color.textMute};
  }
`;

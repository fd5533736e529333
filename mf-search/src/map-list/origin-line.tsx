import { Button, Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { defaultLocation, knownOrigin, UNNAMED, type DeviceLocation } from '../location/device-location.ts';

type Props = {
  location: DeviceLocation;
  /** The map stands where it began, which nobody has said now. */
  isAtDefault: boolean;
  onLocate: () => void;
};

/** From where distances are told, or that the device is being asked; where nobody has said any place, that, and the way to say it. */
export function OriginLine({ location, isAtDefault, onLocate }: Props) {
  const { address, isCurrentLocation, useCurrent } = location;
  const isKnown = knownOrigin(location) !== null;
  const origin = isCurrentLocation && address !== UNNAMED ? `내 위치 · ${address}` : address;
  const begun = address === defaultLocation.address ? '기본 위치' : '고른 지역';
  const unknown = isAtDefault ? `${begun} · ${address}` : '내 위치를 켜면 거리를 알 수 있어요';
  return (
    <Line>
      <Icon name={isCurrentLocation || useCurrent ? 'crosshair' : 'map-pin'} size={16} />
      <span role="status">{useCurrent ? '내 위치를 찾고 있어요…' : isKnown ? `${origin} 기준` : unknown}</span>
      {!isKnown && !useCurrent && (
        <Button variant="ghost" size="sm" onPress={onLocate}>
          내 위치 켜기
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 2.5rem;
  padding: 0 ${tokens.space[4]};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  word-break: keep-all;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
  }
  > span {
    flex: 1;
  }
  > button {
    flex: none;
    margin-right: calc(-1 * ${tokens.space[2]});
  }
`;

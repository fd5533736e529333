import { Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { knownOrigin, UNNAMED, type DeviceLocation } from '../location/device-location.ts';

/** From where distances are told, or that the device is being asked; nothing before anybody has said where. */
export function OriginLine({ location }: { location: DeviceLocation }) {
  const { address, isCurrentLocation, useCurrent } = location;
  return (
    <Line role="status">
      {useCurrent ? '내 위치를 찾고 있어요…' : knownOrigin(location) && <Known isCurrent={isCurrentLocation} address={address} />}
    </Line>
  );
}

function Known({ isCurrent, address }: { isCurrent: boolean; address: string }) {
  const name = isCurrent && address !== UNNAMED ? `내 위치 · ${address}` : address;
  return (
    <>
      <Icon name={isCurrent ? 'crosshair' : 'map-pin'} size={16} />
      <span>{name} 기준</span>
    </>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]} 0;
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  word-break: keep-all;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
  }
  &:empty {
    padding: 0;
  }
`;

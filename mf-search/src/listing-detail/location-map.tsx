import type { BusinessKind } from '@petcare/contracts';
import { PlacesMap, type MapPosition } from '@petcare/maps';
import { useMemo } from 'react';

type Props = { kind: BusinessKind; name: string; position: MapPosition; zoom: number };

export function LocationMap({ kind, name, position, zoom }: Props) {
  const pins = useMemo(() => [{ id: 'here', kind, name, tags: [], ...position }], [kind, name, position]);
  return <PlacesMap label={`${name} 위치 지도`} center={position} zoom={zoom} pins={pins} selectedId="here" />;
}

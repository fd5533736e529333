import { PlacesMap, type MapPosition } from '@petcare/maps';
import { useMemo } from 'react';

type Props = { name: string; position: MapPosition; zoom: number };

export function LocationMap({ name, position, zoom }: Props) {
  const pins = useMemo(() => [{ id: 'here', kind: 'hospital' as const, name, tags: [], ...position }], [name, position]);
  return <PlacesMap label={`${name} 위치 지도`} center={position} zoom={zoom} pins={pins} selectedId="here" />;
}

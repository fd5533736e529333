import type { MapLevel, MapPosition } from '@petcare/maps';
import { FoundHospitals } from './found-hospitals.tsx';
import { HospitalsInView } from './hospitals-in-view.tsx';
import { SelectedHospital } from './selected-hospital.tsx';
import type { MapPlaces } from './use-map-places.ts';
import type { MapSearch } from './use-map-search.ts';

type Props = {
  level: MapLevel;
  places: MapPlaces;
  found: MapSearch;
  selectedId: string | null;
  center: MapPosition;
  /** Where the person is; distances are told only from there. */
  from: MapPosition | null;
  onArea: (position: MapPosition) => void;
  onHospital: (id: string, position: MapPosition) => void;
  onClose: () => void;
  onLocate: () => void;
};

/** Everything that the map shows, as text: what was searched, else areas or hospitals in view. */
export function MapList({ found, onClose, ...rest }: Props) {
  const { selectedId } = rest;
  return (
    <>
      {selectedId && <SelectedHospital id={selectedId} onClose={onClose} />}
      {found.search ? <FoundHospitals found={found} {...rest} /> : <HospitalsInView {...rest} />}
    </>
  );
}

import { MapScreen } from './map-screen.tsx';

export function PharmacyMapPage() {
  return <MapScreen kind="pharmacy" />;
}

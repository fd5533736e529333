import { MapScreen } from './map-screen.tsx';

export function HospitalMapPage() {
  return <MapScreen kind="hospital" />;
}

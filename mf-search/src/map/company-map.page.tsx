import { MapScreen } from './map-screen.tsx';

export function CompanyMapPage() {
  return <MapScreen kind="company" />;
}

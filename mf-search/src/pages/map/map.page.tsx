import { levelOfZoom, PlacesMap, zoomInto, type MapView } from '@petcare/maps';
import { VisuallyHidden } from '@petcare/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFeatures, type Feature } from '../../lib/features.ts';
import { useDeviceLocation } from '../../parts/use-device-location.ts';
import { Canvas, Layout, Panel, PanelBody } from './map-layout.ts';
import { MapControls } from './map-controls.tsx';
import { MapList } from './map-list.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { useMapPlaces } from './use-map-places.ts';
import { useMapSearch } from './use-map-search.ts';
import { useMapView } from './use-map-view.ts';

const PLACE_ZOOM = 15;

export function MapPage() {
  const [params, setParams] = useSearchParams();
  const features = readFeatures(params.get('filters'));
  const { location, locate, searchAddress } = useDeviceLocation();
  const { view, selectedId, moved, goTo, select } = useMapView();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const places = useMapPlaces(view, features);
  const found = useMapSearch((best, text) => {
    searchAddress(text, best.position);
    goTo(best.position, PLACE_ZOOM);
  });

  const showMyLocation = async () => {
    const position = await locate();
    if (position) goTo(position, PLACE_ZOOM);
  };
  const setFeatures = (chosen: Feature[]) => {
    if (chosen.length > 0) params.set('filters', chosen.join(','));
    else params.delete('filters');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const choose = (id: string | null) => {
    select(id);
    setSheetOpen(false);
  };

  return (
    <Layout>
      <VisuallyHidden>
        <h1>동물병원 지도</h1>
      </VisuallyHidden>
      <Canvas>
        <PlacesMap
          label="동물병원 지도"
          center={view.center}
          zoom={view.zoom}
          clusters={places.clusters}
          pins={places.pins}
          selectedId={selectedId}
          onSelect={choose}
          onMove={(next: MapView) => moved(next)}
          myLocation={location.isCurrentLocation ? location : null}
          onLocate={() => void showMyLocation()}
        />
      </Canvas>
      <MapControls search={found.search} onSearch={found.start} features={features} onFeatures={setFeatures} />
      <Panel $isOpen={isSheetOpen} aria-label="병원 목록">
        <SheetHandle isOpen={isSheetOpen} onToggle={setSheetOpen} />
        <PanelBody>
          <MapList
            level={levelOfZoom(view.zoom)}
            places={places}
            found={found}
            selectedId={selectedId}
            center={view.center}
            onArea={(position) => goTo(position, zoomInto(view.zoom))}
            onHospital={(id, position) => {
              choose(id);
              goTo(position, Math.max(view.zoom, PLACE_ZOOM));
            }}
            onLocate={() => void showMyLocation()}
          />
        </PanelBody>
      </Panel>
    </Layout>
  );
}

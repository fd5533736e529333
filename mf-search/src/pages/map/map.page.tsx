import { levelOfZoom, MapPlace, zoomInto } from '@petcare/maps';
import { breadcrumbs, lazyPiece, usePageHead } from '@petcare/remote';
import { VisuallyHidden } from '@petcare/ui';
import { useRef, useState } from 'react';
import { readFilters, writeFilters } from '../../lib/features.ts';
import { useDeviceLocation } from '../../parts/use-device-location.ts';
import { Canvas, Layout, NoMap, Panel, PanelBody } from './map-layout.ts';
import { MapControls } from './map-controls.tsx';
import { MapList } from './map-list.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { useMapParam } from './use-map-param.ts';
import { useMapPlaces } from './use-map-places.ts';
import { useMapSearch } from './use-map-search.ts';
import { useMapView } from './use-map-view.ts';
import { useTop } from './use-top.ts';

const PLACE_ZOOM = 15;
const LABEL = '동물병원 지도';

/** The list is there first: no server draws a map. */
const PlacesMap = lazyPiece(() => import('./drawn-map.ts').then((m) => m.PlacesMap), <MapPlace label={LABEL} />);

const head = {
  title: '동물병원 지도',
  description: '우리 동네 동물병원을 지도에서 한눈에 비교하고, 24시 진료와 주차처럼 꼭 필요한 조건으로 찾아보세요.',
  canonical: '/search/map',
  structured: [breadcrumbs([{ name: '동물병원 지도', path: '/search/map' }])],
};

export function MapPage() {
  usePageHead(head);
  const [filters, setFilters] = useMapParam('filters');
  const features = readFilters('hospital', filters);
  const { location, locate, searchAddress } = useDeviceLocation();
  const { view, isSettled, selectedId, moved, goTo, select } = useMapView();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const layout = useTop();
  const panel = useRef<HTMLDivElement>(null);
  const places = useMapPlaces(view, features);
  const found = useMapSearch((best, text) => {
    searchAddress(text, best.position);
    goTo(best.position, PLACE_ZOOM);
  });

  const showMyLocation = async () => {
    const position = await locate();
    if (position) goTo(position, PLACE_ZOOM);
  };
  const choose = (id: string | null) => {
    select(id);
    setSheetOpen(false);
    if (panel.current) panel.current.scrollTop = 0;
  };

  return (
    <Layout ref={layout}>
      <VisuallyHidden>
        <h1>동물병원 지도</h1>
      </VisuallyHidden>
      <Canvas>
        {isSettled ? (
          <PlacesMap
            label={LABEL}
            center={view.center}
            zoom={view.zoom}
            clusters={places.clusters}
            pins={places.pins}
            selectedId={selectedId}
            onSelect={choose}
            onMove={moved}
            myLocation={location.isCurrentLocation ? location : null}
            onLocate={() => void showMyLocation()}
          />
        ) : (
          <MapPlace label={LABEL} />
        )}
        <noscript>
          <NoMap>지도는 자바스크립트를 켜면 볼 수 있어요. 병원은 목록에서 찾을 수 있어요.</NoMap>
        </noscript>
      </Canvas>
      <MapControls search={found.search} onSearch={found.start} features={features} onFeatures={(chosen) => setFilters(writeFilters(chosen))} />
      <Panel $isOpen={isSheetOpen} aria-label="병원 목록">
        <SheetHandle isOpen={isSheetOpen} onToggle={setSheetOpen} />
        <PanelBody ref={panel}>
          <MapList
            level={levelOfZoom(view.zoom)}
            places={places}
            found={found}
            selectedId={selectedId}
            center={view.center}
            from={location.isCurrentLocation ? location : null}
            onArea={(position) => goTo(position, zoomInto(view.zoom))}
            onHospital={(id, position) => {
              choose(id);
              goTo(position, Math.max(view.zoom, PLACE_ZOOM));
            }}
            onClose={() => select(null)}
            onLocate={() => void showMyLocation()}
          />
        </PanelBody>
      </Panel>
    </Layout>
  );
}

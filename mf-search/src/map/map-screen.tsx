import type { BusinessKind } from '@petcare/contracts';
import { distanceKm, levelOfZoom, MapPlace, zoomInto, type MapPosition } from '@petcare/maps';
import { breadcrumbs, lazyPiece, usePageHead } from '@petcare/remote';
import { VisuallyHidden } from '@petcare/ui';
import { useRef } from 'react';
import { isAddress } from '../map-search/address-words.ts';
import { isInSight, PLACE_ZOOM, START_ZOOM, viewOfArea } from '../map-view/area-view.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { knownOrigin } from '../location/device-location.ts';
import { useDeviceLocation } from '../location/use-device-location.ts';
import { Canvas, Free, Grip, HalfWay, Layout, NoMap, Panel, PanelBody, Pull, Room } from './map-layout.ts';
import { MapControls } from './map-controls.tsx';
import { readMapAddress } from '../map-view/map-address.ts';
import { mapKinds } from '../map-search/map-kinds.ts';
import { MapList } from '../map-list/map-list.tsx';
import { useAddressSearch } from '../map-search/use-address-search.ts';
import { useChosenSuggestion } from '../map-search/use-chosen-suggestion.ts';
import { useDistantPins } from '../map-search/use-distant-pins.ts';
import { useFree } from './use-free.ts';
import { useMapQuery } from '../map-search/use-map-query.ts';
import { useMapPlaces } from '../map-search/use-map-places.ts';
import { useMapSearch } from '../map-search/use-map-search.ts';
import { useMapView } from '../map-view/use-map-view.ts';
import { useNearest } from '../map-search/use-nearest.ts';
import { useOpening } from '../map-view/use-opening.ts';
import { useRegionView } from '../map-view/use-region-view.ts';
import { useSheet } from './use-sheet.ts';
import { useTop } from './use-top.ts';

/** The list is there first: no server draws a map. */
const PlacesMap = lazyPiece(() => import('./drawn-map.ts').then((m) => m.PlacesMap), <MapPlace label="지도" />);

const SheetHandle = lazyPiece(() => import(/* webpackChunkName: "map-later" */ './sheet-handle.tsx').then((m) => m.SheetHandle));

const headOf = (kind: BusinessKind) => {
  const { mapPath: path } = listingKinds[kind];
  const title = `${listingKinds[kind].name} 지도`;
  return { title, description: mapKinds[kind].description, canonical: path, structured: [breadcrumbs([{ name: title, path }])] };
};
/** So near to where the map begins that knows of no place it has not been moved. */
const AT_DEFAULT_KM = 0.05;
const heads = { hospital: headOf('hospital'), pharmacy: headOf('pharmacy'), company: headOf('company') };

/** The map of a kind of listing, with everything on it as a list beside it. */
export function MapScreen({ kind }: { kind: BusinessKind }) {
  const head = heads[kind];
  usePageHead(head);
  const { location, locate, searchAddress, beginAt } = useDeviceLocation();
  const { route, view, isSettled, selectedId, moved, goTo, select } = useMapView();
  const [asked, change] = useMapQuery(kind, route);
  const sheet = useSheet();
  const { free, cover } = useFree();
  const layout = useTop();
  const panel = useRef<HTMLDivElement>(null);
  const places = useMapPlaces(kind, view, asked.filters);
  const found = useMapSearch(kind, { asked, change, hash: route.hash, onFound: (best) => goTo(best, PLACE_ZOOM) });
  const isViewSaid = asked.search !== '' || readMapAddress(route.hash) !== undefined;
  useRegionView(asked, isViewSaid, (bounds) => {
    const { center, zoom } = viewOfArea(bounds, asked.sigungu !== null, view);
    goTo(center, zoom);
  });
  const near = useNearest(kind, asked.filters, cover);
  const endSearch = () => asked.search && found.start('');
  const arrive = (address: string, position: MapPosition, zoom: number) => {
    searchAddress(address, position);
    endSearch();
    goTo(position, zoom);
  };
  const searchAt = useAddressSearch(arrive, found.start);

  const isNearest = location.isCurrentLocation && places.clusters.length > 0;
  const pins = useDistantPins(isNearest ? near.pins : places.pins, knownOrigin(location));
  const showAround = async (position: MapPosition) => {
    goTo(position, PLACE_ZOOM);
    const { center, zoom } = await near.findView(position);
    if (zoom < PLACE_ZOOM) goTo(center, zoom);
  };
  const showMyLocation = async () => {
    const position = await locate();
    if (position) await showAround(position);
  };
  const isAtDefault = location.isDefault && distanceKm(view.center, location) < AT_DEFAULT_KM;
  useOpening({
    isSaid: isViewSaid || asked.sido !== null,
    isBusy: asked.search !== '' || selectedId !== null,
    isEmpty: isAtDefault && !location.useCurrent && route.hash !== '' && places.isEmpty,
    locate,
    onPosition: (position) => void showAround(position),
    onKept: ({ name, position }) => {
      beginAt(name, position);
      goTo(position, START_ZOOM);
    },
    findNext: () => near.findNext(view.center),
    onNext: (next) => goTo(next, START_ZOOM),
  });
  const choose = (id: string | null) => {
    const chosen = pins.find((pin) => pin.id === id);
    if (chosen && !isInSight(chosen, view)) goTo(chosen, view.zoom);
    select(id);
    sheet.bringTo('half');
    if (panel.current) panel.current.scrollTop = 0;
  };
  const show = (id: string, position: MapPosition) => {
    choose(id);
    goTo(position, Math.max(view.zoom, PLACE_ZOOM));
  };
  const chooseSuggestion = useChosenSuggestion({
    kind,
    view,
    onArea: arrive,
    onListing: (id, position) => {
      endSearch();
      show(id, position);
    },
  });

  return (
    <Layout ref={layout}>
      <VisuallyHidden>
        <h1>{head.title}</h1>
      </VisuallyHidden>
      <MapControls
        kind={kind}
        view={view}
        search={asked.search}
        onSearch={(text) => (isAddress(text) ? void searchAt(text) : found.start(text))}
        onChoose={chooseSuggestion}
        features={asked.filters}
        onFeatures={(filters) => change({ filters })}
      />
      <Pull ref={sheet.pull} onScroll={sheet.tell}>
        <Room />
        <HalfWay />
        <Panel aria-label={`${listingKinds[kind].name} 목록`}>
          <Grip>
            <SheetHandle height={sheet.height} onBring={sheet.bringTo} />
          </Grip>
          <PanelBody ref={panel} tabIndex={-1} onFocus={sheet.keepInSight}>
            <MapList
              kind={kind}
              level={levelOfZoom(view.zoom)}
              places={places}
              nearest={near.nearest}
              found={found}
              selectedId={selectedId}
              center={view.center}
              location={location}
              isAtDefault={isAtDefault}
              onArea={(position) => goTo(position, zoomInto(view.zoom))}
              onListing={show}
              onClose={() => select(null)}
              onLocate={() => void showMyLocation()}
            />
          </PanelBody>
        </Panel>
      </Pull>
      <Canvas>
        <Free ref={free} aria-hidden />
        {isSettled && cover ? (
          <PlacesMap
            label={head.title}
            center={view.center}
            zoom={view.zoom}
            clusters={places.clusters}
            pins={pins}
            selectedId={selectedId}
            onSelect={choose}
            onMove={moved}
            cover={cover}
            myLocation={location.isCurrentLocation ? location : null}
            onLocate={() => void showMyLocation()}
          />
        ) : (
          <MapPlace label={head.title} />
        )}
        <noscript>
          <NoMap>지도는 자바스크립트를 켜면 볼 수 있어요. 옆의 목록에서도 찾을 수 있어요.</NoMap>
        </noscript>
      </Canvas>
    </Layout>
  );
}

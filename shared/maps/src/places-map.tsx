import { HostContext } from '@petcare/remote';
import { use, useCallback, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ClusterBubble } from './pins/cluster-bubble.tsx';
import { bubbleLayout } from './pins/bubble-layout.ts';
import { spokenName } from './places/features.ts';
import { zoomInto } from './places/geometry.ts';
import { HtmlMarker } from './pins/html-marker.tsx';
import { Legend } from './frame/legend.tsx';
import { MapButtons } from './frame/map-buttons.tsx';
import { Frame, Canvas, Notice, Veil } from './frame/map-frame.ts';
import type { PlacesMapProps } from './view/map-props.ts';
import { MyLocationDot } from './pins/my-location-dot.tsx';
import type { MapCluster } from './places/places.ts';
import { ScaleBar } from './frame/scale-bar.tsx';
import { SelectedPin } from './pins/selected-pin.tsx';
import { useMap } from './view/use-map.ts';
import { usePins } from './view/use-pins.ts';
import { useWishedView } from './view/use-wished-view.ts';

const houseMap = {};

/**
 * The one map of the house: counts by area as bubbles, places as pins, over coast and region outlines.
 *
 * MapLibre GL and the outlines, or where the site has a key Kakao Maps, are loaded after the first paint, in the browser only, so the component
 * renders on a server and in jsdom (as an empty frame, and without WebGL as a Korean notice; `onMove`
 * still reports the box around `center`, so that a list beside the map works).
 * It never throws for want of WebGL or of a file; it shows the notice.
 *
 * Keyboard: the map takes the focus (arrows pan, + and - zoom); bubbles and buttons are real buttons.
 * Pins are pixels: a page offers the same places in a list beside the map.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { label, clusters, pins, selectedId, myLocation, onClusterSelect, onLocate, className } = props;
  const container = useRef<HTMLDivElement>(null);
  const { status, map } = useMap(container, props, use(HostContext)?.map ?? houseMap);
  const zoom = useWishedView(map, container, status, props);
  usePins(map, pins, selectedId, props.onSelect);

  const layout = useMemo(() => bubbleLayout(clusters ?? [], zoom), [clusters, zoom]);
  const selected = pins?.find((pin) => pin.id === selectedId);
  const enter = useCallback(
    (cluster: MapCluster) => {
      map?.goTo(cluster, zoomInto(map.view().zoom));
      onClusterSelect?.(cluster);
    },
    [map, onClusterSelect],
  );

  return (
    <Frame className={className} tabIndex={-1} aria-label={label} aria-busy={status === 'loading'}>
      <Canvas ref={container} />
      {status === 'loading' && <Veil aria-hidden />}
      {status === 'unavailable' && (
        <Notice role="status">
          <strong>지도를 표시할 수 없어요.</strong>
          <span>이 브라우저에서 지도 그리기(WebGL)를 쓸 수 없거나 지도를 불러오지 못했어요. 목록에서는 그대로 찾을 수 있어요.</span>
        </Notice>
      )}
      {map &&
        createPortal(
          <>
            {myLocation && (
              <HtmlMarker map={map} position={myLocation}>
                <MyLocationDot />
              </HtmlMarker>
            )}
            {clusters?.map((cluster) => {
              const place = layout.get(cluster.id);
              return place ? (
                <HtmlMarker key={cluster.id} map={map} position={cluster} offset={place.offset}>
                  <ClusterBubble cluster={cluster} place={place} onSelect={enter} />
                </HtmlMarker>
              ) : null;
            })}
            {selected && (
              <HtmlMarker map={map} position={selected} anchor="bottom" raised name={spokenName(selected)}>
                <SelectedPin pin={selected} />
              </HtmlMarker>
            )}
          </>,
          map.markers,
        )}
      {map && createPortal(<ScaleBar latitude={map.view().center.latitude} zoom={zoom} />, map.foot)}
      {map && clusters && clusters.length > 0 && <Legend clusters={clusters} />}
      {map && <MapButtons map={map} onLocate={onLocate} />}
    </Frame>
  );
}

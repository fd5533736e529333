import type { DrawnMap, MapStart } from '../places/drawn-map.ts';
import { KAKAO_FOOT } from '../frame/map-frame.ts';
import { isOnEarth, spokenName } from '../places/features.ts';
import type { MapPin, MapPosition } from '../places/places.ts';
import { FARTHEST_LEVEL, levelOfWish, zoomOfLevel } from './kakao-level.ts';
import { pinPicture } from './kakao-pins.ts';
import type { KakaoMaps, KakaoOverlay } from './kakao-sdk.ts';

const STEP_PX = 100;
const SIDE: Record<'center' | 'bottom', string> = { center: '-50%', bottom: '-100%' };

/** Draws with Kakao Maps. Its levels are whole, so a wished zoom becomes the next nearer one, which is then told. */
export function makeKakaoMap(kakao: KakaoMaps, { container, center, zoom }: MapStart): DrawnMap {
  const at = ({ latitude, longitude }: MapPosition) => new kakao.LatLng(latitude, longitude);
  const map = new kakao.Map(container, { center: at(center), level: levelOfWish(zoom, center.latitude) });
  map.setMaxLevel(FARTHEST_LEVEL);
  const foot = document.createElement('div');
  foot.className = KAKAO_FOOT;
  container.append(foot);
  const pins = new Map<string, { pin: MapPin; marker: KakaoOverlay }>();
  const hidden = new Set<string>();
  const pressed = new Set<(id: string | undefined) => void>();
  const tell = (id: string | undefined) => pressed.forEach((listener) => listener(id));
  const clicked = () => tell(undefined);
  kakao.event.addListener(map, 'click', clicked);

  const zoomBy = (steps: number) => map.setLevel(Math.min(FARTHEST_LEVEL, Math.max(1, map.getLevel() - steps)), { animate: true });
  const stopKeys = listenToKeys(container, (x, y) => map.panBy(x, y), zoomBy);
  const sizes = new ResizeObserver(() => map.relayout());
  sizes.observe(container);

  function showPin(pin: MapPin): KakaoOverlay {
    const { source, width, height, tip } = pinPicture(pin);
    const image = new kakao.MarkerImage(source, new kakao.Size(width, height), { offset: new kakao.Point(...tip) });
    const marker = new kakao.Marker({ position: at(pin), title: spokenName(pin), image, clickable: true, zIndex: 0 });
    kakao.event.addListener(marker, 'click', () => tell(pin.id));
    marker.setMap(hidden.has(pin.id) ? null : map);
    return marker;
  }

  return {
    markers: container,
    foot,
    takesMarkers: true,
    view() {
      const middle = map.getCenter();
      const [southWest, northEast] = [map.getBounds().getSouthWest(), map.getBounds().getNorthEast()];
      return {
        bounds: { south: southWest.getLat(), west: southWest.getLng(), north: northEast.getLat(), east: northEast.getLng() },
        zoom: zoomOfLevel(map.getLevel(), middle.getLat()),
        center: { latitude: middle.getLat(), longitude: middle.getLng() },
      };
    },
    goTo(position, wished) {
      const level = levelOfWish(wished, position.latitude);
      if (level === map.getLevel()) return map.panTo(at(position));
      map.setLevel(level);
      map.setCenter(at(position));
    },
    zoomBy,
    onRest(listener) {
      kakao.event.addListener(map, 'idle', listener);
      return () => kakao.event.removeListener(map, 'idle', listener);
    },
    onPress(listener) {
      pressed.add(listener);
      return () => void pressed.delete(listener);
    },
    showPins(wanted) {
      const wishes = new Map(wanted.map((pin) => [pin.id, pin]));
      for (const [id, { pin, marker }] of pins) {
        const wished = wishes.get(id);
        if (wished && wished.metres === pin.metres) continue;
        marker.setMap(null);
        pins.delete(id);
      }
      for (const pin of wanted) if (isOnEarth(pin) && !pins.has(pin.id)) pins.set(pin.id, { pin, marker: showPin(pin) });
    },
    hidePin(id) {
      hidden.add(id);
      pins.get(id)?.marker.setMap(null);
      return () => {
        hidden.delete(id);
        pins.get(id)?.marker.setMap(map);
      };
    },
    place(element, { anchor, isRaised }) {
      // Without a size of its own Kakao has nothing to measure: what it holds may grow and shrink.
      const holder = document.createElement('div');
      Object.assign(holder.style, { position: 'relative', width: '0', height: '0', pointerEvents: isRaised ? 'none' : 'auto' });
      Object.assign(element.style, { position: 'absolute', width: 'max-content' });
      holder.append(element);
      const overlay = new kakao.CustomOverlay({
        content: holder,
        position: at(center),
        xAnchor: 0,
        yAnchor: 0,
        zIndex: isRaised ? 3 : 2,
        clickable: !isRaised,
      });
      return {
        moveTo(position, [x, y]) {
          element.style.transform = `translate(calc(-50% + ${x}px), calc(${SIDE[anchor]} + ${y}px))`;
          overlay.setPosition(at(position));
          overlay.setMap(map);
        },
        remove: () => overlay.setMap(null),
      };
    },
    describe(text) {
      container.setAttribute('aria-label', text);
    },
    remove() {
      stopKeys();
      sizes.disconnect();
      kakao.event.removeListener(map, 'click', clicked);
      pins.forEach(({ marker }) => marker.setMap(null));
      pins.clear();
      container.replaceChildren();
    },
  };
}

/** The keys that MapLibre has too: arrows pan, plus and minus zoom, while the map itself has the focus. */
function listenToKeys(container: HTMLElement, panBy: (x: number, y: number) => void, zoomBy: (steps: number) => void): () => void {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => panBy(-STEP_PX, 0),
    ArrowRight: () => panBy(STEP_PX, 0),
    ArrowUp: () => panBy(0, -STEP_PX),
    ArrowDown: () => panBy(0, STEP_PX),
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
  };
  const press = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.target !== container || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  container.tabIndex = 0;
  container.setAttribute('role', 'application');
  container.addEventListener('keydown', press);
  return () => {
    container.removeEventListener('keydown', press);
    container.removeAttribute('role');
    container.removeAttribute('tabindex');
  };
}

/**
 * Plays the parts of `kakao.maps` that the map uses, for tests: it draws nothing of the earth, but moves, tells and
 * holds markers as Kakao's documentation says. It is sent to browsers as text, so it knows nothing outside itself.
 */
export function kakaoStandIn() {
  type Listener = () => void;
  type MapObject = { setMap(map: StandInMap | null): void; draw(map: StandInMap): void };
  const listeners = new WeakMap<object, Map<string, Set<Listener>>>();
  const heard = (target: object, name: string) => {
    const names = listeners.get(target) ?? new Map<string, Set<Listener>>();
    listeners.set(target, names);
    const those = names.get(name) ?? new Set<Listener>();
    names.set(name, those);
    return those;
  };
  const fire = (target: object, name: string) => [...heard(target, name)].forEach((listener) => listener());

  class LatLng {
    private readonly latitude: number;
    private readonly longitude: number;
    constructor(latitude: number, longitude: number) {
      this.latitude = latitude;
      this.longitude = longitude;
    }
    getLat() {
      return this.latitude;
    }
    getLng() {
      return this.longitude;
    }
  }
  class Size {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
  }
  class Point {
    readonly x: number;
    readonly y: number;
    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
  }

  class StandInMap {
    private center: LatLng;
    private level: number;
    private farthest = 14;
    readonly shown = new Set<MapObject>();
    readonly pane = document.createElement('div');
    private readonly container: HTMLElement;
    constructor(container: HTMLElement, options: { center: LatLng; level: number }) {
      this.container = container;
      this.center = options.center;
      this.level = options.level;
      this.pane.dataset['kakao'] = 'pane';
      this.pane.style.cssText = 'position:absolute;inset:0;overflow:hidden;background:#eef2e6';
      this.pane.addEventListener('click', (event) => event.target === this.pane && fire(this, 'click'));
      container.append(this.pane);
    }
    private metres() {
      return 2 ** (this.level - 3);
    }
    private size() {
      return { width: this.container.clientWidth || 800, height: this.container.clientHeight || 600 };
    }
    private degrees() {
      return { x: 111_320 * Math.cos((this.center.getLat() * Math.PI) / 180), y: 111_320 };
    }
    pixel(at: LatLng) {
      const { width, height } = this.size();
      const { x, y } = this.degrees();
      return {
        left: width / 2 + ((at.getLng() - this.center.getLng()) * x) / this.metres(),
        top: height / 2 - ((at.getLat() - this.center.getLat()) * y) / this.metres(),
      };
    }
    private rest() {
      this.shown.forEach((one) => one.draw(this));
      setTimeout(() => fire(this, 'idle'), 0);
    }
    getCenter() {
      return this.center;
    }
    getLevel() {
      return this.level;
    }
    getBounds() {
      const { width, height } = this.size();
      const { x, y } = this.degrees();
      const [half, tall] = [((width / 2) * this.metres()) / x, ((height / 2) * this.metres()) / y];
      const corner = (sign: number) => new LatLng(this.center.getLat() + sign * tall, this.center.getLng() + sign * half);
      return { getSouthWest: () => corner(-1), getNorthEast: () => corner(1) };
    }
    setCenter(to: LatLng) {
      this.center = to;
      this.rest();
    }
    panTo(to: LatLng) {
      this.setCenter(to);
    }
    panBy(right: number, down: number) {
      const { x, y } = this.degrees();
      this.setCenter(new LatLng(this.center.getLat() - (down * this.metres()) / y, this.center.getLng() + (right * this.metres()) / x));
    }
    setLevel(level: number) {
      this.level = Math.min(this.farthest, Math.max(1, level));
      this.rest();
    }
    setMaxLevel(level: number) {
      this.farthest = level;
    }
    relayout() {
      this.rest();
    }
  }

  class MarkerImage {
    readonly source: string;
    readonly options: { offset: Point };
    constructor(source: string, _size: Size, options: { offset: Point }) {
      this.source = source;
      this.options = options;
    }
  }
  class Marker {
    private readonly picture = document.createElement('img');
    private readonly options: { position: LatLng; image: MarkerImage };
    constructor(options: { position: LatLng; title: string; image: MarkerImage; zIndex: number }) {
      this.options = options;
      this.picture.src = options.image.source;
      this.picture.title = options.title;
      this.picture.style.cssText = `position:absolute;cursor:pointer;z-index:${options.zIndex}`;
      this.picture.addEventListener('click', () => fire(this, 'click'));
    }
    setMap(map: StandInMap | null) {
      if (!map) return this.picture.remove();
      map.shown.add(this);
      map.pane.append(this.picture);
      this.draw(map);
    }
    draw(map: StandInMap) {
      const { left, top } = map.pixel(this.options.position);
      const { offset } = this.options.image.options;
      Object.assign(this.picture.style, { left: `${left - offset.x}px`, top: `${top - offset.y}px` });
    }
  }
  class CustomOverlay {
    private readonly frame = document.createElement('div');
    private map: StandInMap | null = null;
    private readonly options: { position: LatLng };
    constructor(options: { content: HTMLElement; position: LatLng; zIndex: number }) {
      this.options = options;
      this.frame.style.cssText = `position:absolute;z-index:${options.zIndex}`;
      this.frame.append(options.content);
    }
    setPosition(to: LatLng) {
      this.options.position = to;
      if (this.map) this.draw(this.map);
    }
    setMap(map: StandInMap | null) {
      this.map = map;
      if (!map) return this.frame.remove();
      map.shown.add(this);
      map.pane.append(this.frame);
      this.draw(map);
    }
    draw(map: StandInMap) {
      const { left, top } = map.pixel(this.options.position);
      Object.assign(this.frame.style, { left: `${left}px`, top: `${top}px` });
    }
  }

  return {
    load: (ready: () => void) => void setTimeout(ready, 0),
    LatLng,
    Size,
    Point,
    Map: StandInMap,
    Marker,
    MarkerImage,
    CustomOverlay,
    event: {
      addListener: (target: object, name: string, listener: Listener) => void heard(target, name).add(listener),
      removeListener: (target: object, name: string, listener: Listener) => void heard(target, name).delete(listener),
    },
  };
}

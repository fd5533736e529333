/** A point of Kakao's. */
export interface KakaoLatLng {
  getLat(): number;
  getLng(): number;
}

export interface KakaoMapObject {
  getCenter(): KakaoLatLng;
  getLevel(): number;
  getBounds(): { getSouthWest(): KakaoLatLng; getNorthEast(): KakaoLatLng };
  setCenter(to: KakaoLatLng): void;
  panTo(to: KakaoLatLng): void;
  panBy(x: number, y: number): void;
  setLevel(level: number, options?: { animate: boolean }): void;
  setMaxLevel(level: number): void;
  relayout(): void;
}

export interface KakaoOverlay {
  setMap(map: KakaoMapObject | null): void;
}

export interface KakaoCustomOverlay extends KakaoOverlay {
  setPosition(to: KakaoLatLng): void;
}

type OverlayOptions = { content: HTMLElement; position: KakaoLatLng; xAnchor: number; yAnchor: number; zIndex: number; clickable: boolean };
type MarkerOptions = { position: KakaoLatLng; title: string; image: object; clickable: boolean; zIndex: number };

/** The parts of `kakao.maps` that this map uses (apis.map.kakao.com/web/documentation). */
export interface KakaoMaps {
  load(ready: () => void): void;
  LatLng: new (latitude: number, longitude: number) => KakaoLatLng;
  Size: new (width: number, height: number) => object;
  Point: new (x: number, y: number) => object;
  Map: new (container: HTMLElement, options: { center: KakaoLatLng; level: number }) => KakaoMapObject;
  Marker: new (options: MarkerOptions) => KakaoOverlay;
  MarkerImage: new (source: string, size: object, options: { offset: object }) => object;
  CustomOverlay: new (options: OverlayOptions) => KakaoCustomOverlay;
  event: {
    addListener(target: object, name: string, listener: () => void): void;
    removeListener(target: object, name: string, listener: () => void): void;
  };
}

declare global {
  interface Window {
    kakao?: { maps?: KakaoMaps };
  }
}

const SDK = 'https://dapi.kakao.com/v2/maps/sdk.js';
const LIMIT_MS = 10_000;

let loading: Promise<KakaoMaps> | undefined;

/** Kakao's own script, fetched once; a failed load may be tried again. Rejects when it does not come, or does not get ready within ten seconds. */
export function loadKakao(key: string): Promise<KakaoMaps> {
  loading ??= fetchKakao(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchKakao(key: string): Promise<KakaoMaps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('Kakao Maps did not get ready')), LIMIT_MS);
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('Kakao Maps did not come'));
    };
    script.onerror = fail;
    script.onload = () => {
      const maps = window.kakao?.maps;
      if (!maps) return fail();
      maps.load(() => {
        clearTimeout(timer);
        resolve(maps);
      });
    };
    script.src = `${SDK}?${new URLSearchParams({ appkey: key, autoload: 'false' }).toString()}`;
    document.head.append(script);
  });
}

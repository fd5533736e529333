import proj4 from 'proj4';

/** EPSG:5174 with the shift to WGS84 spelled out: without towgs84 every point is 400 m off. */
const EPSG_5174 =
  '+proj=tmerc +lat_0=38 +lon_0=127.0028902777778 +k=1 +x_0=200000 +y_0=500000 +ellps=bessel +units=m +no_defs ' +
  '+towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43';
const toWgs84 = proj4(EPSG_5174, 'WGS84');

/** Metres of the licence export as WGS84 degrees; undefined when that is not in Korea. */
export function positionOf(x: string, y: string): { latitude: number; longitude: number } | undefined {
  const [east, north] = [Number(x), Number(y)];
  if (x.trim() === '' || y.trim() === '' || !Number.isFinite(east) || !Number.isFinite(north)) return undefined;
  const [longitude, latitude] = toWgs84.forward([east, north]) as [number, number];
  return inKorea(latitude, longitude);
}

/** Degrees as a file has them; undefined when that is not in Korea. */
export function wgs84Of(latitude: string, longitude: string): { latitude: number; longitude: number } | undefined {
  return latitude === '' || longitude === '' ? undefined : inKorea(Number(latitude), Number(longitude));
}

function inKorea(latitude: number, longitude: number): { latitude: number; longitude: number } | undefined {
  const isInKorea = latitude >= 32 && latitude <= 39.5 && longitude >= 123.5 && longitude <= 132.5;
  return isInKorea ? { latitude: round(latitude), longitude: round(longitude) } : undefined;
}

/** Seven decimals: a centimetre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

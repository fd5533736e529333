import { accessToken, isExpired, refreshAccessToken, refreshToken } from '@petcare/auth';

/** One broken rule of a validation failure; `constraints` maps a rule's name to a Korean sentence. */
export type FieldError = { property: string; constraints: Record<string, string> };

/** What every REST call answers below 500: the data, or why not, as a sentence for the person. `retryAfter`: seconds until it may be tried again, where there were too many tries. */
export type RestAnswer<T> =
  | { success: true; data: T }
  | { success: false; message: string; error: { code: string; message: string }; errors?: FieldError[]; retryAfter?: number };

type Scalar = string | number | boolean;
/** `body` is sent as JSON, `form` as multipart; `idempotencyKey` makes a repeat harmless, `keepalive` has it sent though the page is left. */
export type RestOptions = {
  query?: Record<string, Scalar | null | undefined>;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  keepalive?: boolean;
};

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const BASE = '/api/client';

/** The server did not answer as the API does: a fault of the house or the network, not of the input. */
export class RestFault extends Error {
  readonly status: number;
  readonly response: { body: string };
  constructor(status: number, body: string) {
    super(`The API answered ${status}`);
    this.name = 'RestFault';
    this.status = status;
    this.response = { body };
  }
}

function addressOf(path: string, query: RestOptions['query'] = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, String(value)]]));
  const search = new URLSearchParams(given).toString();
  return `${path}${search && `?${search}`}`;
}

function send(
  method: Method,
  path: string,
  { query, body, form, idempotencyKey, keepalive = false }: RestOptions,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return fetch(addressOf(path, query), {
    method,
    headers,
    credentials: 'include',
    keepalive,
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
}

async function call<T>(method: Method, path: string, options: RestOptions = {}): Promise<RestAnswer<T>> {
  const stored = accessToken();
  const token = stored && isExpired(stored) && refreshToken() ? await refreshAccessToken(stored) : stored;
  let response = await send(method, path, options, token);
  if (response.status === 401 && token) {
    const renewed = await refreshAccessToken(token);
    if (renewed) response = await send(method, path, options, renewed);
  }
  if (response.status >= 500) throw new RestFault(response.status, await response.text());
  const answer = (await response.json()) as RestAnswer<T>;
  const retryAfter = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
  return retryAfter > 0 && !answer.success ? { ...answer, retryAfter } : answer;
}

/**
 * The REST API below `/api/client`. Anything under 500 is an answer, also a
 * refusal; a 401 is tried once more with a new token. Throws `RestFault` on
 * 5xx and what `fetch` throws without a network.
 */
export const restClient = {
  get: <T>(path: string, options?: RestOptions) => call<T>('GET', BASE + path, options),
  post: <T>(path: string, options?: RestOptions) => call<T>('POST', BASE + path, options),
  patch: <T>(path: string, options?: RestOptions) => call<T>('PATCH', BASE + path, options),
  delete: <T>(path: string, options?: RestOptions) => call<T>('DELETE', BASE + path, options),
};

/** A stored picture: its id, its address in the default width, and one address a width in pixels. */
export type UploadedImage = { id: string; url: string; urls: Record<string, string> };

/** Store a picture for the signed-in person: JPEG, PNG, WebP or GIF up to 10 MB. */
export function uploadImage(file: File): Promise<RestAnswer<UploadedImage>> {
  const form = new FormData();
  form.set('file', file);
  return call<UploadedImage>('POST', '/api/upload', { form });
}

/** Where an address is, or which area a position lies in. WGS84 degrees; `isExact`: the position is the address's own or the asked one, not the middle of an area. */
export type LocationInfo = {
  address: string;
  latitude: number;
  longitude: number;
  sido: string | null;
  sigungu: string | null;
  isExact: boolean;
};

/** Of an address or the name of an area, else of a position. NOT_FOUND where nobody knows. */
export function getLocationInfo(wanted: { address: string } | { latitude: number; longitude: number }): Promise<RestAnswer<LocationInfo>> {
  return call<LocationInfo>('GET', '/api/location-info/get-info', { query: wanted });
}

import { networkOf } from '@petcare/node';
import { notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { KakaoLocalClient } from '../../providers/kakao-local/kakao-local.client.ts';
import { regionAround, regionCalled, regionOfAddress, sidoNamed, type Position, isInKorea } from '../regions/index.ts';
import type { ListingKind } from '../listings/index.ts';
import type { SearchService } from '../search/index.ts';
import { buildingIn, checkWanted, isInTown, tidied, townIn, type LocationQuery } from './location.policy.ts';

/** `isExact`: the position is the address's own or the asked one, not the middle of an area. WGS84 degrees. */
export type Location = Position & { address: string; sido: string | null; sigungu: string | null; isExact: boolean };

export type LocationService = {
  /** Of an address, else of a position. Limited by the asker's network. */
  getInfo(wanted: LocationQuery, ip: string): Promise<Result<Location, AppError<'VALIDATION_FAILED' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>>>;
  /** For other domains, which limit who asks: of the very building; undefined when only its area is known. */
  exactPositionOf(address: string): Promise<Position | undefined>;
};

type Deps = { search: SearchService; rateLimits: RateLimiter; kakaoLocal: KakaoLocalClient | null };

/** Everybody may ask, and each question may cost us one. */
/** Reads what is public: in the process, since it only bounds a flood. */
const LIMIT = { max: 60, windowSeconds: 60, store: 'process' } as const;
const KINDS: ListingKind[] = ['hospital', 'pharmacy', 'company'];
/** So near, a listing's area is that of the position. Kilometres. */
const NEAR_KM = 5;
const unknown = notFound('위치를 확인할 수 없어요.');

/** By Kakao where there is a key; what it does not know or answer, by the gazetteer and the addresses of listings. */
export function createLocationService({ search, rateLimits, kakaoLocal }: Deps): LocationService {
  return {
    async getInfo(wanted, ip) {
      const errors = checkWanted(wanted);
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await rateLimits.hit(`location:${networkOf(ip)}`, LIMIT);
      if (!allowed.ok) return allowed;
      const { address, latitude = 0, longitude = 0 } = wanted;
      const found = address === undefined ? await locate({ latitude, longitude }) : await find(tidied(address));
      return found ? ok(found) : err(unknown);
    },
    async exactPositionOf(address) {
      const found = await find(tidied(address));
      return found?.isExact ? { latitude: found.latitude, longitude: found.longitude } : undefined;
    },
  };

  async function find(address: string): Promise<Location | undefined> {
    const answer = await kakaoLocal?.positionOf(address);
    if (answer?.ok && answer.found) {
      const { sido = null, sigungu = null } = regionOfAddress(answer.found.address) ?? {};
      return { ...answer.found, sido, sigungu, isExact: true };
    }
    return (await knownAddress(address)) ?? (await knownTown(address)) ?? middleOf(address);
  }

  /** Of a listing in the same building. */
  async function knownAddress(address: string): Promise<Location | undefined> {
    const region = regionOfAddress(address);
    const building = buildingIn(address);
    if (!region || !building) return undefined;
    const { sido, sigungu } = region;
    for (const kind of KINDS) {
      const listed = await search.searchListings(kind, { search: building.words, sido, sigungu, count: 50 });
      const same =
        listed.ok &&
        listed.value.find(
          (listing) =>
            listing.latitude !== null &&
            [listing.address, listing.jibunAddress].some((text) => text && buildingIn(text)?.key === building.key),
        );
      if (same) return { address, latitude: same.latitude!, longitude: same.longitude!, sido, sigungu, isExact: true };
    }
    return undefined;
  }

  /** Amid the listings of a town; of several towns of that name none. */
  async function knownTown(address: string): Promise<Location | undefined> {
    const town = townIn(address);
    if (!town) return undefined;
    const region = regionOfAddress(address) ?? regionCalled(address.slice(0, -town.length));
    const listed = await search.searchListings('hospital', {
      search: town,
      ...(region && { sido: region.sido, sigungu: region.sigungu }),
      count: 50,
    });
    const there = (listed.ok ? listed.value : []).filter(
      (listing) => listing.latitude !== null && [listing.address, listing.jibunAddress].some((text) => text && isInTown(text, town)),
    );
    const areas = new Set(there.map(({ sido, sigungu }) => `${sido} ${sigungu}`));
    const [amid] = [...there].sort((a, b) => a.latitude! - b.latitude!).slice(Math.floor((there.length - 1) / 2));
    if (!amid || areas.size > 1) return undefined;
    const { latitude, longitude, sido, sigungu } = amid;
    return { address: `${sido} ${sigungu} ${town}`, latitude: latitude!, longitude: longitude!, sido, sigungu, isExact: false };
  }

  function middleOf(address: string): Location | undefined {
    const region = regionOfAddress(address) ?? regionCalled(address);
    if (region) {
      const { sido, sigungu, latitude, longitude } = region;
      return { address: `${sido} ${sigungu}`, latitude, longitude, sido, sigungu, isExact: false };
    }
    const sido = sidoNamed(address);
    return (
      sido && { address: sido.name, latitude: sido.latitude, longitude: sido.longitude, sido: sido.name, sigungu: null, isExact: false }
    );
  }

  async function locate(position: Position): Promise<Location | undefined> {
    // What lies outside is asked of nobody.
    if (!isInKorea(position)) return undefined;
    const answer = await kakaoLocal?.regionAt(position);
    const area = (answer?.ok && answer.found) || (await nearestListed(position)) || regionAround(position);
    if (!area) return undefined;
    const { sido, sigungu } = area;
    return { address: `${sido} ${sigungu}`.trim(), ...position, sido, sigungu: sigungu || null, isExact: true };
  }

  async function nearestListed(from: Position): Promise<{ sido: string; sigungu: string } | undefined> {
    const lists = await Promise.all(KINDS.map((kind) => search.getListings(kind, { ...from, filter: 'distance', count: 1 })));
    const near = lists
      .flatMap((list) => (list.ok ? list.value : []))
      .filter(({ distance, sido }) => distance !== null && distance <= NEAR_KM && sido !== null);
    const [nearest] = near.sort((a, b) => a.distance! - b.distance!);
    return nearest && { sido: nearest.sido!, sigungu: nearest.sigungu ?? '' };
  }
}

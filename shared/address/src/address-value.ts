import type { FoundAddress } from '@petcare/contracts';

/**
 * An address as the API takes it (`AddressInput`): `postcode` of five digits,
 * `sido` and `sigungu` by their official names, `address` the whole line
 * without what is in `detailAddress` (floor, room). Null is what is not known;
 * `sido` and `sigungu` are known of an address that was searched for only.
 */
export type AddressValue = {
  postcode: string | null;
  sido: string | null;
  sigungu: string | null;
  address: string | null;
  detailAddress: string | null;
};

/** Nothing known. */
export const noAddress: AddressValue = { postcode: null, sido: null, sigungu: null, address: null, detailAddress: null };

/** The typed address as it is to be sent: without spaces around its parts, null for an empty one. */
export function trimmedAddress({ postcode, sido, sigungu, address, detailAddress }: AddressValue): AddressValue {
  const orNull = (text: string | null) => text?.trim() || null;
  return {
    postcode: orNull(postcode),
    sido: orNull(sido),
    sigungu: orNull(sigungu),
    address: orNull(address),
    detailAddress: orNull(detailAddress),
  };
}

/** The postal rule: behind a road address stand, in brackets, its 동 and the name of a building of homes. */
function besidesRoad({ bname, buildingName, apartment }: FoundAddress): string {
  const besides = [/[동로가]$/.test(bname) && bname, apartment === 'Y' && buildingName].filter(Boolean);
  return besides.length > 0 ? ` (${besides.join(', ')})` : '';
}

/** The value of what was chosen in a search; the detail is still to be typed. */
export function addressFound(found: FoundAddress): AddressValue {
  const { zonecode, sido, sigungu, roadAddress, jibunAddress } = found;
  const address = roadAddress ? roadAddress + besidesRoad(found) : jibunAddress;
  return trimmedAddress({ postcode: zonecode, sido, sigungu, address, detailAddress: null });
}

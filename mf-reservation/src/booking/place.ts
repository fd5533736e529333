/** Where a reservation is: what a guest needs to find and call it. */
export type Place = {
  kind: 'hospital' | 'company';
  id: string;
  name: string;
  /** E.164. */
  phone: string | null;
  address: string;
  position: { latitude: number; longitude: number } | null;
};

type BookedHospital = {
  id: string;
  name: string;
  contract: string | null;
  address: { address: string; detailAddress: string | null; latitude: number | null; longitude: number | null };
};

/** Of a reservation's hospital; null when it is shown no more. */
export function placeOf(hospital: BookedHospital | null): Place | null {
  if (!hospital) return null;
  const { id, name, contract, address } = hospital;
  const { latitude, longitude } = address;
  return {
    kind: 'hospital',
    id,
    name,
    phone: contract,
    address: [address.address, address.detailAddress].filter(Boolean).join(' '),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  };
}

const pageOf = ({ kind, id }: Pick<Place, 'kind' | 'id'>) =>
  kind === 'hospital' ? `/hospital?id=${encodeURIComponent(id)}` : `/company/${encodeURIComponent(id)}`;

/** The page of the business. */
export const businessPath = (place: Pick<Place, 'kind' | 'id'>): string => pageOf(place);

/** The form of a new booking there. */
export const bookingPath = ({ kind, id }: Pick<Place, 'kind' | 'id'>): string => `/reservation?${kind}=${encodeURIComponent(id)}`;

/** The form of a review on the business's page, with the visit and the pet filled in. */
export function reviewPath(place: Pick<Place, 'kind' | 'id'>, visit: string, petId: string | null): string {
  const page = pageOf(place);
  const params = new URLSearchParams({ write: '1', visit, ...(petId !== null && { pet: petId }) });
  return `${page}${page.includes('?') ? '&' : '?'}${params}`;
}

/** Kakao's map knows the way from wherever somebody is; a comma would end the name. Without a position it searches the address. */
export function directionsTo({ name, address, position }: Pick<Place, 'name' | 'address' | 'position'>): string {
  if (!position) return `https://map.kakao.com/link/search/${encodeURIComponent(address || name)}`;
  return `https://map.kakao.com/link/to/${encodeURIComponent(name.replaceAll(',', ' '))},${position.latitude},${position.longitude}`;
}

import type { BusinessKind } from '@petcare/contracts';
import { perFeature } from '@petcare/features';
import { hoursShownOf } from '../opening-hours/hours-draft.ts';
import { namesIn, sizeIn, type ProfileDraft } from './profile-draft.ts';

const orNull = (text: string) => text.trim() || null;

/** The typed profile as the API would answer it, by its own names, for the preview of the public page. */
export function previewOf(kind: BusinessKind, draft: ProfileDraft): Record<string, unknown> {
  const { name, contract, homepage, blog, email, introduce, hasParkingLot, guideParkingLot, facilityPicture, address } = draft;
  return {
    ...{ name: name.trim(), contract: orNull(contract), email: orNull(email), homepage: orNull(homepage), blog: orNull(blog) },
    ...{ introduce: orNull(introduce), guideParkingLot: hasParkingLot ? orNull(guideParkingLot) : null },
    ...perFeature((name) => draft[name]),
    facilityPicture: facilityPicture.map((filepath) => ({ id: filepath, filepath })),
    address: { ...address, address: address.address ?? '' },
    ...hoursShownOf(draft.openingHours),
    ...ownOf(kind, draft),
  };
}

function ownOf(kind: BusinessKind, { people, expertise, gubun, size, handlingMedicine, uniqueness, isUnion }: ProfileDraft) {
  switch (kind) {
    case 'hospital':
      return { doctors: namesIn(people), expertise: orNull(expertise), gubun: orNull(gubun), size: sizeIn(size) || null };
    case 'pharmacy':
      return { pharmacist: namesIn(people), handlingMedicine: orNull(handlingMedicine), uniqueness: orNull(uniqueness), isUnion };
    case 'company':
      return {};
  }
}

import { graphql, type VariablesOf } from '@petcare/api';
import { formatPhone } from '@petcare/ui';
import { hoursDraftOf, hoursInputOf, type HoursDraft } from '../opening-hours/hours-draft.ts';
import type { MyHospital } from './my-hospital.ts';

export const HospitalPage_UpdateMyHospital = graphql(`
  mutation HospitalPage_UpdateMyHospital($input: UpdateMyHospitalInput!) {
    updateMyHospital(input: $input) {
      id
      name
    }
  }
`);
export type ProfileInput = VariablesOf<typeof HospitalPage_UpdateMyHospital>['input'];

/** The profile as the person writes it: every field a text, a switch or a list. */
export type ProfileDraft = {
  name: string;
  contract: string;
  email: string;
  homepage: string;
  blog: string;
  kakaoplus: string;
  introduce: string;
  expertise: string;
  /** Names, with commas between. */
  doctors: string;
  is24: boolean;
  isBeautyParlor: boolean;
  isHotel: boolean;
  isStore: boolean;
  hasParkingLot: boolean;
  guideParkingLot: string;
  allowReservation: boolean;
  /** Addresses, in the order in which guardians see them. */
  facilityPicture: readonly string[];
  openingHours: HoursDraft;
};

export function draftOf(hospital: MyHospital): ProfileDraft {
  const { is24, isBeautyParlor, isHotel, isStore, hasParkingLot, allowReservation } = hospital;
  return {
    name: hospital.name,
    contract: hospital.contract ? formatPhone(hospital.contract) : '',
    email: hospital.email ?? '',
    homepage: hospital.homepage ?? '',
    blog: hospital.blog ?? '',
    kakaoplus: hospital.kakaoplus ?? '',
    introduce: hospital.introduce ?? '',
    expertise: hospital.expertise ?? '',
    doctors: hospital.doctors.join(', '),
    is24,
    isBeautyParlor,
    isHotel,
    isStore,
    hasParkingLot,
    guideParkingLot: hospital.guideParkingLot ?? '',
    allowReservation,
    facilityPicture: hospital.facilityPicture.map(({ filepath }) => filepath),
    openingHours: hoursDraftOf(hospital),
  };
}

/** Only what was changed: a licence import may go on keeping what the owner has never touched. */
export function changesOf(before: ProfileDraft, after: ProfileDraft): ProfileInput {
  const [was, is] = [inputOf(before), inputOf(after)];
  return Object.fromEntries(
    Object.entries(is).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key as keyof ProfileInput])),
  );
}

function inputOf({ openingHours, doctors, ...draft }: ProfileDraft): ProfileInput {
  const texts = Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [key, typeof value === 'string' ? value.trim() || null : value]),
  );
  return {
    ...texts,
    // The name can't be cleared: an empty one is refused, by its own rule.
    name: draft.name.trim(),
    doctors: doctors
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    ...hoursInputOf(openingHours),
  };
}

import { readPhone } from '@petcare/phone/read';
import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import { checkHoursTexts, checkWeek, type DayInput } from '../../opening-hours/index.ts';
import { checkMaxLength } from '../../../platform/errors/max-length.ts';
import { isInKorea } from '../../regions/index.ts';
import { isPlainName } from './plain-name.policy.ts';

/** The profile that an owner sends; a property that is not there stays as it is, null clears. */
export type ProfileInput = {
  name?: string | null;
  contract?: string | null;
  email?: string | null;
  homepage?: string | null;
  blog?: string | null;
  guideParkingLot?: string | null;
  businessHoursText?: string | null;
  humu?: string | null;
  expertise?: string | null;
  introduce?: string | null;
  doctors?: string[] | null;
  /** A pharmacy's `doctors`. */
  pharmacist?: string[] | null;
  /** A pharmacy's `expertise`. */
  handlingMedicine?: string | null;
  uniqueness?: string | null;
  gubun?: string | null;
  /** In m². */
  size?: number | null;
  facilityPicture?: string[] | null;
  businessHours?: DayInput[] | null;
  /** Without a position it is in lists and not on the map. */
  address?: { address: string; latitude: number | null; longitude: number | null } | null;
};

/** Larger than any that there is: a slip of the keyboard. */
const MOST_SIZE = 100_000;
const EMAIL = /^[^\s@"<>]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
/** Longest texts, and what the person calls them. */
const texts: readonly (readonly [keyof ProfileInput, string, number])[] = [
  ['guideParkingLot', '주차 안내는', 200],
  ['expertise', '전문 분야는', 300],
  ['introduce', '소개는', 2000],
  ['handlingMedicine', '취급 의약품은', 300],
  ['uniqueness', '특이사항은', 300],
  ['gubun', '업태는', 30],
];

/** Every rule that the change breaks; none when it may be saved. */
export function checkProfile(input: ProfileInput, isImageUrl: (url: string) => boolean): PropertyError[] {
  return [
    ...checkName(input.name),
    ...texts.flatMap(([property, subject, max]) => checkMaxLength(property, subject, input[property], max)),
    ...checkHoursTexts(input),
    ...checkContract(input.contract),
    ...checkEmail(input.email),
    ...checkUrl('homepage', input.homepage),
    ...checkUrl('blog', input.blog),
    ...checkPeople('doctors', '의료진은', input.doctors),
    ...checkPeople('pharmacist', '약사는', input.pharmacist),
    ...checkPictures(input.facilityPicture, isImageUrl),
    ...checkWeek(input.businessHours),
    ...checkAddress(input.address),
    ...checkSize(input.size),
  ];
}

/** A Kakao channel as its official address. */
export function kakaoChannelLink(written: string | null | undefined): string {
  const value = (written ?? '').trim();
  if (value === '' || /^https?/.test(value)) return value;
  return `https://pf.kakao.com/${value.replace(/^(www\.)?pf\.kakao\.com\/?/, '').replace(/^\/+/, '')}`;
}

function checkName(name: string | null | undefined): PropertyError[] {
  if (name === undefined) return [];
  const written = (name ?? '').trim();
  const length = [...written].length;
  if (length < 1 || length > 60) return [invalid('name', 'length', '이름은 60자까지 적어 주세요.')];
  return isPlainName(written) ? [] : [invalid('name', 'isPlainName', '이름에는 홈페이지나 메일 주소를 넣을 수 없고, 한 줄로 적어야 해요.')];
}

function checkContract(phone: string | null | undefined): PropertyError[] {
  if (!phone || readPhone(phone)) return [];
  return [invalid('contract', 'isPhoneNumber', '전화번호를 다시 확인해 주세요.')];
}

function checkEmail(email: string | null | undefined): PropertyError[] {
  if (!email || (email.length <= 254 && EMAIL.test(email))) return [];
  return [invalid('email', 'isEmail', '이메일 주소를 다시 확인해 주세요.')];
}

function checkUrl(property: 'homepage' | 'blog', url: string | null | undefined): PropertyError[] {
  if (!url || (url.length <= 500 && /^https?:\/\//.test(url) && URL.canParse(url))) return [];
  return [invalid(property, 'isUrl', '주소는 http:// 또는 https://로 시작해야 해요.')];
}

function checkPeople(property: 'doctors' | 'pharmacist', subject: string, people: string[] | null | undefined): PropertyError[] {
  if (!people) return [];
  const fits = people.length <= 50 && people.every((name) => name.trim() !== '' && [...name].length <= 30);
  return fits ? [] : [invalid(property, 'maxLength', `${subject} 50명까지, 이름은 30자까지 적어 주세요.`)];
}

function checkPictures(pictures: string[] | null | undefined, isImageUrl: (url: string) => boolean): PropertyError[] {
  if (!pictures) return [];
  if (pictures.length > 10) return [invalid('facilityPicture', 'arrayMaxSize', '시설 사진은 10장까지 올릴 수 있어요.')];
  return pictures.every(isImageUrl) ? [] : [invalid('facilityPicture', 'isUpload', '사진을 다시 올려 주세요.')];
}

function checkAddress(address: ProfileInput['address']): PropertyError[] {
  if (address === undefined) return [];
  if (!address?.address.trim() || address.address.length > 200) {
    return [invalid('address', 'length', '주소를 입력해 주세요.')];
  }
  const { latitude, longitude } = address;
  if (latitude === null && longitude === null) return [];
  return latitude !== null && longitude !== null && isInKorea({ latitude, longitude })
    ? []
    : [invalid('address', 'isPosition', '지도의 핀을 대한민국 안에 놓아 주세요.')];
}

function checkSize(size: number | null | undefined): PropertyError[] {
  if (size == null || (size > 0 && size <= MOST_SIZE)) return [];
  return [invalid('size', 'isSize', `면적은 0보다 크고 ${MOST_SIZE.toLocaleString('ko-KR')}㎡를 넘지 않게 적어 주세요.`)];
}

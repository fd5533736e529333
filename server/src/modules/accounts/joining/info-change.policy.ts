import { readPhone } from '@petcare/phone/read';
import { invalid, validationFailed, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { isImageUrl } from '../../../platform/text/image-url.policy.ts';
import { checkName, checkNickname, checkPhone } from '../record/accounts.policy.ts';

type Maybe<T> = T | null | undefined;

/** Only what is given changes; null clears, where a field may be empty. */
export type InfoChange = {
  name?: Maybe<string>;
  nickname?: Maybe<string>;
  phone?: Maybe<string>;
  userImage?: Maybe<string>;
  age?: Maybe<number>;
  gender?: Maybe<'male' | 'female'>;
  married?: Maybe<boolean>;
  address?: Maybe<{
    postcode?: Maybe<string>;
    sido?: Maybe<string>;
    sigungu?: Maybe<string>;
    address?: Maybe<string>;
    detailAddress?: Maybe<string>;
    longitude?: Maybe<number>;
    latitude?: Maybe<number>;
  }>;
};

const noAddress = {
  postcode: null,
  sido: null,
  sigungu: null,
  address: null,
  detailAddress: null,
  longitude: null,
  latitude: null,
};

/** The columns to write, or every rule that the change breaks. */
export function parseChange({ address, ...own }: InfoChange): Result<ColumnChange, AppError<'VALIDATION_FAILED'>> {
  const change = onlyGiven({
    ...own,
    name: own.name?.trim().normalize('NFC') ?? own.name,
    nickname: own.nickname?.trim().normalize('NFC') ?? own.nickname,
    ...(address === null ? noAddress : address),
  });
  const errors = checkChange(change);
  if (errors.length > 0) return err(validationFailed(errors));
  return ok(change.phone ? { ...change, phone: readPhone(change.phone) } : change);
}

/** The errors of a change of verified fields: they are changed by verifying again; the same value is no change. */
export function checkVerified(
  account: { name: string; phone: string; identityVerifiedAt: string | null },
  change: { name?: string; phone?: string },
): PropertyError[] {
  if (account.identityVerifiedAt === null) return [];
  const fixed = (['name', 'phone'] as const).filter((property) => change[property] !== undefined && change[property] !== account[property]);
  return fixed.map((property) => invalid(property, 'isVerified', '본인 확인을 마친 정보예요. 바꾸려면 본인 확인을 다시 해 주세요.'));
}

type FlatInfoChange = Omit<InfoChange, 'address'> &
  Partial<Record<'postcode' | 'sido' | 'sigungu' | 'address' | 'detailAddress', Maybe<string>>> &
  Partial<Record<'longitude' | 'latitude', Maybe<number>>>;
type ColumnChange = Omit<FlatInfoChange, 'name' | 'nickname' | 'phone'> & { name?: string; nickname?: string; phone?: string };

function checkChange(change: ColumnChange): PropertyError[] {
  const { name, nickname, phone, userImage, age, longitude, latitude } = change;
  return [
    ...(name === undefined ? [] : checkName(name ?? '')),
    ...(nickname === undefined ? [] : checkNickname(nickname ?? '')),
    ...(phone === undefined ? [] : checkPhone(phone ?? '')),
    ...(userImage == null || isImageUrl(userImage) ? [] : [invalid('userImage', 'isImage', '사진을 다시 올려 주세요.')]),
    ...between('age', age, 0, 150, '나이를 다시 확인해 주세요.'),
    ...between('longitude', longitude, -180, 180, '위치를 다시 확인해 주세요.'),
    ...between('latitude', latitude, -90, 90, '위치를 다시 확인해 주세요.'),
    ...tooLong(change),
  ];
}

function between(property: string, value: Maybe<number>, min: number, max: number, message: string): PropertyError[] {
  return value == null || (value >= min && value <= max) ? [] : [invalid(property, 'range', message)];
}

function tooLong(change: ColumnChange): PropertyError[] {
  const texts = ['postcode', 'sido', 'sigungu', 'address', 'detailAddress'] as const;
  const long = texts.filter((property) => (change[property]?.length ?? 0) > 200);
  return long.map((property) => invalid(property, 'maxLength', '200자까지 적을 수 있어요.'));
}

function onlyGiven(change: FlatInfoChange): ColumnChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

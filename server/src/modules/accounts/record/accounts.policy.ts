import { readPhone } from '@petcare/phone/read';
import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import { AccountType } from '../../../platform/session/viewer.ts';

/** Control and formatting characters, halves of pairs, and letters that show nothing: with them two texts look alike, or like none. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;
const EMAIL = /^[^\s@"<>,;:\\()[\]]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const NICKNAME = /^[\p{L}\p{N}_.-]+$/u;
/** The letters that are written here, in one word too. */
const HERE = /[\p{Script=Hangul}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Letters of other scripts, many of which look like Latin ones: рetсare. */
const ELSEWHERE = /(?![\p{Script=Hangul}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\p{L}/u;
/** Letters and digits that are drawn otherwise: wide, bold, in circles. */
const DRAWN = /[\u2460-\u24ff\uff01-\uff9f\uffe0-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;

/** Without a password: who joins by a social account has none. */
export type NewPerson = Omit<NewAccount, 'password'>;
export type NewAccount = { email: string; password: string; name: string; nickname: string; phone: string };

/** Every rule that a new account's own fields break; none when it may be made. */
export function checkNewAccount(account: NewPerson & { password?: string }): PropertyError[] {
  return [
    ...checkEmail(account.email),
    ...(account.password === undefined ? [] : checkPassword(account.password)),
    ...checkName(account.name),
    ...checkNickname(account.nickname),
    ...checkPhone(account.phone),
  ];
}

/** An address as it is kept and looked for: what looks the same is the same, whatever keyboard it comes from. */
export function keptEmail(written: string): string {
  return written.trim().normalize('NFC');
}

export function checkEmail(email: string): PropertyError[] {
  if (email.length <= 254 && EMAIL.test(email) && !UNSEEN.test(email)) return [];
  return [invalid('email', 'isEmail', '이메일 주소를 다시 확인해 주세요.')];
}

export function checkPassword(password: string): PropertyError[] {
  const length = [...password.normalize('NFC')].length;
  const isStrong = length >= 8 && length <= 72 && /\p{L}/u.test(password) && /\d/.test(password);
  return isStrong ? [] : [invalid('password', 'matches', '비밀번호는 글자와 숫자를 넣어 8자에서 72자로 정해 주세요.')];
}

export function checkName(name: string): PropertyError[] {
  const length = [...name.trim()].length;
  if (length < 1 || length > 30) return [invalid('name', 'length', '이름은 30자까지 적어 주세요.')];
  return UNSEEN.test(name) ? [invalid('name', 'matches', '이름을 다시 확인해 주세요.')] : [];
}

export function checkNickname(nickname: string): PropertyError[] {
  const length = [...nickname].length;
  if (length < 2 || length > 12) return [invalid('nickname', 'length', '닉네임은 2자에서 12자로 정해 주세요.')];
  if (!NICKNAME.test(nickname) || UNSEEN.test(nickname) || DRAWN.test(nickname) || (HERE.test(nickname) && ELSEWHERE.test(nickname)))
    return [invalid('nickname', 'matches', '닉네임에는 글자와 숫자만 쓸 수 있어요.')];
  return [];
}

export function checkPhone(phone: string): PropertyError[] {
  return readPhone(phone) ? [] : [invalid('phone', 'isPhoneNumber', '휴대전화 번호를 다시 확인해 주세요.')];
}

/** The path to which a login leads: the my-page target of the account type. */
export function homeOf(accountType: AccountType): string {
  switch (accountType) {
    case AccountType.guardian:
      return '/mypage/myinfo';
    case AccountType.hospital:
      return '/bizpage/hospital';
    case AccountType.pharmacy:
      return '/bizpage/pharmacy';
    case AccountType.company:
      return '/bizpage/company';
  }
}

/** One address, which many people may share, by REST and GraphQL together. */
export const joiningsAnHour = { max: 100, windowSeconds: 3600 } as const;

import { canBePhone } from '@petcare/phone';

/** A text that every account has, whoever it belongs to. `password` is a new one. */
export type AccountField = 'email' | 'password' | 'name' | 'nickname' | 'phone';

/** One rule of a new password, to be ticked off while it is typed. */
export interface PasswordRule {
  /** In a word or two, as it stands in a list. */
  label: string;
  isMet: (password: string) => boolean;
}

/** Control and formatting characters, halves of pairs, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;
const EMAIL = /^[^\s@"<>,;:\\()[\]]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const NICKNAME = /^[\p{L}\p{N}_.-]{2,12}$/u;

const tidied = (text: string) => text.trim().normalize('NFC');
const lengthOf = (text: string) => [...text].length;

/** True for a text that can be an email address; spaces around it don't count, as for all rules but the password's. */
export function isEmail(text: string): boolean {
  return text.trim().length <= 254 && EMAIL.test(text.trim()) && !UNSEEN.test(text.trim());
}

/** True for a text that can be a nickname: 2 to 12 letters of any script, digits, `_`, `.` or `-`. */
export function isNickname(text: string): boolean {
  return NICKNAME.test(tidied(text)) && !UNSEEN.test(tidied(text));
}

/** True for a text that can be the name of a person: 1 to 30 characters. */
export function isPersonName(text: string): boolean {
  return tidied(text) !== '' && lengthOf(tidied(text)) <= 30 && !UNSEEN.test(tidied(text));
}

/** The rules of a new password. */
export const passwordRules: readonly PasswordRule[] = [
  { label: '8~72자', isMet: (password) => lengthOf(password.normalize('NFC')) >= 8 && lengthOf(password.normalize('NFC')) <= 72 },
  { label: '글자 포함', isMet: (password) => /\p{L}/u.test(password) },
  { label: '숫자 포함', isMet: (password) => /\d/.test(password) },
];

/** True for a text that may be the password of an account. */
export function isPassword(text: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(text));
}

/** The errors of an email address and of a nickname that somebody else has. */
export const takenSentences = { email: '이미 가입된 이메일이에요.', nickname: '이미 쓰고 있는 닉네임이에요.' } as const;

const rules: Record<AccountField, { isFit: (text: string) => boolean; missing: string; unfit: string }> = {
  email: { isFit: isEmail, missing: '이메일을 적어 주세요.', unfit: '이메일 주소를 다시 확인해 주세요.' },
  password: { isFit: isPassword, missing: '비밀번호를 적어 주세요.', unfit: '글자와 숫자를 넣어 8자에서 72자로 정해 주세요.' },
  name: { isFit: isPersonName, missing: '이름을 적어 주세요.', unfit: '이름은 30자까지 적어 주세요.' },
  nickname: { isFit: isNickname, missing: '닉네임을 적어 주세요.', unfit: '닉네임은 글자와 숫자로 2자에서 12자까지 정해 주세요.' },
  phone: { isFit: canBePhone, missing: '휴대폰 번호를 적어 주세요.', unfit: '휴대폰 번호를 다시 확인해 주세요.' },
};

/** The error in the text of one field, as a Korean sentence; undefined when there is none. The server checks again. */
export function problemOf(field: AccountField, text: string): string | undefined {
  const { isFit, missing, unfit } = rules[field];
  if (field === 'password' ? text === '' : text.trim() === '') return missing;
  return isFit(text) ? undefined : unfit;
}

/** The errors of these fields of a form, one sentence for each wrong field: `checkAccount(values, ['email', 'phone'])`. */
export function checkAccount<Field extends AccountField>(
  values: Record<Field, string>,
  fields: readonly Field[],
): { [Checked in Field]?: string } {
  const problems = fields.flatMap((field) => {
    const problem = problemOf(field, values[field]);
    return problem === undefined ? [] : [[field, problem]];
  });
  return Object.fromEntries(problems) as { [Checked in Field]?: string };
}

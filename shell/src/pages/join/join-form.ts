/** What the join form holds. */
export type JoinValues = {
  email: string;
  password: string;
  passwordAgain: string;
  name: string;
  nickname: string;
  phone: string;
  recommender: string;
  term: boolean;
  privacy: boolean;
  marketing: boolean;
};

export type JoinErrors = Partial<Record<keyof JoinValues, string>>;

export const emptyJoin: JoinValues = {
  email: '',
  password: '',
  passwordAgain: '',
  name: '',
  nickname: '',
  phone: '',
  recommender: '',
  term: false,
  privacy: false,
  marketing: false,
};

const lengthOf = (text: string) => [...text.trim().normalize('NFC')].length;

export const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
export const isNickname = (text: string) => lengthOf(text) >= 2 && lengthOf(text) <= 12 && /^[\p{L}\p{N}_.-]+$/u.test(text.trim().normalize('NFC'));

/** The rules of a password one by one, for the list that is ticked off while typing. */
export const passwordRules: readonly { label: string; isMet: (password: string) => boolean }[] = [
  { label: '8~72자', isMet: (password) => [...password].length >= 8 && [...password].length <= 72 },
  { label: '글자 포함', isMet: (password) => /\p{L}/u.test(password) },
  { label: '숫자 포함', isMet: (password) => /\d/.test(password) },
];

const rules: { [Field in keyof JoinValues]?: (value: JoinValues[Field], values: JoinValues) => string | null } = {
  email: (email) => (!email.trim() ? '이메일을 적어 주세요.' : isEmail(email) ? null : '이메일 주소를 다시 확인해 주세요.'),
  password: (password) => {
    if (!password) return '비밀번호를 적어 주세요.';
    return passwordRules.every(({ isMet }) => isMet(password)) ? null : '글자와 숫자를 넣어 8자에서 72자로 정해 주세요.';
  },
  passwordAgain: (again, { password }) => {
    if (!again) return '비밀번호를 한 번 더 적어 주세요.';
    return again === password ? null : '비밀번호가 서로 달라요.';
  },
  name: (name) => (!name.trim() ? '이름을 적어 주세요.' : lengthOf(name) <= 30 ? null : '이름은 30자까지 적어 주세요.'),
  nickname: (nickname) => {
    if (!nickname.trim()) return '닉네임을 적어 주세요.';
    return isNickname(nickname) ? null : '닉네임은 글자와 숫자로 2자에서 12자까지 정해 주세요.';
  },
  phone: (phone) => {
    if (!phone.trim()) return '휴대폰 번호를 적어 주세요.';
    return /^(0\d{8,10}|\+\d{7,15})$/.test(phone.replace(/[\s().-]/g, '')) ? null : '휴대폰 번호를 다시 확인해 주세요.';
  },
  term: (agreed) => (agreed ? null : '이용약관에 동의해 주세요.'),
  privacy: (agreed) => (agreed ? null : '개인정보 수집·이용에 동의해 주세요.'),
};

/** What is wrong with the form, one sentence a field; empty when it may be sent. The server checks again. */
export function checkJoin(values: JoinValues): JoinErrors {
  const errors: JoinErrors = {};
  for (const field of Object.keys(rules) as (keyof JoinValues)[]) {
    const rule = rules[field] as ((value: unknown, values: JoinValues) => string | null) | undefined;
    const error = rule?.(values[field], values);
    if (error) errors[field] = error;
  }
  return errors;
}

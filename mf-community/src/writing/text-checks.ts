const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const lengthOf = (text: string): number => [...text.trim()].length;

export const emailSentence = (email: string): string | undefined =>
  EMAIL.test(email.trim()) ? undefined : '이메일 주소를 다시 확인해 주세요.';

/** The server reads numbers; here only what can't be one is told. */
export const phoneSentence = (phone: string): string | undefined =>
  phone.replace(/\D/g, '').length >= 7 ? undefined : '연락처를 다시 확인해 주세요.';

/** Without the fields about which there is nothing to say. */
export function said<Field extends string>(sentences: Record<Field, string | undefined>): { [Name in Field]?: string } {
  return Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence)) as { [Name in Field]?: string };
}

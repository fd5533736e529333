import { AccountType, accountTypeLabels } from './accounts.ts';

/** The kinds of businesses, as the API and the address of joining (`/join?type=`) name them. */
export type BusinessKind = 'hospital' | 'pharmacy' | 'company';

const kinds: { [Type in AccountType]: BusinessKind | null } = {
  [AccountType.NORMAL]: null,
  [AccountType.HOSPITAL]: 'hospital',
  [AccountType.PHARMARCY]: 'pharmacy',
  [AccountType.COMPANY]: 'company',
};

/** The kind of business that an account type is; null for guardians. */
export function businessKindOf(accountType: AccountType): BusinessKind | null {
  return kinds[accountType];
}

/** The kind that a text names, as of an address; null when it names none. */
export function parseBusinessKind(text: string | null): BusinessKind | null {
  return Object.values(kinds).find((kind) => kind !== null && kind === text) ?? null;
}

/** The full name of each kind. */
export const businessLabels: Record<BusinessKind, string> = {
  hospital: accountTypeLabels[AccountType.HOSPITAL],
  pharmacy: accountTypeLabels[AccountType.PHARMARCY],
  company: accountTypeLabels[AccountType.COMPANY],
};

/** The name of each kind within a sentence. */
export const businessNouns: Record<BusinessKind, string> = { hospital: '병원', pharmacy: '약국', company: '업체' };

import * as v from 'valibot';
import { AccountType, accountTypeLabels } from './accounts.ts';

/** The kinds of businesses, as the API, the addresses of pages and the slots name them. */
export const businessKinds = ['hospital', 'pharmacy', 'company'] as const;
export type BusinessKind = (typeof businessKinds)[number];

export const businessSchema = v.object({ kind: v.picklist(businessKinds), id: v.pipe(v.string(), v.minLength(1)) });

/** One business: a listing of that kind, by its number as the API writes it. */
export type Business = v.InferOutput<typeof businessSchema>;

/** The businesses that guests can book. */
export const bookableBusinessSchema = v.object({ ...businessSchema.entries, kind: v.picklist(['hospital', 'company']) });
export type BookableBusiness = v.InferOutput<typeof bookableBusinessSchema>;

/** The kind that a text names, as of an address or an answer; null when it names none. */
export function parseBusinessKind(text: unknown): BusinessKind | null {
  return businessKinds.find((kind) => kind === text) ?? null;
}

/** The business that a value describes, without what else it has; null when it describes none. */
export function parseBusiness(value: unknown): Business | null {
  const parsed = v.safeParse(businessSchema, value);
  return parsed.success ? parsed.output : null;
}

/** A text that names one business among all: `hospital 7`. */
export const keyOfBusiness = ({ kind, id }: Business): string => `${kind} ${id}`;

const kindsOfAccounts: { [Type in AccountType]: BusinessKind | null } = {
  [AccountType.NORMAL]: null,
  [AccountType.HOSPITAL]: 'hospital',
  [AccountType.PHARMARCY]: 'pharmacy',
  [AccountType.COMPANY]: 'company',
};

/** The kind of business that an account type is; null for guardians. */
export function businessKindOf(accountType: AccountType): BusinessKind | null {
  return kindsOfAccounts[accountType];
}

/** The full name of each kind. */
export const businessLabels: Record<BusinessKind, string> = {
  hospital: accountTypeLabels[AccountType.HOSPITAL],
  pharmacy: accountTypeLabels[AccountType.PHARMARCY],
  company: accountTypeLabels[AccountType.COMPANY],
};

/** The name of each kind within a sentence. */
export const businessNouns: Record<BusinessKind, string> = { hospital: '병원', pharmacy: '약국', company: '업체' };

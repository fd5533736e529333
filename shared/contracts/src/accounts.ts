import * as v from 'valibot';

/** Account types on the wire (`PHARMARCY` is spelled so in the public interface). */
export const AccountType = { NORMAL: 0, HOSPITAL: 1, PHARMARCY: 2, COMPANY: 3 } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];

/** The origin of an account: its own e-mail address or a social provider. */
export const SocialType = { ACCOUNT: 0, NAVER: 1, KAKAO: 2, FACEBOOK: 3, APPLE: 4 } as const;
export type SocialType = (typeof SocialType)[keyof typeof SocialType];

/** The Korean label of each account type. */
export const accountTypeLabels: Record<AccountType, string> = {
  [AccountType.NORMAL]: '보호자',
  [AccountType.HOSPITAL]: '동물병원',
  [AccountType.PHARMARCY]: '동물약국',
  [AccountType.COMPANY]: '펫 서비스 업체',
};

/** The my-page of each account type. */
export const myPagePaths: Record<AccountType, string> = {
  [AccountType.NORMAL]: '/mypage/myinfo',
  [AccountType.HOSPITAL]: '/bizpage/hospital',
  [AccountType.PHARMARCY]: '/bizpage/pharmacy',
  [AccountType.COMPANY]: '/bizpage/company',
};

/** The claims of an access token: who is signed in. Source: the server's JWT. */
export const sessionIdentitySchema = v.object({
  userID: v.string(),
  accountType: v.picklist([0, 1, 2, 3]),
  socialType: v.picklist([0, 1, 2, 3, 4]),
  nickname: v.string(),
  name: v.string(),
});
export type SessionIdentity = v.InferOutput<typeof sessionIdentitySchema>;

/** The part of a business's work that a member of its staff does: `all` is `bookings` and what else its owner has not kept. */
export const staffRoles = ['bookings', 'all'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The business for which somebody works on the business pages, by its listing. */
export const workplaceSchema = v.object({
  businessId: v.string(),
  accountType: v.picklist([1, 2, 3]),
  name: v.string(),
  role: v.picklist(staffRoles),
});
export type Workplace = v.InferOutput<typeof workplaceSchema>;

/**
 * The person who looks at the page. `unknown` until the browser has read its storage (always so while a page is rendered on a server).
 * `expired`: the server takes their tokens no longer. The page stays as it is, with what was typed, until they have logged in again or
 * left; an answer is to be had only then. `workplace`: the business whose pages the business pages are to them; everywhere else they are
 * themselves.
 */
export const sessionSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('anonymous') }),
  v.object({
    status: v.literal('signed-in'),
    identity: sessionIdentitySchema,
    expired: v.optional(v.literal(true)),
    workplace: v.optional(workplaceSchema),
  }),
]);
export type Session = v.InferOutput<typeof sessionSchema>;

/** The account type of the business whose pages the business pages are: of the one that somebody works for, else their own. */
export function businessTypeOf({ identity, workplace }: Extract<Session, { status: 'signed-in' }>): AccountType {
  return workplace?.accountType ?? identity.accountType;
}

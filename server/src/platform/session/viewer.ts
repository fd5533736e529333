/** As the spec numbers them. */
export const AccountType = { guardian: 0, hospital: 1, pharmacy: 2, company: 3 } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];

export const SocialType = { account: 0, naver: 1, kakao: 2, facebook: 3, apple: 4 } as const;
export type SocialType = (typeof SocialType)[keyof typeof SocialType];

/** The claims of an access token about its holder. `id` is the users row; `sessionId` its login. */
export type Claims = {
  id: number;
  accountType: AccountType;
  socialType: SocialType;
  nickname: string;
  name: string;
  sessionId: string;
};

/** An operator has taken writing to others from an account until then (ISO 8601). */
export type Block = { until: string; reason: string };

/** The part of a business's work that a member of its staff does: `all` is `bookings` and what else its owner has not kept. */
export type StaffRole = 'bookings' | 'all';

/** A member of staff in a business. */
export type Staff = { accountId: number; businessId: number; role: StaffRole };

/** The person who asks. The rights of a business are asked of platform/access (`holdsRightsOf`), never read from `accountType`. */
export type Viewer = Claims & {
  /** A business that no operator has approved yet, as it stands now. */
  awaitsApproval: boolean;
  /** From which network the call came; none of a viewer that no call has. */
  network?: string;
  /** Left out of whoever may write. */
  block?: Block;
  /** The member of staff who calls for the business: everything else is the business's own account's. */
  staff?: Staff;
};

/** The standing of an account on the routes of operators, on which alone it is looked at. */
export type OperatorStanding = 'none' | 'named' | 'open';

/** The session of a bearer header. A forged or unreadable token counts as none, one of a login that is over as expired. */
export type Session = { status: 'anonymous' } | { status: 'expired' } | SignedIn;

/**
 * `acting`: the business for which the call says that it is made, as the viewer of what its staff may call; null where
 * the caller is none of its staff.
 */
export type SignedIn = { status: 'signed-in'; viewer: Viewer; acting?: Viewer | null; operator?: OperatorStanding };

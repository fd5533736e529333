/** As the spec numbers them. */
export const AccountType = { guardian: 0, hospital: 1, pharmacy: 2, company: 3 } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];

export const SocialType = { account: 0, naver: 1, kakao: 2, facebook: 3, apple: 4 } as const;
export type SocialType = (typeof SocialType)[keyof typeof SocialType];

/** Who is asking, as the access token says. `id` is the users row; `sessionId` its login. */
export type Viewer = {
  id: number;
  accountType: AccountType;
  socialType: SocialType;
  nickname: string;
  name: string;
  sessionId: string;
};

/** What the bearer header came to. A forged or unreadable token counts as none. */
export type Session = { status: 'anonymous' } | { status: 'expired' } | { status: 'signed-in'; viewer: Viewer };

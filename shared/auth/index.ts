export {
  checkAccount,
  isEmail,
  isNickname,
  isPassword,
  isPersonName,
  isPhone,
  passwordRules,
  problemOf,
  problemOfRepeat,
  takenSentences,
  type AccountField,
  type PasswordRule,
} from './src/account-rules.ts';
export { accountTypesFor, canOpen, safeNext, type Verdict } from './src/guard.ts';
export { loginPath, withNext } from './src/next-address.ts';
export { refreshAccessToken, type Renewal } from './src/refresh.ts';
export { clearTokens, currentSession, evaluateSession, session$, startSession, storeTokens } from './src/session.ts';
export { lastSocialStart, socialStart, type SocialStart } from './src/social-start.ts';
export { accessToken, isExpired, refreshToken, type Tokens } from './src/tokens.ts';
export {
  useIdentityVerification,
  type IdentityProgress,
  type IdentityVerification,
  type IdentityVerificationOptions,
} from './src/use-identity-verification.ts';
export { useSession } from './src/use-session.ts';
export { identityNext, postIdentityHere, tellIdentityAnswer, type IdentityAnswer, type IdentityForm } from './src/verify-identity.ts';

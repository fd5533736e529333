/**
 * The parts that only the forms of an account need: the rules of its fields, the start of a social login, and the verification of a
 * person's identity. It holds no state, so each page that uses it brings it along: `@petcare/auth` is in everybody's first load.
 */
export {
  checkAccount,
  isEmail,
  isNickname,
  isPassword,
  isPersonName,
  passwordRules,
  problemOf,
  takenSentences,
  type AccountField,
  type PasswordRule,
} from './src/account-rules.ts';
export {
  useIdentityVerification,
  type IdentityProgress,
  type IdentityVerification,
  type IdentityVerificationOptions,
} from './src/use-identity-verification.ts';
export { lastSocialStart, socialStart, type SocialStart } from './src/social-start.ts';
export { identityNext, postIdentityHere, tellIdentityAnswer, type IdentityAnswer, type IdentityForm } from './src/verify-identity.ts';

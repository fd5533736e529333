export { accountTypesFor, canOpen, safeNext, type Verdict } from './src/guard.ts';
export { loginPath, withNext, type LoginAct } from './src/next-address.ts';
export { refreshAccessToken, type Renewal } from './src/refresh.ts';
export {
  clearTokens,
  currentSession,
  endWorkplace,
  evaluateSession,
  session$,
  startSession,
  storeTokens,
  workFor,
  workplaceHeader,
} from './src/session.ts';
export { learnSiteTime, siteNow } from './src/site-clock.ts';
export { accessToken, announceLogout, isExpired, refreshToken, type Tokens } from './src/tokens.ts';
export { useSession } from './src/use-session.ts';

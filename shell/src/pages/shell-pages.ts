import { createLoaded, type PageLoader } from '@petcare/remote';

/**
 * Loaders of the shell's own pages, by the names that the route table uses. Two that are as good as one share a file: each file costs every
 * visitor its hash in the shell's entry.
 */
export const shellPageLoaders: Record<string, PageLoader> = {
  home: () => import('./home/home.page.tsx').then(({ HomePage }) => HomePage),
  about: () => import('./about/about.page.tsx').then(({ AboutPage }) => AboutPage),
  privacy: () => import(/* webpackChunkName: "terms.page" */ './privacy/privacy.page.tsx').then(({ PrivacyPage }) => PrivacyPage),
  term: () => import(/* webpackChunkName: "terms.page" */ './term/term.page.tsx').then(({ TermPage }) => TermPage),
  login: () => import('./login/login.page.tsx').then(({ LoginPage }) => LoginPage),
  'login-naver': () =>
    import(/* webpackChunkName: "social-login.page" */ './login-naver/login-naver.page.tsx').then(({ LoginNaverPage }) => LoginNaverPage),
  'kakao-callback': () =>
    import(/* webpackChunkName: "social-login.page" */ './kakao-callback/kakao-callback.page.tsx').then(
      ({ KakaoCallbackPage }) => KakaoCallbackPage,
    ),
  'join-gate': () => import('./join-gate/join-gate.page.tsx').then(({ JoinGatePage }) => JoinGatePage),
  danal: () => import('./danal/danal.page.tsx').then(({ DanalPage }) => DanalPage),
  forgot: () => import('./forgot/forgot.page.tsx').then(({ ForgotPage }) => ForgotPage),
  join: () => import('./join/join.page.tsx').then(({ JoinPage }) => JoinPage),
};

/** The shell's own pages, each loaded when it is first asked for. */
export const shellPages = createLoaded(shellPageLoaders);

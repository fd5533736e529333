import { lazy, type ComponentType } from 'react';

/** The shell's own pages by the names that the route table uses, each loaded when it is first shown. */
export const shellPages: Readonly<Record<string, ComponentType>> = {
  home: lazy(() => import('./home/home.page.tsx').then(({ HomePage }) => ({ default: HomePage }))),
  about: lazy(() => import('./about/about.page.tsx').then(({ AboutPage }) => ({ default: AboutPage }))),
  privacy: lazy(() => import('./privacy/privacy.page.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage }))),
  term: lazy(() => import('./term/term.page.tsx').then(({ TermPage }) => ({ default: TermPage }))),
  login: lazy(() => import('./login/login.page.tsx').then(({ LoginPage }) => ({ default: LoginPage }))),
  'join-gate': lazy(() => import('./join-gate/join-gate.page.tsx').then(({ JoinGatePage }) => ({ default: JoinGatePage }))),
  join: lazy(() => import('./join/join.page.tsx').then(({ JoinPage }) => ({ default: JoinPage }))),
};

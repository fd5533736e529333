/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

testRenderings(async () => ({ pages: await import('./shell-pages.ts').then(({ shellPageLoaders }) => shellPageLoaders), parts: {} }), {
  pages: {
    home: {
      at: '/',
      shows: ['<em>걱정 없이</em> 찾아요', 'action="/hostpital-list"', 'data-slot="home.hospitals"', '지금 가입하면 3,000포인트'],
    },
    about: { at: '/about', shows: ['찾기 쉽게'] },
    privacy: { at: '/privacy', shows: ['개인정보처리방침'] },
    term: { at: '/term', shows: ['이용약관'] },
    login: {
      at: '/login?next=%2Fpoint',
      responses: {
        SocialWays_Providers: {
          getSocialAccounts: [
            { provider: 'kakao', isOn: true },
            { provider: 'apple', isOn: false },
          ],
        },
      },
      shows: ['비밀번호', 'href="/join?next=%2Fpoint"', 'href="/api/client/user/social/kakao?next=%2Fpoint"'],
    },
    'login-naver': { at: '/login/naver', shows: ['확인하고 있어요'] },
    'kakao-callback': { at: '/oauth/kakao/callback?code=c&state=s', shows: ['확인하고 있어요'] },
    danal: { at: '/auth/danal', shows: ['본인 확인'] },
    forgot: { at: '/forgot?tab=password', shows: ['임시 비밀번호 받기'] },
    'join-gate': {
      at: '/join-gate?next=%2Fpoint',
      responses: {
        SocialWays_Providers: {
          getSocialAccounts: [
            { provider: 'naver', isOn: true },
            { provider: 'apple', isOn: false },
          ],
        },
      },
      shows: [
        'href="/join?next=%2Fpoint"',
        'href="/join?type=hospital&amp;next=%2Fpoint"',
        'href="/api/client/user/social/naver?next=%2Fpoint"',
      ],
    },
    join: { at: '/join', shows: ['이메일'] },
  },
  parts: {},
});

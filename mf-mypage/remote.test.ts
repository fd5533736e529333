/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    home: 'private',
    myinfo: 'private',
    mypet: 'private',
    'my-favourites': 'private',
    favourites: { at: '/favourites', responses: {}, shows: ['<h1', '찜한 곳', 'href="/favourites?list=seen"'] },
  },
  parts: { 'home-vaccinations': 'private', 'home-news': 'private', 'notice-offer': 'private' },
});

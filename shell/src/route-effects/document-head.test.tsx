import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useDocumentHead } from './document-head.ts';

const titles: Record<string, string> = { '/': '찾기', '/hospital': '동물병원', '/about': '서비스 소개' };
let go: NavigateFunction = () => undefined;

function Shell() {
  go = useNavigate();
  const { pathname, search } = useLocation();
  useDocumentHead(pathname, search, titles[pathname] ?? '');
  return null;
}

const written = () => ({
  title: document.title,
  description: document.head.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
  canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
  robots: document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
});
const describe = (path: string, search: string, said: { title: string; description?: string; canonical?: string; noindex?: boolean }) =>
  act(() => bus.emit('page.described', { path, search, ...said }));
const navigate = (to: string) => act(async () => go(to));

const SERVER =
  '<title>서버가 쓴 제목 | 펫케어</title><meta name="description" content="서버가 쓴 설명"><link rel="canonical" href="https://petcare.example/hospital?id=7"><script type="application/ld+json">{}</script>';

beforeEach(() => {
  document.head.innerHTML = SERVER;
});

test('the head of the page keeps the head written by the server until the page describes itself', () => {
  renderPage(<Shell />, { at: '/hospital?id=7' });
  expect(written()).toEqual({
    title: '서버가 쓴 제목 | 펫케어',
    description: '서버가 쓴 설명',
    canonical: 'https://petcare.example/hospital?id=7',
    robots: null,
  });
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
  describe('/hospital', '?id=7', { title: '구로동물병원', description: '새 설명', canonical: '/hospital?id=7' });
  expect(written()).toEqual({
    title: '구로동물병원 | 펫케어',
    description: '새 설명',
    canonical: 'https://petcare.example/hospital?id=7',
    robots: null,
  });
});

test('the head of the page writes the head from the route table after a navigation and then from the page', async () => {
  renderPage(<Shell />, { at: '/about' });
  await navigate('/hospital?id=8');
  expect(written()).toEqual({ title: '동물병원 | 펫케어', description: null, canonical: 'https://petcare.example/hospital', robots: null });
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  describe('/hospital', '?id=8&frompage=list', { title: '팔호병원', description: '설명', canonical: '/hospital?id=8', noindex: true });
  expect(written()).toEqual({
    title: '팔호병원 | 펫케어',
    description: '설명',
    canonical: 'https://petcare.example/hospital?id=8',
    robots: 'noindex',
  });
  await navigate('/');
  expect(written()).toEqual({ title: '펫케어 | 찾기', description: null, canonical: 'https://petcare.example/', robots: null });
});

test('the head of the page uses a description that the page sends before the shell has reached its address', async () => {
  renderPage(<Shell />, { at: '/about' });
  describe('/hospital', '?id=8', { title: '팔호병원' });
  expect(document.title).toBe('서버가 쓴 제목 | 펫케어');
  await navigate('/hospital?id=8');
  expect(document.title).toBe('팔호병원 | 펫케어');
});

test('the head of the page ignores descriptions of a page that is not shown and of the previous page with the same path', async () => {
  renderPage(<Shell />, { at: '/hospital?id=7' });
  describe('/hospital', '?id=7', { title: '칠호병원' });
  await navigate('/hospital?id=8');
  expect(document.title).toBe('동물병원 | 펫케어');
  describe('/hospital', '?id=7', { title: '칠호병원' });
  describe('/about', '', { title: '늦은 소개' });
  expect(document.title).toBe('동물병원 | 펫케어');
});

test('the head of the page keeps the title when a filter changes until the page describes itself again', async () => {
  renderPage(<Shell />, { at: '/hospital?id=7' });
  describe('/hospital', '?id=7', { title: '칠호병원' });
  await navigate('/hospital?id=7&filters=is24');
  expect(document.title).toBe('칠호병원 | 펫케어');
  describe('/hospital', '?id=7&filters=is24', { title: '칠호병원 24시' });
  expect(document.title).toBe('칠호병원 24시 | 펫케어');
});

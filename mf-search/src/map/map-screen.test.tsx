import { bus } from '@petcare/event-bus';
import { refusal, renderPage, restResponse } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { details, lastOf, pin, responses } from '../testing/a-map-view.ts';
import { CompanyMapPage } from './company-map.page.tsx';
import { HospitalMapPage } from './map.page.tsx';
import { PharmacyMapPage } from './pharmacy-map.page.tsx';

test('the list beside a map lists every hospital in view without WebGL, nearest first', async () => {
  const { user, address } = renderPage(<HospitalMapPage />, { at: '/search/map', responses });
  expect(screen.getByRole('heading', { level: 1, name: '동물병원 지도' })).toBeInTheDocument();
  const rows = await screen.findAllByRole('button', { name: /^(구로|먼)동물병원(?! 찜)/ });
  expect(rows.map((row) => within(row).getByText(/동물병원/).textContent)).toEqual(['구로동물병원', '먼동물병원']);
  expect(rows[0]).toHaveTextContent('서울특별시 구로구 디지털로 1');
  for (const word of ['곧 종료 · 오후 7:00까지', '24시', '주차', '예약 가능', '구로디지털단지역 350m'])
    expect(within(rows[0] as HTMLElement).getByText(word)).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).queryByText('예약 가능')).toBeNull();
  expect(rows[1]).toHaveTextContent('서울특별시 강남구 테헤란로 2');
  await user.click(rows[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: '자세히 보기' })).toHaveAttribute('href', '/hospital?id=7&frompage=mappage');
  await waitFor(() => expect(address()).toMatch(/^\/search\/map#map=15\.0\/37\.48100\/127\.03100&id=7$/));
});

test('the map opens the same place and hospital from a shared address', async () => {
  const { sent } = renderPage(<HospitalMapPage />, { at: '/search/map#map=16/37.481/127.031&id=7', responses });
  expect(await screen.findByRole('heading', { level: 2, name: '구로동물병원' })).toBeInTheDocument();
  const { south, north } = lastOf(sent, 'MapPage_HospitalPins') as { south: number; north: number };
  expect((south + north) / 2).toBeCloseTo(37.481, 4);
});

test.each([
  ['sido', 7],
  ['sigungu', 11],
])('the map shows counts by %s when zoomed out, and zooms in at a press on an area', async (level, zoom) => {
  const { user, sent, address } = renderPage(<HospitalMapPage />, { at: `/search/map#map=${zoom}/37.48/127.03`, responses });
  await user.click(await screen.findByRole('button', { name: /구로구 병원 31곳/ }));
  expect(sent.filter(({ name }) => name === 'MapPage_Areas')[0]?.variables['level']).toBe(level);
  await waitFor(() => expect(address()).toMatch(level === 'sido' ? /map=9\.6/ : /map=13\.4/));
});

test.each([
  ['sido', 7],
  ['sigungu', 11],
])('the map counts by %s only what matches the filter when zoomed out', async (level, zoom) => {
  const { sent } = renderPage(<HospitalMapPage />, { at: `/search/map?filters=is24,isHotel#map=${zoom}/37.48/127.03`, responses });
  expect(await screen.findByRole('button', { name: /구로구 병원 31곳/ })).toBeInTheDocument();
  expect(lastOf(sent, 'MapPage_Areas')).toMatchObject({ level, filters: ['is24', 'isHotel'] });
  expect(sent.map(({ name }) => name)).not.toContain('MapPage_HospitalPins');
});

test('the map sends a filter to the API and writes it into the address', async () => {
  const { user, sent, address } = renderPage(<HospitalMapPage />, { at: '/search/map', responses });
  await user.click(screen.getByRole('button', { name: '24시' }));
  await waitFor(() => expect(lastOf(sent, 'MapPage_HospitalPins')['filters']).toEqual(['is24']));
  await waitFor(() => expect(address()).toMatch(/^\/search\/map\?filters=is24#map=/));
});

test('the map lists the results of a search and moves the map to them', async () => {
  const { user, sent, address } = renderPage(<HospitalMapPage />, { at: '/search/map', responses });
  await user.type(screen.getByRole('combobox'), '해운대{Enter}');
  expect(await screen.findByRole('button', { name: /해운대동물병원(?! 찜)/ })).toBeInTheDocument();
  await waitFor(() => expect(Math.round(lastOf(sent, 'MapPage_HospitalPins')['west'] as number)).toBe(129));
  await waitFor(() => expect(address()).toContain('#map=15.0/35.16000/129.16000'));
});

test('the map keeps the view of a shared search', async () => {
  const at = '/search/map?search=해운대#map=16.0/37.48100/127.03100';
  const { address } = renderPage(<HospitalMapPage />, { at, responses });
  expect(await screen.findByRole('button', { name: /해운대동물병원(?! 찜)/ })).toBeInTheDocument();
  await waitFor(() => expect(decodeURIComponent(address())).toBe(at));
});

describe('a suggestion', () => {
  const at = '/search/map?search=바다#map=14.0/37.48000/127.03000';
  const nowhere = { id: null, sido: null, sigungu: null, latitude: null, longitude: null, bounds: null };
  const guro = {
    ...nowhere,
    kind: 'region',
    text: '서울특별시 구로구',
    sido: '서울특별시',
    sigungu: '구로구',
    bounds: { south: 37.464, west: 126.816, north: 37.518, east: 126.91 },
  };
  const gyeonggi = {
    ...nowhere,
    kind: 'region',
    text: '경기도',
    sido: '경기도',
    bounds: { south: 36.89, west: 126.38, north: 38.29, east: 127.86 },
  };
  const clinic = { ...nowhere, kind: 'hospital', text: '구로동물병원', id: '7', latitude: 37.5, longitude: 126.88 };
  const station = { ...nowhere, kind: 'station', text: '구로역', latitude: 37.503, longitude: 126.882 };
  const pharmacy = { ...clinic, kind: 'pharmacy', text: '구로약국', id: '9' };
  const unplaced = { ...nowhere, kind: 'company', text: '구로미용', id: '5' };
  const places = [guro, gyeonggi, station, clinic, pharmacy, unplaced];
  const suggested = {
    ...responses,
    SearchBox_Suggestions: { getSearchSuggestions: places, getKnowledgeSuggestions: [{ kind: 'disease', id: '12', name: '구토와 위염' }] },
  };

  test.each([
    ['서울특별시 구로구, 지역', /^\/search\/map#map=13\.2\/37\.491\d\d\/126\.86300$/],
    ['경기도, 지역', /^\/search\/map#map=7\.\d\/37\.59\d+\/127\.12000$/],
    ['구로역, 지하철역', /^\/search\/map#map=15\.0\/37\.50300\/126\.88200$/],
    ['구로동물병원, 동물병원', /^\/search\/map#map=15\.0\/37\.50000\/126\.88000&id=7$/],
    ['구로약국, 동물약국', /^\/search\/map\/pharmacy#map=15\.0\/37\.50000\/126\.88000&id=9$/],
    ['구로미용, 펫 서비스', /^\/company\/5\?frompage=mappage$/],
    ['구토와 위염, 질병', /^\/search\/disease\/12$/],
  ])('%s leads where it is', async (name, where) => {
    const { user, address } = renderPage(<HospitalMapPage />, { at, path: '/search/map', responses: suggested });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '구로');
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(address()).toMatch(where));
  });
});

test('the map closes the card of a chosen hospital by keyboard', async () => {
  const { user, address } = renderPage(<HospitalMapPage />, { at: '/search/map#map=16/37.481/127.031&id=7', responses });
  await screen.findByRole('heading', { level: 2, name: '구로동물병원' });
  act(() => screen.getByRole('button', { name: '선택 해제' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).not.toContain('id='));
});

test.each([
  ['pharmacy', PharmacyMapPage, '/search/map/pharmacy', '동물약국 지도', 'MapPage_PharmacyPins', '/pharmacy?id=7&frompage=mappage'],
  ['company', CompanyMapPage, '/search/company-map', '펫 서비스 지도', 'MapPage_CompanyPins', '/company/7?frompage=mappage'],
])('the map shows on the map of every %s its own kind and links to its pages', async (kind, Page, path, heading, operation, link) => {
  const selected = kind === 'pharmacy' ? 'MapPage_SelectedPharmacy' : 'MapPage_SelectedCompany';
  const answers = { [operation]: { inView: { pins: [pin], counts: [] } }, [selected]: { selected: details } };
  const { user, address } = renderPage(<Page />, { at: `${path}?filters=is24#map=15/37.481/127.031`, responses: answers });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^구로동물병원(?! 찜)/ }));
  expect(await screen.findByRole('link', { name: '자세히 보기' })).toHaveAttribute('href', link);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', `${path}?filters=is24#map=15.0/37.48100/127.03100`);
  expect(screen.getByRole('link', { name: '병원' })).toHaveAttribute('href', '/search/map?filters=is24#map=15.0/37.48100/127.03100');
  await waitFor(() => expect(address()).toContain('&id=7'));
});

test.each([
  ['hospital', HospitalMapPage, ['hospital', 'pharmacy'], '구로구 병원 31곳 · 약국 12곳'],
  ['pharmacy', PharmacyMapPage, ['pharmacy', 'hospital'], '구로구 약국 12곳 · 병원 31곳'],
  ['company', CompanyMapPage, ['company'], '구로구 업체 5곳'],
])('the map counts only its own kinds on the zoomed-out map of a %s', async (_kind, Page, kinds, row) => {
  const { sent } = renderPage(<Page />, { at: '/search/map#map=7/37.48/127.03', responses });
  expect(await screen.findByRole('button', { name: row })).toBeInTheDocument();
  expect(lastOf(sent, 'MapPage_Areas')['kinds']).toEqual(kinds);
});

describe('where', () => {
  const told = (status: number, answer: object) => {
    const asked = jest.fn((_address: string) => Promise.resolve(restResponse(status, answer)));
    globalThis.fetch = asked as unknown as typeof fetch;
    return asked;
  };
  const info = {
    address: '부산광역시 해운대구',
    latitude: 35.163,
    longitude: 129.164,
    sido: '부산광역시',
    sigungu: '해운대구',
    isExact: false,
  };
  const toasts: unknown[] = [];
  const listening = bus.on('toast.shown').subscribe((toast) => toasts.push(toast));
  beforeEach(() => {
    toasts.length = 0;
    localStorage.clear();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(globalThis, 'fetch');
  });
  afterAll(() => listening.unsubscribe());

  test('the field of a place moves to the chosen area and measures distances from it', async () => {
    const asked = told(200, { success: true, data: info });
    const { user, sent, address } = renderPage(<HospitalMapPage />, { at: '/search/map?search=구로', responses });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '해운대구{Enter}');
    expect(await screen.findByText('부산광역시 해운대구 기준')).toBeInTheDocument();
    expect(decodeURIComponent(asked.mock.calls[0]?.[0] ?? '')).toBe('/api/location-info/get-info?address=해운대구');
    await waitFor(() => expect(address()).toBe('/search/map#map=13.4/35.16300/129.16400'));
    expect(lastOf(sent, 'MapPage_HospitalPins')['west']).toBeCloseTo(129.16, 1);
    expect((await screen.findAllByRole('button', { name: /^(구로|먼)동물병원 *[\d.,]+ ?k?m/ })).length).toBe(2);
  });

  test('the field of a place says that an address is unknown and searches it as text', async () => {
    told(404, { success: false, message: '위치를 확인할 수 없어요.', error: { code: 'NOT_FOUND', message: '위치를 확인할 수 없어요.' } });
    const { user, sent } = renderPage(<HospitalMapPage />, { at: '/search/map', responses });
    await user.type(screen.getByRole('combobox'), '크레이터로 1{Enter}');
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', message: '위치를 확인할 수 없어요.' }]));
    await waitFor(() => expect(lastOf(sent, 'MapPage_SearchHospitals')).toMatchObject({ search: '크레이터로 1', sido: null }));
  });

  test('the field of a place asks the device for its position and shows the name of its area', async () => {
    const asked = told(200, { success: true, data: info });
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) => found({ coords: { latitude: 35.16, longitude: 129.16 } } as GeolocationPosition),
      },
    });
    const { user, address } = renderPage(<HospitalMapPage />, {
      at: '/search/map',
      responses: { ...responses, MapPage_HospitalPins: { inView: { pins: [], counts: [] } } },
    });
    await waitFor(() => expect(address()).toContain('#map='));
    await user.click(await screen.findByRole('button', { name: '내 위치로' }));
    expect(await screen.findByText('내 위치 · 부산광역시 해운대구 기준')).toBeInTheDocument();
    expect(asked.mock.calls[0]?.[0]).toBe('/api/location-info/get-info?latitude=35.16&longitude=129.16');
    await waitFor(() => expect(address()).toContain('/35.16000/129.16000'));
    await user.click(await screen.findByRole('button', { name: '내 위치로' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

test('the map follows a change of the address', async () => {
  const { user, address } = renderPage(
    <>
      <HospitalMapPage />
      <Link to="#map=16.0/35.16000/129.16000&id=7">저기</Link>
      <Link to="/search/map">지도</Link>
    </>,
    { at: '/search/map#map=15/37.481/127.031', responses },
  );
  await waitFor(() => expect(address()).toContain('#map=15.0/'));
  await user.click(screen.getByRole('link', { name: '저기' }));
  expect(await screen.findByRole('heading', { level: 2, name: '구로동물병원' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '지도' }));
  await waitFor(() => expect(address()).toBe('/search/map#map=16.0/35.16000/129.16000&id=7'));
});

test('the map does not return to the map when it comes to rest after the person has left', async () => {
  const { user, address } = renderPage(<HospitalMapPage />, { at: '/search/map#map=15/37.481/127.031', responses });
  await waitFor(() => expect(address()).toContain('#map=15.0/'));
  const row = await screen.findByRole('button', { name: /^구로동물병원(?! 찜)/ });
  // As the router does, before the next page is there.
  history.pushState(null, '', '/hospital');
  try {
    await user.click(row);
    expect(await screen.findByRole('heading', { level: 2, name: '구로동물병원' })).toBeInTheDocument();
    expect(address()).not.toContain('id=');
  } finally {
    history.replaceState(null, '', '/');
  }
});

test('the map moves by keyboard from an area to the list, to the card of a row and back to the row', async () => {
  const many = Array.from({ length: 42 }, (_, index) => ({
    ...pin,
    id: `${100 + index}`,
    name: `${index}번동물병원`,
    latitude: pin.latitude + index / 10_000,
  }));
  const { user } = renderPage(<HospitalMapPage />, {
    at: '/search/map#map=11/37.48/127.03',
    responses: { ...responses, MapPage_HospitalPins: { inView: { pins: many, counts: [] } } },
  });
  // By their texts: roles of so many rows take jsdom seconds.
  const press = async (text: string, key = '{Enter}') => {
    const pressed = (await screen.findByText(text)).closest<HTMLElement>('a, button');
    act(() => pressed?.focus());
    await user.keyboard(key);
    return pressed;
  };
  await press('구로구');
  const more = await screen.findByText('2곳 더 보기');
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  expect(document.activeElement).toContainElement(more);
  await press('2곳 더 보기');
  expect(document.querySelectorAll('ul > li')[40]).toContainElement(document.activeElement as HTMLElement);

  const row = await press('3번동물병원', ' ');
  expect(document.activeElement).toHaveAccessibleName('선택한 곳');
  await user.keyboard('{Escape}');
  expect(row).toHaveFocus();
});

test('the map keeps the results when the next view fails and offers a retry', async () => {
  let isThere = true;
  const answers = {
    ...responses,
    MapPage_HospitalPins: () => (isThere ? { inView: { pins: [pin], counts: [] } } : refusal('BUSY', '지금은 너무 바빠요.')),
  };
  const { user } = renderPage(<HospitalMapPage />, { at: '/search/map', responses: answers });
  expect(await screen.findByRole('button', { name: /^구로동물병원(?! 찜)/ })).toBeInTheDocument();
  isThere = false;
  await user.click(screen.getByRole('button', { name: '24시' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('지금은 너무 바빠요.');
  expect(screen.getByText(/^전에 보던 지역/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^구로동물병원(?! 찜)/ })).toBeInTheDocument();
  isThere = true;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText(/^이 지역/)).toBeInTheDocument();
});

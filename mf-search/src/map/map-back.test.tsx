import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { responses } from '../testing/a-map-view.ts';
import { HospitalMapPage } from './map.page.tsx';

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>뒤로</button>;
}

test('a step back closes a chosen place first, and leaves the map where it is', async () => {
  const { user, address } = renderPage(
    <>
      <HospitalMapPage />
      <Back />
    </>,
    { at: '/search/map#map=16.0/37.48100/127.03100', responses },
  );
  await user.click(await screen.findByRole('button', { name: /^먼동물병원(?! 찜)/ }));
  await waitFor(() => expect(address()).toMatch(/#map=16\.0\/37\.49000\/127\.05000&id=8$/));
  await user.click(screen.getByRole('button', { name: '뒤로' }));
  await waitFor(() => expect(address()).toBe('/search/map#map=16.0/37.49000/127.05000'));
  expect(screen.queryByRole('link', { name: '자세히 보기' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '동물병원 지도' })).toBeInTheDocument();
});

test('another place, chosen after the first, is no further step', async () => {
  const { user, address } = renderPage(
    <>
      <HospitalMapPage />
      <Back />
    </>,
    { at: '/search/map#map=14.0/37.48100/127.03100', responses },
  );
  for (const [name, id] of [
    [/^구로동물병원(?! 찜)/, 7],
    [/^먼동물병원(?! 찜)/, 8],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toMatch(new RegExp(`&id=${id}$`)));
  }
  await user.click(screen.getByRole('button', { name: '뒤로' }));
  await waitFor(() => expect(address()).not.toContain('id='));
});

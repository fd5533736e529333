import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { far, pin, responses } from '../testing/a-map-view.ts';
import { HospitalMapPage } from './map.page.tsx';

const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}(?! 찜)`) });

test('the rows of the view before are marked as past from the move on until the next ones are there', async () => {
  let answer: () => void = () => undefined;
  const answers = [
    { inView: { pins: [pin], counts: [] } },
    new Promise((resolve) => (answer = () => resolve({ inView: { pins: [far], counts: [] } }))),
  ];
  const { user } = renderPage(
    <>
      <HospitalMapPage />
      <Link to="#map=15.0/37.49000/127.05000">저기</Link>
    </>,
    { at: '/search/map#map=15.0/37.48100/127.03100', responses: { ...responses, MapPage_HospitalPins: () => answers.shift() as object } },
  );
  const list = (await row('구로동물병원')).closest('ul');
  expect(list).toHaveAttribute('aria-busy', 'false');
  await user.click(screen.getByRole('link', { name: '저기' }));
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  answer();
  expect((await row('먼동물병원')).closest('ul')).toHaveAttribute('aria-busy', 'false');
});

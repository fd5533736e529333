import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchField } from './search-field.tsx';

test('the search field keeps text typed before hydration and submits it', async () => {
  const sent: string[] = [];
  const page = <SearchField label="동물병원 검색" name="search" onSubmit={(text) => sent.push(text)} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.value = '구로';
  const complaints = jest.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(place, page));
  await userEvent.type(box, '동{Enter}');
  expect(box).toHaveValue('구로동');
  expect(sent).toEqual(['구로동']);
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

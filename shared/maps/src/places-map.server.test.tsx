/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { PlacesMap } from './places-map.tsx';

test('the map renders only a named, busy frame on the server', () => {
  const html = renderToString(<PlacesMap label="동물병원 지도" center={{ latitude: 37.5, longitude: 127 }} zoom={12} />);
  expect(html).toContain('aria-label="동물병원 지도"');
  expect(html).toContain('aria-busy="true"');
});

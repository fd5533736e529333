import { withOfferedPictures } from './offered-pictures.ts';

const folder = '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000';

test('stored pictures are offered in each format, the first loaded at once and the others lazily', () => {
  const html = withOfferedPictures(
    `<p>산책</p><p><img src="${folder}/800.webp" alt="" /></p><p><img src="${folder}/800.webp" alt="개천"></p>`,
  );
  const place = document.createElement('div');
  place.innerHTML = html;
  expect([...place.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif', 'image/avif']);
  expect(place.querySelector('source')?.srcset).toBe(
    [200, 320, 560, 800, 1600].map((width) => `${folder}/${width}.avif ${width}w`).join(', '),
  );
  expect([...place.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt, image.getAttribute('loading')])).toEqual([
    [`${folder}/800.webp`, '', null],
    [`${folder}/800.webp`, '개천', 'lazy'],
  ]);
  expect(place).toHaveTextContent('산책');
});

test('all other HTML is unchanged', () => {
  const html = '<p>글 <b>굵게</b></p><img src="/elsewhere.png" alt="">';
  expect(withOfferedPictures(html)).toBe(html);
});

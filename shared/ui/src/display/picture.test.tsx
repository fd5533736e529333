import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const sources = () => [...document.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
const stored = '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000';

test('the picture offers a stored picture in each width and reserves its space', () => {
  render(<Picture src={`${stored}/800.webp`} alt="병원 앞" sizes="50vw" ratio={16 / 10} />);
  const srcset = [200, 320, 560, 800, 1600].map((width) => `${stored}/${width}.avif ${width}w`).join(', ');
  expect(sources()).toEqual([{ type: 'image/avif', srcset, sizes: '50vw' }]);
  const image = screen.getByRole('img', { name: '병원 앞' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '500']);
  expect(image).toHaveStyle({ aspectRatio: '1.6' });
});

test('the picture offers the forms of a picture that another host shows from there', () => {
  render(<Picture src={`https://pictures.example${stored}/800.webp`} alt="" sizes="50vw" ratio={1} />);
  expect(sources()[0]?.srcset).toBe(
    [200, 320, 560, 800, 1600].map((width) => `https://pictures.example${stored}/${width}.avif ${width}w`).join(', '),
  );
});

test('the picture loads the picture of the first screen at once', () => {
  render(<Picture src={`${stored}/800.webp`} alt="병원 앞" sizes="100vw" ratio={1} isFirst />);
  const image = screen.getByRole('img');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority'), sources()[0]?.sizes]).toEqual([null, 'high', '100vw']);
});

test('the picture shows a picture from elsewhere unchanged', () => {
  render(<Picture src="/gifts/coffee.png" alt="" sizes="10rem" ratio={1} />);
  expect(sources()).toEqual([]);
  expect(document.querySelector('img')).toHaveAttribute('src', '/gifts/coffee.png');
});

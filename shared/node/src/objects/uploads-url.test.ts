import { readUploadsUrl } from './uploads-url.ts';

test.each([
  [undefined, null],
  ['', null],
  ['https://pictures.example', 'https://pictures.example'],
  ['https://pictures.example/', 'https://pictures.example'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
])('the reader of UPLOADS_PUBLIC_URL takes %j for the origin %j', (text, origin) => {
  expect(readUploadsUrl({ UPLOADS_PUBLIC_URL: text })).toBe(origin);
});

test.each([
  'pictures.example',
  '//pictures.example',
  'http://pictures.example',
  'https://pictures.example/folder',
  'https://someone@pictures.example',
  "https://pictures.example; script-src 'unsafe-inline'",
])('the reader of UPLOADS_PUBLIC_URL refuses %j', (text) => {
  expect(() => readUploadsUrl({ UPLOADS_PUBLIC_URL: text })).toThrow('UPLOADS_PUBLIC_URL');
});

import { answerRest, ok, refused } from '@petcare/testing';
import { Editor } from '@tiptap/react';
import { extensions } from './extensions.ts';
import { withoutGonePictures } from './gone-pictures.ts';

const HOST = 'https://pictures.example';
const idOf = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const pictureOf = (letter: string, host = '') => `<img src="${host}/uploads/images/${idOf(letter)}/800.webp" alt="">`;

test.each([
  ['of the site', pictureOf('a'), true],
  ['of the host that shows its pictures', pictureOf('a', HOST), true],
  ['of any other place', `<img src="${HOST}/cat.png" alt="">`, false],
  ['without an address', '<img alt="">', false],
])('of a text that is pasted the editor treats a picture %s as %s', (_whose, image, isTaken) => {
  const editor = new Editor({ extensions, content: `<p>가</p>${image}` });
  expect(editor.getHTML().includes('<img')).toBe(isTaken);
});

test('a draft keeps pictures that are stored or wait, under the host that it was kept with, and loses those that were swept', async () => {
  const sent = answerRest({
    'GET /api/upload': ({ query }) => (query!['id'] === idOf('b') ? ok({ id: idOf('b'), url: '' }) : refused('NOT_FOUND', '없어요.')),
  });
  const html = `${pictureOf('a')}${pictureOf('b', HOST)}${pictureOf('c', HOST)}${pictureOf('d')}`;
  expect(await withoutGonePictures(html, pictureOf('a', HOST))).toEqual({ html: `${pictureOf('a')}${pictureOf('b', HOST)}`, count: 2 });
  expect(sent.map(({ query }) => query!['id'])).toEqual(['b', 'c', 'd'].map(idOf));
});
